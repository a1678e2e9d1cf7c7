// SPDX-License-Identifier: Apache-2.0

import Bytes

/// What a device keeps of a list for a page.
public protocol DeviceListContent: Sendable {
  /// A list of nothing.
  init()

  /// Reads what `kept` wrote; nil for anything else.
  init?(kept: String)

  /// The text that the device keeps; nil for a list of nothing.
  var kept: String? { get }
}

/// A list that the device keeps.
///
/// Each change is made to what the device has at that moment, since another page may have changed it, and is told once
/// the device has really kept it.
public struct DeviceList<Content: DeviceListContent, Change: Sendable>: Sendable {
  /// What an answer of the device means.
  public enum Answer: Sendable {
    /// The list was read.
    case read
    /// This is to be done to the list now; where it could not be read, `aside` puts what was there aside.
    case change(Change, aside: [InterfaceEffect])
    /// The device has it: this is told, and these are done.
    case kept(told: String, then: [InterfaceEffect])
    /// The device has not: the list is what it was.
    case notKept
  }

  private enum Waiting: Sendable {
    case nothing
    case list(Change)
    case proof(Content, told: String, then: [InterfaceEffect])
  }

  /// Under which name the device keeps it.
  public let key: String
  /// What was there when the device answered last.
  public private(set) var content = Content()
  private var waiting = Waiting.nothing

  /// A list under a name; nothing is known of it yet.
  public init(key: String) { self.key = key }

  /// What could not be read is put aside under this name, never written over.
  private var asideKey: String { key + "-aside" }

  /// Asks for what the device has, and then for a change to it.
  public mutating func ask(for change: Change) -> [InterfaceEffect] {
    waiting = .list(change)
    return [.recall(key: key)]
  }

  /// Has the list kept.
  /// - Parameters:
  ///   - told: what is told once it is.
  ///   - then: what is done then.
  public mutating func keep(
    _ new: Content, told: String, then: [InterfaceEffect] = []
  ) -> [InterfaceEffect] {
    waiting = .proof(new, told: told, then: then)
    return [.store(key: key, value: new.kept), .recall(key: key)]
  }

  /// Takes up what the device answered.
  public mutating func recalled(_ text: String?) -> Answer {
    let waited = waiting
    waiting = .nothing
    switch waited {
    case .nothing:
      _ = read(text)
      return .read
    case .list(let change): return .change(change, aside: read(text))
    case .proof(let new, let told, let then):
      guard (new.kept ?? "").hasSameBytes(as: text ?? "") else { return .notKept }
      content = new
      return .kept(told: told, then: then)
    }
  }

  private mutating func read(_ text: String?) -> [InterfaceEffect] {
    content = Content()
    guard let text, !text.utf8.isEmpty else { return [] }
    guard let read = Content(kept: text) else {
      return [.store(key: asideKey, value: text)]
    }
    content = read
    return []
  }
}
