// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ReadStateWords {
  static let english = Edition(
    ReadStateWords(
      open: "Waiting for a volunteer.",
      expired:
        "Nobody could read it by the day that you named. Change the day, and it is offered again.",
      changeDay: "Change the day",
      preparing: "The recording has arrived and is being prepared. This takes a moment.",
      unusable:
        "A recording arrived but cannot be played. We have asked the volunteer for another.",
      done: "Done. Your recording was kept with thanks.",
      notAudio: "There is no sound in this file. Choose an audio file, such as MP3, M4A or WAV.",
      silent: "The recording is silent. Check the microphone and record it again.",
      tooShort: "The recording is too short. Record the whole text.",
      tooLong: "The recording is too long. Send it as a smaller file.",
      serverFailed: "The recording could not be prepared. Send it once more.",
      claimed: "{name} is reading it and has until {until}.",
      ownIsHere: "Your recording is here: {length}.",
      hasRead: "{name} has read it for you: {length}.",
      withdrawn: "You cancelled it. It will be deleted in {left}.",
      yours: "You have until {until} to read it.",
      sentPreparing: "Your recording has arrived and is being prepared.",
      sentReady: "Your recording was delivered to the person who asked.",
      question: "Who may read it?",
      anyone: "Any volunteer",
      anyoneHint: "Anybody can become a volunteer here. Do not choose this for private letters.",
      vetted: "Vetted volunteers",
      vettedHint: "The people who run this server know them.",
      named: "Only people that I name",
      names: "Their usernames",
      namesHint:
        "Only if you name people. Put spaces between usernames. Ask the people for theirs.",
      noNames: "Write the usernames of those who may read it, or choose another answer above.",
      namesUnused: "You named people. Choose “Only people that I name”, or empty this field.",
      noSuchVolunteersNamed:
        "There are no volunteers with these usernames: {list}. Check the spelling.",
      noSuchVolunteer: "There is no volunteer with the username {name}. Check the spelling.",
      tooManyNames: "Name at most {most} people.",
      anyoneMayRead: "Any volunteer may read it.",
      vettedMayRead: "Only vetted volunteers may read it.",
      nobodyNamedReads: "None of the people you named read here any more.",
      onlyTheseMayRead: "Only these may read it: {joined}.",
      nobodyLeft: "None of the people you named can read it any more. Choose who can.",
      openedBefore: "Show who opened it before that",
      openedLast: "Show who opened it last",
      chooseAgain: "Choose who may read it",
      opened: "Who has opened your text",
      nobody: "Nobody has opened it yet.",
      unknownZone:
        "UTC is Greenwich time: your browser has not said which time zone you are in.",
      isBlocked: "You have blocked this person.",
      somebodyDeleted: "Somebody whose account is deleted",
      openedBy: "{who} opened your text {moment}{end}",
      wasGivenBack: "{name} gave it back.",
      ranOutFor: "{name} let the time run out.",
      canReadNow: " and can read it now.",
      gaveBack: " and gave it back.",
      ranOut: " and let the time run out.",
      recordingKept: ". You kept the recording.",
      cannotRead: " and cannot read it any more."))
}
