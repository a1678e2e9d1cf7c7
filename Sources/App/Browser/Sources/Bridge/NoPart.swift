// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

/// The part of an ability that has none to be opened alone.
public enum NoPart: Session, TraceEvent, JSONEncodable {
  /// There is none.
  public typealias Event = NoPart
  /// There is none.
  public typealias Effect = NoPart

  /// Throws: no configuration opens it.
  public init(configuration: JSONValue) throws(FieldError) { throw .missing("session") }

  /// Throws: there is no such event.
  public init(json: JSONValue) throws(FieldError) { throw .missing("session") }

  /// Never called.
  public mutating func handle(_ event: NoPart) -> [NoPart] {}

  /// Never called.
  public func write(to writer: inout JSONWriter) {}
}
