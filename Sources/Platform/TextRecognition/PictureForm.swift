// SPDX-License-Identifier: Apache-2.0

/// A form of picture that text can be recognised in, known by its first bytes.
public enum PictureForm: String, Sendable, CaseIterable {
  /// What phones and cameras make.
  case jpeg
  /// What screens and scanners make.
  case png
  /// What scanners and fax machines make; a file may hold several pages.
  case tiff
  /// What web sites send.
  case webp
  /// A plain map of grey points (PGM): what pages are painted as. No file that somebody sends is taken for one.
  case greymap

  /// How many bytes of a file `init(firstBytes:)` looks at.
  public static let prefixLength = 12

  /// Finds the form of a file from its beginning; nil when it is none of ours.
  public init?(firstBytes bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0x49, 0x49, 0x2A, 0x00])
      || bytes.starts(with: [0x4D, 0x4D, 0x00, 0x2A])
    {
      self = .tiff
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else {
      return nil
    }
  }
}
