// SPDX-License-Identifier: Apache-2.0

import CCurl
import Foundation
import Synchronization

/// Hands messages to a server.
public struct MailSender: Sendable {
  /// How long a server may take, in whole seconds.
  struct Limits: Sendable {
    /// Until there is a connection.
    var connect = 15
    /// For each answer.
    var answer = 20
    /// For all of it: RFC 5321 section 4.5.3.2 would wait for minutes, but a message that is sent again later is as good.
    var whole = 45
  }

  private let server: MailServer
  private let limits: Limits

  /// A sender to a server.
  public init(to server: MailServer) {
    self.init(to: server, limits: Limits())
  }

  init(to server: MailServer, limits: Limits) {
    self.server = server
    self.limits = limits
  }

  /// Sends a message, on a thread of its own.
  /// - Returns: what the server answered when it took it.
  public func send(_ message: MailMessage) async throws(MailError) -> MailAnswer {
    let transfer = MailTransfer(message)
    let ending = MailEnding()
    let result: Result<MailAnswer, MailError> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        ending.wait(continuation)
        Thread.detachNewThread {
          earshot_curl_begin_thread("earshot mail")
          ending.end(transfer.run(server, limits, isStopped: { ending.isOver }))
        }
      }
    } onCancel: {
      // At once: the library takes leave of a server, and waits for one that hangs.
      ending.end(.failure(.stopped))
    }
    return try result.get()
  }
}

/// How a message ended, whoever knows first; the rest is nobody's any more.
private final class MailEnding: Sendable {
  private typealias Waiting = CheckedContinuation<Result<MailAnswer, MailError>, Never>

  private struct State {
    var waiting: Waiting?
    var result: Result<MailAnswer, MailError>?
  }

  private let state = Mutex(State())

  /// Whether it has ended.
  var isOver: Bool { state.withLock { $0.result != nil } }

  func wait(_ waiting: CheckedContinuation<Result<MailAnswer, MailError>, Never>) {
    let result = state.withLock { state in
      if state.result == nil { state.waiting = waiting }
      return state.result
    }
    if let result { waiting.resume(returning: result) }
  }

  func end(_ result: Result<MailAnswer, MailError>) {
    let waiting = state.withLock { state -> Waiting? in
      guard state.result == nil else { return nil }
      state.result = result
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: result)
  }
}

/// One message on its way.
private final class MailTransfer: Sendable {
  /// What the library is given and gives, which it does on one thread.
  private struct State {
    var rest: ArraySlice<UInt8>
    var lastLine: [UInt8] = []
    var isStopped: @Sendable () -> Bool = { false }
  }

  private let from: MailAddress
  private let to: MailAddress
  private let state: Mutex<State>
  /// More of a line is not kept.
  private static let longestLine = 500

  init(_ message: MailMessage) {
    from = message.from
    to = message.to
    state = Mutex(State(rest: message.bytes[...]))
  }

  func run(
    _ server: MailServer, _ limits: MailSender.Limits, isStopped: @escaping @Sendable () -> Bool
  ) -> Result<MailAnswer, MailError> {
    state.withLock { $0.isStopped = isStopped }
    guard let transfer = curl_easy_init() else {
      return .failure(.other(code: Int(CURLE_FAILED_INIT.rawValue)))
    }
    defer { curl_easy_cleanup(transfer) }
    let recipients = curl_slist_append(nil, "<\(to)>")
    defer { curl_slist_free_all(recipients) }
    aim(transfer, server, limits)
    earshot_curl_set_text(transfer, CURLOPT_MAIL_FROM, "<\(from)>")
    earshot_curl_set_list(transfer, CURLOPT_MAIL_RCPT, recipients)
    earshot_curl_set_number(transfer, CURLOPT_UPLOAD, 1)
    let own = Unmanaged.passUnretained(self).toOpaque()
    earshot_curl_set_data_function(transfer, CURLOPT_READFUNCTION) { buffer, size, count, own in
      guard let buffer, let own else { return 0 }
      return MailTransfer.at(own).give(
        UnsafeMutableRawBufferPointer(start: buffer, count: size * count))
    }
    earshot_curl_set_pointer(transfer, CURLOPT_READDATA, own)
    earshot_curl_set_data_function(transfer, CURLOPT_HEADERFUNCTION) { buffer, size, count, own in
      guard let buffer, let own else { return 0 }
      MailTransfer.at(own).hear(UnsafeRawBufferPointer(start: buffer, count: size * count))
      return size * count
    }
    earshot_curl_set_pointer(transfer, CURLOPT_HEADERDATA, own)
    // What is no answer is nobody's.
    earshot_curl_set_data_function(transfer, CURLOPT_WRITEFUNCTION) { _, size, count, _ in
      size * count
    }
    earshot_curl_set_progress_function(transfer) { own, _, _, _, _ in
      guard let own else { return 1 }
      return MailTransfer.at(own).state.withLock { $0.isStopped }() ? 1 : 0
    }
    earshot_curl_set_pointer(transfer, CURLOPT_XFERINFODATA, own)
    earshot_curl_set_number(transfer, CURLOPT_NOPROGRESS, 0)
    let ending = curl_easy_perform(transfer)
    var code = 0
    earshot_curl_status(transfer, &code)
    return result(ending, code)
  }

