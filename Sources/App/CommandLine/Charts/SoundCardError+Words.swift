// SPDX-License-Identifier: Apache-2.0

import SoundCard
import Speaking

extension SoundCardError {
  /// One sentence on what happened and what to do.
  func message(in language: Language) -> String {
    switch self {
    case .missing(SoundCard.usualDevice): ChartToolWords[language].noCard
    case .missing(let device): ChartToolWords[language].noDevice(device)
    case .busy(let device): ChartToolWords[language].busyDevice(device)
    case .notAllowed(let device): ChartToolWords[language].closedDevice(device)
    case .unfit(let device, let channels, let rate):
      ChartToolWords[language].unfitDevice([
        "device": device, "channels": "\(channels)", "rate": "\(rate)",
      ])
    case .lost(let device): ChartToolWords[language].lostDevice(device)
    case .system(let device, let reason):
      ChartToolWords[language].failedDevice(["device": device, "reason": reason])
    }
  }
}
