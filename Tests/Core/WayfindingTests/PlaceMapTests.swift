// SPDX-License-Identifier: Apache-2.0

import Bytes
import Foundation
import Speaking
import Testing
import Wayfinding

private func map(_ text: String) throws(PlaceMapError) -> PlaceMap {
  try PlaceMap(geoJSON: Array(text.utf8))
}

private func collection(_ features: String) -> String {
  "{\"type\":\"FeatureCollection\",\"features\":[\(features)]}"
}

private func feature(
  _ properties: String, coordinates: String = "[-0.5,38.4]", type: String = "Point"
) -> String {
  """
  {"type":"Feature","geometry":{"type":"\(type)","coordinates":\(coordinates)},"properties":\(properties)}
  """
}

private func named(_ names: [String]) throws -> PlaceMap {
  try map(collection(names.map { feature("{\"name\":\"\($0)\"}") }.joined(separator: ",")))
}

@Suite struct PlaceMapTests {
  @Test("the campus of Alicante is read, with its categories in three languages")
  func alicante() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appending(path: "../../../Examples/campuses/alicante.geojson")
    let map = try PlaceMap(geoJSON: [UInt8](Data(contentsOf: file)))
    #expect(map.name?.text(in: .spanish) == "Universidad de Alicante")
    #expect(map.places.count == 48)
    #expect(map.categories.first?.name(in: .arabic) == "الكليات والمدارس")
    let libraries = map.places(in: try #require(map.category(id: "library")))
    #expect(
      libraries.map { $0.name.words.text(in: .english) } == [
        "Biblioteca General", "Biblioteca de Ciencias",
      ])
    #expect(libraries.first?.coordinate == Coordinate(latitude: 38.383304, longitude: -0.512239))
    #expect(map.places.filter { !$0.name.isCertain }.count == 3)
    #expect(map.categories.indices.allSatisfy { !map.places(in: $0).isEmpty })
  }

  @Test("names fall back from one language to another")
  func names() throws {
    let words = try #require(
      try map(collection(feature("{\"name\":\"Rathaus\",\"name:es\":\" Ayunta\\nmiento \"}")))
        .places.first?.name.words)
    #expect(
      Language.allCases.map { words.text(in: $0) }
        == ["Rathaus", "Ayunta miento", "Rathaus", "Rathaus"])
  }

  @Test("categories stand in the order that the file declares; what has none is other places")
  func categories() throws {
    let text = """
      {"type":"FeatureCollection","categories":{"b":{"name:en":"Bees"},"unused":"Nobody","a":"Ants"},
      "features":[\(feature("{\"name\":\"1\",\"category\":\"a\"}")),\(feature("{\"name\":\"2\"}")),
      \(feature("{\"name\":\"3\",\"category\":\"b\"}"))]}
      """
    let map = try map("\u{FEFF}" + text)
    #expect(map.categories.map { $0.name(in: .english) } == ["Bees", "Ants", "Other places"])
    #expect(map.places.map(\.category) == [1, 2, 0])
  }

  @Test(
    "what is no map is refused with its reason",
    arguments: [
      ("{}", PlaceMapError.notAFeatureCollection), ("[]", .notAFeatureCollection),
      ("{\"type\":\"FeatureCollection\",\"features\":{}}", .notAFeatureCollection),
      (collection(""), .empty),
      (collection("3"), .feature(number: 1, name: nil, problem: .notAFeature)),
      (collection(feature("{}")), .feature(number: 1, name: nil, problem: .noName)),
      (collection(feature("null")), .feature(number: 1, name: nil, problem: .noName)),
      (collection(feature("{\"name\":\"  \"}")), .feature(number: 1, name: "  ", problem: .noName)),
      (collection(feature("{\"name\":7}")), .feature(number: 1, name: nil, problem: .noName)),
      (
        collection(
          feature("{\"name\":\"A\"}") + "," + feature("{\"name\":\"B\"}", type: "Polygon")),
        .feature(number: 2, name: "B", problem: .notAPoint)
      ),
      (
        collection(feature("{\"name\":\"A\"}", coordinates: "[1]")),
        .feature(number: 1, name: "A", problem: .badCoordinates)
      ),
      (
        collection(feature("{\"name\":\"A\"}", coordinates: "[1,\"2\"]")),
        .feature(number: 1, name: "A", problem: .badCoordinates)
      ),
      (
        collection(feature("{\"name\":\"A\"}", coordinates: "[38,-100]")),
        .feature(number: 1, name: "A", problem: .outOfRange(swapped: true))
      ),
      (
        collection(feature("{\"name\":\"A\"}", coordinates: "[1e300,1]")),
        .feature(number: 1, name: "A", problem: .outOfRange(swapped: false))
      ),
    ])
  func refused(_ text: String, _ error: PlaceMapError) {
    #expect(throws: error) { try map(text) }
  }

  @Test("bytes that are no JSON, or nest without end, are refused with their line")
  func notJSON() {
    let failure = #expect(throws: PlaceMapError.self) { try map("{\n  \"type\": oops}") }
    guard case .notJSON(let error)? = failure else {
      Issue.record("this should be called no JSON")
      return
    }
    #expect(error.line == 2)
    #expect(throws: PlaceMapError.self) {
      try map(String(repeating: "[", count: 100_000))
    }
    #expect(throws: PlaceMapError.self) { try PlaceMap(geoJSON: [0xFF, 0xFE, 0x00]) }
  }

  @Test("names without end, and maps without end, are refused")
  func tooLarge() {
    let long = String(repeating: "x", count: 401)
    #expect(
      throws: PlaceMapError.feature(
        number: 1, name: String(long.prefix(80)), problem: .textTooLong)
    ) { try map(collection(feature("{\"name\":\"\(long)\"}"))) }
    let many = (0...PlaceMap.mostCategories).map {
      feature("{\"name\":\"n\",\"category\":\"c\($0)\"}")
    }
    #expect(throws: PlaceMapError.tooManyCategories(limit: 200)) {
      try map(collection(many.joined(separator: ",")))
    }
    let crowd = Array(repeating: "0", count: PlaceMap.mostPlaces + 1).joined(separator: ",")
    #expect(throws: PlaceMapError.tooManyPlaces(limit: 20_000)) { try map(collection(crowd)) }
  }

  @Test("every error is a sentence that names the feature and what to do")
  func sentences() {
    let error = PlaceMapError.feature(
      number: 3, name: "Café", problem: .outOfRange(swapped: true))
    let english = error.message(in: .english)
    #expect(english.hasPrefix("Feature 3 (Café): "))
    #expect(english.contains("write the longitude first"))
    for language in Language.allCases {
      #expect(error.message(in: language).contains("3 (Café)"))
    }
  }
}