  private func aim(
    _ transfer: UnsafeMutableRawPointer, _ server: MailServer, _ limits: MailSender.Limits
  ) {
    earshot_curl_set_text(transfer, CURLOPT_URL, server.address)
    earshot_curl_set_text(transfer, CURLOPT_PROTOCOLS_STR, "smtp,smtps")
    // A proxy in the environment is for other things.
    earshot_curl_set_text(transfer, CURLOPT_PROXY, "")
    let wanted =
      switch server.security {
      case .fromTheStart, .beforeAnythingIsSaid: CURLUSESSL_ALL
      case .never: CURLUSESSL_NONE
      }
    earshot_curl_set_number(transfer, CURLOPT_USE_SSL, Int(wanted.rawValue))
    if let trusted = server.trusted {
      earshot_curl_set_text(transfer, CURLOPT_CAINFO, trusted)
    }
    if let user = server.user, let password = server.password {
      earshot_curl_set_text(transfer, CURLOPT_USERNAME, user)
      earshot_curl_set_text(transfer, CURLOPT_PASSWORD, password)
    }
    earshot_curl_set_number(transfer, CURLOPT_CONNECTTIMEOUT, limits.connect)
    earshot_curl_set_number(transfer, CURLOPT_TIMEOUT, limits.whole)
    // Also how long the library waits for the answer to its QUIT, when the time for the message is over.
    earshot_curl_set_number(transfer, CURLOPT_SERVER_RESPONSE_TIMEOUT, limits.answer)
    // Signals are the program's; the library has its own way of waiting for names.
    earshot_curl_set_number(transfer, CURLOPT_NOSIGNAL, 1)
  }

  private static func at(_ pointer: UnsafeMutableRawPointer) -> MailTransfer {
    Unmanaged<MailTransfer>.fromOpaque(pointer).takeUnretainedValue()
  }

  private func give(_ room: UnsafeMutableRawBufferPointer) -> Int {
    state.withLock { state in
      let piece = state.rest.prefix(room.count)
      room.copyBytes(from: piece)
      state.rest = state.rest.dropFirst(piece.count)
      return piece.count
    }
  }

  private func hear(_ line: UnsafeRawBufferPointer) {
    let kept = Array(line.prefix(Self.longestLine))
    // The answer to QUIT comes last and says nothing.
    if kept.starts(with: "221".utf8) { return }
    state.withLock { $0.lastLine = kept }
  }

  private func result(_ ending: CURLcode, _ code: Int) -> Result<MailAnswer, MailError> {
    let answer = MailAnswer(code: code, line: state.withLock { Self.plain($0.lastLine) })
    switch ending {
    case CURLE_OK: return .success(answer)
    case CURLE_ABORTED_BY_CALLBACK: return .failure(.stopped)
    case CURLE_OPERATION_TIMEDOUT: return .failure(.tooSlow)
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT: return .failure(.unreachable)
    case CURLE_USE_SSL_FAILED, CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION,
      CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CIPHER:
      return .failure(.notPrivate)
    default: break
    }
    switch code {
    case 400..<500: return .failure(.putOff(answer))
    case 500..<600 where ending == CURLE_LOGIN_DENIED: return .failure(.signInRefused(answer))
    case 500..<600: return .failure(.refused(answer))
    default: break
    }
    switch ending {
    case CURLE_LOGIN_DENIED: return .failure(.signInRefused(answer))
    case CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_GOT_NOTHING, CURLE_WEIRD_SERVER_REPLY:
      return .failure(.brokenOff)
    default: return .failure(.other(code: Int(ending.rawValue)))
    }
  }

  /// The line as text, without what could give orders to a terminal.
  private static func plain(_ bytes: [UInt8]) -> String {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
    return String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: .whitespaces)
  }
}
