// SPDX-License-Identifier: Apache-2.0

// Everything is put in order here, by a number: a call of the standard library's sort with elements and a comparison
// of its own adds 2 KB to a browser module, each time.

extension Array {
  /// The elements in the order of a number of each, the least first; those of the same number keep their order.
  package func ordered(by number: (Element) -> Double) -> [Element] {
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    for element in self { numbers.append(number(element)) }
    var ordered: [Element] = []
    ordered.reserveCapacity(count)
    for place in numbers.placesInOrder() { ordered.append(self[place]) }
    return ordered
  }
}

extension [Double] {
  /// The numbers, the least first.
  @inline(never)
  package func ascending() -> [Double] { sorted() }

  /// The places of the numbers, that of the least first; those of the same number keep their order.
  @inline(never)
  package func placesInOrder() -> [Int] {
    indices.sorted { left, right in
      self[left] == self[right] ? left < right : self[left] < self[right]
    }
  }
}
