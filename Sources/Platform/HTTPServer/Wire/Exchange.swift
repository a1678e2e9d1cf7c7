// SPDX-License-Identifier: Apache-2.0

/// One request and its response, as far as a handler has to do with it.
///
/// Only the thread of its connection's loop touches it; tasks carry it only to say which request they are done with.
final class Exchange: @unchecked Sendable {
  // Unchecked: see above.
  let head: RequestHead
  let request: Request
  let began: Double
  /// Why it is refused, if it is.
  var problem: Problem?
  let framing: RequestHead.Framing
  /// How much of a body of given length has not come.
  var left = 0
  var decoder = ChunkDecoder()
  /// Whether all of the body is there.
  var hasBody = false
  let body: BodyBox
  let limits: BodyLimits
  /// By whom places are counted, where somebody said so.
  var sender: String?
  /// Held while a large body comes in.
  var place: UploadGate.Place?
  var received = 0
  /// What has come and is not handed over to be stored.
  var batch: [UInt8] = []
  /// Whether a thread other than the loop's stores what has come.
  var isStoring = false
  /// Whether the rest of the body is thrown away after the answer, and the connection ends.
  var lingers = false
  var task: Task<Void, Never>?

  init(
    head: RequestHead, request: Request, began: Double, framing: RequestHead.Framing,
    limits: BodyLimits, body: BodyBox
  ) {
    self.head = head
    self.request = request
    self.began = began
    self.framing = framing
    self.limits = limits
    self.body = body
    if case .length(let length) = framing { left = length }
    hasBody = framing == .none
  }

  /// Whether more may come than is gone in a moment.
  var isLarge: Bool {
    switch framing {
    case .none: false
    case .length(let length): length > BodyLimits.smallBytes
    case .chunked: received > BodyLimits.smallBytes
    }
  }
}

/// What receives a body; one thread has it at a time.
final class BodyBox: @unchecked Sendable {
  // Unchecked: the loop gives it to a task and leaves it alone until it is given back.
  var receiver: BodyReceiver?

  init(_ receiver: BodyReceiver) { self.receiver = receiver }
}

/// What the log tells of a response.
struct Receipt {
  let method: String
  let path: String
  let status: Status
  var bytes: Int
  let began: Double
  let id: RequestID
  let clientAddress: String
}
