// SPDX-License-Identifier: Apache-2.0

/// Members that may be left out; `null` is as good as left out.
extension JSONValue {
  /// The truth value of a member that may be left out.
  @inline(never)
  public func optionalTruth(_ name: String) throws(FieldError) -> Bool? {
    isLeftOut(name) ? nil : try truth(name)
  }

  /// The text of a member that may be left out.
  @inline(never)
  public func optionalText(_ name: String) throws(FieldError) -> String? {
    isLeftOut(name) ? nil : try text(name)
  }

  /// The number of a member that may be left out.
  @inline(never)
  public func optionalDouble(_ name: String) throws(FieldError) -> Double? {
    isLeftOut(name) ? nil : try double(name)
  }

  /// The texts of a member that is a text or a list of them; empty when it is left out.
  public func texts(_ name: String) throws(FieldError) -> [String] {
    guard let value = self[name] else { return [] }
    if let text = value.string { return [text] }
    guard let list = value.array else { throw .wrongType(name: name, wanted: .list) }
    var texts: [String] = []
    for element in list {
      guard let text = element.string else { throw .wrongType(name: name, wanted: .list) }
      texts.append(text)
    }
    return texts
  }

  private func isLeftOut(_ name: String) -> Bool {
    switch self[name] {
    case nil, .null: true
    default: false
    }
  }
}
