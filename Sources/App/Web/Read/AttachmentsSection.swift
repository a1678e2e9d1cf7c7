// SPDX-License-Identifier: Apache-2.0

import DocumentReading
import HTML
import Library
import Reading
import Speaking

/// The files of a request, and what is wrong with those that were just sent.
struct AttachedFiles: Sendable {
  var attachments: [Attachment] = []
  var limits = AttachmentService.Limits()
  /// What is wrong with what was sent; empty where nothing was.
  var form = FormState()
}

/// The fields in which files are chosen: from what the device has, and on phones from its camera.
enum AttachmentFields {
  static let files = "files"
  static let photo = "photo"

  /// What browsers offer to choose; so phones also turn their own kind of photo into one that is read.
  private static let accepted =
    "image/jpeg,image/png,image/webp,image/tiff,application/pdf,.epub,application/epub+zip,.docx,"
    + "text/plain,text/html,.txt,.html,.htm"

  @HTMLBuilder static func node(
    _ state: FormState, limits: AttachmentService.Limits, isRequired: Bool, _ visit: Visit
  ) -> Node {
    let words = AttachmentWords[visit]
    let field = Field(
      name: files, label: words.field,
      hint: words.fieldHint(
        ["count": "\(limits.files)", "megabytes": "\(limits.fileBytes / 1_000_000)"]),
      saysOptional: !isRequired)
    let camera = Field(
      name: photo, label: words.camera, hint: words.cameraHint, saysOptional: !isRequired)
    field.node(state, visit) { own in input(.file, own, .accept(accepted), .multiple()) }
    camera.node(state, visit) { own in
      input(.file, own, .accept("image/jpeg,image/png"), .capture("environment"))
    }
  }
}

/// The files of a request for the person who asked: what became of each, its text, and what can be done with it.
struct OwnFilesSection {
  let files: AttachedFiles
  let request: OwnRequest
  let visit: Visit

  private var words: AttachmentWords { AttachmentWords[visit] }
  private var isOpen: Bool { request.state.isWaiting }

  /// How far a machine is with reading; nil where there is nothing to read.
  var standing: String? {
    guard !files.attachments.isEmpty else { return nil }
    let count = files.attachments.count { $0.state == .reading }
    return count > 0 ? words.readingCount(count) : words.allRead
  }

  var node: Node {
    guard isOpen || !files.attachments.isEmpty else { return .empty }
    return section(.class("stack"), .ariaLabelledBy("attached")) {
      h2(.id("attached")) { words.heading }
      // Only what changes is shown anew, so that an open text stays open and the focus where it is.
      div(
        .id("live-attachments"), .data("renewed"), .data("version", version)
      ) {
        ol(.class("stack")) {
          for (index, file) in files.attachments.enumerated() { item(file, index) }
        }
      }
      if isOpen { addForm }
    }
  }

  private var version: String {
    files.attachments.map { file in
      switch file.state {
      case .reading: file.id.rawValue + "-reading"
      case .read: file.id.rawValue + "-read"
      case .failed: file.id.rawValue + "-failed"
      }
    }.joined(separator: " ") + (isOpen ? " open" : "")
  }

  private func item(_ file: Attachment, _ index: Int) -> Node {
    li(.class("stack stack--tight")) {
      h3 { bdi { file.name } }
      p { a(.href(file.address)) { file.linkWords(words) } }
      fileText(file, isForRequester: true, request.summary, visit)
      if isOpen {
        div(.class("cluster")) {
          act(words.remove(file.name), .remove, to: file.act("remove"), visit)
          if index > 0 { act(words.up(file.name), .arrowBack, to: file.act("up"), visit) }
          if index + 1 < files.attachments.count {
            act(words.down(file.name), .arrowForward, to: file.act("down"), visit)
          }
        }
      }
    }
  }

  private var addForm: Node {
    section(.class("card stack"), .ariaLabelledBy("add-files")) {
      h3(.id("add-files")) { words.add }
      form(
        .class("form"), .action("/read/requests/\(request.summary.id.rawValue)/attachments"),
        .method(.post), .enctype(.multipart), .novalidate()
      ) {
        AttachmentFields.node(files.form, limits: files.limits, isRequired: true, visit)
        button(.submit, .class("button")) {
          Icon.upload.node(visit)
          words.addAct
        }
      }
    }
  }
}

/// The files of a request for whoever has it: each page as it looks, and below it what a machine read in it.
@HTMLBuilder func takenFilesSection(
  _ attachments: [Attachment], _ summary: RequestSummary, _ visit: Visit
) -> Node {
  if !attachments.isEmpty {
    let words = AttachmentWords[visit]
    section(.class("stack"), .ariaLabelledBy("attached")) {
      h2(.id("attached")) { words.heading }
      div(.id("live-attachments"), .class("stack"), .data("renewed")) {
        for (index, file) in attachments.enumerated() {
          section(.class("stack stack--tight"), .ariaLabelledBy("file-\(index)")) {
            h3(.id("file-\(index)")) { bdi { file.name } }
            if file.sort.isShownAsPicture {
              a(.href(file.address)) {
                img(
                  src: file.address,
                  alt: words.picture(["number": "\(index + 1)", "title": summary.title]),
                  .loading(.lazy))
              }
            } else {
              p { a(.href(file.address)) { file.linkWords(words) } }
            }
            fileText(file, isForRequester: false, summary, visit)
          }
        }
      }
    }
  }
}

/// What a machine read in a file, or why it read nothing.
@HTMLBuilder private func fileText(
  _ file: Attachment, isForRequester: Bool, _ summary: RequestSummary, _ visit: Visit
) -> Node {
  let words = AttachmentWords[visit]
  switch file.state {
  case .reading: p(.class("quiet"), .data("awaits")) { words.reading }
  case .failed(let problem):
    p { AttachmentWords.told(problem, in: visit.language) }
    if isForRequester { p(.class("quiet")) { words.stillSeen } }
  case .read(let text):
    if !text.warnings.isEmpty {
      ul {
        for warning in text.warnings { li { warning.message(in: visit.language) } }
      }
    }
    details {
      HTML.summary { words.recognised + " – " + file.name }
      if file.sort.isPages { p(.class("hint")) { words.readByMachine } }
      for page in text.pages { recognisedPage(page, of: text, file, summary, visit) }
    }
  }
}

@HTMLBuilder private func recognisedPage(
  _ page: AttachmentPage, of text: AttachmentText, _ file: Attachment, _ summary: RequestSummary,
  _ visit: Visit
) -> Node {
  let words = AttachmentWords[visit]
  let percent = Int((page.confidence * 100).rounded(.down))
  if percent < 100 {
    p(.class("hint")) {
      words.pageSureness(["number": "\(page.number)", "percent": "\(percent)"])
    }
  } else if text.pages.count > 1 {
    p(.class("hint")) { words.page("\(page.number)") }
  }
  div(.class("reading-text"), .lang(text.language ?? summary.language.tag), .dir(.auto)) {
    page.text
  }
}

extension Attachment {
  /// Where the file itself is.
  fileprivate var address: String { "/read/attachments/\(id.rawValue)/original" }

  fileprivate func act(_ name: String) -> String { "/read/attachments/\(id.rawValue)/\(name)" }

  fileprivate func linkWords(_ words: AttachmentWords) -> String {
    switch sort {
    case .jpeg, .png, .webp, .html, .text: words.open(name)
    case .tiff, .pdf, .epub, .docx, .zip: words.download(name)
    }
  }
}
