// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// The house, floor by floor. An arrow (a `uses:`) goes downward only: App → Service → Platform → Core.
// Documentation/architecture.md says what each floor is for.

let everywhere: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Core modules also compile as Embedded Swift for the browser, so what Embedded Swift lacks is an error at home too.
let embeddable: [SwiftSetting] = everywhere + [.treatWarning("EmbeddedRestrictions", as: .error)]

/// What is unsafe about memory must be marked with `unsafe` there, beside why it is right.
let marked: [SwiftSetting] = embeddable + [.strictMemorySafety()]

func floor(
  _ folder: String, _ name: String, uses: [String] = [], settings: [SwiftSetting] = everywhere,
  links: [LinkerSetting] = [], tests: [String] = []
) -> [Target] {
  [
    .target(
      name: name, dependencies: uses.map { .init(stringLiteral: $0) },
      path: "Sources/\(folder)/\(name)", swiftSettings: settings, linkerSettings: links),
    .testTarget(
      name: "\(name)Tests",
      dependencies: ([name, "TestSupport"] + uses + tests).map { .init(stringLiteral: $0) },
      path: "Tests/\(folder)/\(name)Tests", swiftSettings: everywhere),
  ]
}

func core(
  _ name: String, uses: [String] = [], settings: [SwiftSetting] = embeddable,
  links: [LinkerSetting] = [], tests: [String] = []
) -> [Target] {
  floor("Core", name, uses: uses, settings: settings, links: links, tests: tests)
}
func platform(_ name: String, uses: [String] = [], tests: [String] = []) -> [Target] {
  floor("Platform", name, uses: uses, tests: tests)
}
func service(_ name: String, uses: [String], tests: [String] = []) -> [Target] {
  floor("Service", name, uses: uses, tests: tests)
}
func system(_ name: String, apt package: String, pkgConfig: String? = nil) -> [Target] {
  [
    .systemLibrary(
      name: name, path: "Sources/CModules/\(name)", pkgConfig: pkgConfig,
      providers: [.apt([package])])
  ]
}

