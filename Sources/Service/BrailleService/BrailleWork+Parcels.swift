// SPDX-License-Identifier: Apache-2.0

import Braille
import BrailleTables
import Bytes
import ChildProcess

// What a worker for braille answers, on its way through a pipe.
extension BrailleWork {
  // MARK: Translations as bytes: the counts as words, the numbers in four bytes each

  static func packed(_ translations: [BrailleTranslation]) -> [UInt8] {
    var bytes: [UInt8] = []
    func append(_ number: Int) {
      for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
    for translation in translations {
      for scalar in translation.scalars { append(Int(scalar.value)) }
      for number in translation.sources + translation.results + translation.unknown {
        append(number)
      }
    }
    return Parcel.packed(bytes) { json in
      json.key("translations")
      json.array { list in
        for one in translations {
          list.array { counts in
            counts.value(one.scalars.count)
            counts.value(one.sources.count)
            counts.value(one.results.count)
            counts.value(one.unknown.count)
          }
        }
      }
    }
  }

  /// Reads what a worker packed.
  static func translations(in parcel: Parcel) -> [BrailleTranslation] {
    var rest = parcel.bytes
    func take(_ count: Int?) -> [Int] {
      let piece = rest.prefix(min(max(count ?? 0, 0), rest.count / 4) * 4)
      rest = rest.dropFirst(piece.count)
      return stride(from: piece.startIndex, to: piece.endIndex, by: 4).map { start in
        piece[start..<start + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
      }
    }
    return (parcel.words["translations"]?.array ?? []).map { counts in
      let counts = (counts.array ?? []).map(\.integer)
      guard counts.count == 4 else { return BrailleTranslation() }
      return BrailleTranslation(
        scalars: take(counts[0]).map { Unicode.Scalar(UInt32($0)) ?? "\u{FFFD}" },
        sources: take(counts[1]), results: take(counts[2]), unknown: take(counts[3]))
    }
  }

  // MARK: Signs as words

  static func packed(_ signs: [TableSign]) -> [UInt8] {
    Parcel.packed { json in
      json.key("signs")
      json.array { list in
        for sign in signs {
          list.object { json in
            json.key("cells")
            json.array { list in for cell in sign.cells { list.value(Int(cell.bits)) } }
            if let alone = sign.alone { json.field("alone", alone) }
            if let start = sign.start { json.field("start", start) }
            if let middle = sign.middle { json.field("middle", middle) }
            if let end = sign.end { json.field("end", end) }
          }
        }
      }
    }
  }

  /// Reads what a worker packed.
  static func signs(in parcel: Parcel) -> [TableSign] {
    (parcel.words["signs"]?.array ?? []).map { sign in
      TableSign(
        cells: (sign["cells"]?.array ?? []).compactMap { cell in
          cell.integer.map { Cell(bits: UInt8(truncatingIfNeeded: $0)) }
        },
        alone: sign["alone"]?.string, start: sign["start"]?.string, middle: sign["middle"]?.string,
        end: sign["end"]?.string)
    }
  }

  // MARK: Errors as words

  static func packed(_ error: BrailleTableError) -> [UInt8] {
    Parcel.packed { json in
      json.key("error")
      json.object { json in
        switch error {
        case .untranslatable(_, let index): json.field("untranslatable", index ?? -1)
        case .notBraille(let index, let scalar):
          json.field("notBraille", index)
          json.field("scalar", Int(scalar.value))
        case .unreadable(let path): json.field("unreadable", path)
        case .tooLarge(let path, let bytes):
          json.field("tooLarge", path)
          json.field("bytes", bytes)
        case .forbiddenInclude(let file, let by):
          json.field("forbidden", file)
          json.field("by", by)
        case .endlessInclude(let file, let by):
          json.field("endless", file)
          json.field("by", by)
        case .faulty(_, let complaint):
          json.field("message", complaint?.message ?? "")
          if let file = complaint?.file { json.field("file", file) }
          if let line = complaint?.line { json.field("line", line) }
        case .noTables, .unknownTable: json.field("message", "")
        }
      }
    }
  }

  /// Why a worker refused; nil when it did not.
  static func error(in parcel: Parcel, table: String) -> BrailleTableError? {
    guard let error = parcel.words["error"] else { return nil }
    if let index = error["untranslatable"]?.integer {
      return .untranslatable(table: table, index: index < 0 ? nil : index)
    }
    if let index = error["notBraille"]?.integer {
      let scalar = error["scalar"]?.integer.flatMap {
        UInt32(exactly: $0).flatMap(Unicode.Scalar.init)
      }
      return .notBraille(index: index, scalar: scalar ?? "\u{FFFD}")
    }
    if let path = error["unreadable"]?.string { return .unreadable(path: path) }
    if let path = error["tooLarge"]?.string {
      return .tooLarge(path: path, maximumBytes: error["bytes"]?.integer ?? 0)
    }
    let by = error["by"]?.string ?? ""
    if let file = error["forbidden"]?.string { return .forbiddenInclude(of: file, by: by) }
    if let file = error["endless"]?.string { return .endlessInclude(of: file, by: by) }
    let message = error["message"]?.string ?? ""
    return .faulty(
      table: table,
      message.isEmpty
        ? nil
        : BrailleTableError.Complaint(
          file: error["file"]?.string, line: error["line"]?.integer, message: message))
  }
}
