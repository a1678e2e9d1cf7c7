// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What the page of a route says and shows beside the route itself.
public struct RouteSessionWords: Words {
  let loading: String
  let noMap: String
  let changedMap: String
  let choosePlace: String
  let noWay: String
  let firstStep: String
  let lastStep: String
  let step: Template
  let left: Template
  let wrongStep: String
  let tooManyStops: String
  let sameStop: String
  let rehearsing: String
  let stoppedRehearsal: String
  let stopped: String
  /// The act that begins a rehearsal.
  public let rehearse: String
  /// The act that ends it.
  public let stopRehearsing: String
  /// The act that turns the sound ahead on.
  public let turnBeaconOn: String
  /// The act that turns it off.
  public let turnBeaconOff: String
  let beaconIsOn: String
  let beaconIsOff: String
  let maySleep: String
  /// The act that begins to record a way.
  public let record: String
  /// The act that ends it.
  public let stopRecording: String
  let recording: String
  let nothingRecorded: String
  let wayKept: Template
  let wayRemoved: Template
  let wayNumber: Template
  let wayRow: Template
  let tooManyWays: String
  let noSuchWay: String
  let noFile: String
  let noWayInFile: String
}
