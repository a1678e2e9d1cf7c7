// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// Prints text as pictures at 300 dpi, by Pango and ffmpeg.
package struct Printer {
  /// Why nothing was printed.
  package struct Failure: Error, CustomStringConvertible {
    /// The program that failed, and what it said.
    package let description: String
  }

  /// How text is set.
  package struct Setting: Sendable {
    /// The font and its size in points.
    package var font = "DejaVu Serif 11"
    /// The width of a line, in points.
    package var width = 430
    /// Where lines stand: `left`, `center` or `right`.
    package var alignment = "left"

    /// The usual setting.
    package init(font: String = "DejaVu Serif 11", width: Int = 430, alignment: String = "left") {
      (self.font, self.width, self.alignment) = (font, width, alignment)
    }
  }

  private let folder: TemporaryFolder

  /// A printer with a folder of its own.
  package init() throws { folder = try TemporaryFolder() }

  /// A path in the printer's folder.
  package func path(_ name: String) -> String { folder.path + "/" + name }

  /// Whether the programs are there.
  package static var isInstalled: Bool {
    ["pango-view", "ffmpeg"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: folder + $0)
    }
  }

  private static let folder = "/usr/bin/"

  /// The text as a picture without margins.
  package func printed(_ text: String, _ setting: Setting = Setting()) throws -> GreyPicture {
    let (source, picture) = (path("text.txt"), path("text.png"))
    try Data(text.utf8).write(to: URL(fileURLWithPath: source))
    try run(
      "pango-view",
      [
        "--no-display", "--dpi=300", "--font=\(setting.font)", "--width=\(setting.width)",
        "--wrap=word", "--align=\(setting.alignment)", "--margin=0", "-o", picture, source,
      ])
    let grey = path("text.pgm")
    try run("ffmpeg", ["-v", "error", "-y", "-i", picture, "-pix_fmt", "gray", grey])
    guard let printed = GreyPicture(file: [UInt8](try Data(contentsOf: URL(fileURLWithPath: grey))))
    else { throw Failure(description: "ffmpeg wrote no map of grey points.") }
    return printed
  }

  /// A picture as a file; the end of its name says of which form.
  package func file(_ picture: GreyPicture, _ name: String) throws -> String {
    let (source, target) = (path(name + ".pgm"), path(name))
    try Data(picture.file).write(to: URL(fileURLWithPath: source))
    try run("ffmpeg", ["-v", "error", "-y", "-i", source, "-q:v", "3", "-frames:v", "1", target])
    return target
  }

  /// Runs a program to its end.
  package func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.folder + program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(program) ended with \(process.terminationStatus).")
    }
  }
}
