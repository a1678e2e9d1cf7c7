// SPDX-License-Identifier: Apache-2.0

import Bytes

/// What a session asks the server.
///
/// The answer comes as an event of a kind that the session names, with the member `answer`: what the server sent, as
/// JSON, as a text or as a text that carries bytes (`CarriedBytes`), by its type, or `null` where it sent nothing of use.
/// No cookie goes with the question.
public struct Question: Sendable, Equatable {
  /// Where, as the runtime of the page (`Public/runtime`) sees it: absolute, or from there.
  public var address: String
  /// The kind of the event that brings the answer.
  public var kind: String
  /// What comes back with the answer, to know it from that of another question.
  public var id: Int
  /// JSON to be sent with it; nil for none.
  public var json: String?
  /// How long the answer may take, in seconds; nil for as long as it likes.
  public var patience: Double?

  /// A question.
  public init(
    _ address: String, answeredBy kind: String, id: Int = 0, json: String? = nil,
    patience: Double? = nil
  ) {
    self.address = address
    self.kind = kind
    self.id = id
    self.json = json
    self.patience = patience
  }

  /// Whether two questions are the same, byte for byte.
  public static func == (left: Question, right: Question) -> Bool {
    left.address.hasSameBytes(as: right.address) && left.kind.hasSameBytes(as: right.kind)
      && left.id == right.id && left.patience == right.patience
      && (left.json.map { $0.hasSameBytes(as: right.json) } ?? (right.json == nil))
  }
}

extension String {
  /// As a part of an address: what is not a letter or digit of English, nor one of `-._~`, is written by its bytes.
  public var inAddress: String {
    var bytes: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: bytes.append(byte)
      default: bytes += [0x25, Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)
}
