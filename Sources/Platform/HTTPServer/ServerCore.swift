// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What all threads of a running server share.
final class ServerCore: Sendable {
  let configuration: Server.Configuration
  let responder: any Responder
  let gatekeeper: Gatekeeper
  let uploads: UploadGate
  let tls: TLSContext?
  /// The threads on which handlers run.
  let pool: HandlerPool
  /// Whether the server takes nothing new.
  let isStopping = Atomic(false)

  init(
    configuration: Server.Configuration, responder: any Responder, gatekeeper: Gatekeeper,
    tls: TLSContext?, threads: Int
  ) {
    self.configuration = configuration
    self.responder = responder
    self.gatekeeper = gatekeeper
    self.tls = tls
    uploads = UploadGate(folder: configuration.uploadFolder, limits: configuration.limits)
    pool = HandlerPool(threads: threads)
  }
}
