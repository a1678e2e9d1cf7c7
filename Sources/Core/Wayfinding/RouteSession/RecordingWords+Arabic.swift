// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension RecordingWords {
  /// The words in Arabic.
  public static let arabic = Edition(
    RecordingWords(
      cutOff: "انقطع تسجيل طريق حين أُغلقت صفحته. طوله حوالي {}.",
      resume: "واصل التسجيل",
      keep: "احفظه طريقًا",
      drop: "تخلَّ عن التسجيل",
      resumed: "التسجيل مستمر. من حيث انقطع إلى حيث أنت الآن خط مستقيم.",
      dropped: "تُرك التسجيل.",
      decideFirst: "انقطع تسجيل. واصله أو احفظه أو تخلَّ عنه أولًا."))
}
