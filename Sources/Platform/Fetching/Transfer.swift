// SPDX-License-Identifier: Apache-2.0

import CCurl
import Foundation

/// One request and its answer; on one thread.
final class Transfer {
  /// How an answer ended well.
  enum Ending {
    /// The file is there, with so many bytes.
    case whole(Int64)
    /// The file is at another link, as the answer names it.
    case elsewhere(String)
    /// The file is still the edition that was asked about.
    case unchanged
  }

  private static let library: Bool = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  private let fetcher: Fetcher
  private let secondsLeft: Double
  private let descriptor: Int32
  private let stop: StopMark
  private let known: FileEdition
  private var head = AnswerHead()
  private var bytes: Int64 = 0
  private var headBytes: Int64 = 0
  private var pace: FetchPace
  private var wasForbidden = false
  /// What one of the functions below found, which ends the transfer.
  private var verdict: Result<Ending, FetchError>?

  /// Makes ready for one request.
  /// - Parameters:
  ///   - descriptor: where the bytes of a file go.
  ///   - known: the edition that is there already.
  init(
    _ fetcher: Fetcher, secondsLeft: Double, into descriptor: Int32, _ stop: StopMark,
    known: FileEdition = FileEdition()
  ) {
    self.known = known
    (self.fetcher, self.secondsLeft) = (fetcher, secondsLeft)
    (self.descriptor, self.stop) = (descriptor, stop)
    let limits = fetcher.limits
    pace = FetchPace(
      fewest: Int64(Double(limits.slowBytesPerSecond) * limits.slowSeconds),
      seconds: limits.slowSeconds, at: Fetcher.now())
  }

  /// What the answer said of its edition.
  var edition: FileEdition { head.edition }

  /// Sends the request and takes the answer.
  func run(_ link: WebLink) throws(FetchError) -> Ending {
    guard Self.library, let handle = curl_easy_init() else {
      throw .failed(reason: "libcurl cannot be used")
    }
    defer { curl_easy_cleanup(handle) }
    var headers = curl_slist_append(nil, "Accept-Encoding: identity")
    for header in known.headers { headers = curl_slist_append(headers, header) }
    defer { curl_slist_free_all(headers) }
    try prepare(handle, link, headers)
    let code = withExtendedLifetime(self) { curl_easy_perform(handle) }
    if let verdict { return try verdict.get() }
    guard code == CURLE_OK else { throw failure(code) }
    guard head.status != nil else { throw .broken }
    guard bytes > 0 else { throw .empty }
    return .whole(bytes)
  }

