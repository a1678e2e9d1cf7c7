// SPDX-License-Identifier: Apache-2.0

/// Bytes at a place in memory that does not move, shared by all responses that send them.
final class SharedBytes: @unchecked Sendable {
  // Unchecked: written once, in `init`, and only read afterwards.
  let buffer: UnsafeRawBufferPointer

  init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(1, bytes.count), alignment: 16)
    copy.copyBytes(from: bytes)
    buffer = UnsafeRawBufferPointer(rebasing: copy[..<bytes.count])
  }

  deinit { buffer.deallocate() }

  var count: Int { buffer.count }
}
