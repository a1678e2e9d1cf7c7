// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// A distance as it is said to someone who walks: rounded so that it is easy to hear and no finer than it is known.
///
/// Below 20 metres to the nearest 5, below 1000 metres to the nearest 10, below 10 kilometres to the nearest 100
/// metres, beyond that to whole kilometres.
public struct SpokenDistance: Sendable, Equatable {
  /// The rounded distance in metres.
  public let metres: Int

  /// No distance on the earth is longer, in metres: half its circumference, generously.
  private static let longest = 21_000_000.0

  /// The rounded form of a distance in metres; its sign is dropped.
  public init(metres: Double) {
    let length = metres.isFinite ? min(metres.magnitude, Self.longest) : 0
    let grain: Double =
      switch length {
      case ..<20: 5
      case ..<1000: 10
      case ..<10_000: 100
      default: 1000
      }
    self.metres = Int((length / grain + 0.5).rounded(.down) * grain)
  }

  /// The distance that `metres` certainly does not go beyond: up to the next 5 metres, at least 5.
  public init(within metres: Double) {
    let length = metres.isFinite ? min(metres.magnitude, Self.longest) : 0
    self.metres = max(5, Int((length / 5).rounded(.up) * 5))
  }

  /// The words, such as "370 metres" or "12 kilometres".
  public func text(in language: Language) -> String {
    metres < 10_000
      ? WalkWords[language].metres(metres) : WalkWords[language].kilometres(metres / 1000)
  }
}
