// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing
import Wayfinding

/// A row of the messages that follow from the paper's printed distances: what is said, larger leg first.
struct PrintedRow: Sendable, CustomTestStringConvertible {
  let position: Int
  /// Printed metres west and south.
  let west: Double
  let south: Double
  let facing: Facing
  let legs: [(metres: Int, direction: GuidingMessage.Direction)]

  init(
    _ position: Int, _ west: Double, _ south: Double, _ facing: Facing,
    _ first: (Int, GuidingMessage.Direction), _ second: (Int, GuidingMessage.Direction)
  ) {
    self.position = position
    self.west = west
    self.south = south
    self.facing = facing
    legs = [(first.0, first.1), (second.0, second.1)]
  }

  var testDescription: String { "position \(position) facing \(facing)" }
}

/// OrientatUA (Ortiz, Zaragoza, Galiana-Merino, IJC 2(3), 2013), table 1, in each of the four headings.
private let printedRows = [
  PrintedRow(1, 200, 400, .north, (400, .behind), (200, .left)),
  PrintedRow(1, 200, 400, .east, (400, .right), (200, .behind)),
  PrintedRow(1, 200, 400, .south, (400, .ahead), (200, .right)),
  PrintedRow(1, 200, 400, .west, (400, .left), (200, .ahead)),
  PrintedRow(2, 200, 150, .north, (200, .left), (150, .behind)),
  PrintedRow(2, 200, 150, .east, (200, .behind), (150, .right)),
  PrintedRow(2, 200, 150, .south, (200, .right), (150, .ahead)),
  PrintedRow(2, 200, 150, .west, (200, .ahead), (150, .left)),
  PrintedRow(3, 100, 150, .north, (150, .behind), (100, .left)),
  PrintedRow(3, 100, 150, .east, (150, .right), (100, .behind)),
  PrintedRow(3, 100, 150, .south, (150, .ahead), (100, .right)),
  PrintedRow(3, 100, 150, .west, (150, .left), (100, .ahead)),
  PrintedRow(4, 50, 20, .north, (50, .left), (20, .behind)),
  PrintedRow(4, 50, 20, .east, (50, .behind), (20, .right)),
  PrintedRow(4, 50, 20, .south, (50, .right), (20, .ahead)),
  PrintedRow(4, 50, 20, .west, (50, .ahead), (20, .left)),
]

private let library = PlaceName("Biblioteca General")

private func message(
  forward: Double, right: Double, in language: Language = .english
) -> String {
  GuidingMessage(name: library, position: RelativePosition(forward: forward, right: right))
    .text(in: language)
}

@Suite struct GuidingMessageTests {
  @Test("the printed distances give the paper's messages in every heading", arguments: printedRows)
  func printedRow(_ row: PrintedRow) {
    let position = RelativePosition(
      Legs(east: -row.west, north: -row.south), facing: row.facing)
    let message = GuidingMessage(name: library, position: position)
    guard case .away(let legs) = message.content else {
      Issue.record("the place should be away")
      return
    }
    #expect(legs.map(\.direction) == row.legs.map(\.direction))
    #expect(legs.map(\.distance.metres) == row.legs.map(\.metres))
  }

