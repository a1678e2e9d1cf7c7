// SPDX-License-Identifier: Apache-2.0

import CZlib

/// Compression with zlib in the gzip format.
enum Gzip {
  /// The bytes compressed, or nil if they do not become smaller.
  ///
  /// - Parameter level: zlib's, from 1, the quickest, to 9, the smallest.
  static func compress(_ bytes: [UInt8], level: Int32 = Z_BEST_COMPRESSION) -> [UInt8]? {
    var stream = z_stream()
    // 15 is the greatest window; 16 more asks for the gzip format; 8 is zlib's default memory.
    let opened = deflateInit2_(
      &stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard opened == Z_OK, let length = UInt32(exactly: bytes.count) else { return nil }
    defer { deflateEnd(&stream) }
    var source = bytes
    var target = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
    let result = source.withUnsafeMutableBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        stream.next_in = source.baseAddress
        stream.avail_in = length
        stream.next_out = target.baseAddress
        stream.avail_out = UInt32(clamping: target.count)
        return deflate(&stream, Z_FINISH)
      }
    }
    guard result == Z_STREAM_END else { return nil }
    let count = Int(stream.total_out)
    return count < bytes.count ? Array(target[..<count]) : nil
  }
}
