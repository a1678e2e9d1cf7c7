// SPDX-License-Identifier: Apache-2.0

/// What a page may load and where it may lead, as the browser enforces it.
///
/// The defaults allow only what comes from us; nothing inline runs.
public struct ContentSecurityPolicy: Sendable, Hashable {
  /// Where something may come from.
  public enum Source: Sendable, Hashable {
    /// From this server.
    case ownOrigin
    /// `data:` addresses.
    case data
    /// `blob:` addresses.
    case blob
    /// WebAssembly may be compiled; only for scripts.
    case webAssembly
    /// Another origin, such as `https://tiles.example.org`.
    case origin(String)

    var text: String {
      switch self {
      case .ownOrigin: "'self'"
      case .data: "data:"
      case .blob: "blob:"
      case .webAssembly: "'wasm-unsafe-eval'"
      case .origin(let origin): origin
      }
    }
  }

  /// Where scripts come from.
  public var scripts: [Source] = [.ownOrigin, .webAssembly]
  /// Where style sheets come from.
  public var styles: [Source] = [.ownOrigin]
  /// Where pictures come from.
  public var images: [Source] = [.ownOrigin, .data]
  /// Where sound and video come from.
  public var media: [Source] = [.ownOrigin, .blob, .data]
  /// Where scripts may connect to.
  public var connections: [Source] = [.ownOrigin]
  /// Where fonts come from.
  public var fonts: [Source] = [.ownOrigin]
  /// Where workers come from.
  public var workers: [Source] = [.ownOrigin]
  /// Where the web app manifest comes from.
  public var manifests: [Source] = [.ownOrigin]
  /// Where forms may be sent.
  public var formTargets: [Source] = [.ownOrigin]
  /// Who may show the page in a frame.
  public var frameAncestors: [Source] = []

  /// The policy of our pages.
  public init() {}

  /// The value of the header.
  var header: String {
    let directives: [(String, [Source])] = [
      ("default-src", []), ("script-src", scripts), ("style-src", styles), ("img-src", images),
      ("media-src", media), ("connect-src", connections), ("font-src", fonts),
      ("worker-src", workers), ("manifest-src", manifests), ("form-action", formTargets),
      ("base-uri", []), ("frame-ancestors", frameAncestors),
    ]
    return directives.map { name, sources in
      name + " " + (sources.isEmpty ? "'none'" : sources.map(\.text).joined(separator: " "))
    }.joined(separator: "; ")
  }
}
