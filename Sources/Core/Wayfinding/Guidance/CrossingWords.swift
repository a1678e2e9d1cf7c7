// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What is said of tracks, of changing the side, and of bridges and tunnels.
struct CrossingWords: Words {
  let aRailway: String
  let tramTracks: String
  let railwayTracks: String
  let gates: String
  let noGates: String
  let warningLights: String
  let noWarningLights: String
  let bell: String
  let noBell: String
  let unknownWarning: String
  let crossOverLeft: String
  let crossOverRight: String
  let asideLeft: Template
  let asideRight: Template
  let onBridge: String
  let inTunnel: String
  let underRoof: String
}
