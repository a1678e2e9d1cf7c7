// SPDX-License-Identifier: Apache-2.0

public import Database
public import Reading

/// The identifier of one upload.
public struct UploadID: Sendable, Hashable, RawRepresentable, SQLConvertible {
  /// The text, as the database stores it.
  public let rawValue: String

  /// Takes an identifier that was stored or came in an address.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// What an upload is for.
///
/// The raw names are part of the protocol: they never change.
public enum UploadPurpose: String, Sendable, CaseIterable, SQLConvertible {
  /// The whole reading: it is handed over as soon as its last byte is there.
  case recording
  /// One of several takes, which wait until all are sent together.
  case take
}

/// What somebody wants to send.
public struct UploadWish: Sendable, Hashable {
  /// The request that it answers.
  public var request: ReadingID
  /// The whole length in bytes; nil when it is told later.
  public var length: Int64?
  /// What it is for.
  public var purpose: UploadPurpose
  /// What the client says of it, as it was sent; given back as it is.
  public var metadata: String

  /// A wish.
  public init(
    request: ReadingID, length: Int64?, purpose: UploadPurpose = .recording, metadata: String = ""
  ) {
    self.request = request
    self.length = length
    self.purpose = purpose
    self.metadata = metadata
  }
}

/// How far an upload has come.
public struct UploadStatus: Sendable, Hashable {
  /// The identifier.
  public let id: UploadID
  /// How many bytes are on the disk.
  public let offset: Int64
  /// The whole length in bytes; nil when it was not told yet.
  public let length: Int64?
  /// What it is for.
  public let purpose: UploadPurpose
  /// What the client said of it.
  public let metadata: String
  /// When it is deleted if it is not sent by then.
  public let expiresAt: Timestamp
  /// Whether it was handed over.
  public let isSent: Bool

  /// Whether all bytes are there.
  public var isWhole: Bool { offset == length }
}
