#if os(Linux)
  import CCurl

  extension CCurlCallbacks {
    /// The transfer must outlive its handle's use; it isn't retained.
    init(calling transfer: CurlTransfer, _ sockets: OpaquePointer) {
      self.init(
        on_header: { bytes, count, context in
          CurlTransfer.from(context).receiveLine(UnsafeRawBufferPointer(start: bytes, count: count))
        },
        on_body: { bytes, count, context in
          CurlTransfer.from(context).receiveBody(UnsafeRawBufferPointer(start: bytes, count: count))
        },
        on_sent: { count, context in CurlTransfer.from(context).didSend(Int(count)) },
        on_ready: { isQuiet, context in CurlTransfer.from(context).willSend(isQuiet: isQuiet) },
        context: Unmanaged.passUnretained(transfer).toOpaque(), sockets: sockets)
    }
  }

  extension CurlTransfer {
    fileprivate static func from(_ context: UnsafeMutableRawPointer?) -> CurlTransfer {
      guard let context else { preconditionFailure("libcurl hands back the pointer that was set") }
      return Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
    }
  }
#endif
