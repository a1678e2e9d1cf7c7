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
  }

  @Test(
    "A time that ends is told as a day and an hour, by the person's own clock",
    arguments: [
      // 27 November 2026 was a Friday; at 17:00 by Greenwich it was 18:00 in Madrid.
      (Language.english, 0, "today at 18:00"),
      (.english, 24, "tomorrow at 18:00"),
      (.english, 168, "Friday 4 December at 18:00"),
      (.spanish, 168, "el viernes 4 de diciembre a las 18:00"),
      (.french, 168, "vendredi 4 décembre à 18:00"),
      (.arabic, 168, "يوم الجمعة 4 ديسمبر الساعة 18:00"),
      // Half an hour after midnight there, and still the day before at Greenwich.
      (.english, 6.5, "tomorrow at 00:30"),
    ])
  func until(language: Language, hours: Double, words: String) throws {
    let now = Timestamp(milliseconds: 1_795_798_800_000)
    let madrid = try #require(TimeZoneChoice(name: "Europe/Madrid"))
    let until = now.adding(seconds: hours * 3600)
    #expect(Moment.until(until, madrid, at: now, in: language) == words)
    // Whoever asks and whoever reads are told the same.
    let asking = ReadStateWords.of(
      RequestState.claimed(byFirstName: "Ben", until: until), at: now, madrid, in: language)
    let reading = ReadStateWords.of(
      TakenState.claimed(until: until, text: nil), at: now, madrid, in: language)
    #expect(asking.contains(words) && reading.contains(words))
  }

  @Test("Where the time zone is not known, the time names its own")
  func untilSomewhere() {
    let now = Timestamp(milliseconds: 1_795_798_800_000)
    #expect(Moment.until(now, nil, at: now, in: .english) == "today at 17:00 UTC")
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
      (172_800, "ألغيته. سيُحذف بعد يومين."), (7200, "ألغيته. سيُحذف بعد ساعتين."),
      (122, "ألغيته. سيُحذف بعد دقيقتين وثانيتين."),
    ])
  func arabicDual(seconds: Int, deleted: String) {
    let now = Timestamp(milliseconds: 0)
    let until = now.adding(seconds: Double(seconds))
    #expect(
      ReadStateWords.of(RequestState.withdrawn(deletedAt: until), at: now, nil, in: .arabic)
        == deleted)
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
