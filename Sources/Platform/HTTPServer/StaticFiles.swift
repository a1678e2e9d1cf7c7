// SPDX-License-Identifier: Apache-2.0

/// The files of a folder, held in memory, under addresses that change with their content.
///
/// All have the prefix `/assets/<hash of the whole tree>`, so browsers may keep them for ever, and
/// relative addresses from one file to another keep working.
public struct StaticFiles: Sendable {
  struct File: Sendable {
    let type: ContentType
    let plain: SharedBytes
    /// Compressed, where that is smaller; the best for who takes it comes first.
    let compressed: [(coding: AcceptEncoding.Coding, bytes: SharedBytes)]
    let etag: String
  }

  /// The prefix of all addresses, such as `/assets/0123456789abcdef`.
  public let prefix: String
  private let files: [String: File]
  private let hash: String

  /// Loads a folder; hidden files and links that lead out of it are left out.
  ///
  /// A file `a.br` beside `a` is the same in Brotli, made beforehand since that takes seconds.
  ///
  /// - Throws: `FileError` for a folder or file that cannot be read.
  public init(folder: String) throws(FileError) {
    var files: [String: File] = [:]
    var tree = ContentHash()
    let read = try FolderReader.read(folder)
    let contents = Dictionary(uniqueKeysWithValues: read.map { ($0.name, $0.bytes) })
    for (name, bytes) in read {
      tree.add(Array(name.utf8))
      tree.add(bytes)
      if name.hasSuffix(Self.brotliEnding),
        contents[String(name.dropLast(Self.brotliEnding.count))] != nil
      {
        continue
      }
      var own = ContentHash()
      own.add(bytes)
      if let brotli = contents[name + Self.brotliEnding] { own.add(brotli) }
      let type = ContentType(fileName: name)
      files[name] = File(
        type: type, plain: SharedBytes(bytes),
        compressed: Self.compressed(bytes, type, brotli: contents[name + Self.brotliEnding]),
        etag: own.text)
    }
    self.files = files
    hash = tree.text
    prefix = "/assets/\(hash)"
  }

  private static let brotliEnding = ".br"

  private static func compressed(
    _ bytes: [UInt8], _ type: ContentType, brotli: [UInt8]?
  ) -> [(coding: AcceptEncoding.Coding, bytes: SharedBytes)] {
    var compressed: [(coding: AcceptEncoding.Coding, bytes: SharedBytes)] = []
    if let brotli, brotli.count < bytes.count { compressed.append((.brotli, SharedBytes(brotli))) }
    if isWorthCompressing(type), let gzip = Gzip.compress(bytes) {
      compressed.append((.gzip, SharedBytes(gzip)))
    }
    return compressed
  }

  /// The address of a file, such as `path(for: "css/site.css")`.
  ///
  /// A file that is not there gets an address that is not found.
  public func path(for name: String) -> String {
    prefix + "/"
      + name.split(separator: "/").map { PercentCoding.encode(String($0)) }.joined(separator: "/")
  }

  /// What is in a file; nil when there is none of this name.
  public func contents(of name: String) -> [UInt8]? { files[name].map { [UInt8]($0.plain.buffer) } }

  /// Whether there is such a file.
  public func contains(_ name: String) -> Bool { files[name] != nil }

  /// The names of all files, sorted.
  public var names: [String] { files.keys.sorted() }

  /// Adds the files to a router under `/assets`.
  ///
  /// - Parameter paths: Files that also have an address of their own, such as `/favicon.ico`.
  public func serve(on router: inout Router, also paths: [String: String] = [:]) {
    let own = self
    router.get("/assets/**") { request in try own.answer(request) }
    for (path, name) in paths.sorted(by: { $0.key < $1.key }) {
      router.get(path) { request in try own.answer(request, name: name, isImmutable: false) }
    }
  }

  /// The answer to a request for a file; an old hash is sent on to the present one.
  func answer(_ request: Request) throws(Problem) -> Response {
    let segments = request.segments.dropFirst()
    let name = segments.dropFirst().joined(separator: "/")
    guard files[name] != nil else { throw .notFound }
    guard segments.first == hash else {
      var response = Response.redirect(to: path(for: name), status: .found)
      response.headers[.cacheControl] = "no-cache"
      return response
    }
    return try answer(request, name: name, isImmutable: true)
  }

  private func answer(
    _ request: Request, name: String, isImmutable: Bool
  ) throws(Problem) -> Response {
    guard let file = files[name] else { throw .notFound }
    var headers: Headers = [.contentType: file.type.text]
    // One year, the longest that caches honour; `immutable` spares the question at reload.
    headers[.cacheControl] =
      isImmutable ? "public, max-age=31536000, immutable" : "public, no-cache"
    if !file.compressed.isEmpty { headers[.vary] = "Accept-Encoding" }
    let wantsPart = request.headers[.range] != nil
    guard !wantsPart,
      let best = file.compressed.first(where: { AcceptEncoding.allows($0.coding, request.headers) })
    else {
      return SharedAnswer.respond(
        request, bytes: file.plain, validators: Self.validators(file.etag), headers: headers)
    }
    headers[.contentEncoding] = best.coding.rawValue
    return SharedAnswer.respond(
      request, bytes: best.bytes,
      validators: Self.validators("\(file.etag)-\(best.coding.rawValue)"), headers: headers)
  }

  private static func validators(_ tag: String) -> Validators {
    Validators(etag: "\"\(tag)\"", lastModified: nil)
  }

  /// Sound, pictures and fonts are compressed already.
  private static func isWorthCompressing(_ type: ContentType) -> Bool {
    let essence = type.essence
    return essence.hasPrefix("text/") || essence.hasSuffix("json") || essence.hasSuffix("xml")
      || ["application/wasm", "application/octet-stream", "audio/wav"].contains(essence)
  }
}
