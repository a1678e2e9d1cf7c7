// SPDX-License-Identifier: Apache-2.0

extension JSONWriter {
  /// Writes a member, where there is one.
  package mutating func optional(_ name: StaticString, _ text: String?) {
    if let text { field(name, text) }
  }

  /// Writes a list of numbers; one that is not a number becomes `null`.
  package mutating func numbers(_ name: StaticString, _ count: Int, _ number: (Int) -> Double) {
    key(name)
    array { writer in
      for index in 0..<count { writer.value(number(index)) }
    }
  }

  /// Writes a list of lists of numbers.
  package mutating func lists(_ name: StaticString, _ count: Int, _ numbers: (Int) -> [Double]) {
    key(name)
    array { writer in
      for index in 0..<count {
        writer.array { writer in
          for number in numbers(index) { writer.value(number) }
        }
      }
    }
  }
}

extension JSONValue {
  /// A member that must be there.
  package func member(_ name: String) throws(FieldError) -> JSONValue {
    guard let value = self[name] else { throw .missing(name) }
    return value
  }

  /// The elements of a member that must be there.
  package func list(_ name: String) throws(FieldError) -> [JSONValue] {
    guard let list = try member(name).array else { throw .wrongType(name: name, wanted: .list) }
    return list
  }

  /// The numbers of a member that must be there; not a number for `null`.
  package func numbers(_ name: String) throws(FieldError) -> [Double] {
    try Self.numbers(try list(name), name)
  }

  /// Lists with at least so many numbers each.
  package func lists(_ name: String, of least: Int) throws(FieldError) -> [[Double]] {
    var lists: [[Double]] = []
    for one in try list(name) {
      guard let elements = one.array, elements.count >= least else {
        throw .wrongType(name: name, wanted: .list)
      }
      lists.append(try Self.numbers(elements, name))
    }
    return lists
  }

  /// The texts of a member that must be there.
  package func textList(_ name: String) throws(FieldError) -> [String] {
    var texts: [String] = []
    for element in try list(name) {
      guard let text = element.string else { throw .wrongType(name: name, wanted: .text) }
      texts.append(text)
    }
    return texts
  }

  /// The choice whose word a member has.
  package func choice<Choice: Worded>(_ name: String) throws(FieldError) -> Choice {
    let word = try text(name)
    guard let choice = Choice(word: word) else { throw .unknownWord(name: name, word: word) }
    return choice
  }

  private static func numbers(_ list: [JSONValue], _ name: String) throws(FieldError) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(list.count)
    for element in list {
      if let number = element.number {
        numbers.append(number)
      } else if case .null = element {
        numbers.append(.nan)
      } else {
        throw .wrongType(name: name, wanted: .number)
      }
    }
    return numbers
  }
}
