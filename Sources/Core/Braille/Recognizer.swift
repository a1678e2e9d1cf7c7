// SPDX-License-Identifier: Apache-2.0

/// The ways to turn touches into cells, by name.
public enum RecognizerKind: UInt8, Sendable, Hashable, CaseIterable {
  /// Fixed zones, as YubitenReader has them.
  case classic

  /// The word in options and configurations.
  public var word: String {
    switch self {
    case .classic: "classic"
    }
  }

  /// The kind with this word.
  public init?(word: String) {
    for kind in RecognizerKind.allCases where kind.word.utf8.elementsEqual(word.utf8) {
      self = kind
      return
    }
    return nil
  }
}

/// One of the recognisers, at work.
public enum Recognizer: Sendable, Hashable {
  /// Fixed zones, as YubitenReader has them.
  case classic(ClassicRecognizer)

  /// A recogniser of this kind for a screen.
  public init(_ kind: RecognizerKind, size: Size, mode: PadMode) {
    switch kind {
    case .classic: self = .classic(ClassicRecognizer(size: size, mode: mode))
    }
  }

  /// Takes one event; what was recognised with it, if anything.
  public mutating func handle(_ event: TouchEvent) -> Recognition? {
    switch self {
    case .classic(var recognizer):
      defer { self = .classic(recognizer) }
      return recognizer.handle(event)
    }
  }

  /// Forgets every touch.
  public mutating func forgetTouches() {
    switch self {
    case .classic(var recognizer):
      recognizer.forgetTouches()
      self = .classic(recognizer)
    }
  }

  /// How many touches wait for a recognition.
  public var trackedTouches: Int {
    switch self {
    case .classic(let recognizer): recognizer.trackedTouches
    }
  }
}
