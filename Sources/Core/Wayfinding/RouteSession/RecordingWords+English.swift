// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension RecordingWords {
  /// The words in English.
  public static let english = Edition(
    RecordingWords(
      cutOff: "A recording of a way was cut off when its page was closed. It is about {} long.",
      resume: "Go on recording",
      keep: "Keep it as a way",
      drop: "Drop the recording",
      resumed:
        "The recording goes on. From where it was cut off to where you are now, it is a straight line.",
      dropped: "The recording is dropped.",
      decideFirst: "A recording was cut off. Go on with it, keep it or drop it first."))
}
