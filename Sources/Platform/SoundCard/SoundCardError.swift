// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Why a sound card does not play.
public enum SoundCardError: Error, Sendable, Hashable {
  /// There is no device of this name; for `default`, no sound card at all.
  case missing(device: String)
  /// Another program has the device for itself.
  case busy(device: String)
  /// This account may not use the device.
  case notAllowed(device: String)
  /// The device cannot play this many channels at this rate.
  case unfit(device: String, channels: Int, rate: Int)
  /// The device went away while it played, as when headphones are unplugged.
  case lost(device: String)
  /// Another reason, in ALSA's words.
  case system(device: String, reason: String)

  /// The error of an ALSA function for a device.
  init(_ code: Int, device: String) {
    switch Int32(-code) {
    case ENOENT, ENXIO: self = .missing(device: device)
    case EBUSY, EAGAIN: self = .busy(device: device)
    case EACCES, EPERM: self = .notAllowed(device: device)
    case ENODEV, EBADFD: self = .lost(device: device)
    default: self = .system(device: device, reason: ALSA.words(for: code))
    }
  }
}

extension SoundCardError: CustomStringConvertible {
  /// One sentence on what happened and what to do.
  public var description: String {
    switch self {
    case .missing(SoundCard.usualDevice): "There is no sound card to play on."
    case .missing(let device):
      "There is no sound device \(device). Leave the name out to use the usual one."
    case .busy(let device):
      "Another program is using the sound device \(device). Close that program and try again."
    case .notAllowed(let device):
      "You may not use the sound device \(device). Ask for your account to join the group audio."
    case .unfit(let device, let channels, let rate):
      "The sound device \(device) cannot play \(channels) channels at \(rate) samples per second."
    case .lost(let device): "The sound device \(device) was disconnected. Connect it again."
    case .system(let device, let reason):
      "The sound device \(device) does not play: \(reason). Try another device."
    }
  }
}
