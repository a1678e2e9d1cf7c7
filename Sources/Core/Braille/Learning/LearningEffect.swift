// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Interface
public import Speaking

/// What the braille lessons want done: what every ability may want, and what the pad is given.
public enum LearningEffect: EffectContent, Sendable {
  case interface(InterfaceEffect)
  /// Give the pad these events.
  case pad(PadSetup)

  /// What the pad does by itself while lessons are held with it.
  public enum PadSetup: Sendable, Equatable {
    /// As the person has it.
    case own
    /// It says nothing, and its swipes are the lesson's.
    case lesson
    /// It writes, and only some swipes are the practice's.
    case practice
    /// Its text is emptied.
    case empty
    /// It shows the spots of this cell; the blank cell: none.
    case spots(Cell)
  }

  /// Writes `kind` and what belongs to it.
  public func writeMembers(to writer: inout JSONWriter) {
    switch self {
    case .interface(let effect): effect.writeMembers(to: &writer)
    case .pad(let setup):
      writer.field("kind", "pad")
      writer.key("event")
      setup.write(to: &writer)
    }
  }
}

extension LearningEffect.PadSetup {
  /// The event that the pad gets.
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      switch self {
      case .own: writer.field("kind", "lend")
      case .lesson: Self.lend(true, LearningSession.lessonSwipes, to: &writer)
      case .practice: Self.lend(false, LearningSession.practiceSwipes, to: &writer)
      case .empty:
        writer.field("kind", "text")
        writer.field("text", "")
      case .spots(let cell):
        writer.field("kind", "guide-spots")
        writer.field("cell", cell.text)
      }
    }
  }

  private static func lend(_ isSilent: Bool, _ swipes: [Swipe], to writer: inout JSONWriter) {
    writer.field("kind", "lend")
    writer.field("silent", isSilent)
    writer.field("gathers", true)
    writer.key("swipes")
    writer.array { writer in for swipe in swipes { writer.value(swipe.name) } }
  }
}
