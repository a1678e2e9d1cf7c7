// SPDX-License-Identifier: Apache-2.0

import CALSA
import Synchronization

/// A device that makes sound audible: ALSA's, and through its usual device those of PulseAudio and PipeWire.
///
/// Frames are the samples of all channels at one time, one after another. Writing waits until there is room, so
/// what plays sets the pace.
public final class SoundCard: Sendable {
  /// How samples are handed over; the device changes them to what it needs.
  public enum Format: Sendable, Hashable {
    /// 32 bit floating point, −1 to 1.
    case float
    /// 16 bit whole numbers.
    case integer16
  }

  /// ALSA's name for the device that the person, or the system, chose.
  public static let usualDevice = "default"

  /// The name of the device.
  public let device: String
  /// Samples in a frame.
  public let channels: Int
  /// Frames in a second.
  public let rate: Int
  /// How samples are handed over.
  public let format: Format
  /// Frames that the device takes at a time; write as many for an even flow.
  public let periodFrames: Int

  private let pcm: Mutex<OpenDevice>

  /// Opens a device.
  /// - Parameters:
  ///   - device: a name of ALSA's, such as `default`, `hw:1` or `null`.
  ///   - latencySeconds: how much sound may wait in the device; less answers sooner and stutters more easily.
  public init(
    device: String = usualDevice, channels: Int = 2, rate: Int = 48_000, format: Format = .float,
    latencySeconds: Double = 0.1
  ) throws(SoundCardError) {
    _ = ALSA.isSilent
    var opened: OpaquePointer?
    let code = snd_pcm_open(&opened, device, SND_PCM_STREAM_PLAYBACK, 0)
    guard code == 0, let handle = opened else {
      throw SoundCardError(Int(code), device: device)
    }
    let latency = UInt32(min(max(latencySeconds, 0.01), 10) * 1e6)
    let fit = snd_pcm_set_params(
      handle, format.alsa, SND_PCM_ACCESS_RW_INTERLEAVED, UInt32(channels), UInt32(rate), 1,
      latency)
    guard fit == 0 else {
      snd_pcm_close(handle)
      throw .unfit(device: device, channels: channels, rate: rate)
    }
    var buffer: snd_pcm_uframes_t = 0
    var period: snd_pcm_uframes_t = 0
    snd_pcm_get_params(handle, &buffer, &period)
    self.device = device
    self.channels = channels
    self.rate = rate
    self.format = format
    // Some plugins call the whole buffer one period; a quarter of it keeps the flow even.
    periodFrames = max(64, Int(min(period, max(buffer / 4, 1))))
    pcm = Mutex(OpenDevice(handle: handle))
  }

  /// Plays frames, waiting for room; returns when the last of them is in the device's buffer.
  /// - Precondition: the format is `float`, and there are whole frames.
  public func write(_ samples: [Float]) throws(SoundCardError) {
    precondition(format == .float && samples.count % channels == 0)
    try write(samples, frames: samples.count / channels)
  }

  /// Plays frames, waiting for room; returns when the last of them is in the device's buffer.
  /// - Precondition: the format is `integer16`, and there are whole frames.
  public func write(_ samples: [Int16]) throws(SoundCardError) {
    precondition(format == .integer16 && samples.count % channels == 0)
    try write(samples, frames: samples.count / channels)
  }

  private func write<Sample>(_ samples: [Sample], frames: Int) throws(SoundCardError) {
    var done = 0
    while done < frames {
      let offset = done * channels
      // A period at a time, so that `drop` never waits for long.
      let count = min(frames - done, periodFrames)
      let written = pcm.withLock { pcm in
        samples.withUnsafeBufferPointer { samples in
          snd_pcm_writei(
            pcm.handle, samples.baseAddress.map { $0 + offset }, snd_pcm_uframes_t(count))
        }
      }
      if written >= 0 {
        done += written
      } else {
        try recover(from: written)
      }
    }
  }

  /// Goes on after an underrun or a suspended machine.
  private func recover(from code: Int) throws(SoundCardError) {
    let result = pcm.withLock { snd_pcm_recover($0.handle, Int32(code), 1) }
    guard result == 0 else { throw SoundCardError(Int(result), device: device) }
  }

  /// Waits until all that was written has been heard.
  public func drain() throws(SoundCardError) {
    let code = pcm.withLock { snd_pcm_drain($0.handle) }
    // Nothing written yet is no error, nor is a device that cannot tell.
    guard code < 0, code != -EBADFD else { return try prepare() }
    throw SoundCardError(Int(code), device: device)
  }

  /// Silence at once: what was written and not heard yet is thrown away.
  public func drop() throws(SoundCardError) {
    let code = pcm.withLock { snd_pcm_drop($0.handle) }
    guard code == 0 || code == -EBADFD else { throw SoundCardError(Int(code), device: device) }
    try prepare()
  }

  /// Holds the sound, or lets it go on, where the device can do that; gives whether it did.
  public func pause(_ isPaused: Bool) -> Bool {
    pcm.withLock { snd_pcm_pause($0.handle, isPaused ? 1 : 0) == 0 }
  }

  /// Frames that were written and have not been heard yet.
  public var waitingFrames: Int {
    pcm.withLock { pcm in
      var frames: snd_pcm_sframes_t = 0
      return snd_pcm_delay(pcm.handle, &frames) == 0 ? max(0, frames) : 0
    }
  }

  private func prepare() throws(SoundCardError) {
    let code = pcm.withLock { snd_pcm_prepare($0.handle) }
    guard code == 0 else { throw SoundCardError(Int(code), device: device) }
  }
}

extension SoundCard.Format {
  fileprivate var alsa: snd_pcm_format_t {
    switch self {
    case .float: SND_PCM_FORMAT_FLOAT_LE
    case .integer16: SND_PCM_FORMAT_S16_LE
    }
  }
}
