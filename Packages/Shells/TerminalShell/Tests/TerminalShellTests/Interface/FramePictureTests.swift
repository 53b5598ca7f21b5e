import DesignTokens
import Screens
import Testing

@testable import TerminalShell

/// What frames look like; blank lines at the end are left out.
@Suite struct `A frame shows` {
  private func expect(
    _ screen: Screen, _ columns: Int, _ rows: Int, textSize: TextSize = .medium, _ picture: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    let display = DisplaySettings(textSize: textSize)
    var interface = interface(screen, columns: columns, rows: rows, display: display)
    #expect(interface.picture() == picture, sourceLocation: location)
  }

  @Test func `a form in a stack in tabs`() {
    expect(
      Screens.tabs(Screens.stack(Screens.form(name: "Grace", error: "Taken by somebody else."))), 40, 20,
      """
       ‹ Profile  Edit profile        Example
       [1 One]  2 Two   3 Three

         About you
       ❯ Name
         │Grace                             │
         ✗ Taken by somebody else.

         Password
         │••••••                            │

         [ Save ]
         [ Delete ]
         Others see this.





       ⏎ Next   Esc Back   ↑↓ Move   ^←→ Tabs
      """)
  }

  @Test func `choices, rows and progress`() {
    expect(
      Screens.settings, 40, 18,
      """
       Settings

         Look
       ❯ Appearance
         ○ Light   ◉ Dark
         Large icons                    ● On
         Easier to hit

         Storage                      12 KB ›
         Version                          1.0
         Up to date
         Rate the app
         ✓ It went well
         Copying
         ████████████░░░░░░░░░░░░ 50 %


       ←→ Choose   ↑↓ Move   ^Q Quit
      """)
  }

  @Test func `a long list`() {
    expect(
      Screens.list(), 40, 8,
      """
       Rows
       ❯ Row 0                            v ›
         Row 1                            v ›
         Row 2                            v ›
         Row 3                            v ›
         Row 4                            v ›
         Row 5                            v ›▼
       ⏎ Open   ↑↓ Move   ^Q Quit
      """)
  }

  @Test func `an error`() {
    expect(
      Screens.notice(isError: true), 40, 10,
      """
       Example

                  ✗ No connection
              Check it and try again.

                 ❯ [ Try again ]



       ⏎ Try again   ^Q Quit
      """)
  }

  @Test func `that nothing is there`() {
    expect(
      Screens.notice(isError: false), 30, 6,
      """
       Example
              No connection
         Check it and try again.
            ❯ [ Try again ]

       ⏎ Try again   ^Q Quit
      """)
  }

  @Test func `that something is loading`() {
    expect(
      Screens.loading, 40, 6,
      """
       Example

                     ⠋ Loading…


       ^Q Quit
      """)
  }

  @Test func `a banner with a button`() {
    expect(
      Screens.banner, 40, 10,
      """
       Settings
         ! You are offline.
         [ Retry ]
         Look
       ❯ Appearance
         ○ Light   ◉ Dark
         Large icons                    ● On
         Easier to hit
                                             ▼
       ←→ Choose   ↑↓ Move   ^Q Quit
      """)
  }

  @Test func `an alert`() {
    expect(
      Screens.form(alert: Screens.alert), 44, 14,
      """
       Edit profile

         About you
      ╭──────────────────────────────────────────╮
      │ Delete account?                          │
      │                                          │
      │ Everything is lost.                      │
      │                                          │
      │   [ Delete ] ❯ [ Cancel ]                │
      ╰──────────────────────────────────────────╯
         [ Delete ]
         Others see this.

       ←→ Choose   ⏎ Answer   Esc Cancel
      """)
  }

  @Test func `a toast`() {
    expect(
      Screens.form(toast: Toast("Saved")), 40, 12,
      """
       Edit profile
         About you
       ❯ Name
         │Ada                               │

         Password
         │••••••                            │

         [ Save ]
         [ Delete ]
         Others see this.             ✓ Saved
       ⏎ Next   ↑↓ Move   ^Q Quit
      """)
  }

  @Test func `a button that can't be used`() {
    expect(
      Screens.form(name: "Grace", isEnabled: false), 40, 16,
      """
       Edit profile

         About you
       ❯ Name
         │Grace                             │

         Password
         │••••••                            │

         ( Save )
         [ Delete ]
         Others see this.



       ⏎ Next   ↑↓ Move   ^Q Quit
      """)
  }

  @Test func `a form on a tiny terminal`() {
    expect(
      Screens.tabs(Screens.form(name: "Grace")), 20, 5,
      """
      Edit profile
      ‹ 1/3 One ›
      ❯ Name             ▲
        │Grace          │▼
      ⏎ Next   ↑↓ Move
      """)
  }

  @Test func `an alert on a tiny terminal`() {
    expect(
      Screens.form(alert: Screens.alert), 20, 5,
      """
      Delete account?
      Everything is lost.
        [ Delete ]
      ❯ [ Cancel ]
      ←→ Choose   ⏎ Answer
      """)
  }

  @Test func `choices on a narrow terminal`() {
    expect(
      Screens.settings, 15, 9,
      """
      Settings
      Look
      Appearance
      ○ Light
      ◉ Dark
      Large ic… ● On
      Easier to hit
      Storage       ›
      ←→ Choose
      """)
  }

  @Test func `one cell of a form`() {
    expect(
      Screens.form(), 1, 1,
      """
      N
      """)
  }

  @Test func `a usual terminal, with more air for larger text`() {
    expect(
      Screens.settings, 80, 24, textSize: .extraLarge,
      """
       Settings

         Look
       ❯ Appearance
         ○ Light   ◉ Dark


         Large icons                                                            ● On
         Easier to hit



         Storage                                                              12 KB ›


         Version                                                                  1.0
         Up to date


         Rate the app

                                                                                     ▼

       ←→ Choose   ↑↓ Move   ^Q Quit
      """)
  }

  @Test func `a huge terminal`() {
    expect(
      Screens.tabs(Screens.list(count: 3)), 300, 100,
      """
                                                                                                                    Rows                                                                     Example
                                                                                                                    [1 One]  2 Two   3 Three

                                                                                                                    ❯ Row 0                                                                      v ›
                                                                                                                      Row 1                                                                      v ›
                                                                                                                      Row 2                                                                      v ›





























































































                                                                                                                    ⏎ Open   ↑↓ Move   1–3 Tabs   ^Q Quit
      """)
  }
}
