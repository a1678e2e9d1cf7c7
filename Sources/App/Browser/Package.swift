// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// The cores behind a C ABI, for WebAssembly: a module for each ability, so that a page fetches only its own. Each
// has speech and earcons, but for those that stand beside another on their pages. A package of its own, since what exports to WebAssembly does not link on the host;
// scripts/build-browser builds it.

let modules = [
  "BrailleModule": "Braille",
  "ChartExportModule": "Tactile",
  "ChartModule": "ChartExport",
  "ChartReadingModule": "Charts",
  "LearningModule": "Braille",
  "MapModule": "Wayfinding",
  "OwnVoiceModule": "OwnVoice",
  "PlaybackModule": "Playback",
  "RecordingModule": "Recording",
  "RouteModule": "Wayfinding",
  "SpeechModule": "Speaking",
  "WalkModule": "Wayfinding",
]

let package = Package(
  name: "Browser",
  dependencies: [.package(name: "Earshot", path: "../../..")],
  targets: [
    // What the Swift runtime asks of a platform and wasi-libc does not give.
    .target(name: "BrowserRuntime"),
    .target(
      name: "Bridge", dependencies: [.product(name: "Speaking", package: "Earshot")],
      swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault")]),
    // What plays scores, alone, for the thread of a browser that makes sound: no sessions, no words.
    .executableTarget(
      name: "SoundModule",
      dependencies: ["BrowserRuntime", .product(name: "Sounding", package: "Earshot")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
    + modules.sorted { $0.key < $1.key }.map { module, core in
      .executableTarget(
        name: module,
        dependencies: ["Bridge", "BrowserRuntime", .product(name: core, package: "Earshot")],
        swiftSettings: [.swiftLanguageMode(.v6)])
    }
)
