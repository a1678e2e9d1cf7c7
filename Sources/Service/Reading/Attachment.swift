// SPDX-License-Identifier: Apache-2.0

public import Database
public import DocumentReading

/// The identifier of one file that is attached to a request.
public struct AttachmentID: Sendable, Hashable, RawRepresentable, SQLConvertible {
  /// The text, as the database stores it.
  public let rawValue: String

  /// Takes an identifier that was stored or came in an address.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// A file that a requester attached: a photo of a page, a document, a book.
public struct Attachment: Sendable, Hashable {
  /// The identifier.
  public let id: AttachmentID
  /// The request that it belongs to.
  public let request: ReadingID
  /// What the person called it; without controls, and never a path.
  public let name: String
  /// What it is, by its content.
  public let sort: DocumentSort
  /// How large it is as it is kept, in bytes.
  public let byteCount: Int
  /// Whether its text is known.
  public let state: AttachmentState
  /// When it was attached.
  public let addedAt: Timestamp
}

/// Whether the text of an attached file is known.
public enum AttachmentState: Sendable, Hashable {
  /// A machine is about to read it.
  case reading
  /// It was read.
  case read(AttachmentText)
  /// There is no text of it; whoever reads the request sees the file all the same.
  case failed(AttachmentProblem)
}

/// What a machine read in a file.
public struct AttachmentText: Sendable, Hashable {
  /// The BCP 47 tag of its language; nil where it could not be told.
  public let language: String?
  /// The pages, or parts of what has no pages.
  public let pages: [AttachmentPage]
  /// What a careful reader wants to know of how it was read.
  public let warnings: [DocumentWarning]
}

/// One page of an attached file.
public struct AttachmentPage: Sendable, Hashable {
  /// Its number, from 1.
  public let number: Int
  /// Its text, with a mark behind each word that was not surely read.
  public let text: String
  /// How surely it was read, from 0 to 1.
  public let confidence: Double
}

/// Why there is no text of an attached file.
public enum AttachmentProblem: Error, Sendable, Hashable {
  /// The file is at fault.
  case document(DocumentError)
  /// With its text the request would be longer than a request may be, in characters.
  case tooMuchText(maximum: Int)
  /// What would read it is not installed on this server.
  case notHere
  /// The server could not do it, through no fault of the file.
  case serverFailed
}

extension AttachmentProblem {
  /// What a failed reading means; nil where another try may help.
  init?(_ error: DocumentError) {
    switch error {
    case .unavailable, .cancelled: return nil
    case .languageMissing, .programMissing, .unknownLanguage: self = .notHere
    case .unreadable: self = .serverFailed
    case .empty, .tooLarge, .tooManyPages, .tooManyPoints, .otherFile, .damaged, .locked,
      .unpacksTooMuch, .tooSlow, .noText:
      self = .document(error)
    }
  }

  /// The problem as the database keeps it; the names never change.
  var storedText: String {
    switch self {
    case .document(let error): error.storedText
    case .tooMuchText: Stored.tooMuchText
    case .notHere: Stored.notHere
    case .serverFailed: Stored.serverFailed
    }
  }

  init(storedText: String) {
    switch storedText {
    case Stored.tooMuchText: self = .tooMuchText(maximum: RequestDraft.maximumTextLength)
    case Stored.notHere: self = .notHere
    default:
      self = DocumentError(storedText: storedText).map { .document($0) } ?? .serverFailed
    }
  }

  private enum Stored {
    static let tooMuchText = "tooMuchText"
    static let notHere = "notHere"
    static let serverFailed = "serverFailed"
  }
}

/// Why an act on an attached file was refused.
public enum AttachmentError: Error, Sendable, Hashable {
  /// The request, or its state, does not allow it.
  case reading(ReadingError)
  /// There is no such file, or it is none of this person's business: the two are not told apart.
  case noSuchAttachment
  /// The file cannot be read, for this reason.
  case document(DocumentError)
  /// The request has as many files as it may have.
  case tooManyFiles(maximum: Int)
  /// The files of the request would together be larger than they may, in bytes.
  case tooMuchTogether(maximumBytes: Int)
  /// The files of all requests of this person would together be larger than they may, in bytes.
  case tooMuchInAll(maximumBytes: Int)
}
