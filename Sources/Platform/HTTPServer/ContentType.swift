// SPDX-License-Identifier: Apache-2.0

/// What a body holds, as a media type.
public struct ContentType: Sendable, Hashable {
  /// The value of the `Content-Type` header.
  public let text: String

  /// A media type of our own choice.
  public init(_ text: String) { self.text = text }

  /// A page.
  public static let html = ContentType("text/html; charset=utf-8")
  /// Plain text in UTF-8.
  public static let plainText = ContentType("text/plain; charset=utf-8")
  /// A JSON document.
  public static let json = ContentType("application/json")
  /// One JSON document a line.
  public static let jsonLines = ContentType("application/jsonl")
  /// Server-sent events.
  public static let eventStream = ContentType("text/event-stream")
  /// Sound as MP3.
  public static let mp3 = ContentType("audio/mpeg")
  /// Sound as WAV.
  public static let wav = ContentType("audio/wav")
  /// Bytes of no known kind.
  public static let binary = ContentType("application/octet-stream")

  private static let byExtension: [String: ContentType] = [
    "html": .html, "txt": .plainText, "md": .plainText, "json": .json, "jsonl": .jsonLines,
    "geojson": ContentType("application/geo+json"), "csv": ContentType("text/csv; charset=utf-8"),
    "css": ContentType("text/css; charset=utf-8"),
    "js": ContentType("text/javascript; charset=utf-8"),
    "mjs": ContentType("text/javascript; charset=utf-8"),
    "webmanifest": ContentType("application/manifest+json"),
    "wasm": ContentType("application/wasm"), "map": .json, "xml": ContentType("application/xml"),
    "svg": ContentType("image/svg+xml"), "png": ContentType("image/png"),
    "jpg": ContentType("image/jpeg"), "jpeg": ContentType("image/jpeg"),
    "webp": ContentType("image/webp"), "avif": ContentType("image/avif"),
    "gif": ContentType("image/gif"), "ico": ContentType("image/vnd.microsoft.icon"),
    "woff2": ContentType("font/woff2"), "woff": ContentType("font/woff"), "mp3": .mp3,
    "wav": .wav, "ogg": ContentType("audio/ogg"), "opus": ContentType("audio/ogg"),
    "m4a": ContentType("audio/mp4"), "flac": ContentType("audio/flac"),
    "webm": ContentType("audio/webm"), "pdf": ContentType("application/pdf"),
    "zip": ContentType("application/zip"),
  ]

  /// The type that a file's name promises; `binary` if it is not known.
  public init(fileName: String) {
    let name = fileName.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".")
    let known =
      parts.count > 1 ? Self.byExtension[String(parts[parts.count - 1]).lowercased()] : nil
    self = known ?? .binary
  }

  /// The type without its parameters, in lower case.
  var essence: String {
    Text.trimmed(text.split(separator: ";").first ?? "").lowercased()
  }
}
