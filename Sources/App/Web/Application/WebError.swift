// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Database
import HTTPServer
import Voice

/// Why the application cannot start: one sentence for the person who runs it.
public struct WebError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What happened, why, and what to do.
  public let description: String

  init(_ description: String) { self.description = description }

  init(folder: String, reason: String) {
    // The system's own reasons come with a full stop, ours without.
    let reason = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
    self.init(
      "The data folder \(folder) cannot be used: \(reason). "
        + "Choose another with --data, or make it writable.")
  }

  init(_ error: BlobStoreError, folder: String) {
    switch error {
    case .unusableFolder(_, let reason), .failed(_, let reason):
      self.init(folder: folder, reason: reason)
    case .notFound: self.init(folder: folder, reason: "a file in it is missing")
    case .full: self.init(folder: folder, reason: "the disk is full")
    }
  }

  init(_ error: VoiceError, folder: String) {
    if case .unusableFolder(_, let reason) = error {
      self.init(folder: folder, reason: reason)
    } else {
      self.init("The voice cannot be made ready: \(error).")
    }
  }

  init(_ error: AccountsError) {
    switch error {
    case .database(let error): self.init(error.description)
    default:
      self.init("This machine cannot hash passwords. It needs 64 MB of free memory to do so.")
    }
  }

  init(_ error: ServerError) {
    switch error {
    case .portInUse(let port):
      self.init(
        "Port \(port) is in use by another program. Choose another with --port, or stop that one.")
    case .addressNotAvailable(let host):
      self.init("This machine has no address \(host). Choose another with --host.")
    case .noPermission(let port):
      self.init("Port \(port) may not be used. Choose one from 1024 upward with --port.")
    case .unreadableFile(let path, let reason):
      self.init("The file \(path) cannot be read: \(reason). Check its name and permissions.")
    case .unusableCertificate:
      self.init("The certificate and the key do not belong together, or are not in PEM form.")
    case .uploadFolderNotWritable(let path, let reason): self.init(folder: path, reason: reason)
    case .alreadyStarted: self.init("The server is running already.")
    case .system(let reason): self.init("The server cannot start: \(reason).")
    }
  }
}
