// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension RouteSessionWords {
  /// The words in English.
  public static let english = Edition(
    RouteSessionWords(
      loading: "The map is being loaded.",
      noMap: "The map could not be loaded. Check the connection and load the page again.",
      choosePlace: "Choose a place from the list.",
      noWay: "Choose a place first, and find the way.",
      firstStep: "This is the first step.",
      lastStep: "This is the last step.",
      step: "Step {number} of {count}.",
      left: "About {distance} are left, about {time}.",
      rehearsing: "You walk the way in your mind.",
      stoppedRehearsal: "The rehearsal has stopped.",
      stopped: "Stopped. Your position is not used any more.",
      rehearse: "Rehearse the way",
      stopRehearsing: "Stop the rehearsal"))
}
