// SPDX-License-Identifier: Apache-2.0

/// A JSON value as it was read.
public enum JSONValue: Sendable, Equatable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number; JSON has one kind.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Members in the order in which they were written.
  case object([JSONMember])
}

/// A named value of a JSON object.
public struct JSONMember: Sendable, Equatable {
  /// The name, decoded.
  public var name: String
  /// The value.
  public var value: JSONValue

  /// A member with a name and a value.
  public init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}

extension JSONValue {
  /// The member with this name, or nil when this is no object or has no such member; the last one counts.
  public subscript(name: String) -> JSONValue? {
    @inline(never) get {
      guard case .object(let members) = self else { return nil }
      return members.last { $0.name.hasSameBytes(as: name) }?.value
    }
  }

  /// The text, when this is one.
  public var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The number, when this is one.
  public var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The number as `Int`, when this is a whole number that fits into 32 bits.
  public var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return Int32(exactly: number).map { Int($0) }
  }

  /// The truth value, when this is one.
  public var bool: Bool? {
    guard case .bool(let truth) = self else { return nil }
    return truth
  }

  /// The elements, when this is a list.
  public var array: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The members, when this is an object.
  public var members: [JSONMember]? {
    guard case .object(let members) = self else { return nil }
    return members
  }
}

/// Why a member of a JSON object could not be used.
public enum FieldError: Error, Sendable, Equatable {
  /// The text is not JSON.
  case notJSON(JSONError)
  /// The value is no JSON object.
  case notAnObject
  /// The member is not there.
  case missing(String)
  /// The member is there, but of another kind than wanted.
  case wrongType(name: String, wanted: FieldType)
  /// The member's text is none of those known.
  case unknownWord(name: String, word: String)
  /// The member's number lies outside what makes sense.
  case outOfRange(name: String, value: Double)
}

/// What a member should have been.
public enum FieldType: Sendable, Equatable {
  case text
  case number
  case wholeNumber
  case truth
  case list
  case object
}

extension JSONValue {
  /// The text of a member that must be there.
  @inline(never)
  public func text(_ name: String) throws(FieldError) -> String {
    guard let value = try required(name).string else {
      throw .wrongType(name: name, wanted: .text)
    }
    return value
  }

  /// The number of a member that must be there.
  @inline(never)
  public func double(_ name: String) throws(FieldError) -> Double {
    guard let value = try required(name).number else {
      throw .wrongType(name: name, wanted: .number)
    }
    return value
  }

  /// The whole number of a member that must be there.
  @inline(never)
  public func int(_ name: String) throws(FieldError) -> Int {
    guard let value = try required(name).integer else {
      throw .wrongType(name: name, wanted: .wholeNumber)
    }
    return value
  }

  /// The truth value of a member that must be there.
  @inline(never)
  public func truth(_ name: String) throws(FieldError) -> Bool {
    guard let value = try required(name).bool else {
      throw .wrongType(name: name, wanted: .truth)
    }
    return value
  }

  @inline(never)
  private func required(_ name: String) throws(FieldError) -> JSONValue {
    guard case .object = self else { throw .notAnObject }
    guard let value = self[name], value != .null else { throw .missing(name) }
    return value
  }
}
