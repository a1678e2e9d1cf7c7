// SPDX-License-Identifier: Apache-2.0

/// What of ffmpeg reads each form. Nothing else of its some five hundred decoders may run, whatever a file says of
/// itself: least of all one for pictures.
extension Container {
  /// The name of ffmpeg's reader for this form.
  var demuxer: String {
    switch self {
    case .matroska: "matroska"
    case .mp4: "mov"
    case .ogg, .mp3, .wav, .flac, .aac, .amr, .caf, .aiff, .asf: rawValue
    }
  }

  /// The names of ffmpeg's decoders for the sound that files of this form hold.
  var decoders: [String] {
    switch self {
    case .matroska: ["opus", "vorbis", "flac", "aac", "alac"] + Self.layered + Self.plainLittle
    case .ogg: ["opus", "vorbis", "flac", "speex"]
    case .mp3: Self.layered
    case .mp4:
      ["aac", "alac", "opus", "flac", "amrnb", "amrwb", "pcm_alaw", "pcm_mulaw"] + Self.layered
        + Self.plainLittle + Self.plainBig
    case .wav:
      // Dictating machines and telephones write the packed ones.
      ["pcm_alaw", "pcm_mulaw", "adpcm_ms", "adpcm_ima_wav", "gsm_ms"] + Self.layered
        + Self.plainLittle
    case .flac: ["flac"]
    case .aac: ["aac"]
    case .amr: ["amrnb", "amrwb"]
    case .caf:
      ["aac", "alac", "opus", "pcm_alaw", "pcm_mulaw", "adpcm_ima_qt"] + Self.plainLittle
        + Self.plainBig
    case .aiff: ["pcm_s16le", "pcm_alaw", "pcm_mulaw"] + Self.plainBig
    case .asf: ["wmav1", "wmav2", "wmapro", "wmavoice"] + Self.layered
    }
  }

  /// MPEG audio, layers 2 and 3.
  private static let layered = ["mp3float", "mp3", "mp2float", "mp2"]
  private static let plainLittle = [
    "pcm_u8", "pcm_s16le", "pcm_s24le", "pcm_s32le", "pcm_f32le", "pcm_f64le",
  ]
  private static let plainBig = [
    "pcm_s8", "pcm_s16be", "pcm_s24be", "pcm_s32be", "pcm_f32be", "pcm_f64be",
  ]
}
