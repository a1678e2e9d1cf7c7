// SPDX-License-Identifier: Apache-2.0

import Bytes
import TestSupport
import Testing

@testable import Speaking

@Suite("Words by language")
struct WordsTests {
  @Test("A language has its own words")
  func editions() {
    #expect(Language.allCases.map { Greetings[$0].hello } == ["Hello", "Hola", "مرحبًا", "Bonjour"])
  }

  @Test(
    "A template puts each value where its place stands",
    arguments: [
      ("{name} is {far} away.", "Library is 5 m away."), ("A {far}, b {name}", "A 5 m, b Library"),
      ("{name}{name}", "LibraryLibrary"), ("No place", "No place"),
      ("Open { stays", "Open { stays"), ("{name} {open", "Library {open"),
      ("", ""), ("{far}", "5 m"), ("النص {name}.", "النص Library."),
    ])
  func filling(template: Template, text: String) {
    #expect(template(["name": "Library", "far": "5 m"]) == text)
  }

  @Test("What is put in is not searched for places")
  func valuesStay() {
    let template: Template = "{name} is {far} away."
    #expect(template(["name": "{far}", "far": "}{"]) == "{far} is }{ away.")
  }

  @Test("A place whose name begins like another's has its own value")
  func alikeNames() {
    let template: Template = "{farther}, {far}"
    #expect(template(["far": "5 m", "farther": "9 m"]) == "9 m, 5 m")
  }

  @Test("A template with one place needs no name")
  func onePlace() {
    let template: Template = "{name} chosen, {name}."
    #expect(template("Library") == "Library chosen, Library.")
    #expect(template.places == ["name", "name"])
  }

  @Test(
    "Arabic counts by the six forms of CLDR",
    arguments: [
      (0, "zero"), (1, "one"), (2, "two"), (3, "3 few"), (10, "10 few"), (11, "11 many"),
      (99, "99 many"), (100, "100 other"), (102, "102 other"), (103, "103 few"),
      (111, "111 many"), (200, "200 other"), (1003, "1003 few"), (-2, "two"), (-3, "-3 few"),
    ])
  func arabicForms(count: Int, text: String) {
    let plural = Plural.arabic(
      zero: "zero", one: "one", two: "two", few: "{count} few", many: "{count} many",
      other: "{count} other")
    #expect(plural(count) == text)
  }

  @Test("English and Spanish count one and others", arguments: [Plural.english, Plural.spanish])
  func twoForms(make: @Sendable (Template, Template) -> Plural) {
    let plural = make("{count} place", "{count} places")
    #expect([0, 1, 2, -1].map { plural($0) } == ["0 places", "1 place", "2 places", "-1 place"])
  }

  @Test("French counts nothing like one")
  func frenchForms() {
    let plural = Plural.french(one: "{count} lieu", other: "{count} lieux")
    #expect([0, 1, 2, -1].map { plural($0) } == ["0 lieu", "1 lieu", "2 lieux", "-1 lieu"])
  }

  @Test("A counted sentence has other places too")
  func countedSentence() {
    let plural = Plural.english(one: "{name} has one.", other: "{name} has {count} of {all}.")
    #expect(plural(1, ["name": "A", "all": "9"]) == "A has one.")
    #expect(plural(4, ["name": "A", "all": "9"]) == "A has 4 of 9.")
  }

  @Test("A language that lacks a place of a sentence is told")
  func samePlaces() {
    withKnownIssue { expectSamePlaces(Farewells.self) }
    expectSamePlaces(Greetings.self)
    expectSamePlaces(TimeWords.self)
    expectSamePlaces(Punctuation.self)
    expectSamePlaces(DateWords.self)
    expectSamePlaces(FieldWords.self)
    expectSamePlaces(SpeechWords.self)
  }

  @Test("Two of a unit of time have a form of their own after a preposition in Arabic")
  func timeIsDeclined() {
    func two(_ units: TimeWords.Units) -> [String] {
      [units.days(2), units.hours(2), units.minutes(2), units.seconds(2)]
    }
    let words = TimeWords[.arabic]
    #expect(two(words.units(.nominative)) == ["يومان", "ساعتان", "دقيقتان", "ثانيتان"])
    #expect(two(words.units(.oblique)) == ["يومين", "ساعتين", "دقيقتين", "ثانيتين"])
    #expect(words.oblique.minutes(5) == "5 دقائق")
  }

  @Test("The first day of a month is written as its language counts it")
  func firstOfMonth() {
    func dates(_ language: Language) -> [String] {
      [1, 21].map { DateWords.date(day: $0, month: 3, year: 2026, in: language) }
    }
    #expect(dates(.english) == ["1 March 2026", "21 March 2026"])
    #expect(dates(.spanish) == ["1 de marzo de 2026", "21 de marzo de 2026"])
    #expect(DateWords.french.words.firstDay == "1er")
  }

  @Test("A list has another link before its last item")
  func lists() {
    let marks = Punctuation[.spanish]
    #expect(marks.list([], last: marks.or) == "")
    #expect(marks.list(["A"], last: marks.or) == "A")
    #expect(marks.list(["A", "B", "C"], last: marks.or) == "A, B o C")
  }

  @Test("A name of data is the plain one in a language that the data lack")
  func names() {
    let hall = NameByLanguage(plain: "Rathaus") { $0 == .spanish ? "Ayuntamiento" : nil }
    #expect(
      Language.allCases.map { hall?.text(in: $0) } == [
        "Rathaus", "Ayuntamiento", "Rathaus", "Rathaus",
      ])
    #expect(hall?.forms == ["Rathaus", "Ayuntamiento"])
    #expect(hall != NameByLanguage("Rathaus"))
    let first = NameByLanguage(plain: nil) { $0 == .arabic ? "بلدية" : nil }
    #expect(first?.text(in: .english) == "بلدية")
    #expect(NameByLanguage(plain: nil) { _ in nil } == nil)
  }

  @Test("An error of a field is told in every language, with the name of the field")
  func tellsFieldErrors() {
    for error in [
      FieldError.missing("speed"), .wrongType(name: "speed", wanted: .number),
      .unknownWord(name: "speed", word: "fast"), .outOfRange(name: "speed", value: -1),
    ] {
      for language in Language.allCases {
        #expect(error.message(in: language).contains("speed"))
      }
    }
  }
}

private struct Greetings: Words {
  let hello: String

  static let english = Edition(Greetings(hello: "Hello"))
  static let spanish = Edition(Greetings(hello: "Hola"))
  static let arabic = Edition(Greetings(hello: "مرحبًا"))
  static let french = Edition(Greetings(hello: "Bonjour"))
}

private struct Farewells: Words {
  let bye: Template

  static let english = Edition(Farewells(bye: "Bye, {name}"))
  static let spanish = Edition(Farewells(bye: "Adiós, {nombre}"))
  static let arabic = Edition(Farewells(bye: "وداعًا {name}"))
  static let french = Edition(Farewells(bye: "Au revoir, {name}"))
}
