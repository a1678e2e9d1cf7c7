// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A package of another developer that builds on Earshot's four libraries.

let package = Package(
  name: "Libraries",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Earshot", path: "../..")],
  targets: [
    .executableTarget(
      name: "Libraries",
      dependencies: ["Braille", "Playback", "Sonification", "Speaking", "Wayfinding"].map {
        .product(name: $0, package: "Earshot")
      })
  ]
)
