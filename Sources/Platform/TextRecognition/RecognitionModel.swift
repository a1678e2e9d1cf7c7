// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What Tesseract knows of a language: the name of its data, and the Debian package that has them.
public struct RecognitionModel: Sendable, Hashable {
  /// The BCP 47 tag of the language, such as `es`.
  public let tag: String
  /// Tesseract's name for it, such as `spa`.
  public let name: String

  /// The Debian package with its data.
  public var debianPackage: String { "tesseract-ocr-\(name)" }

  /// The model of a language by the first part of its BCP 47 tag; nil for a language that Tesseract does not know.
  public init?(tag: String) {
    guard let name = Self.names[tag] else { return nil }
    self.tag = tag
    self.name = name
  }

  /// All tags in order.
  public static var tags: [String] { names.keys.sorted() }

  /// Whether its data are installed.
  public var isInstalled: Bool { Self.installedNames().contains(name) }

  /// The tags of the languages whose data are installed, in order.
  public static func installedTags() -> [String] {
    let installed = installedNames()
    return names.filter { installed.contains($0.value) }.keys.sorted()
  }

  /// ISO 639-1 to the names of Tesseract's data (its documentation, "Languages supported"), for living languages of
  /// alphabets and of Chinese and Japanese signs.
  private static let names: [String: String] = [
    "af": "afr", "ar": "ara", "bg": "bul", "ca": "cat", "cs": "ces", "cy": "cym", "da": "dan",
    "de": "deu", "el": "ell", "en": "eng", "es": "spa", "et": "est", "eu": "eus", "fa": "fas",
    "fi": "fin", "fr": "fra", "ga": "gle", "gl": "glg", "he": "heb", "hi": "hin", "hr": "hrv",
    "hu": "hun", "id": "ind", "is": "isl", "it": "ita", "ja": "jpn", "ko": "kor", "lt": "lit",
    "lv": "lav", "ms": "msa", "nl": "nld", "no": "nor", "pl": "pol", "pt": "por", "ro": "ron",
    "ru": "rus", "sk": "slk", "sl": "slv", "sq": "sqi", "sr": "srp", "sv": "swe", "sw": "swa",
    "th": "tha", "tr": "tur", "uk": "ukr", "ur": "urd", "vi": "vie",
  ]

  /// Where Debian puts the data, one folder for each version.
  private static let folder = "/usr/share/tesseract-ocr"

  private static func installedNames() -> Set<String> {
    let files = FileManager.default
    let versions = (try? files.contentsOfDirectory(atPath: folder)) ?? []
    var names: Set<String> = []
    for version in versions {
      let data = (try? files.contentsOfDirectory(atPath: "\(folder)/\(version)/tessdata")) ?? []
      for file in data where file.hasSuffix(suffix) {
        names.insert(String(file.dropLast(suffix.count)))
      }
    }
    return names
  }

  private static let suffix = ".traineddata"
}
