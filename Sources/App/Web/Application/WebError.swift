// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Database
import HTTPServer
public import Speaking
import Voice

/// Why the application cannot start: one sentence for the person who runs it.
public struct WebError: Error, Sendable, CustomStringConvertible {
  private let told: @Sendable (Language) -> String

  init(_ told: @escaping @Sendable (Language) -> String) { self.told = told }

  /// What happened, why, and what to do.
  public func message(in language: Language) -> String { told(language) }

  /// The same in English.
  public var description: String { told(.english) }

  init(folder: String, reason: @escaping @Sendable (Language) -> String) {
    self.init { language in
      // The system's own reasons come with a full stop, ours without.
      let told = reason(language)
      let reason = told.hasSuffix(".") ? String(told.dropLast()) : told
      return StartingWords[language].unusableFolder(["folder": folder, "reason": reason])
    }
  }

  init(_ error: BlobStoreError, folder: String) {
    switch error {
    case .unusableFolder(_, let reason), .failed(_, let reason):
      self.init(folder: folder) { _ in reason }
    case .notFound: self.init(folder: folder) { StartingWords[$0].missingFile }
    case .full: self.init(folder: folder) { StartingWords[$0].fullDisk }
    }
  }

  init(_ error: VoiceError, folder: String) {
    if case .unusableFolder(_, let reason) = error {
      self.init(folder: folder) { _ in reason }
    } else {
      self.init { StartingWords[$0].noVoice("\(error)") }
    }
  }

  init(_ error: AccountsError) {
    switch error {
    case .database(let error): self.init { _ in error.description }
    default: self.init { StartingWords[$0].noMemory }
    }
  }

  init(_ error: ServerError) {
    switch error {
    case .portInUse(let port):
      self.init { StartingWords[$0].portInUse("\(port)") }
    case .addressNotAvailable(let host):
      self.init { StartingWords[$0].noAddress(host) }
    case .noPermission(let port):
      self.init { StartingWords[$0].portNotAllowed("\(port)") }
    case .unreadableFile(let path, let reason):
      self.init { StartingWords[$0].unreadableFile(["path": path, "reason": reason]) }
    case .unusableCertificate: self.init { StartingWords[$0].unusableCertificate }
    case .uploadFolderNotWritable(let path, let reason): self.init(folder: path) { _ in reason }
    case .alreadyStarted: self.init { StartingWords[$0].alreadyStarted }
    case .system(let reason): self.init { StartingWords[$0].systemTrouble(reason) }
    }
  }
}
