// SPDX-License-Identifier: Apache-2.0

import Bytes
import Foundation
import Speaking
import TestSupport
import Testing

@testable import Wayfinding

@Suite("Places of one's own as a list") struct OwnPlaceListTests {
  private static func point(_ latitude: Double, _ longitude: Double) -> MapPoint {
    MapPoint(Coordinate(within: latitude, longitude: longitude))
  }

  @Test("Languages name the same places")
  func samePlaces() {
    expectSamePlaces(OwnPlaceWords.self)
    expectSamePlaces(RecordingWords.self)
  }

  @Test(
    "No two are called the same, nor so that they sound the same",
    arguments: [
      ("Bakery", "Bakery 2"), ("bakery", "bakery 2"), ("Bákery", "Bákery 2"),
      ("Bakery 2", "Bakery 2"), ("Bakers", "Bakers"),
    ])
  func areUnique(wanted: String, name: String) {
    var list = OwnPlaceList()
    list.add(OwnPlace(name: "Bakery", at: Self.point(43, 7)))
    #expect(list.add(OwnPlace(name: wanted, at: Self.point(43, 7.1))) == name)
  }

  @Test("A file that is written is read again: names, order and points to a centimetre")
  func comesBack() throws {
    var random = SeededGenerator(seed: 42)
    var list = OwnPlaceList()
    for number in 0..<OwnPlaceList.most {
      list.add(
        OwnPlace(
          name: "Ort \"\(number)\" مخبز",
          at: Self.point(
            .random(in: -89...89, using: &random), .random(in: -179...179, using: &random))))
    }
    let read = try OwnPlaceList(geoJSON: list.geoJSON)
    #expect(read == list)
    // Any other reader of JSON finds the same.
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(list.geoJSON)) as? [String: Any])
    #expect(object["type"] as? String == "FeatureCollection")
    let features = try #require(object["features"] as? [[String: Any]])
    let geometry = try #require(features[7]["geometry"] as? [String: Any])
    let numbers = try #require(geometry["coordinates"] as? [Double])
    #expect(abs(numbers[1] - list.places[7].point.coordinate.latitude) < 1e-7)
    #expect(abs(numbers[0] - list.places[7].point.coordinate.longitude) < 1e-7)
  }

  @Test(
    "What is no list of places is refused by a sentence that says what to do",
    arguments: [
      ("", "not valid JSON"), ("{\"type\":\"Feature\"}", "FeatureCollection"),
      ("{\"type\":\"FeatureCollection\",\"features\":[]}", "no places"),
      (
        """
        {"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"A"},\
        "geometry":{"type":"Point","coordinates":[43,97]}}]}
        """, "Feature 1 (A)"
      ),
      (
        """
        {"type":"FeatureCollection","features":[{"type":"Feature","properties":{},\
        "geometry":{"type":"Point","coordinates":[7,43]}}]}
        """, "Feature 1"
      ),
    ])
  func refuses(text: String, told: String) {
    do throws(PlaceMapError) {
      _ = try OwnPlaceList(geoJSON: Array(text.utf8))
      Issue.record("It was taken.")
    } catch {
      #expect(error.message(in: .english).contains(told), "\(error.message(in: .english))")
    }
  }

  @Test("A file with more than two hundred places is refused before anything is made of it")
  func isBounded() {
    let feature = """
      {"type":"Feature","properties":{"name":"A"},"geometry":{"type":"Point","coordinates":[7,43]}}
      """
    let features = Array(repeating: feature, count: OwnPlaceList.most + 1).joined(separator: ",")
    let text = "{\"type\":\"FeatureCollection\",\"features\":[\(features)]}"
    #expect(throws: PlaceMapError.tooManyPlaces(limit: OwnPlaceList.most)) {
      try OwnPlaceList(geoJSON: Array(text.utf8))
    }
  }
}
