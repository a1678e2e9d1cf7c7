// SPDX-License-Identifier: Apache-2.0

import Bytes
package import ChildProcess
import Documents
import TextRecognition

extension WorkerKind {
  /// Opens what somebody sent as a document or a picture.
  package static let documents = WorkerKind(name: "documents") { head, body in
    DocumentWork.answer(head, body)
  }
}

/// What a worker is asked to do with a file.
enum DocumentTask {
  case archive
  case html
  case plain
  case picture(PictureForm, page: Int, turn: PhotoTurn)
  /// Width, height and number of pages of a picture, without decoding it.
  case measure(PictureForm)
  /// A picture without what tells of its maker.
  case clean(PictureForm)
  /// A document likewise.
  case cleanDocument(CleanedDocument)

  var words: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      switch self {
      case .archive: writer.field("task", "archive")
      case .html: writer.field("task", "html")
      case .plain: writer.field("task", "plain")
      case .picture(let form, let page, let turn):
        writer.field("task", "picture")
        writer.field("form", form.rawValue)
        writer.field("page", page)
        writer.field("turn", turn.rawValue)
      case .measure(let form):
        writer.field("task", "measure")
        writer.field("form", form.rawValue)
      case .clean(let form):
        writer.field("task", "clean")
        writer.field("form", form.rawValue)
      case .cleanDocument(let kind):
        writer.field("task", "cleanDocument")
        writer.field("kind", kind.rawValue)
      }
    }
    return writer.bytes
  }

  init?(_ words: [UInt8]) {
    guard let value = try? JSONParser.parse(words), let task = value["task"]?.string else {
      return nil
    }
    if task == "cleanDocument" {
      guard let kind = value["kind"]?.string.flatMap({ CleanedDocument(rawValue: $0) }) else {
        return nil
      }
      self = .cleanDocument(kind)
      return
    }
    let form = value["form"]?.string.flatMap { PictureForm(rawValue: $0) }
    switch (task, form) {
    case ("archive", _): self = .archive
    case ("html", _): self = .html
    case ("plain", _): self = .plain
    case ("measure", let form?): self = .measure(form)
    case ("clean", let form?): self = .clean(form)
    case ("picture", let form?):
      let turn = value["turn"]?.integer.flatMap { PhotoTurn(rawValue: $0) } ?? .none
      self = .picture(form, page: value["page"]?.integer ?? 0, turn: turn)
    default: return nil
    }
  }
}

/// What a worker does.
enum DocumentWork {
  static func answer(_ head: [UInt8], _ body: [UInt8]) -> [UInt8] {
    switch DocumentTask(head) {
    case nil: fault(DocumentFault.damaged.rawValue)
    case .archive: content { () throws(DocumentFault) in try DocumentContent(archive: body) }
    case .html: content { () throws(DocumentFault) in try DocumentContent(html: body) }
    case .plain: content { () throws(DocumentFault) in DocumentContent(plainText: body) }
    case .picture(let form, let page, let turn): picture(body, form, page, turn)
    case .measure(let form): measure(body, form)
    case .clean(let form): clean(body, form)
    case .cleanDocument(let kind): clean(body, kind)
    }
  }

  private static func fault(_ word: String) -> [UInt8] {
    Parcel.packed { $0.field("fault", word) }
  }

  private static func content(
    _ read: () throws(DocumentFault) -> DocumentContent
  ) -> [UInt8] {
    do throws(DocumentFault) { return packed(try read()) } catch { return fault(error.rawValue) }
  }

  private static func picture(
    _ bytes: [UInt8], _ form: PictureForm, _ page: Int, _ turn: PhotoTurn
  ) -> [UInt8] {
    do throws(PictureError) {
      let picture = try PicturePreparation.prepare(bytes, form, page: page, turn: turn)
      return Parcel.packed(picture.file) { writer in
        writer.field("degrees", picture.straightenedDegrees)
        writer.field("evened", picture.isEvened)
      }
    } catch {
      return fault(error.rawValue)
    }
  }

  private static func measure(_ bytes: [UInt8], _ form: PictureForm) -> [UInt8] {
    do throws(PictureError) {
      let size = try PicturePreparation.measure(bytes, form)
      return Parcel.packed { writer in
        writer.field("width", size.width)
        writer.field("height", size.height)
        writer.field("pages", size.pages)
      }
    } catch {
      return fault(error.rawValue)
    }
  }

  private static func clean(_ bytes: [UInt8], _ form: PictureForm) -> [UInt8] {
    do throws(PictureError) {
      return Parcel.packed(try PictureCleaning.cleaned(bytes, form)) { $0.field("clean", true) }
    } catch {
      return fault(error.rawValue)
    }
  }

  // MARK: Content on its way

  private static func packed(_ content: DocumentContent) -> [UInt8] {
    Parcel.packed { writer in
      writer.key("parts")
      writer.array { writer in
        for part in content.parts {
          writer.array { writer in for paragraph in part { writer.value(paragraph) } }
        }
      }
      if let tag = content.languageTag { writer.field("language", tag) }
      writer.field("silent", content.silentPictures)
      writer.field("missing", content.missingParts)
      if let encoding = content.guessedEncoding { writer.field("encoding", encoding) }
      writer.field("broken", content.hasBrokenCharacters)
    }
  }

  static func content(in words: JSONValue) -> DocumentContent {
    var content = DocumentContent()
    for part in words["parts"]?.array ?? [] {
      content.parts.append((part.array ?? []).compactMap { $0.string })
    }
    content.languageTag = words["language"]?.string
    content.silentPictures = words["silent"]?.integer ?? 0
    content.missingParts = words["missing"]?.integer ?? 0
    content.guessedEncoding = words["encoding"]?.string
    content.hasBrokenCharacters = words["broken"]?.bool ?? false
    return content
  }

  static func prepared(in parcel: Parcel) -> PreparedPicture {
    PreparedPicture(
      file: Array(parcel.bytes), straightenedDegrees: parcel.words["degrees"]?.number ?? 0,
      isEvened: parcel.words["evened"]?.bool ?? false)
  }
}

extension DocumentError {
  /// What a worker said is wrong with a file.
  init(fault: String) {
    if let fault = DocumentFault(rawValue: fault) {
      switch fault {
      case .damaged: self = .damaged
      case .unpacksTooMuch: self = .unpacksTooMuch
      case .locked: self = .locked
      case .spreadsheet: self = .otherFile(.spreadsheet)
      case .slides: self = .otherFile(.slides)
      case .otherDocument: self = .otherFile(.document)
      case .archive: self = .otherFile(.archive)
      }
    } else {
      self = .damaged
    }
  }
}
