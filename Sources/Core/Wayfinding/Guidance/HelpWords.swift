// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What is said of crossings, steps, barriers and the ground.
struct HelpWords: Words {
  // Crossings
  let crossing: Template
  let aRoad: String
  let aMainRoad: String
  let leads: Template
  let across: Template
  let divided: String
  let noCrossing: String
  let has: Template
  let lacksNot: Template
  let signals: String
  let noSignals: String
  let audible: String
  let silent: String
  let vibrating: String
  let button: String
  let markings: String
  let noMarkings: String
  let tactile: String
  let noTactile: String
  let island: String
  let noIsland: String
  let noKerb: String
  let flushKerb: String
  let loweredKerb: String
  let rolledKerb: String
  let raisedKerb: String
  let lanes: Plural
  // What the map does not say of a crossing
  let unknownSignals: String
  let unknownAudible: String
  let unknownTactile: String

  // Steps, and what moves like them
  let stepsUp: Plural
  let stepsDown: Plural
  let steps: Plural
  let someStepsUp: String
  let someStepsDown: String
  let someSteps: String
  let handrails: String
  let leftHandrail: String
  let rightHandrail: String
  let handrail: String
  let noHandrail: String
  let unknownHandrail: String
  let escalator: String
  let lift: String

  // What stands in a way
  let gate: String
  let kissingGate: String
  let turnstile: String
  let stile: String
  let liftGate: String
  let bollard: String
  let cycleBarrier: String
  let block: String
  let chain: String
  let grid: String
  let border: String
  let barrier: String

  // Bridges and the like
  let bridge: String
  let tunnel: String
  let covered: String

  // The ground
  let ground: Template
  let paved: String
  let asphalt: String
  let concrete: String
  let pavingStones: String
  let cobbles: String
  let brick: String
  let metal: String
  let wood: String
  let rubber: String
  let unpaved: String
  let compacted: String
  let gravel: String
  let earth: String
  let grass: String
  let sand: String
  let rock: String
  let otherGround: String
}
