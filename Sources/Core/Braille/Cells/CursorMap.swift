// SPDX-License-Identifier: Apache-2.0

import Bytes

/// Where a cursor in what was written stands in its print, and the other way round.
///
/// Places count from 0, and are between things: place 1 is after the first piece, or after the first Unicode scalar.
public struct CursorMap: Sendable, Hashable {
  /// For each place in the pieces, the one in the print.
  private let inPrint: [Int]
  /// For each place in the print, the one in the pieces.
  private let inPieces: [Int]

  /// The map of a text that was read.
  public init(_ readings: [Reading]) {
    var inPrint: [Int] = []
    var inPieces: [Int] = []
    for reading in readings {
      let piece = inPrint.count
      inPrint += [Int](repeating: inPieces.count, count: reading.length)
      inPieces += [Int](repeating: piece, count: reading.text.scalars.count)
    }
    let (pieces, scalars) = (inPrint.count, inPieces.count)
    self.inPrint = inPrint + [scalars]
    self.inPieces = inPieces + [pieces]
  }

  /// The map of a text of so many scalars that was written: for each piece, the scalar that it came from.
  init(origins: [Int], scalars: Int) {
    inPrint = origins + [scalars]
    var inPieces: [Int] = []
    var piece = 0
    for scalar in 0..<scalars {
      while piece < origins.count, origins[piece] < scalar { piece += 1 }
      inPieces.append(piece)
    }
    self.inPieces = inPieces + [origins.count]
  }

  /// The place in the print of a place in the pieces; beyond the end, the end.
  public func placeInPrint(ofPiece piece: Int) -> Int {
    inPrint[min(max(piece, 0), inPrint.count - 1)]
  }

  /// The place in the pieces of a place in the print, in Unicode scalars; beyond the end, the end.
  public func placeInPieces(ofScalar scalar: Int) -> Int {
    inPieces[min(max(scalar, 0), inPieces.count - 1)]
  }
}
