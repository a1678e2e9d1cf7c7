// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension RouteSessionWords {
  /// The words in English.
  public static let english = Edition(
    RouteSessionWords(
      loading: "The map is being loaded.",
      noMap: "The map could not be loaded. Check the connection and load the page again.",
      changedMap: "The map was changed meanwhile. Load this page again.",
      choosePlace: "Choose a place from the list.",
      noWay: "Choose a place first, and find the way.",
      firstStep: "This is the first step.",
      lastStep: "This is the last step.",
      step: "Step {number} of {count}.",
      left: "About {distance} are left, about {time}.",
      wrongStep: "A step is between 20 and 150 centimetres long. Change its length.",
      tooManyStops: "A way leads to at most ten places.",
      sameStop: "The way leads there already. Choose another place.",
      rehearsing: "You walk the way in your mind.",
      stoppedRehearsal: "The rehearsal has stopped.",
      stopped: "Stopped. Your position is not used any more.",
      rehearse: "Rehearse the way",
      stopRehearsing: "Stop the rehearsal",
      turnBeaconOn: "Turn the sound ahead on",
      turnBeaconOff: "Turn the sound ahead off",
      beaconIsOn: "The sound ahead is on. It comes from where the way goes on.",
      beaconIsOff: "The sound ahead is off.",
      maySleep:
        "The screen may go dark, and then you are not guided. Keep it on in the settings of your device.",
      record: "Record a way",
      stopRecording: "Stop and keep the way",
      recording: "The way is recorded while you walk it. Keep this page open.",
      nothingRecorded:
        "Nothing was recorded: the position was not known well enough, or you walked less than 10 metres.",
      wayKept: "Kept on this device: {name}.",
      wayRemoved: "Removed: {name}.",
      wayNumber: "Way {number}",
      wayRow: "{name}, about {distance}",
      tooManyWays: "You have 20 ways. Remove one first.",
      noSuchWay: "This way is not there any more.",
      noFile: "This file could not be read: it is no text, or larger than 1 MB.",
      noWayInFile: "There is no way in this file: a track or a route of at least 10 metres."))
}
