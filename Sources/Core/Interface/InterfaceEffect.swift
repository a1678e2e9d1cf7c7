// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

/// What a session wants done, in the one vocabulary of all of them: said, shown on parts of a page, asked of the device.
///
/// `Public/runtime/ability.js` performs it on a page, and knows of no ability. Positions and lengths are in seconds.
/// Indirect, so that an effect is one word wherever it is copied, and the browser modules stay small.
public indirect enum InterfaceEffect: Sendable, Equatable {
  case say(Utterance)
  case sound(Earcon)
  /// Milliseconds on, off, on …
  case vibrate([Int])
  /// A sound again and again from its direction, in place of the one before; nil ends it.
  case beacon(PlacedSound?)

  /// Write a text into a part.
  case show(Part, text: String)
  /// Put a value into a field or a slider.
  case value(Part, String)
  /// Set an attribute; nil takes it away.
  case attribute(Part, name: String, value: String?)
  case flag(Part, PartFlag, Bool)
  /// Fill a list with these rows; those that stay are not touched, so that the focus is not lost.
  case list(Part, [ListRow])
  case focus(Part)

  /// Turn a device on or off, such as the position.
  case device(Device, isOn: Bool)
  /// Tell by an event `tick` when so many seconds have passed; the latest wish counts.
  case wake(after: Double)
  /// Tell of these keys, while the focus is in the ability and on no field; no others are taken.
  case keys([String])
  /// Keep a text on the device; nil forgets it.
  case store(key: String, value: String?)
  /// Tell what is kept on the device, by an event `recalled`.
  case recall(key: String)
  /// Send JSON to the server, without waiting for an answer.
  case send(address: String, json: String)
  /// Ask the server; what it answers comes as an event.
  case fetch(Question)
  /// Offer a text as a file; the end of its name says of which type.
  case offer(name: String, text: String)

  /// Let the recording sound; `afterSpeech` when words were just handed to the voice and should end first.
  case play(afterSpeech: Bool)
  case pause
  case seek(position: Double)
  case rate(Double)
  /// How loud the recording sounds, from 0 to 1, beside the volume of the device.
  case volume(Double)
}

/// Something of the device that a session turns on and off.
public enum Device: Worded {
  /// Where the device is.
  case position
  /// Which way it points.
  case compass
  /// That the screen stays on.
  case awake
  /// What the person says, as words.
  case dictation

  /// The name of its module in `Public/devices`.
  public var word: String {
    switch self {
    case .position: "position"
    case .compass: "compass"
    case .awake: "awake"
    case .dictation: "dictation"
    }
  }
}
