// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

/// A session that a module does not have: a part of its ability to be opened alone, or speech and earcons.
public enum NoSession: Session, TraceEvent, JSONEncodable {
  /// There is none.
  public typealias Event = NoSession
  /// There is none.
  public typealias Effect = NoSession

  /// Throws: no configuration opens it.
  public init(configuration: JSONValue) throws(FieldError) { throw .missing("session") }

  /// Throws: there is no such event.
  public init(json: JSONValue) throws(FieldError) { throw .missing("session") }

  /// Never called.
  public mutating func handle(_ event: NoSession) -> [NoSession] {}

  /// Never called.
  public func write(to writer: inout JSONWriter) {}
}
