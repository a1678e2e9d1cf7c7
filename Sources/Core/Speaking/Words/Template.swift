// SPDX-License-Identifier: Apache-2.0

/// A sentence with named places, such as "{name}: {distance}".
///
/// What is put in is not searched for places, so that a name may hold any character. Places are named alike in all
/// languages, in whatever order and as often as each needs them.
public struct Template: ExpressibleByStringLiteral, Sendable, Equatable {
  /// The sentence as it is written.
  let pattern: Literal

  /// A sentence with places in braces.
  @inline(__always)
  public init(stringLiteral pattern: StaticString) {
    self.pattern = Literal(stringLiteral: pattern)
  }

  /// The sentence with this in its only place.
  @inline(never)
  public func callAsFunction(_ value: String) -> String { filled(["": value]) }

  /// The sentence with each place filled by name.
  @inline(never)
  public func callAsFunction(_ values: KeyValuePairs<Literal, String>) -> String { filled(values) }

  /// The sentence with each place filled by name; the name "" stands for every place, `count` for a place so called.
  @inline(never)
  func filled(_ values: KeyValuePairs<Literal, String>, count: Int? = nil) -> String {
    var filling = Filling(self, count: count)
    while let place = filling.next() {
      if let (_, value) = values.first(where: { place.isCalled($0.key) }) {
        filling.text += value.utf8
      } else {
        assertionFailure("Nothing is given for a place of “\(pattern.text)”.")
      }
    }
    return String(decoding: filling.text, as: UTF8.self)
  }

  /// The same with wordings.
  @inline(never)
  package func filled(_ values: KeyValuePairs<Literal, Wording>, count: Int? = nil) -> Wording {
    var filling = Filling(self, count: count)
    while let place = filling.next() {
      if let (_, value) = values.first(where: { place.isCalled($0.key) }) {
        filling.text += value.text.utf8
      } else {
        assertionFailure("Nothing is given for a place of “\(pattern.text)”.")
      }
    }
    return Wording(String(decoding: filling.text, as: UTF8.self))
  }

  /// The names of the places, in the order in which the sentence has them.
  package var places: [String] {
    var places: [String] = []
    var filling = Filling(self, count: nil)
    while let place = filling.next() { places.append(place.name) }
    return places
  }

  /// Whether two sentences are written alike.
  public static func == (left: Template, right: Template) -> Bool {
    left.pattern.text.utf8.elementsEqual(right.pattern.text.utf8)
  }
}

/// A sentence while its places are filled from first to last.
private struct Filling {
  /// The bytes of a name between its braces.
  struct Place {
    let start: UnsafePointer<UInt8>
    let end: UnsafePointer<UInt8>

    var name: String {
      String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
    }

    /// Whether a value of this name belongs here; one without a name belongs everywhere.
    func isCalled(_ name: Literal) -> Bool { name.isEmpty || name.matches(from: start, to: end) }
  }

  /// The bytes of the sentence up to the place that is to be filled.
  var text: [UInt8] = []
  private var rest: UnsafePointer<UInt8>
  private let count: Int?

  init(_ template: Template, count: Int?) {
    rest = template.pattern.bytes
    self.count = count
  }

  /// Goes on to the next place, which the caller fills; nil at the end.
  @inline(never)
  mutating func next() -> Place? {
    while rest.pointee != 0 {
      guard rest.pointee == UInt8(ascii: "{"), let place = place() else {
        text.append(rest.pointee)
        rest += 1
        continue
      }
      rest = place.end + 1
      if let count, place.isCalled("count") {
        text += "\(count)".utf8
      } else {
        return place
      }
    }
    return nil
  }

  /// The place that the brace here begins; nil where nothing closes it: then the brace is one of the sentence.
  private func place() -> Place? {
    var end = rest + 1
    while end.pointee != 0 {
      if end.pointee == UInt8(ascii: "}") { return Place(start: rest + 1, end: end) }
      end += 1
    }
    return nil
  }
}
