// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A socket that listens; the system's refusals become typed errors here.
struct ListenSocket: Sendable {
  let descriptor: Int32
  /// The port that it got, which matters if 0 was asked for.
  let port: Int

  // As many clients as may wait to be accepted; Linux cuts it to its own limit.
  private static let backlog: Int32 = 4096

  init(host: String, port: Int) throws(ServerError) {
    guard (0...65_535).contains(port) else { throw .addressNotAvailable("\(host):\(port)") }
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &list) == 0, let first = list else {
      throw .addressNotAvailable(host)
    }
    defer { freeaddrinfo(list) }
    descriptor = try Self.open(first.pointee, host: host, port: port)
    self.port = Self.portOfSocket(descriptor) ?? port
  }

  private static func open(
    _ address: addrinfo, host: String, port: Int
  ) throws(ServerError) -> Int32 {
    let kind = address.ai_socktype | Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = socket(address.ai_family, kind, address.ai_protocol)
    guard descriptor >= 0 else { throw .system(String(cString: strerror(errno))) }
    var on: Int32 = 1
    // A server that starts again need not wait for connections of its former self to die out.
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout.size(ofValue: on)))
    guard bind(descriptor, address.ai_addr, address.ai_addrlen) == 0,
      listen(descriptor, backlog) == 0
    else {
      let code = errno
      close(descriptor)
      switch code {
      case EADDRINUSE: throw .portInUse(port)
      case EADDRNOTAVAIL: throw .addressNotAvailable(host)
      case EACCES, EPERM: throw .noPermission(port: port)
      default: throw .system(String(cString: strerror(code)))
      }
    }
    return descriptor
  }

  private static func portOfSocket(_ descriptor: Int32) -> Int? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) { storage -> Int? in
      let address = UnsafeMutableRawPointer(storage)
      guard getsockname(descriptor, address.assumingMemoryBound(to: sockaddr.self), &length) == 0
      else { return nil }
      switch Int32(storage.pointee.ss_family) {
      case AF_INET:
        return Int(UInt16(bigEndian: address.load(as: sockaddr_in.self).sin_port))
      case AF_INET6:
        return Int(UInt16(bigEndian: address.load(as: sockaddr_in6.self).sin6_port))
      default: return nil
      }
    }
  }

  /// The numeric address of a socket's other side; empty if it has none.
  static func text(of storage: sockaddr_storage) -> String {
    var storage = storage
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let found = withUnsafeBytes(of: &storage) { bytes -> Bool in
      switch Int32(bytes.loadUnaligned(as: sa_family_t.self)) {
      case AF_INET:
        var address = bytes.loadUnaligned(as: sockaddr_in.self).sin_addr
        return inet_ntop(AF_INET, &address, &text, socklen_t(text.count)) != nil
      case AF_INET6:
        var address = bytes.loadUnaligned(as: sockaddr_in6.self).sin6_addr
        return inet_ntop(AF_INET6, &address, &text, socklen_t(text.count)) != nil
      default: return false
      }
    }
    guard found else { return "" }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
