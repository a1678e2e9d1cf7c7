// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The scalars of the text, in order.
  ///
  /// Not inlined: to go through the view of them takes a kilobyte of a module's code in each place.
  package var scalars: [Unicode.Scalar] {
    @inline(never) get { Array(unicodeScalars) }
  }

  /// The parts between these bytes, without those that are empty.
  @inline(never)
  package func parts(between separator: UInt8) -> [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    for byte in Array(utf8) + [separator] {
      if byte != separator {
        part.append(byte)
      } else if !part.isEmpty {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
      }
    }
    return parts
  }
}
