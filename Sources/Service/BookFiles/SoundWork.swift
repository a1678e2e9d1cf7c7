// SPDX-License-Identifier: Apache-2.0

public import Media

/// What reading a book, or making its sounds, may take, and for whom it is done.
public struct SoundWork: Sendable {
  /// The processor time that may be used.
  public var allowance = WorkAllowance.ample
  /// Is told how much processor time the work will take, in seconds, before it begins; says whether it may begin now.
  public var begins: @Sendable (Double) -> Bool = { _ in true }
  /// How many bytes the files may have together.
  public var mostBytes = Int.max
  /// Is asked between sounds whether anybody still wants them.
  public var isWanted: @Sendable () async -> Bool = { true }

  /// Work of any size.
  public init() {}
}

/// What became of the sounds of a book.
public enum SoundsOutcome: Sendable {
  /// They were made.
  case made(MadeSounds)
  /// It is so much work, in seconds of a processor, that it was not begun.
  case postponed(seconds: Double)
  /// Nobody wants them any more.
  case unwanted
}
