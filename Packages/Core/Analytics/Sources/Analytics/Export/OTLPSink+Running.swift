extension OTLPSink {
  /// Sends events as they come, and before them those that earlier runs have left, until the task is cancelled. It
  /// is called once.
  public func run() async {
    await thread.perform { [queue, journal] in queue.adoptOrphans(besides: journal.run) }
    await withDiscardingTaskGroup { group in
      group.addTask { await self.collect(on: self.thread) }
      group.addTask { await self.exporter.run(on: self.thread) }
    }
  }

  /// Waits until all events that were received so far have been sent, or can't be sent for now. They aren't lost
  /// when they weren't: the next run sends them.
  ///
  /// - Parameter limit: how long to wait at most.
  public func flush(within limit: Duration) async {
    let (end, signal) = AsyncStream.makeStream(of: Never.self)
    // A task of its own, since nobody waits for a disc that hangs.
    let flushing = Task { [thread, journal, queue, exporter] in
      await thread.perform {
        journal.closeCurrent()
        _ = queue.seal(journal)
        queue.expireSurplus()
      }
      let settled = exporter.flushes.wait()
      exporter.bell.ring()
      for await _ in settled {}
      signal.finish()
    }
    await time.wait(atMost: limit) {
      for await _ in end {}
    }
    flushing.cancel()
  }

  /// Closes batches when it's time, and makes closed ones ready to be sent.
  private func collect(on thread: isolated ExportThread) async {
    while !Task.isCancelled {
      // As long as nothing can be sent, one batch that grows is better than many small ones.
      let due = exporter.flushes.isOpen ? journal.timeUntilDue : nil
      if due == .zero { journal.closeCurrent() }
      let isDone = queue.seal(journal)
      queue.expireSurplus()
      exporter.bell.ring()
      await time.wait(atMost: isDone ? due : limits.batchDelay) { await self.bell.wait() }
    }
  }
}
