// SPDX-License-Identifier: Apache-2.0

/// Why a server did not start.
public enum ServerError: Error, Sendable, Hashable {
  /// Another program listens on this port.
  case portInUse(Int)
  /// This machine has no such address.
  case addressNotAvailable(String)
  /// We may not listen on this port; those below 1024 need permission.
  case noPermission(port: Int)
  /// A certificate or key file cannot be read, for the system's reason.
  case unreadableFile(path: String, reason: String)
  /// The certificate or the key is malformed, or they do not belong together.
  case unusableCertificate
  /// The folder for uploads cannot be written to.
  case uploadFolderNotWritable(path: String, reason: String)
  /// The server was started before.
  case alreadyStarted
  /// The system refused, for its reason.
  case system(String)
}
