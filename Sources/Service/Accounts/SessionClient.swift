// SPDX-License-Identifier: Apache-2.0

public import Database

/// What a session was opened with, told so roughly that it marks no device: the owner knows it again, and it is worth
/// nothing to others.
///
/// The raw names are stored: they never change.
public struct SessionClient: Sendable, Hashable, RawRepresentable, SQLConvertible {
  /// The kind of browser.
  public enum Browser: String, Sendable, CaseIterable {
    /// Firefox.
    case firefox
    /// Chrome and what is made of it.
    case chrome
    /// Edge.
    case edge
    /// Safari.
    case safari
    /// Another one.
    case other
    /// No browser.
    case program
  }

  /// The kind of device, by its system.
  public enum System: String, Sendable, CaseIterable {
    /// Windows.
    case windows
    /// A Mac.
    case mac
    /// Linux.
    case linux
    /// An Android phone or tablet.
    case android
    /// An iPhone or iPad.
    case apple
    /// Something else.
    case other
  }

  /// The browser.
  public let browser: Browser
  /// The device.
  public let system: System

  /// The two names with a dot between them.
  public var rawValue: String { "\(browser.rawValue).\(system.rawValue)" }

  /// Names a browser on a device.
  public init(browser: Browser, system: System) {
    self.browser = browser
    self.system = system
  }

  /// Reads the two names.
  /// - Returns: nil for others.
  public init?(rawValue: String) {
    let parts = rawValue.split(separator: ".")
    guard parts.count == 2, let browser = Browser(rawValue: String(parts[0])),
      let system = System(rawValue: String(parts[1]))
    else { return nil }
    self.init(browser: browser, system: system)
  }

  /// What a browser says of itself, as far as it is asked here.
  public init(userAgent: String) {
    let text = userAgent.lowercased()
    // Each browser names the older ones too, so the order matters.
    let browser: Browser =
      if text.contains("edg/") || text.contains("edga/") || text.contains("edgios/") {
        .edge
      } else if text.contains("firefox/") || text.contains("fxios/") {
        .firefox
      } else if text.contains("chrome/") || text.contains("crios/") {
        .chrome
      } else if text.contains("safari/") { .safari } else { .other }
    let system: System =
      if text.contains("android") {
        .android
      } else if text.contains("iphone") || text.contains("ipad") {
        .apple
      } else if text.contains("windows") {
        .windows
      } else if text.contains("mac os x") {
        .mac
      } else if text.contains("linux") { .linux } else { .other }
    self.init(browser: browser, system: system)
  }

  /// A program that holds a token.
  public static let program = Self(browser: .program, system: .other)
}
