// SPDX-License-Identifier: Apache-2.0

import Accounts
import Speaking

/// Where a person is signed in.
struct SessionWords: Words {
  let title: String
  let lead: String
  let endAct: String
  let endOthers: String
  let ended: String
  let othersEnded: String
  let isThis: String
  let unknown: String
  let otherBrowser: String
  let program: String
  let otherSystem: String
  let times: Template
  let onSystem: Template

  /// What a session was opened with, such as "Firefox on Windows".
  func name(of client: SessionClient?) -> String {
    guard let client else { return unknown }
    let browser: String
    switch client.browser {
    case .firefox: browser = "Firefox"
    case .chrome: browser = "Chrome"
    case .edge: browser = "Edge"
    case .safari: browser = "Safari"
    case .other: browser = otherBrowser
    case .program: return program
    }
    return onSystem(["browser": browser, "system": name(of: client.system)])
  }

  private func name(of system: SessionClient.System) -> String {
    switch system {
    case .windows: "Windows"
    case .mac: "Mac"
    case .linux: "Linux"
    case .android: "Android"
    case .apple: "iPhone / iPad"
    case .other: otherSystem
    }
  }
}
