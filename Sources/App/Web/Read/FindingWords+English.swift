// SPDX-License-Identifier: Apache-2.0

import Speaking

extension FindingWords {
  static let english = Edition(
    FindingWords(
      heading: "What we noticed",
      held: "Listen to your recording before it goes out: we noticed something.",
      heldLead: """
        The person who asked does not have it yet. You can record it again, or send it as it \
        is. If you do nothing, we send it in six hours.
        """,
      sendAnyway: "Send it as it is",
      sentAnyway: "Your recording goes to the person who asked as it is. Thank you for your voice.",
      delivered: "Your recording was delivered. We noticed something that you may want to know.",
      deliveredLead: """
        The person who asked has your recording. You need do nothing. If you like, you can \
        send another in its place.
        """,
      mostlySilent: """
        Most of the recording is silent. Check that the microphone was on until the end.
        """,
      farTooShort: "The recording is far too short for this text. Part of the text may be missing.",
      distorted: """
        The voice is distorted from beginning to end. Speak more softly, or move away from the \
        microphone.
        """,
      clipped: """
        The voice is distorted in some places, where it was too loud. Move a little away from \
        the microphone.
        """,
      short: """
        The recording is rather short for this text. Check that nothing is missing, and read \
        more slowly.
        """,
      long: "The recording is very long for this text. Check for long pauses.",
      quiet: "The recording is very quiet. Move closer to the microphone.",
      noisy: "There is noise behind the voice. Close the window, or turn off what hums.",
      startCut: """
        The recording may begin too late, in the middle of a word. Wait a second before you \
        speak.
        """,
      endCut: """
        The recording may end too early, in the middle of a word. Wait a second after the last \
        word.
        """))
}