  @Test("the sentence is the paper's, with the name of the place")
  func sentence() {
    #expect(
      message(forward: 366.3, right: 69.9)
        == "Biblioteca General is about 370 metres ahead and about 70 metres to your right.")
    #expect(
      message(forward: -44.4, right: -8.7)
        == "Biblioteca General is about 40 metres behind you and about 10 metres to your left.")
    #expect(
      message(forward: 366.3, right: 69.9, in: .spanish)
        == "Biblioteca General está a unos 370 metros hacia delante y a unos 70 metros a tu derecha."
    )
    #expect(
      message(forward: -366.3, right: -69.9, in: .spanish)
        == "Biblioteca General está a unos 370 metros detrás de ti y a unos 70 metros a tu izquierda."
    )
    #expect(
      message(forward: 366.3, right: 69.9, in: .arabic)
        == "Biblioteca General على بعد نحو 370 مترًا أمامك ونحو 70 مترًا إلى يمينك.")
    #expect(
      message(forward: -400, right: -10, in: .arabic)
        == "Biblioteca General على بعد نحو 400 متر خلفك ونحو 10 أمتار إلى يسارك.")
  }

  @Test(
    "under the name of the place the sentence does without it",
    arguments: [
      (Language.english, "It is about 370 metres ahead.", "It is here, within 5 metres."),
      (
        .spanish, "El lugar está a unos 370 metros hacia delante.",
        "El lugar está aquí, a menos de 5 metros."
      ),
      (
        .french, "Le lieu est à environ 370 mètres devant vous.",
        "Le lieu est ici, à moins de 5 mètres."
      ),
      (.arabic, "المكان على بعد نحو 370 مترًا أمامك.", "المكان هنا، في حدود 5 أمتار."),
    ])
  func unnamed(_ language: Language, _ away: String, _ here: String) {
    func text(_ metres: Double) -> String {
      GuidingMessage(name: library, position: RelativePosition(forward: metres, right: 0))
        .unnamedText(in: language)
    }
    #expect(text(366.3) == away)
    #expect(text(0) == here)
  }

  @Test("equal legs are told with the one ahead first")
  func equalLegs() {
    #expect(
      message(forward: 100, right: -100)
        == "Biblioteca General is about 100 metres ahead and about 100 metres to your left.")
  }

  @Test(
    "a leg under 5 metres is left out",
    arguments: [(4.99, false), (5.0, true), (-4.99, false), (-5.0, true)])
  func shortLeg(_ right: Double, _ isTold: Bool) {
    #expect(message(forward: 80, right: right).contains(" and ") == isTold)
  }

  @Test(
    "a place within 15 metres is here, with the side when it has one",
    arguments: [
      (0.0, 0.0, "Biblioteca General is here, within 5 metres."),
      (3, 4, "Biblioteca General is here, within 5 metres."),
      (-2, 11, "Biblioteca General is here, within 15 metres, to your right."),
      (15, 0, "Biblioteca General is here, within 15 metres, ahead."),
      (15.1, 0, "Biblioteca General is about 15 metres ahead."),
    ])
  func arrival(_ forward: Double, _ right: Double, _ text: String) {
    #expect(message(forward: forward, right: right) == text)
  }

  @Test("the paper's last position, 45 metres away, is not yet the arrival")
  func lastPosition() {
    #expect(
      message(forward: 8.7, right: -44.4)
        == "Biblioteca General is about 40 metres to your left and about 10 metres ahead.")
  }

  @Test("arrival is never surer than the position")
  func unsureArrival() {
    let message = GuidingMessage(
      name: library, position: RelativePosition(forward: 3, right: 0), accuracy: 22)
    #expect(message.text(in: .english) == "Biblioteca General is here, within 25 metres.")
  }

  @Test("without a heading the points of the compass stand in")
  func withoutHeading() {
    let message = GuidingMessage(name: library, legs: Legs(east: -70, north: -366))
    #expect(
      message.text(in: .english)
        == "Biblioteca General is about 370 metres to the south and about 70 metres to the west.")
    #expect(
      message.text(in: .spanish)
        == "Biblioteca General está a unos 370 metros al sur y a unos 70 metros al oeste.")
    #expect(
      message.text(in: .arabic)
        == "Biblioteca General على بعد نحو 370 مترًا إلى الجنوب ونحو 70 مترًا إلى الغرب.")
  }

  @Test("a name that is not certain is told as probable")
  func probableName() {
    let name = PlaceName("Polivalente", isCertain: false)
    let message = GuidingMessage(name: name, position: RelativePosition(forward: 50, right: 0))
    #expect(message.text(in: .english) == "Polivalente, probably, is about 50 metres ahead.")
    #expect(
      message.text(in: .spanish)
        == "Polivalente, probablemente, está a unos 50 metros hacia delante.")
    #expect(message.text(in: .arabic) == "Polivalente، على الأرجح، على بعد نحو 50 مترًا أمامك.")
  }

  @Test(
    "distances are rounded for speech",
    arguments: [
      (0.0, 0), (7.4, 5), (7.5, 10), (17.4, 15), (17.5, 20), (44.4, 40), (45, 50), (366.3, 370),
      (994.9, 990), (996, 1000), (1049, 1000), (1050, 1100), (9949, 9900), (12_499, 12_000),
      (-69.9, 70), (.infinity, 0), (.nan, 0),
    ])
  func rounding(_ metres: Double, _ spoken: Int) {
    #expect(SpokenDistance(metres: metres).metres == spoken)
  }

  @Test(
    "units follow the number in each language",
    arguments: [
      (5.0, Language.arabic, "5 أمتار"), (15, .arabic, "15 مترًا"), (100, .arabic, "100 متر"),
      (110, .arabic, "110 أمتار"), (12_000, .arabic, "12 كيلومترًا"), (40, .spanish, "40 metros"),
      (25_000, .english, "25 kilometres"), (1200, .english, "1200 metres"),
    ])
  func units(_ metres: Double, _ language: Language, _ text: String) {
    #expect(SpokenDistance(metres: metres).text(in: language) == text)
  }

  @Test(
    "In two legs and metres it is the sentence of the paper, wherever one stands", arguments: 1...60
  )
  func styleOfThePaper(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let place = try #require(Coordinate(latitude: 38.3833, longitude: -0.5122))
    let position = try #require(
      Coordinate(
        latitude: 38.3833 + Double.random(in: -0.01...0.01, using: &random),
        longitude: -0.5122 + Double.random(in: -0.01...0.01, using: &random)))
    let heading = Double.random(in: 0..<360, using: &random)
    let name = PlaceName(NameByLanguage("Library"), isCertain: true)
    let message = GuidingMessage(
      name: name,
      position: RelativePosition(
        Legs(from: position, to: place), facing: Facing(heading: heading)))
    for language in Language.allCases {
      let told = GuidingMessage.text(
        of: name, at: place, from: position, heading: heading, GuidanceStyle(directions: .legs),
        in: language)
      #expect(told == message.text(in: language))
    }
  }

  @Test(
    "Every style says how far and where",
    arguments: [
      (GuidanceStyle.Directions.sides, "The library is about 300 metres ahead to your right."),
      (.clock, "The library is about 300 metres at 2 o’clock."),
      (.degrees, "The library is about 300 metres 50 degrees to your right."),
      (.compass, "The library is about 300 metres to the north-east."),
      (.legs, "The library is about 220 metres ahead and about 210 metres to your right."),
    ] as [(GuidanceStyle.Directions, String)])
  func styles(_ directions: GuidanceStyle.Directions, _ sentence: String) throws {
    let position = try #require(Coordinate(latitude: 38.38, longitude: -0.51))
    let place = try #require(Coordinate(latitude: 38.38195, longitude: -0.5076))
    let name = PlaceName(NameByLanguage("The library"), isCertain: true)
    let told = GuidingMessage.text(
      of: name, at: place, from: position, heading: 354, GuidanceStyle(directions: directions),
      in: .english)
    #expect(told == sentence)
  }
}
