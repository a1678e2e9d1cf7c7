// SPDX-License-Identifier: Apache-2.0

import Braille

/// Japanese kana both ways, with the maps that the tables of liblouis have too.
enum KanaTranslation {
  static func translate(_ text: String, cursor: Int?) -> BrailleTranslation {
    let (pieces, map) = KanaTable.hiragana.writing(text)
    var translation = BrailleTranslation()
    /// For each piece, how many cells come before it.
    var places: [Int] = []
    for (index, piece) in pieces.enumerated() {
      places.append(translation.scalars.count)
      let source = map.placeInPrint(ofPiece: index)
      switch piece {
      case .cell(let cell): translation.append(cell.scalar, from: source)
      case .lineBreak: translation.append("\n", from: source)
      case .print: translation.addUnknown(source)
      }
    }
    places.append(translation.scalars.count)
    let count = text.unicodeScalars.count
    func place(_ scalar: Int) -> Int {
      places[min(map.placeInPieces(ofScalar: scalar), places.count - 1)]
    }
    translation.setResults((0..<count).map(place), cursor: cursor.map(place))
    return translation
  }

  static func backTranslate(_ scalars: [Unicode.Scalar], cursor: Int?) -> BrailleTranslation {
    // Carriage returns are no pieces; `inputs` tells where each piece stands in what came in.
    var pieces: [Written] = []
    var inputs: [Int] = []
    for (index, scalar) in scalars.enumerated() where scalar != "\r" {
      pieces.append(Cell(scalar: scalar).map(Written.cell) ?? .lineBreak)
      inputs.append(index)
    }
    var translation = BrailleTranslation()
    var results = [Int](repeating: 0, count: scalars.count)
    var piece = 0
    for reading in KanaTable.hiragana.readings(of: pieces) {
      let end = min(piece + reading.length, pieces.count)
      for index in piece..<end { results[inputs[index]] = translation.scalars.count }
      for scalar in reading.text.unicodeScalars where piece < end {
        if Cell(scalar: scalar) == nil {
          translation.append(scalar, from: inputs[piece])
        } else {
          translation.addUnknown(inputs[piece])
        }
      }
      piece = end
    }
    for (index, scalar) in scalars.enumerated() where scalar == "\r" {
      results[index] = index + 1 < scalars.count ? results[index + 1] : translation.scalars.count
    }
    let end = translation.scalars.count
    translation.setResults(
      results,
      cursor: cursor.map { $0 < 0 ? 0 : $0 < results.count ? results[$0] : end })
    return translation
  }
}

extension BrailleTranslation {
  fileprivate mutating func append(_ scalar: Unicode.Scalar, from source: Int) {
    scalars.append(scalar)
    sources.append(source)
  }

  fileprivate mutating func addUnknown(_ place: Int) {
    if unknown.last != place { unknown.append(place) }
  }

  fileprivate mutating func setResults(_ results: [Int], cursor: Int?) {
    self.results = results
    self.cursor = cursor
  }
}
