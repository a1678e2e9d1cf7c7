// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words that every form uses, and what is wrong with the names and values that were sent.
struct FormWords: Words {
  let optional: String
  let showPassword: String
  let save: String
  let cancel: String
  let problems: Plural
  let unknown: Template
  let unknownAmong: Template
  let notAmong: Template
  /// The same where there are too many to be heard.
  let notAmongMany: Template
  let allShown: Template
  /// That a list cannot go on from where an address says.
  let unknownPlace: String
  /// That something is given twice.
  let twice: Template
  let outsideRange: Template
  let notWholeInRange: Template

  /// More words than these are not listed in a sentence: nobody can wait for the end of it.
  private static let mostListed = 30

  /// That nothing has this name, and what has one.
  func unknownName(_ name: String, _ known: [String]) -> String {
    let name = String(name.prefix(40))
    guard !known.isEmpty else {
      return unknown(name)
    }
    let list = known.joined(separator: ", ")
    return unknownAmong(["name": name, "list": list])
  }

  func unknownWord(_ name: String, _ found: String, _ words: [String]) -> String {
    let found = String(found.prefix(40))
    guard words.count <= Self.mostListed else {
      return notAmongMany(["name": name, "found": found, "place": "/api/v1/openapi.json"])
    }
    let list = words.joined(separator: ", ")
    return notAmong(["name": name, "found": found, "list": list])
  }

  /// That a word in an address is none that is known, and that everything is shown therefore.
  func leftOut(_ name: String, _ found: String, _ words: [String]) -> String {
    allShown(unknownWord(name, found, words))
  }

  /// That a number lies outside its bounds.
  func outside(_ name: String, _ range: ClosedRange<Double>) -> String {
    let (low, high) = (plain(range.lowerBound), plain(range.upperBound))
    return outsideRange(["name": name, "low": low, "high": high])
  }

  /// That a number is no whole one within its bounds.
  func notWhole(_ name: String, _ range: ClosedRange<Int>) -> String {
    let (low, high) = (range.lowerBound, range.upperBound)
    return notWholeInRange(["name": name, "low": "\(low)", "high": "\(high)"])
  }

  private func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