@Suite struct PlaceMatchTests {
  private static let names = [
    "Facultad de Educación I", "Facultad de Educación II", "Óptica", "óptica", "Café Ñandú",
    "مكتبة الجامعة",
  ]

  private func found(_ query: String) throws -> [String] {
    switch try named(Self.names).match(query) {
    case .one(let place): [place.name.words.text(in: .english)]
    case .several(let places): places.map { $0.name.words.text(in: .english) }
    case .none: []
    }
  }

  @Test(
    "a place is found by its name, then more loosely",
    arguments: [
      ("Facultad de Educación I", ["Facultad de Educación I"]),
      ("facultad de educacion i", ["Facultad de Educación I"]),
      ("Óptica", ["Óptica"]), ("OPTICA", ["Óptica", "óptica"]),
      ("Facultad", ["Facultad de Educación I", "Facultad de Educación II"]),
      ("educación ii", ["Facultad de Educación II"]), ("cafe-nandu", ["Café Ñandú"]),
      ("مكتبه", ["مكتبة الجامعة"]), ("مَكْتَبَة الجامعة", ["مكتبة الجامعة"]), ("Rectorado", []),
      ("", []), ("!?", []),
    ])
  func finds(_ query: String, _ names: [String]) throws {
    #expect(try found(query) == names)
  }

  @Test("an unknown name brings the nearest ones, and a hopeless one brings none")
  func nearest() throws {
    let map = try named(["Biblioteca General", "Aulario I", "Rectorado"])
    let guess = map.match("Bibloteca Genral")
    #expect(
      guess.message(for: "Bibloteca Genral", in: .english)
        == "There is no place \"Bibloteca Genral\" on this map. Did you mean Biblioteca General?")
    #expect(
      map.match("zzzzzzzz").message(for: "zzzzzzzz", in: .english)
        == "There is no place \"zzzzzzzz\" on this map.")
  }

  @Test("several that fit are named")
  func several() throws {
    let map = try named(["Aulario I", "Aulario II"])
    #expect(
      map.match("aulario").message(for: "aulario", in: .spanish)
        == "«aulario» coincide con 2 lugares: Aulario I o Aulario II. Di cuál.")
    #expect(map.match("Aulario I").message(for: "Aulario I", in: .english) == nil)
  }
}
