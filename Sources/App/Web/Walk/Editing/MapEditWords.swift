// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words of the pages on which maps are changed.
struct MapEditWords: Words {
  // The pages
  let title: String
  let lead: String
  let placesHeading: String
  let search: String
  let searchAct: String
  let onlyFirst: Template
  let noneFound: String
  let addPlace: String
  let changeNamed: Template
  let takenAway: String
  let history: String
  let historyOf: Template
  let backToMap: Template
  let editLink: String

  // A place
  let name: String
  let nameHint: String
  let otherLanguages: Template
  let inLanguage: Template
  let kind: String
  let position: String
  let positionHint: String
  let here: String
  let notFound: String
  let isCertain: String
  let certain: String
  let guess: String
  let description: String
  let descriptionHint: String
  let door: Template
  let doorsHint: String
  let doorName: String
  let doorNameHint: String
  let doorAccess: String
  let unknown: String
  let level: String
  let steps: String
  let ramp: String
  let hours: String
  let takeOff: String

  // Closures
  let closuresHeading: String
  let noClosures: String
  let addClosure: String
  let what: String
  let whatHint: String
  let reason: String
  let extent: String
  let around: String
  let wholeStreet: String
  let nearestSteps: String
  let nearestGate: String
  let nearestCrossing: String
  let place: String
  let whereHint: String
  let street: String
  let metres: String
  let from: String
  let fromHint: String
  let until: String
  let untilHint: String
  let open: String
  let upcoming: Template
  let over: String
  let described: String

  // History
  let made: Template
  let gone: String
  let before: Template
  let after: Template
  let asFile: String
  let notThere: String
  let putBack: String
  let wasUndo: String
  let noHistory: String

  // What is wrong
  let missing: String
  let tooLong: Template
  let unknownKind: String
  let offTheMap: String
  let tooMany: Template
  let notADay: String
  let past: String
  let tooLate: String
  let wrongOrder: String
  let nothingThere: String
  let notMetres: Template
  let changedMeanwhile: String
  let changedMeanwhileShort: String
  let full: String
  let noMoreToday: String

  // What was done
  let placeSaved: String
  let placeTaken: String
  let closureSaved: String
  let opened: String
  let undone: String
}