let targets: [[Target]] = [
  // Libraries of the system
  system("CBrotli", apt: "libbrotli-dev"),
  system("CALSA", apt: "libasound2-dev", pkgConfig: "alsa"),
  system("CLeptonica", apt: "libleptonica-dev", pkgConfig: "lept"),
  system("CXML", apt: "libxml2-dev", pkgConfig: "libxml-2.0"),
  system("CQPDF", apt: "libqpdf-dev", pkgConfig: "libqpdf"),
  system("CZip", apt: "libzip-dev", pkgConfig: "libzip"),
  system("CCurl", apt: "libcurl4-gnutls-dev", pkgConfig: "libcurl"),
  system("CEpoll", apt: "libc6-dev"),
  system("CGnuTLS", apt: "libgnutls28-dev"),
  system("CLouis", apt: "liblouis-dev", pkgConfig: "liblouis"),
  system("CSQLite", apt: "libsqlite3-dev"),
  system("CSodium", apt: "libsodium-dev"),
  system("CSystem", apt: "libc6-dev"),
  system("CZlib", apt: "zlib1g-dev"),

  // Between clone and exec nothing but C may run.
  [.target(name: "CSandbox", path: "Sources/CModules/CSandbox")],

  // Core
  // Square roots and roundings are exact everywhere, but on Linux some of them are calls to the C library's.
  core("Maths", settings: marked, links: [.linkedLibrary("m", .when(platforms: [.linux]))]),
  core("Bytes", settings: marked),
  core("Speaking", uses: ["Bytes", "Maths"]),
  core("Interface", uses: ["Bytes", "Speaking"]),
  core("Sounding", uses: ["Bytes", "Maths"], settings: marked),
  core(
    "Charts", uses: ["Bytes", "Maths", "Speaking"], tests: ["ChartWords", "SyntheticCharts"]),
  core(
    "ChartWords", uses: ["Bytes", "Charts", "Maths", "Speaking"],
    tests: ["ChartReading", "Sonification", "SyntheticCharts"]),
  core(
    "ChartReading", uses: ["Bytes", "Charts", "ChartWords", "Maths", "Speaking"],
    tests: ["ChartDrawing"]),
  core(
    "ChartDrawing", uses: ["Bytes", "Charts", "ChartWords", "Maths", "Speaking"],
    tests: ["ChartReading", "SyntheticCharts"]),
  core(
    "Sonification",
    uses: [
      "Bytes", "ChartDrawing", "Charts", "ChartWords", "Interface", "Maths", "Sounding", "Speaking",
    ],
    tests: ["ChartReading"]),
  core(
    "ChartExport",
    uses: [
      "Bytes", "ChartDrawing", "Charts", "ChartWords", "Sonification", "Sounding", "Speaking",
    ], tests: ["ChartReading"]),
  core(
    "Braille", uses: ["Bytes", "Interface", "Maths", "Speaking"], settings: marked,
    tests: ["SyntheticTyping"]),
  core(
    "Tactile",
    uses: [
      "Braille", "Bytes", "ChartDrawing", "Charts", "ChartWords", "Maths", "Speaking", "Wayfinding",
    ]),
  core(
    "TactileExport",
    uses: ["Bytes", "ChartExport", "Charts", "ChartWords", "Speaking", "Tactile"],
    tests: ["ChartReading"]),
  core("Wayfinding", uses: ["Bytes", "Interface", "Maths", "Speaking"]),
  core("OwnVoice", uses: ["Bytes", "Interface", "Speaking"]),
  core("Playback", uses: ["Bytes", "Interface", "Speaking"]),
  core("PageText", uses: ["Speaking"]),
  core("Books", uses: ["Bytes"]),
  core("Recording", uses: ["Bytes", "Interface", "Playback", "Speaking"]),
  core(
    "Traces",
    uses: [
      "Braille", "Bytes", "ChartReading", "OwnVoice", "Playback", "Recording", "Sonification",
      "Speaking", "Wayfinding",
    ]),

  // Platform
  platform("HTML"),
  platform("HTTPServer", uses: ["CBrotli", "CEpoll", "CGnuTLS", "CZlib", "Maths"]),
  platform("Database", uses: ["CSQLite"]),
  platform("BrailleTables", uses: ["Braille", "CLouis"]),
  platform("Jobs", uses: ["Database"]),
  platform("Archives", uses: ["CZip"]),
  platform("Fetching", uses: ["CCurl"], tests: ["HTTPServer"]),
  platform("BlobStore"),
  platform("Mail", uses: ["CCurl"], tests: ["CGnuTLS"]),
  platform("Passwords", uses: ["CSodium"]),
  platform("ChildProcess", uses: ["Bytes", "CSandbox", "CSystem"]),
  platform("Media", uses: ["Bytes", "ChildProcess"]),
  platform(
    "Documents", uses: ["Books", "Bytes", "ChildProcess", "CQPDF", "CXML", "CZip", "PageText"]),
  platform("TextRecognition", uses: ["ChildProcess", "CLeptonica", "PageText"]),
  platform("MapFiles", uses: ["ChildProcess", "Wayfinding"]),
  platform("SoundCard", uses: ["CALSA"]),
  platform("Voice", uses: ["ChildProcess", "Passwords", "Speaking"]),

  // Service
  service("Accounts", uses: ["Database", "Passwords", "Speaking"]),
  service(
    "Library",
    uses: ["Accounts", "BlobStore", "Database", "Jobs", "Media", "Speaking", "Voice"],
    tests: ["Passwords"]),
  service(
    "Reading",
    uses: [
      "Accounts", "BlobStore", "Database", "DocumentReading", "Fetching", "Jobs", "Library",
      "Media", "Speaking",
    ],
    tests: ["ChildProcess", "Passwords", "SyntheticPages", "Voice"]),
  service(
    "Uploads", uses: ["Accounts", "Database", "Jobs", "Reading"],
    tests: ["BlobStore", "ChildProcess", "Library", "Media", "Passwords", "Speaking", "Voice"]),
  service(
    "AccountCopies",
    uses: ["Accounts", "Archives", "BlobStore", "Bytes", "Database", "Jobs"],
    tests: [
      "BookShelf", "Letters", "Library", "Passwords", "Places", "Podcasts", "Reading", "Uploads",
    ]),
  service(
    "Letters",
    uses: ["Accounts", "Database", "Jobs", "Mail", "Passwords", "Reading", "Speaking"],
    tests: ["BlobStore", "Library"]),
  service(
    "BrailleService", uses: ["Braille", "BrailleTables", "Bytes", "ChildProcess"]),
  service(
    "DocumentReading",
    uses: ["Bytes", "ChildProcess", "Documents", "PageText", "Speaking", "TextRecognition"],
    tests: ["Archives", "SyntheticPages"]),
  service(
    "BookFiles",
    uses: [
      "Archives", "Books", "Bytes", "ChildProcess", "DocumentReading", "Documents", "Media",
      "PageText", "Passwords", "Speaking", "TextRecognition", "Voice",
    ]),
  service(
    "BookShelf",
    uses: [
      "Accounts", "BlobStore", "BookFiles", "Books", "Bytes", "Database", "Jobs", "Library",
      "Media", "Speaking",
    ], tests: ["Archives", "Passwords", "Voice"]),
  service(
    "Podcasts",
    uses: [
      "Accounts", "BlobStore", "Bytes", "ChildProcess", "Database", "Documents", "Fetching", "Jobs",
      "Library", "Media", "Passwords",
    ], tests: ["Speaking", "Voice"]),
  service("MapReading", uses: ["MapFiles", "Speaking", "Wayfinding"], tests: ["ChildProcess"]),
  service(
    "Places",
    uses: ["Accounts", "Bytes", "Database", "Maths", "Speaking", "Tactile", "Wayfinding"],
    tests: ["Passwords"]),
  service(
    "ChartFiles",
    uses: [
      "Bytes", "ChartDrawing", "ChartReading", "Charts", "ChartWords", "ChildProcess", "Maths",
      "Media", "Sonification", "Sounding", "Speaking", "Tactile",
    ]),

  // App
  floor(
    "App", "Web",
    uses: [
      "AccountCopies", "Accounts", "Archives", "BlobStore", "BookFiles", "Books", "BookShelf",
      "Braille", "BrailleService",
      "BrailleTables", "Bytes",
      "ChartDrawing", "ChartFiles", "ChartReading", "Charts", "ChartWords", "ChildProcess",
      "Database", "DocumentReading", "Fetching", "HTML", "HTTPServer", "Interface", "Jobs",
      "Letters", "Library", "Mail", "Maths", "Media", "OwnVoice", "Passwords", "Places",
      "Playback", "Podcasts", "Reading", "Recording",
      "Sonification", "Speaking", "Tactile", "Uploads", "Voice", "Wayfinding",
    ], tests: ["Traces"]),
  floor(
    "App", "CommandLine",
    uses: [
      "BookFiles", "Books", "Braille", "BrailleService", "BrailleTables", "Bytes", "ChartFiles",
      "ChartReading", "Charts", "ChartWords", "ChildProcess", "DocumentReading", "HTTPServer",
      "Letters", "Mail",
      "MapReading", "Reading", "Sonification",
      "SoundCard",
      "Sounding", "Speaking", "Tactile", "Traces", "Voice", "Wayfinding", "Web",
    ]),
  [
    .target(
      name: "TestSupport", dependencies: ["Speaking"], path: "Tests/Support",
      swiftSettings: everywhere),
    // Charts of every kind made from a seed, for the tests of what works with charts.
    .target(
      name: "SyntheticCharts", dependencies: ["Charts", "TestSupport"],
      path: "Tests/SyntheticCharts", swiftSettings: everywhere),
    // Pages of text made from a seed, printed and photographed: for the tests of what reads them, and `make bench`.
    .target(
      name: "SyntheticPages", dependencies: ["TestSupport"], path: "Tests/SyntheticPages",
      swiftSettings: everywhere),
    .executableTarget(
      name: "earshot", dependencies: ["CommandLine"], path: "Sources/App/earshot",
      swiftSettings: everywhere),
    // Typing as people do it, made from a seed: what `make bench` measures with, and some tests.
    .target(
      name: "SyntheticTyping", dependencies: ["Braille", "Maths", "Speaking"],
      path: "Benchmarks/SyntheticTyping", swiftSettings: everywhere),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Archives", "BookFiles", "Books", "Braille", "BrailleTables", "ChartReading", "Charts",
        "ChartWords",
        "CLouis", "DocumentReading", "Documents",
        "Sonification", "Sounding", "Speaking", "SyntheticPages", "SyntheticTyping", "Wayfinding",
      ],
      path: "Benchmarks/Benchmarks", swiftSettings: everywhere),
  ],
]

