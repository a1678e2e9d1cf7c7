// SPDX-License-Identifier: Apache-2.0

import CMicroHTTPD
import Glibc

/// Gives responses to libmicrohttpd, on its thread.
enum ResponseWriter {
  /// Queues a response; false if it cannot be made, and then the connection has to end.
  static func queue(
    _ prepared: PreparedResponse, on handle: ConnectionHandle, stream: EventStream?,
    closing: Bool
  ) -> Bool {
    guard let response = make(prepared, handle, stream) else { return false }
    defer { MHD_destroy_response(response) }
    for field in prepared.headers.fields where !field.value.isEmpty {
      MHD_add_response_header(response, field.name.text, field.value)
    }
    if closing { MHD_add_response_header(response, "Connection", "close") }
    return MHD_queue_response(handle.pointer, UInt32(prepared.status.code), response) == .YES
  }

  private static func make(
    _ prepared: PreparedResponse, _ handle: ConnectionHandle, _ stream: EventStream?
  ) -> OpaquePointer? {
    switch prepared.body {
    case .bytes(let bytes):
      return bytes.withUnsafeBytes { bytes in
        MHD_create_response_from_buffer(
          bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress),
          .RESPMEM_MUST_COPY)
      }
    case .shared(let bytes, let range):
      let part = UnsafeRawBufferPointer(rebasing: bytes.buffer[range])
      return MHD_create_response_from_buffer_with_free_callback_cls(
        part.count, UnsafeMutableRawPointer(mutating: part.baseAddress),
        { context in
          if let context { Unmanaged<SharedBytes>.fromOpaque(context).release() }
        }, Unmanaged.passRetained(bytes).toOpaque())
    case .file(let file, let range):
      let descriptor = file.duplicate()
      guard descriptor >= 0 else { return nil }
      let response = MHD_create_response_from_fd_at_offset64(
        UInt64(range.count), descriptor, UInt64(range.lowerBound))
      if response == nil { close(descriptor) }
      return response
    case .lengthOnly(let length):
      // The reader is never called, since no body is sent.
      return MHD_create_response_from_callback(
        UInt64(length), 1, { _, _, _, _ in earshot_end_of_stream() }, nil, nil)
    case .events: return stream.flatMap { events($0, handle) }
    }
  }

  private final class Reader: Sendable {
    let stream: EventStream
    let handle: ConnectionHandle

    init(_ stream: EventStream, _ handle: ConnectionHandle) {
      self.stream = stream
      self.handle = handle
    }
  }

  private static func events(_ stream: EventStream, _ handle: ConnectionHandle) -> OpaquePointer? {
    let reader = Unmanaged.passRetained(Reader(stream, handle))
    // 4 KiB a time: events are small.
    let response = MHD_create_response_from_callback(
      earshot_size_unknown(), 4096,
      { context, _, buffer, count in
        guard let context, let buffer else { return earshot_end_of_stream() }
        let reader = Unmanaged<Reader>.fromOpaque(context).takeUnretainedValue()
        return reader.stream.take(
          into: UnsafeMutableRawBufferPointer(start: buffer, count: count), from: reader.handle)
      }, reader.toOpaque(),
      { context in
        if let context { Unmanaged<Reader>.fromOpaque(context).release() }
      })
    if response == nil { reader.release() }
    return response
  }
}
