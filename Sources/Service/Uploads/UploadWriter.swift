// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Writes the bytes of one request into an upload.
///
/// Without a checksum each piece is in the file when `write` returns; so what breaks off goes on at its byte. Bytes
/// with a checksum wait beside the file until all have come, and go in when they are right.
public final class UploadWriter: Sendable {
  private struct State {
    /// The file of the upload; -1 where nothing may follow.
    let target: Int32
    /// Where bytes wait for their checksum; -1 where there is none.
    let staging: Int32
    var received: Int64 = 0
    var hash = SHA1()
    var isOver = false
  }

  /// The upload.
  public let id: UploadID
  private let start: Int64
  private let end: Int64
  private let checksum: [UInt8]?
  private let state: Mutex<State>

  init(
    _ id: UploadID, at path: String?, from start: Int64, to end: Int64, checksum: [UInt8]?,
    temporaryFolder: String
  ) throws(UploadsError) {
    self.id = id
    self.start = start
    self.end = end
    self.checksum = checksum
    var target: Int32 = -1
    if let path {
      target = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
      guard target >= 0 else { throw Self.failure("open") }
    }
    var staging: Int32 = -1
    if checksum != nil {
      let path = temporaryFolder + "/checked-" + UUID().uuidString
      staging = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      // It needs no name: so nothing of it is left, however this ends.
      if staging >= 0 { unlink(path) }
    }
    state = Mutex(State(target: target, staging: staging))
    if checksum != nil, staging < 0 { throw Self.failure("open") }
  }

  deinit {
    state.withLock { state in
      if state.target >= 0 { close(state.target) }
      if state.staging >= 0 { close(state.staging) }
    }
  }

  /// Takes the next bytes.
  /// - Throws: `tooLarge`, `takenOver`, `full`, `file`.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(UploadsError) {
    try locked { (state) throws(UploadsError) in
      guard start + state.received + Int64(bytes.count) <= end else {
        throw .tooLarge(maximum: end)
      }
      if checksum == nil {
        try Self.put(bytes, into: state.target, at: start + state.received)
      } else {
        state.hash.add(bytes)
        try Self.put(bytes, into: state.staging, at: state.received)
      }
      state.received += Int64(bytes.count)
    }
  }

  /// Keeps what had to wait, and takes no more.
  /// - Returns: where the upload ends now.
  /// - Throws: `checksumMismatch`, `takenOver`, `full`, `file`.
  func finish() throws(UploadsError) -> Int64 {
    try locked { (state) throws(UploadsError) in
      defer { state.isOver = true }
      if let checksum {
        guard state.hash.digest() == checksum else { throw .checksumMismatch }
        try copy(state)
      }
      return start + state.received
    }
  }

  /// Takes no more: another writer goes on.
  func cutOff() { state.withLock { $0.isOver = true } }

  private func copy(_ state: State) throws(UploadsError) {
    var piece = [UInt8](repeating: 0, count: 1 << 20)
    var done: Int64 = 0
    while done < state.received {
      let count = pread(state.staging, &piece, piece.count, off_t(done))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.failure("read") }
      let failure: UploadsError? = piece.withUnsafeBytes { bytes in
        do throws(UploadsError) {
          try Self.put(
            UnsafeRawBufferPointer(rebasing: bytes.prefix(count)), into: state.target,
            at: start + done)
          return nil
        } catch { return error }
      }
      if let failure { throw failure }
      done += Int64(count)
    }
  }

  private func locked<Value>(
    _ work: (inout State) throws(UploadsError) -> Value
  ) throws(UploadsError) -> Value {
    let result: Result<Value, UploadsError> = state.withLock { state in
      guard !state.isOver else { return .failure(.takenOver) }
      do throws(UploadsError) { return .success(try work(&state)) } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private static func put(
    _ bytes: UnsafeRawBufferPointer, into file: Int32, at offset: Int64
  ) throws(UploadsError) {
    var written = 0
    while written < bytes.count {
      let count = pwrite(
        file, bytes.baseAddress.map { $0 + written }, bytes.count - written,
        off_t(offset) + off_t(written))
      if count < 0 {
        if errno == EINTR { continue }
        throw failure("write")
      }
      written += count
    }
  }

  static func failure(_ operation: String) -> UploadsError {
    if [ENOSPC, EDQUOT, EFBIG].contains(errno) { return .full }
    return .file(operation: operation, reason: String(cString: strerror(errno)))
  }
}

/// Who writes into which upload: one at a time.
final class UploadWriters: Sendable {
  private struct Entry {
    weak var writer: UploadWriter?
  }

  private let entries = Mutex<[UploadID: Entry]>([:])

  /// Cuts off whoever writes there, and lets another go on.
  func begin(
    _ id: UploadID, _ make: () throws(UploadsError) -> UploadWriter
  ) throws(UploadsError) -> UploadWriter {
    let result: Result<UploadWriter, UploadsError> = entries.withLock { entries in
      entries = entries.filter { $0.value.writer != nil }
      entries[id]?.writer?.cutOff()
      do throws(UploadsError) {
        let writer = try make()
        entries[id] = Entry(writer: writer)
        return .success(writer)
      } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// Cuts off whoever writes there.
  func end(_ id: UploadID) {
    entries.withLock { entries in entries.removeValue(forKey: id)?.writer?.cutOff() }
  }
}
