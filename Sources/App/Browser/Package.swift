// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// The cores behind a C ABI, for WebAssembly. A package of its own, since what exports to WebAssembly does not link on
// the host; scripts/build-browser builds it.

let package = Package(
  name: "Browser",
  dependencies: [.package(name: "Earshot", path: "../../..")],
  targets: [
    // What the Swift runtime asks of a platform and wasi-libc does not give.
    .target(name: "BrowserRuntime"),
    .executableTarget(
      name: "Browser",
      dependencies: ["BrowserRuntime", .product(name: "Traces", package: "Earshot")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
