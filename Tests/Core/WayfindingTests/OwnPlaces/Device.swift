// SPDX-License-Identifier: Apache-2.0

import Interface
import Speaking

@testable import Wayfinding

/// What a page's device keeps, and what the page shows and says.
struct Device {
  /// Kept texts by key.
  var kept: [String: String] = [:]
  /// Whether it keeps what it is told to.
  var isFull = false
  private(set) var said: [String] = []
  private(set) var lists: [String: [ListRow]] = [:]
  private(set) var shown: [String: String] = [:]
  private(set) var hidden: [String: Bool] = [:]
  private(set) var attributes: [String: String] = [:]
  private(set) var offered: [(name: String, text: String)] = []
  private(set) var focused: [String] = []
  private(set) var devices: [InterfaceEffect] = []

  var last: String { said.last ?? "" }

  /// Performs effects; gives what is recalled, which the session must be told.
  mutating func perform(_ effects: [InterfaceEffect]) -> [(key: String, text: String?)] {
    var recalled: [(key: String, text: String?)] = []
    for effect in effects {
      switch effect {
      case .store(let key, let value): if !isFull { kept[key] = value }
      case .recall(let key): recalled.append((key, kept[key]))
      case .say(let utterance): said.append(utterance.text)
      case .list(let part, let rows): lists[part.name] = rows
      case .show(let part, let text): shown[part.name] = text
      case .flag(let part, .hidden, let isOn): hidden[part.name] = isOn
      case .attribute(let part, let name, let value): attributes["\(part.name) \(name)"] = value
      case .offer(let name, let text): offered.append((name, text))
      case .focus(let part): focused.append(part.name)
      case .device: devices.append(effect)
      default: break
      }
    }
    return recalled
  }
}
