// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Wayfinding

@Suite("Words of a walk") struct WalkWordsTests {
  @Test("Languages name the same places")
  func samePlaces() {
    expectSamePlaces(WalkWords.self)
    expectSamePlaces(MapWords.self)
    expectSamePlaces(PlaceSearchWords.self)
    expectSamePlaces(WalkMapWords.self)
    expectSamePlaces(RouteWords.self)
    expectSamePlaces(WayWords.self)
    expectSamePlaces(HelpWords.self)
    expectSamePlaces(GuideWords.self)
    expectSamePlaces(StandingWords.self)
    expectSamePlaces(CrossingWords.self)
    expectSamePlaces(StreetWords.self)
    expectSamePlaces(StepWords.self)
    expectSamePlaces(AskingWords.self)
    expectSamePlaces(HindranceWords.self)
    expectSamePlaces(PaceWords.self)
    expectSamePlaces(StopWords.self)
    expectSamePlaces(RouteSessionWords.self)
    expectSamePlaces(WalkMapPlaceWords.self)
    expectSamePlaces(GPXWords.self)
    expectSamePlaces(ClosureWords.self)
    expectSamePlaces(MapPictureWords.self)
  }
}
