// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// How touches became a cell: which finger was taken for which dot, and what else it might have been.
public struct ChordExplanation: Sendable, Hashable, JSONEncodable {
  /// A finger and the dot for which it was taken.
  public struct Assignment: Sendable, Hashable {
    /// The touch's number.
    public let touch: Int
    /// The dot, 1 to 8.
    public let dot: Int
    /// Where the finger came down, in points.
    public let place: Point
    /// How far it lay from where the dot was expected: points to the right and down.
    public let residual: Point
  }

  /// A cell that the chord might be.
  public struct Candidate: Sendable, Hashable {
    /// The cell.
    public let cell: Cell
    /// The natural logarithm of the touches' likelihood for this cell, the best one's being 0.
    public let touches: Double
    /// The natural logarithm of the cell's probability, from the touches and from the text before it.
    public let logProbability: Double

    /// Takes its place among the likeliest, if it is one of them.
    func join(_ ranked: inout [Candidate]) {
      var place = ranked.count
      while place > 0, ranked[place - 1].logProbability < logProbability { place -= 1 }
      guard place < ChordExplanation.mostCandidates else { return }
      ranked.insert(self, at: place)
      if ranked.count > ChordExplanation.mostCandidates { ranked.removeLast() }
    }
  }

  /// The fingers with their dots: the left column's first, then the right one's.
  public let assignments: [Assignment]
  /// At most six cells, the likeliest first; that is the one chosen.
  public let candidates: [Candidate]

  /// How many cells are kept for whoever repairs a word.
  public static let mostCandidates = 6

  /// The cell that was chosen.
  public var cell: Cell { candidates.first?.cell ?? .blank }

  /// The next likeliest cell.
  public var runnerUp: Cell? { candidates.count > 1 ? candidates[1].cell : nil }

  /// By how much the chosen cell leads: the natural logarithm of how many times likelier it is than the runner-up.
  public var margin: Double? {
    candidates.count > 1 ? candidates[0].logProbability - candidates[1].logProbability : nil
  }

  /// The same for the right column of a cell whose columns are typed by one hand.
  var inRightColumn: ChordExplanation {
    ChordExplanation(
      assignments: assignments.map {
        Assignment(
          touch: $0.touch, dot: $0.dot == 7 ? 8 : $0.dot + 3, place: $0.place,
          residual: $0.residual)
      },
      candidates: candidates.map {
        Candidate(
          cell: $0.cell.inRightColumn, touches: $0.touches, logProbability: $0.logProbability)
      })
  }

  /// The whole cell of this left column and a right one.
  func joined(with right: ChordExplanation) -> ChordExplanation {
    var joined: [Candidate] = []
    for left in candidates {
      for right in right.candidates {
        Candidate(
          cell: Cell(bits: left.cell.bits | right.cell.bits),
          touches: left.touches + right.touches,
          logProbability: left.logProbability + right.logProbability
        ).join(&joined)
      }
    }
    return ChordExplanation(assignments: assignments + right.assignments, candidates: joined)
  }

  /// Writes `cell`, `runnerUp`, `margin`, `dots` and `candidates`, numbers to a thousandth.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("cell", cell.text)
      if let runnerUp, let margin {
        writer.field("runnerUp", runnerUp.text)
        writer.field("margin", Self.rounded(margin))
      }
      writer.key("dots")
      writer.array { writer in
        for assignment in assignments {
          writer.object { writer in
            writer.field("dot", assignment.dot)
            writer.field("touch", assignment.touch)
            writer.field("x", Self.rounded(assignment.residual.x))
            writer.field("y", Self.rounded(assignment.residual.y))
          }
        }
      }
      writer.key("candidates")
      writer.array { writer in
        for candidate in candidates {
          writer.object { writer in
            writer.field("cell", candidate.cell.text)
            writer.field("touches", Self.rounded(candidate.touches))
            writer.field("probability", Self.rounded(candidate.logProbability))
          }
        }
      }
    }
  }

  /// Nobody needs more than a thousandth.
  private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
}
