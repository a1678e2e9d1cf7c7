// SPDX-License-Identifier: Apache-2.0

/// Takes out of a document what tells of the person and not of its text: who wrote it, when and with which program, and
/// what the photos in it tell of place and device.
///
/// What a document shows stays. It opens what strangers sent: for confined workers only.
public enum DocumentCleaning {}

/// A picture within a document, by how it is stored.
public enum CleanedPicture: Sendable {
  case jpeg
  /// ISO 15444, in its boxes or without.
  case jpeg2000
  /// Any other kind of file, to be known by its first bytes.
  case file
}

/// Gives a picture of a document without what is not its picture.
public typealias PictureCleaner = (_ bytes: [UInt8], _ kind: CleanedPicture)
  throws(DocumentFault) -> [UInt8]
