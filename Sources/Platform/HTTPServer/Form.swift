// SPDX-License-Identifier: Apache-2.0

/// What a form holds.
public struct Form: Sendable {
  /// The fields that are text.
  public var fields: NamedValues
  /// The files, without those that were left empty.
  public var files: [UploadedFile]

  /// A form of its parts.
  public init(fields: NamedValues = NamedValues(), files: [UploadedFile] = []) {
    self.fields = fields
    self.files = files
  }

  /// The first value of a field.
  public subscript(name: String) -> String? { fields[name] }

  /// The first file of a field.
  public func file(_ name: String) -> UploadedFile? { files.first { $0.fieldName == name } }
}

/// A file that was sent with a form and lies on disk.
///
/// It is removed when the last copy of this value is gone, unless it was moved.
public struct UploadedFile: Sendable {
  /// The name of the field.
  public let fieldName: String
  /// The last part of the name that the client gave, without controls; never use it as a path.
  public let clientName: String
  /// The type that the client gave; not to be trusted.
  public let type: ContentType
  /// The length in bytes.
  public let size: Int
  let file: TemporaryFile

  /// Where the file lies now.
  public var path: String { file.path }

  /// Moves the file, on the same disk without a copy, so that it stays.
  ///
  /// - Throws: `FileError` with the system's reason.
  public func move(to path: String) throws(FileError) { try file.move(to: path) }
}
