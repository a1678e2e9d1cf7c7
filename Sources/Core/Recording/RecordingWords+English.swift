// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension RecordingWords {
  /// The words in English.
  public static let english = Edition(
    RecordingWords(
      // What the buttons do
      record: "Record",
      pause: "Pause",
      goOn: "Go on",
      again: "Record again",
      stop: "Stop",
      next: "Next paragraph",
      previous: "Previous paragraph",
      mark: "Mark a chapter",
      listen: "Listen to it",
      stopListening: "Stop listening",
      remove: "Remove it",
      undo: "Undo",
      askLevel: "How loud is it?",
      whereAmI: "Where am I?",
      send: "Send the reading",
      sendAllTheSame: "Send it all the same",
      // What it is doing
      ready: "Ready to record",
      opening: "Waiting for the microphone",
      recording: "Recording",
      paused: "Paused",
      listening: "Playing your recording",
      sending: "Sending the reading",
      sent: "The reading is sent",
      // Where one is
      place: "Paragraph {number} of {count}",
      notRecorded: "Not recorded yet.",
      recorded: "Recorded: {time}.",
      marks: "Chapter marks: {number}.",
      progress: "{recorded} of {count} recorded, {time} in all.",
      comma: ", ",
      // What was done
      marked: "Chapter marked.",
      removed: "Removed. You can undo that.",
      restored: "Brought back.",
      draftFound: "Your draft is still here.",
      keptSoFar: "What you recorded so far is kept.",
      // Whether it has arrived
      arrived: "Everything recorded has arrived.",
      arriving: "What you recorded is being sent as you go, and is kept on this device.",
      cutOff: "There is no connection. What you recorded is kept on this device and sent later.",
      // How loud it is
      levelUnknown: "Record a few words first, then ask again.",
      levelSilent: "Nothing can be heard. Check the microphone.",
      levelTooQuiet: "Too quiet. Come closer to the microphone, or speak up.",
      levelGood: "Good.",
      levelTooLoud: "Too loud. Move back a little from the microphone.",
      // Before sending
      beforeSending: "Before you send it:",
      nothingToSend: "Nothing is recorded yet. Record a paragraph first.",
      missing: "Not recorded yet: paragraph {numbers}.",
      silentTake: "Paragraph {number}: nothing can be heard.",
      quietTake: "Paragraph {number} is very quiet.",
      clippedTake: "Paragraph {number} is too loud in places, so it may crackle.",
      shortTake: "Paragraph {number} is shorter than its text usually takes. Is it all there?",
      longTake: "Paragraph {number} is longer than its text usually takes. Is there a long pause?",
      noisy: "The room can be heard behind your voice. A quieter place would help.",
      // What is the matter
      refused: "The reading could not be sent. It is still here.",
      notAllowed:
        "The browser does not let this page use the microphone. Allow it in the settings of the page, then try again.",
      noMicrophone: "No microphone was found. Connect one, then try again.",
      lost: "The microphone has stopped.",
      unsupported: "This browser cannot record. Send a file instead, or use another browser.",
      full: "This device has no room left to keep the recording. Make room, then go on."))
}