  private func prepare(
    _ handle: UnsafeMutableRawPointer, _ link: WebLink, _ headers: UnsafeMutablePointer<curl_slist>?
  ) throws(FetchError) {
    let limits = fetcher.limits
    var code = CURLE_OK
    func number(_ option: CURLoption, _ value: Int) {
      if code == CURLE_OK { code = earshot_curl_set_number(handle, option, value) }
    }
    func text(_ option: CURLoption, _ value: String) {
      if code == CURLE_OK { code = earshot_curl_set_text(handle, option, value) }
    }
    func also(_ result: CURLcode) { if code == CURLE_OK { code = result } }
    text(CURLOPT_URL, link.text)
    text(CURLOPT_PROTOCOLS_STR, fetcher.rules.localServer == nil ? "https" : "http,https")
    text(CURLOPT_USERAGENT, fetcher.agent)
    // The environment names no proxy for us, and no host is reached through one.
    text(CURLOPT_PROXY, "")
    text(CURLOPT_NOPROXY, "*")
    number(CURLOPT_NETRC, 0)
    number(CURLOPT_FOLLOWLOCATION, 0)
    number(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
    number(CURLOPT_HTTP_CONTENT_DECODING, 0)
    number(CURLOPT_SSL_VERIFYPEER, 1)
    number(CURLOPT_SSL_VERIFYHOST, 2)
    if let certificate = fetcher.rules.localServer?.certificate {
      text(CURLOPT_CAINFO, certificate)
    }
    // Signals belong to the process, and this is one of its threads.
    number(CURLOPT_NOSIGNAL, 1)
    number(CURLOPT_CONNECTTIMEOUT_MS, Int(min(limits.connectSeconds, secondsLeft) * 1000) + 1)
    number(CURLOPT_TIMEOUT_MS, Int(secondsLeft * 1000) + 1)
    number(CURLOPT_NOPROGRESS, 0)
    also(earshot_curl_set_size(handle, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(limits.bytes)))
    also(earshot_curl_set_list(handle, CURLOPT_HTTPHEADER, headers))
    let me = Unmanaged.passUnretained(self).toOpaque()
    for option in [
      CURLOPT_OPENSOCKETDATA, CURLOPT_HEADERDATA, CURLOPT_WRITEDATA, CURLOPT_XFERINFODATA,
    ] { also(earshot_curl_set_pointer(handle, option, me)) }
    also(
      earshot_curl_set_open_socket_function(handle) { me, _, address in
        guard let me, let address else { return CURL_SOCKET_BAD }
        return Transfer.at(me).openSocket(address)
      })
    also(
      earshot_curl_set_data_function(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, me in
        guard let me else { return 0 }
        let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
        return Transfer.at(me).took(headLine: line) ? line.count : Transfer.refusal(of: line)
      })
    also(
      earshot_curl_set_data_function(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, me in
        guard let me else { return 0 }
        let part = UnsafeRawBufferPointer(start: bytes, count: size * count)
        return Transfer.at(me).took(part) ? part.count : Transfer.refusal(of: part)
      })
    also(
      earshot_curl_set_progress_function(handle) { me, _, _, _, _ in
        guard let me else { return 1 }
        return Transfer.at(me).mayGoOn() ? 0 : 1
      })
    guard code == CURLE_OK else { throw .failed(reason: String(cString: curl_easy_strerror(code))) }
  }

  private static func at(_ pointer: UnsafeMutableRawPointer) -> Transfer {
    Unmanaged<Transfer>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Another count than the one that came ends the transfer.
  private static func refusal(of part: UnsafeRawBufferPointer) -> Int {
    part.isEmpty ? 1 : 0
  }

  /// Opens a socket to the address that a name turned out to be, at the moment in which it is connected to: a name may
  /// be another address each time it is asked for.
  private func openSocket(_ address: UnsafeMutablePointer<curl_sockaddr>) -> curl_socket_t {
    guard let offset = MemoryLayout<curl_sockaddr>.offset(of: \.addr) else {
      return CURL_SOCKET_BAD
    }
    let bytes = UnsafeRawBufferPointer(
      start: UnsafeRawPointer(address) + offset, count: Int(address.pointee.addrlen))
    guard let target = NetworkAddress(socketAddress: bytes),
      // The port stands at the same place in both versions, in the order of the network.
      fetcher.rules.allows(
        target, port: UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: 2, as: UInt16.self)))
    else {
      wasForbidden = true
      return CURL_SOCKET_BAD
    }
    return socket(
      address.pointee.family, address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue),
      address.pointee.protocol)
  }

  /// Asked for many times a second while something comes, and once a second while nothing does.
  private func mayGoOn() -> Bool {
    guard !stop.isSet else { return false }
    guard pace.isTooSlow(headBytes + bytes, at: Fetcher.now()) else { return true }
    verdict = .failure(head.isEmpty ? .unreachable : .tooSlow)
    return false
  }

  private func took(headLine line: UnsafeRawBufferPointer) -> Bool {
    headBytes += Int64(line.count)
    guard head.add(line, most: fetcher.limits.headBytes) else {
      verdict = .failure(.broken)
      return false
    }
    guard head.isWhole else { return true }
    verdict = head.verdict(
      mostBytes: fetcher.limits.bytes, takesPages: fetcher.limits.takesPages)
    return verdict == nil
  }

  private func took(_ part: UnsafeRawBufferPointer) -> Bool {
    guard bytes + Int64(part.count) <= fetcher.limits.bytes else {
      verdict = .failure(.tooLarge)
      return false
    }
    var rest = part[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        verdict = .failure(.disk(reason: String(cString: strerror(errno))))
        return false
      }
      rest = rest.dropFirst(count)
    }
    bytes += Int64(part.count)
    return true
  }

  private func failure(_ code: CURLcode) -> FetchError {
    switch code {
    case CURLE_ABORTED_BY_CALLBACK: .cancelled
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_URL_MALFORMAT: .unreachable
    case CURLE_COULDNT_CONNECT: wasForbidden ? .forbiddenAddress : .unreachable
    // Nothing came at all, or what came was too little.
    case CURLE_OPERATION_TIMEDOUT: head.isEmpty ? .unreachable : .tooSlow
    case CURLE_PEER_FAILED_VERIFICATION: .untrusted
    case CURLE_SSL_CONNECT_ERROR: .unreachable
    case CURLE_FILESIZE_EXCEEDED: .tooLarge
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR,
      CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL, CURLE_BAD_CONTENT_ENCODING:
      .broken
    default: .failed(reason: String(cString: curl_easy_strerror(code)))
    }
  }
}