let package = Package(
  name: "Earshot",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Braille", targets: ["Braille"]),
    // A chart (its data, and what happens in them), and what reads, tells and draws it.
    .library(name: "Charts", targets: ["ChartDrawing", "ChartReading", "Charts", "ChartWords"]),
    .library(
      name: "Sonification",
      targets: [
        "ChartDrawing", "ChartReading", "Charts", "ChartWords", "Sonification", "Sounding",
      ]),
    // What plays a score, alone: small enough for the thread of a browser that makes sound.
    .library(name: "Sounding", targets: ["Sounding"]),
    .library(name: "ChartExport", targets: ["ChartExport", "Sonification"]),
    // Charts to be felt: apart, since it brings all braille tables along.
    .library(name: "Tactile", targets: ["ChartExport", "Charts", "Tactile", "TactileExport"]),
    .library(name: "Wayfinding", targets: ["Wayfinding"]),
    .library(name: "OwnVoice", targets: ["OwnVoice"]),
    .library(name: "Playback", targets: ["Playback"]),
    .library(name: "Recording", targets: ["Recording"]),
    // The browser modules are a package of their own over these (Sources/App/Browser).
    .library(name: "Speaking", targets: ["Bytes", "Speaking"]),
    .executable(name: "earshot", targets: ["earshot"]),
  ],
  targets: targets.flatMap { $0 }
)
