// SPDX-License-Identifier: Apache-2.0

public import Interface

/// The parts of the braille lessons; the pad among them has parts of its own.
extension Part {
  /// The list of the lessons.
  public static let lessons: Part = "lessons"
  /// The choice of a table and of a lesson.
  public static let lessonChoice: Part = "lesson-choice"
  /// What was measured so far.
  public static let lessonMeasures: Part = "lesson-measures"
  /// The buttons of what is under way.
  public static let lessonActs: Part = "lesson-acts"
  /// The button that goes on to the next lesson.
  public static let lessonNext: Part = "lesson-next"
  /// The button that goes on to the next phrase.
  public static let lessonNextPhrase: Part = "lesson-next-phrase"
  /// What is under way.
  public static let lessonNow: Part = "lesson-now"
  /// The name of the lesson.
  public static let lessonTitle: Part = "lesson-title"
  /// How much of the lesson is known.
  public static let lessonProgress: Part = "lesson-progress"
  /// What is asked.
  public static let lessonTask: Part = "lesson-task"
  /// How it is typed.
  public static let lessonHint: Part = "lesson-hint"
  /// How it went.
  public static let lessonResult: Part = "lesson-result"
  /// The button that tells the dots of what is asked.
  public static let lessonTell: Part = "lesson-tell"
  /// The button that leaves out what is asked.
  public static let lessonSkip: Part = "lesson-skip"
  /// The button that says that a phrase is typed.
  public static let lessonDone: Part = "lesson-done"
  /// The pad on which it is typed.
  public static let lessonPad: Part = "lesson-pad"
  /// How many phrases were typed.
  public static let lessonPhrases: Part = "lesson-phrases"
  /// Words a minute.
  public static let lessonSpeed: Part = "lesson-speed"
  /// Percent of what was typed.
  public static let lessonErrors: Part = "lesson-errors"
  /// Characters that were taken back.
  public static let lessonCorrected: Part = "lesson-corrected"
  /// What was measured of each dot.
  public static let lessonDots: Part = "lesson-dots"
  /// A row for each dot.
  public static let lessonDotRows: Part = "lesson-dot-rows"
}
