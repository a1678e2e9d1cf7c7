// SPDX-License-Identifier: Apache-2.0

/// The chapters of a recording, by where they begin; empty where it has none.
public struct Chapters: Sendable, Equatable {
  /// Where each begins, in seconds; the first at 0.
  public let starts: [Double]
  /// What each is called; empty where nobody has named it.
  public let titles: [String]

  /// Marks this near to each other, to the start or to the end are one place, in seconds.
  private static let nearest = 1.0

  /// Chapters from the marks of a reader, in any order: what stands before the first mark is a chapter too.
  ///
  /// - Parameters:
  ///   - titles: what the chapter of each mark is called, in the same order; there may be fewer.
  ///   - duration: the length of the recording; nil while it is not known.
  public init(_ marks: [Double], titles: [String] = [], duration: Double?) {
    func title(of mark: Int?) -> String {
      mark.map { titles.indices.contains($0) ? titles[$0] : "" } ?? ""
    }
    var starts = [0.0]
    var names = [title(of: marks.firstIndex { $0 >= 0 && $0 < Self.nearest })]
    // As many as anybody marks; each is looked at once.
    var rest = marks.indices.filter { marks[$0].isFinite && marks[$0] >= Self.nearest }
    while let next = rest.min(by: { marks[$0] < marks[$1] }) {
      rest.removeAll { marks[$0] < marks[next] + Self.nearest }
      if let duration, marks[next] > duration - Self.nearest { break }
      starts.append(marks[next])
      names.append(title(of: next))
    }
    self.starts = starts.count > 1 ? starts : []
    self.titles = starts.count > 1 ? names : []
  }

  /// Which chapter a position is in, from 0; nil where there are none.
  public func index(at position: Double) -> Int? { starts.lastIndex { $0 <= position } }
}
