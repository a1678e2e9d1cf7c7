// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

/// Touches in, cells and swipes out: a recogniser alone, without a text and without words.
public struct RecognizerSession: Session {
  private var recognizer: Recognizer

  /// A recogniser as configured.
  public init(_ configuration: RecognizerConfiguration = RecognizerConfiguration()) {
    recognizer = Recognizer(
      configuration.recognizer, size: configuration.screen, mode: configuration.mode)
  }

  /// A recogniser as `RecognizerConfiguration` reads it.
  public init(configuration: JSONValue) throws(FieldError) {
    self.init(try RecognizerConfiguration(json: configuration))
  }

  /// Takes one touch and says what was recognised with it.
  public mutating func handle(_ event: TouchEvent) -> [RecognitionEffect] {
    guard let recognition = recognizer.handle(event) else { return [] }
    return [RecognitionEffect(time: event.time, recognition: recognition)]
  }
}
