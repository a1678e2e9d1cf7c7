// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The help of `earshot trace`, and what is wrong with recorded touches and what to do.
struct TraceWords: Words {
  let summary: String
  let discussion: String

  // What is wrong with a line of touches
  let timeGoesBack: Template
  let beginsTwice: Template
  let notDown: Template
  let tooManyTouches: Template
  let wrongPlaces: Template
  let samePlace: Template
  let wrongPlace: String

  // A field that is wrong, and what to do
  let wrongPhase: Template
  let wrongDots: Template
  let wrongTime: Template
  let wrongPoint: Template
}
