// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What a client asks.
public struct Request: Sendable {
  /// The method.
  public var method: Method
  /// The path and the query.
  public var target: RequestTarget
  /// The headers.
  public var headers: Headers
  /// The body.
  public var body: Body
  /// The numeric address of the client.
  public var clientAddress: String
  /// From where the client comes, as limits count clients.
  public var clientNetwork: ClientNetwork { ClientNetwork(address: clientAddress) }
  /// Whether the request came over TLS.
  public var isSecure: Bool
  /// A name for this request, the same in the log and on error pages.
  public let id: RequestID
  /// Whether the server refuses it, whoever sends it, so that no handler will see it.
  var isRefused = false
  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// What a request carries.
  public enum Body: Sendable {
    /// Nothing.
    case none
    /// Bytes of another kind than a form.
    case bytes([UInt8])
    /// A form, with its files on disk.
    case form(Form)
    /// All of it has gone to the sink that its route named.
    case sunk(any BodySink)
  }

  /// A request of its parts, as tests make them.
  public init(
    _ method: Method, _ target: RequestTarget, headers: Headers = [:], body: Body = .none,
    clientAddress: String = "127.0.0.1", isSecure: Bool = false, id: RequestID = RequestID()
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
    self.clientAddress = clientAddress
    self.isSecure = isSecure
    self.id = id
  }

  /// The segments of the path, percent-decoded.
  public var segments: [String] { target.segments }

  /// The path as it was sent, without the query.
  public var rawPath: String { target.rawPath }

  /// The query.
  public var query: NamedValues { target.query }

  /// The cookies; read once and keep it if you need several.
  public var cookies: NamedValues { Cookie.parse(headers) }

  /// The form, empty if the body is none.
  public var form: Form {
    if case .form(let form) = body { form } else { Form() }
  }

  /// What a middleware found out for the handlers, by its type.
  public subscript<Value: Sendable>(type: Value.Type) -> Value? {
    get { values[ObjectIdentifier(type)] as? Value }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// The name of a request: 16 hexadecimal digits that no other request of this machine has.
public struct RequestID: Sendable, Hashable, CustomStringConvertible {
  private let number: UInt64

  private static let start = UInt64.random(in: 0 ... .max)
  private static let count = Atomic<UInt64>(0)

  /// A new name.
  public init() {
    // SplitMix64: every count gives another number, and none tells the next to who does not know the start.
    var mixed =
      Self.start &+ Self.count.add(1, ordering: .relaxed).newValue &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    number = mixed ^ mixed >> 31
  }

  /// The digits.
  public var description: String { Text.hexadecimal(number, digits: 16) }
}
