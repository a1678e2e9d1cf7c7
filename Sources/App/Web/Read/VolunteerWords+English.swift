// SPDX-License-Identifier: Apache-2.0

import Speaking

extension VolunteerWords {
  static let english = Edition(
    VolunteerWords(
      openTitle: "Texts waiting for a reader",
      mine: "My readings",
      toOpen: "All open texts",
      filter: "Show",
      filterHeading: "Which texts?",
      everyCategory: "All kinds",
      everyLanguage: "All languages",
      nothingOpen:
        "No texts are waiting right now. Keep this page open and new ones will appear.",
      nothingMatches: "No text of this kind is waiting right now. Choose another kind or language.",
      nothingTaken: "Here you will find the texts that you take, and those that you have read.",
      present: "Under way",
      past: "Done",
      claim: "I will read it",
      claimLead: """
        You will then see the text, and you have three days to send your recording. The person \
        who asks is told that you opened it.
        """,
      extend: "I need three more days",
      giveBack: "Give it back",
      text: "The text to read",
      send: "Send your recording",
      sendAct: "Send the recording",
      sendAgain: "Send another recording",
      file: "Audio file",
      advice: "Read calmly, close to the microphone, in a quiet room.",
      titleFirst: "Say the title first.",
      yourRecording: "Your recording",
      noFile: "Choose the file with your recording.",
      sending: "Sending your recording",
      sendingFailed: "The recording did not arrive. Check your connection and send it again.",
      fileHint: "MP3, M4A, WAV, Ogg or another kind of sound, up to {megabytes} megabytes.",
      tooLarge: "The file is larger than {megabytes} megabytes. Save it as MP3 and send that.",
      barred:
        "The people who run this server have suspended your account. Ask them if you do not know why.",
      notVetted: """
        You are not vetted yet: the people who run this server look at new volunteers first. \
        Until then you see only texts for any volunteer, and those that name you.
        """,
      vetted: "You are vetted: you can take texts for vetted volunteers too.",
      leftToday:
        "Texts that you can still take today: {left} of {most}. You can have {together} at a time.",
      handsFull: """
        You have {count} texts, as many as you can have at a time. Send or give back one of \
        them first.
        """,
      noMoreToday: """
        You have taken as many texts as you may in one day{number}. You can take the next one \
        in {wait}. For each person who keeps a reading of yours, you can take one more a day.
        """,
      noMoreOnNetwork: """
        New volunteers on your internet connection have taken as many texts as they may in one \
        day. You can take the next one in {wait}. If the people who run this server vet you, \
        you need not wait.
        """,
      tooOftenDone: "You have done this too often in a short time. You can do it again in {wait}."))
}
