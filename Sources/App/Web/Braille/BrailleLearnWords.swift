// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words of the page with the lessons.
struct BrailleLearnWords: Words {
  let title: String
  let lead: String
  let toLessons: String
  let toPad: String
  let withoutScripts: String
  let failed: String
  let table: String
  let tableHint: String
  let lessons: String
  let now: String
  let `repeat`: String
  let hint: String
  let skip: String
  let done: String
  let nextLesson: String
  let nextPhrase: String
  let stop: String
  let results: String
  let kept: String
  let phrases: String
  let speed: String
  let errors: String
  let corrected: String
  let dots: String
  let dot: String
  let asked: String
  let missed: String
  let extra: String
  let across: String
  let down: String
  let say: String
  let exportJSON: String
  let exportCSV: String
  let erase: String
  let undo: String
}
