// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Speaking

/// The sessions of one browser module, and the memory through which JavaScript speaks to them.
///
/// Events and effects cross as JSON in linear memory; `Public/runtime/core.js` is the other side.
public struct Bridge<Ability: Session, Part: Session, Speech: Session, Earcons: Session> {
  private let ability: String
  private let part: String
  private var sessions: [ModuleSession<Ability, Part, Speech, Earcons>?] = []
  private var input: [UInt8] = []
  private var output: [UInt8] = []
  private var samples: [Float] = []

  /// A bridge to the ability with this name, and to a part of it that can be opened alone.
  ///
  /// What stands beside the module of another ability leaves speech and earcons to that: it names `NoSession` for them.
  public init(ability: String, part: String) {
    self.ability = ability
    self.part = part
  }

  /// Makes room for `count` bytes that JavaScript will write, and says where.
  public mutating func prepareInput(_ count: Int32) -> UnsafeMutableRawPointer? {
    input = [UInt8](repeating: 0, count: Int(count))
    return input.withUnsafeMutableBytes { $0.baseAddress }
  }

  /// Where the last answer lies.
  public func locateOutput() -> UnsafeRawPointer? { output.withUnsafeBytes { $0.baseAddress } }

  /// Opens the session that the input describes (`{"session":…,"configuration":…}`) and returns its handle;
  /// a negative number is the length of an error.
  public mutating func open() -> Int32 {
    do {
      let value = try parse(input)
      let session = try ModuleSession<Ability, Part, Speech, Earcons>(
        kind: try value.text("session"), ability: ability, part: part,
        configuration: value["configuration"] ?? .object([]))
      for index in sessions.indices where sessions[index] == nil {
        sessions[index] = session
        return Int32(index)
      }
      sessions.append(session)
      return Int32(sessions.count - 1)
    } catch {
      return fail(error)
    }
  }

  /// Gives the input, one event, to a session and returns the length of its effects (JSON Lines);
  /// a negative number is the length of an error.
  public mutating func handle(_ handle: Int32) -> Int32 {
    guard sessions.indices.contains(Int(handle)) else { return fail(.missing("session")) }
    do {
      guard let effects = try sessions[Int(handle)]?.handle(input) else {
        return fail(.missing("session"))
      }
      output = effects
      return Int32(output.count)
    } catch {
      return fail(error)
    }
  }

  /// Forgets a session.
  public mutating func close(_ handle: Int32) {
    guard sessions.indices.contains(Int(handle)) else { return }
    sessions[Int(handle)] = nil
  }

  /// Fetches the samples that a session wants played and returns how many there are.
  public mutating func fetchSamples(_ handle: Int32) -> Int32 {
    samples = sessions.indices.contains(Int(handle)) ? sessions[Int(handle)]?.samples ?? [] : []
    return Int32(samples.count)
  }

  /// Where the fetched samples lie (32-bit floats).
  public func locateSamples() -> UnsafeRawPointer? { samples.withUnsafeBytes { $0.baseAddress } }

  private func parse(_ bytes: [UInt8]) throws(FieldError) -> JSONValue {
    do { return try JSONParser.parse(bytes) } catch { throw .notJSON(error) }
  }

  private mutating func fail(_ error: FieldError) -> Int32 {
    output = Array(error.message(in: .english).utf8)
    return -Int32(output.count)
  }
}
