// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What is said of a map to walk by, of its pack and of a typed area.
struct WalkMapWords: Words {
  // What a map has
  let title: Template
  let origin: Template
  let junctions: Template
  let ways: Template
  let metres: Template
  let kilometres: Template
  let parts: Template
  let crossings: Template
  let steps: Template
  let barriers: Template
  let buildings: Template
  let places: Template

  // What it does not know
  let gaps: String
  let gap: Template
  let signals: String
  let audibleSignals: String
  let tactilePaving: String
  let kerbs: String
  let islands: String
  let stepCounts: String
  let handrails: String
  let ramps: String
  let surfaces: String
  let widths: String
  let lighting: String
  let pavements: String
  let doors: String

  // What is wrong with a pack, and what to do
  let notAPack: String
  let older: String
  let otherVersion: Template
  let wrongLength: Template
  let damagedPack: String
  let tooLargePack: Template
  let tooMuch: Template
  let inconsistent: String

  // What is wrong with a typed area, and what to do
  let notAnArea: String
  let turnedArea: String
}
