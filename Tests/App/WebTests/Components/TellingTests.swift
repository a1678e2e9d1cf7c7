// SPDX-License-Identifier: Apache-2.0

import Database
import Reading
import Speaking
import Testing

@testable import Web

@Suite("Dates and lengths in words") struct TellingTests {
  @Test(
    "A moment falls on its day",
    arguments: [
      (0, "1970-01-01"), (951_782_400, "2000-02-29"), (-1, "1969-12-31"),
      (1_709_164_800, "2024-02-29"), (4_107_542_399, "2100-02-28"), (4_107_542_400, "2100-03-01"),
    ])
  func momentToDay(seconds: Int, day: String) {
    #expect(CivilDate(Timestamp(milliseconds: Int64(seconds) * 1000)).isoText == day)
  }

  @Test(
    "A length that makes no sense is told without falling",
    arguments: [
      (Double.nan, "0 seconds"), (-Double.infinity, "0 seconds"), (-5, "0 seconds"),
      (.infinity, "365250 days"), (1e300, "365250 days"),
    ])
  func senselessLength(seconds: Double, words: String) {
    #expect(Span.words(seconds: seconds, in: .english) == words)
  }

  @Test(
    "No number of seconds leads beyond the moments that can be written",
    arguments: [
      (Double.nan, Int64(7)), (.infinity, .max), (-.infinity, .min), (1e300, .max),
      (-1e300, .min),
    ])
  func senselessMoment(seconds: Double, milliseconds: Int64) {
    #expect(Timestamp(milliseconds: 7).adding(seconds: seconds).rawValue == milliseconds)
    #expect(Timestamp(milliseconds: .max).adding(seconds: 1).rawValue == .max)
  }

  @Test("Every day of 800 years reads back as itself")
  func daysRoundTrip() throws {
    for number in stride(from: -150_000, through: 150_000, by: 1) {
      let day = CivilDate(Timestamp(milliseconds: Int64(number) * 86_400_000))
      guard day.year >= 1000 else { continue }
      let read = try #require(CivilDate(day.isoText))
      #expect(read.start == Timestamp(milliseconds: Int64(number) * 86_400_000))
    }
  }

  @Test(
    "What is no day is not taken for one",
    arguments: ["2027-02-29", "2027-13-01", "2027-00-10", "27-01-01", "2027-1", "", "tomorrow"])
  func noDay(text: String) {
    #expect(CivilDate(text) == nil)
  }

  @Test(
    "Lengths are rounded to what one wants to know",
    arguments: [
      (3.7, "4 seconds"), (60, "1 minute"), (200, "3 minutes 20 seconds"), (3599, "59 minutes"),
      (7300, "2 hours"), (259_200, "3 days"), (-5, "0 seconds"), (3600, "1 hour"),
      (3660, "1 hour 1 minute"), (7199, "1 hour 59 minutes"),
    ])
  func spans(seconds: Double, words: String) {
    #expect(Span.words(seconds: seconds, in: .english) == words)
  }

  @Test(
    "What is left is told to the nearest hour, so that a moment does not make a day of difference",
    arguments: [
      (259_200, "3 days"), (259_199, "3 days"), (259_140, "3 days"), (250_000, "2 days 21 hours"),
      (172_800, "2 days"), (172_700, "2 days"), (90_000, "25 hours"), (3660, "1 hour 1 minute"),
      (-1, "0 seconds"),
    ])
  func left(seconds: Double, words: String) {
    #expect(Span.left(seconds: seconds, in: .english) == words)
    // Whoever asks and whoever reads are told the same.
    let now = Timestamp(milliseconds: 0)
    let until = now.adding(seconds: seconds)
    let asking = ReadStateWords.of(
      RequestState.claimed(byFirstName: "Ben", until: until), at: now, in: .english)
    let reading = ReadStateWords.of(
      TakenState.claimed(until: until, text: nil), at: now, in: .english)
    #expect(asking.contains(words) && reading.contains(words))
  }

  @Test("Arabic counts with its own forms")
  func arabic() {
    #expect(Span.words(seconds: 120, in: .arabic) == "دقيقتان")
    #expect(Span.words(seconds: 259_200, in: .arabic) == "3 أيام")
    #expect(Span.words(seconds: 11 * 86_400, in: .arabic) == "11 يومًا")
  }

  @Test(
    "After a preposition the Arabic dual changes",
    arguments: [
      (172_800, "ألغيته. سيُحذف بعد يومين.", "لك أن تقرأه خلال يومين.", "يقرؤه Ben، وبقي له يومان."),
      (7200, "ألغيته. سيُحذف بعد ساعتين.", "لك أن تقرأه خلال ساعتين.", "يقرؤه Ben، وبقي له ساعتان."),
      (
        122, "ألغيته. سيُحذف بعد دقيقتين وثانيتين.", "لك أن تقرأه خلال دقيقتين وثانيتين.",
        "يقرؤه Ben، وبقي له دقيقتان وثانيتان."
      ),
    ])
  func arabicDual(seconds: Int, deleted: String, yours: String, claimed: String) {
    let now = Timestamp(milliseconds: 0)
    let until = now.adding(seconds: Double(seconds))
    #expect(
      ReadStateWords.of(RequestState.withdrawn(deletedAt: until), at: now, in: .arabic) == deleted)
    #expect(
      ReadStateWords.of(TakenState.claimed(until: until, text: ""), at: now, in: .arabic) == yours)
    #expect(
      ReadStateWords.of(
        RequestState.claimed(byFirstName: "Ben", until: until), at: now, in: .arabic)
        == claimed)
    #expect(Span.reading(characters: 1800, in: .arabic) == "نحو دقيقتين من القراءة")
    #expect(AccountWords.tooManyAttempts(120, in: .arabic).contains("انتظر دقيقتين"))
  }

  @Test(
    "Addresses as values of other addresses keep their own questions",
    arguments: [
      ("/read?category=other&after=1", "/read%3Fcategory%3Dother%26after%3D1"), ("/", "/"),
    ])
  func addressAsValue(address: String, value: String) throws {
    #expect(try #require(LocalAddress(address)).asValue == value)
  }
}
