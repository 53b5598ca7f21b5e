import Testing
import TrellisKit

@testable import ArchitectureChecks

struct `Exclusive states as several Bools` {
  @Test(arguments: reported + accepted)
  func `are found by names and by what the code does`(_ fixture: Fixture) throws {
    try fixture.check(ExclusiveFlags.self)
  }

  @Test func `are named in the order in which they are declared`() throws {
    let found = try Self.reported[0].findings(of: ExclusiveFlags.self)
    #expect(found.count == 1)
    #expect(
      found[0].message.hasPrefix(
        "isLoading, isLoaded and hasError of Feed are states that exclude each other"))
  }

  static let reported = [
    Fixture(
      "loading, loaded and failed",
      """
      final class Feed {
        var title = "Feed"
        var isLoading = false // expect: exclusive-flags
        private(set) var isLoaded: Bool = false
        var hasError: Bool
      }
      """),
    Fixture(
      "in an observed object and in a view, with the thing in the name",
      """
      final class Feed: ObservableObject {
        @Published var isProfileLoading = false // expect: exclusive-flags
        @Published private(set) var profileFailed = false
        @Published var isRefreshing = false
      }
      struct Screen: View {
        @State private var loading = true, failed = false // expect: exclusive-flags
        var body: some View { Text("x") }
      }
      """),
    Fixture(
      "opposites, and players",
      """
      struct Panel { var isExpanded = true; var isCollapsed = false } // expect: exclusive-flags
      @Observable final class Player {
        var isPlaying = false // expect: exclusive-flags
        var isPaused = false
        var isMuted = false
      }
      actor Account { var isSignedIn = false; var isGuest = true } // expect: exclusive-flags
      """),
    Fixture(
      "several sheets, by prefix, suffix and by what shows them",
      """
      struct Named: View {
        @State private var isSheetPresented = false // expect: exclusive-flags
        @State private var alertIsPresented = false
        @State private var isEditPopoverPresented = false
        var body: some View { Text("x") }
      }
      struct Bound: View {
        @State var showsHelp = false // expect: exclusive-flags
        @State var adding = false
        @State var editing = false
        var body: some View {
          Text("x").sheet(isPresented: $showsHelp) { Help() }
            .fullScreenCover(isPresented: $adding) { Add() }
            .popover(isPresented: self.$editing) { Edit() }
        }
      }
      """),
    Fixture(
      "each set where the other is reset, in another file",
      """
      // file: Sources/Sample/Model.swift
      final class Model {
        var isEditing = false // expect: exclusive-flags
        var wantsSearch = false
        var isPinned = false
      }
      // file: Sources/Sample/Model+Modes.swift
      extension Model {
        func edit() {
          isEditing = true
          self.wantsSearch = false
        }
        func search() { withAnimation { wantsSearch = true; isEditing = false } }
      }
      """),
    Fixture(
      "one guarding the other",
      """
      final class Recorder {
        var recording = false { didSet { if recording { playingBack = false } } } // expect: exclusive-flags
        var playingBack = false
      }
      final class Machine {
        var heating = false // expect: exclusive-flags
        var cooling = false
        func heat() {
          guard !cooling else { return }
          heating = true
        }
        func cool() {
          guard isOn, !heating else { return }
          cooling = true
        }
      }
      """),
  ]

  static let accepted = [
    Fixture(
      "options that merely all are Bool",
      """
      @Observable final class Preferences {
        var isDarkMode = false
        var notificationsEnabled = true
        var soundsEnabled = true
        var isBold = false
        var isItalic = false
        var hasCompletedOnboarding = false
        var isLoggedIn = false
      }
      """),
    Fixture(
      "loading beside what happened once, and beside loading more",
      """
      final class Feed {
        var isLoading = false
        var isLoadingMore = false
        var isRefreshing = false
        var hasLoaded = false
        var didLoadOnce = false
        var isEmpty = true
        var showsError = false
        var shouldShowEmpty = true
      }
      """),
    Fixture(
      "flags about different things",
      """
      struct State { var isLoadingProfile = false; var hasOrdersError = false; var panelIsExpanded = true
        var isMenuCollapsed = false }
      """),
    Fixture(
      "constants, computed, passed, static, stored and decoded ones",
      """
      struct Row: View {
        let isLoading: Bool
        @Binding var hasError: Bool
        @AppStorage("x") var isLoaded = false
        var isFailed: Bool { false }
        static var isIdle = false
        var body: some View { Text("x") }
      }
      struct Item: Codable { var isOpen: Bool; var isClosed: Bool }
      final class Job: Operation { private var isPending = true; private var isRunning = false; var isFailed = false }
      protocol Loading { var isLoading: Bool { get }; var hasError: Bool { get } }
      struct Arguments { @Flag var enabled = false; @Flag var disabled = false }
      """),
    Fixture(
      "set together one way only, or both at some place",
      """
      final class Form {
        var isSaving = false
        var showsToast = false
        var isDirty = false
        func save() { isSaving = true; isDirty = false }
        func saved() { isSaving = false; showsToast = true }
        func change() { isDirty = true; isSaving = false }
        func changeWhileSaving() { isDirty = true; isSaving = true }
        func reset() { isSaving = false; showsToast = false; isDirty = false }
      }
      """),
    Fixture(
      "flags whose names exclude each other and that are on together all the same",
      """
      final class Feed {
        var isLoading = false
        var hasError = false
        var isFirst = true
        var isIdleAtStart = true
        func retry() { hasError = true; isLoading = true }
        func start() { isFirst = false; isIdleAtStart = true }
        func stop() { isFirst = true; isIdleAtStart = false }
      }
      """),
    Fixture(
      "a guard of its own, local variables, and two sheets",
      """
      struct Screen: View {
        @State private var isBusy = false
        @State private var isAddSheetPresented = false
        @State private var isEditSheetPresented = false
        func load() {
          guard !isBusy else { return }
          isBusy = true
          var isLoading = false
          var hasError = true
        }
        var body: some View {
          Text("x").sheet(isPresented: $isAddSheetPresented) { Add() }
            .sheet(isPresented: $isEditSheetPresented) { Edit() }
        }
      }
      """),
  ]
}
