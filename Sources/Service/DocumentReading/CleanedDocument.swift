// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChildProcess
import Documents
import TextRecognition

/// How a document is freed of what tells of its maker.
enum CleanedDocument: String {
  case pdf
  case archive
  case page
}

extension DocumentWork {
  static func clean(_ bytes: [UInt8], _ kind: CleanedDocument) -> [UInt8] {
    do throws(DocumentFault) {
      let cleaned =
        switch kind {
        case .pdf: try DocumentCleaning.cleaned(pdf: bytes, picture: picture)
        case .archive: try DocumentCleaning.cleaned(archive: bytes, picture: picture)
        case .page: DocumentCleaning.cleaned(page: bytes)
        }
      return Parcel.packed(cleaned) { $0.field("clean", true) }
    } catch {
      return Parcel.packed { $0.field("fault", error.rawValue) }
    }
  }

  /// A picture within a document without what is not its picture.
  ///
  /// One that nobody can show may stay as it is, unless it has words beside its points.
  private static func picture(
    _ bytes: [UInt8], _ kind: CleanedPicture
  ) throws(DocumentFault) -> [UInt8] {
    let form: PictureForm? =
      switch kind {
      case .jpeg: .jpeg
      case .jpeg2000: nil
      case .file: PictureForm(firstBytes: bytes)
      }
    do throws(PictureError) {
      if kind == .jpeg2000 { return try PictureCleaning.cleaned(jpeg2000: bytes) }
      guard let form else { return bytes }
      return try PictureCleaning.cleaned(bytes, form, turns: false)
    } catch {
      guard PictureCleaning.mayTell(bytes) else { return bytes }
      throw .damaged
    }
  }
}
