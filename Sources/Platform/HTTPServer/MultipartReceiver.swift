// SPDX-License-Identifier: Apache-2.0

/// Makes a form of the parts of a multipart body: fields in memory, files on disk.
struct MultipartReceiver: Sendable {
  private enum Part: Sendable {
    case none
    case field(name: String, [UInt8])
    case file(name: String, clientName: String, ContentType, TemporaryFile, size: Int)
    /// A file field that was left empty.
    case skipped
  }

  private var parser: MultipartParser
  private let limits: BodyLimits
  private let uploadFolder: String
  private var part = Part.none
  private var form = Form()
  private var memory = 0
  private var count = 0

  // Our forms take twenty; beyond, the form itself says what is too many. Each makes a file, however short it is.
  private static let mostFiles = 60

  init(parser: MultipartParser, limits: BodyLimits, uploadFolder: String) {
    self.parser = parser
    self.limits = limits
    self.uploadFolder = uploadFolder
  }

  mutating func receive(_ bytes: UnsafeRawBufferPointer) throws(Problem) {
    let events: [MultipartParser.Event]
    do { events = try parser.parse(bytes) } catch { throw .malformed(.form) }
    for event in events {
      switch event {
      case .partBegan(let headers): try begin(headers)
      case .data(let data): try add(data)
      case .partEnded: end()
      }
    }
  }

  func finish() throws(Problem) -> Form {
    guard parser.isComplete else { throw .malformed(.form) }
    return form
  }

  private mutating func begin(_ headers: Headers) throws(Problem) {
    count += 1
    guard count <= limits.fieldCount else { throw .malformed(.tooManyFields) }
    guard let disposition = headers[.contentDisposition],
      disposition.lowercased().hasPrefix("form-data"),
      let name = Text.parameter("name", of: disposition)
    else { throw .malformed(.form) }
    guard let fileName = Text.parameter("filename", of: disposition) else {
      part = .field(name: Self.unquoted(name), [])
      return
    }
    guard !fileName.isEmpty else {
      part = .skipped
      return
    }
    guard form.files.count < Self.mostFiles else { throw .malformed(.tooManyFields) }
    let file: TemporaryFile
    do { file = try TemporaryFile(in: uploadFolder) } catch { throw .noRoom }
    part = .file(
      name: Self.unquoted(name), clientName: Self.lastComponent(fileName),
      ContentType(headers[.contentType] ?? ContentType.binary.text), file, size: 0)
  }

  private mutating func add(_ data: [UInt8]) throws(Problem) {
    switch part {
    case .field(let name, var value):
      part = .none
      memory += data.count
      guard memory <= limits.memoryBytes else { throw .bodyTooLarge(limit: limits.memoryBytes) }
      value += data
      part = .field(name: name, value)
    case .file(let name, let clientName, let type, let file, let size):
      do { try file.write(data) } catch { throw .noRoom }
      part = .file(name: name, clientName: clientName, type, file, size: size + data.count)
    case .none, .skipped: break
    }
  }

  private mutating func end() {
    switch part {
    case .field(let name, let value):
      form.fields.add(name, String(decoding: value, as: UTF8.self))
    case .file(let name, let clientName, let type, let file, let size):
      file.close()
      form.files.append(
        UploadedFile(fieldName: name, clientName: clientName, type: type, size: size, file: file))
    case .none, .skipped: break
    }
    part = .none
  }

  /// Browsers write a quote and line ends in names as `%22`, `%0D` and `%0A`; HTML standard,
  /// section 4.10.21.8.
  private static func unquoted(_ name: String) -> String {
    var result = ""
    var rest = Substring(name)
    while let character = rest.first {
      if let (code, text) = [("%22", "\""), ("%0D", "\r"), ("%0A", "\n")].first(where: {
        rest.hasPrefix($0.0)
      }) {
        result += text
        rest = rest.dropFirst(code.count)
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Old browsers send whole paths; controls have no place in a name that people shall read.
  private static func lastComponent(_ name: String) -> String {
    let last = unquoted(name).split { $0 == "/" || $0 == "\\" }.last ?? ""
    let scalars = last.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
    return String(String.UnicodeScalarView(scalars))
  }
}
