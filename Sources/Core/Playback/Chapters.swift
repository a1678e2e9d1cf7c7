// SPDX-License-Identifier: Apache-2.0

/// The chapters of a recording, by where they begin; empty where it has none.
public struct Chapters: Sendable, Equatable {
  /// Where each begins, in seconds; the first at 0.
  public let starts: [Double]

  /// Marks this near to each other, to the start or to the end are one place, in seconds.
  private static let nearest = 1.0

  /// Chapters from the marks of a reader, in any order: what stands before the first mark is a chapter too.
  ///
  /// - Parameter duration: the length of the recording; nil while it is not known.
  public init(_ marks: [Double], duration: Double?) {
    var starts = [0.0]
    // As many as anybody marks; each is looked at once.
    var rest = marks.filter { $0.isFinite && $0 >= Self.nearest }
    while let next = rest.min() {
      rest.removeAll { $0 < next + Self.nearest }
      if let duration, next > duration - Self.nearest { break }
      starts.append(next)
    }
    self.starts = starts.count > 1 ? starts : []
  }

  /// Which chapter a position is in, from 0; nil where there are none.
  public func index(at position: Double) -> Int? { starts.lastIndex { $0 <= position } }
}
