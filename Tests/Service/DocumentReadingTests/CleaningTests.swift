// SPDX-License-Identifier: Apache-2.0

import Archives
import Foundation
import SyntheticPages
import TestSupport
import Testing

@testable import DocumentReading

/// What is kept of a file says nothing of its maker: exiftool, which has nothing to do with us, looks for it.
@Suite(.enabled(if: Printer.isInstalled)) struct CleaningTests {
  /// What no file may tell when it is kept.
  static let secrets = ["Secretperson", "SECRETCAM", "43 deg", "12 deg", "Secretprogram", "2031"]

  private let printer: Printer
  private let reader = DocumentReader(program: BuiltProgram.earshot)

  init() throws { printer = try Printer() }

  private static let marks = [
    "-overwrite_original", "-Artist=Secretperson", "-Make=SECRETCAM", "-Software=Secretprogram",
    "-GPSLatitude=43.5", "-GPSLatitudeRef=N", "-GPSLongitude=12.5", "-GPSLongitudeRef=E",
    "-DateTimeOriginal=2031:02:03 04:05:06", "-XMP-dc:Creator=Secretperson",
  ]

  /// What exiftool, and a plain search, find in a file; of an archive also what is in its files.
  private func told(_ path: String) throws -> String {
    var told = try said("exiftool", ["-a", "-G1", "-s", "-ee3", "-U", path])
    told += String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    guard path.hasSuffix(".docx") || path.hasSuffix(".epub") else { return told }
    let inside = path + ".d"
    _ = try said("unzip", ["-q", "-o", path, "-d", inside])
    told += try said("exiftool", ["-a", "-G1", "-s", "-r", inside])
    return told + (try said("grep", ["-r", "", inside]))
  }

  private func said(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/" + program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The file as it is kept.
  private func kept(_ path: String) async throws -> String {
    let cleaned = try #require(try await reader.accepted(path).cleaned)
    let end = try #require(path.split(separator: ".").last)
    let target = printer.path("kept.\(end)")
    try Data(cleaned).write(to: URL(fileURLWithPath: target))
    return target
  }

  private func expectNothing(in path: String, _ secrets: [String] = secrets) throws {
    let told = try told(path)
    for secret in secrets { #expect(!told.contains(secret), "\(secret) in \(path)") }
  }

  private func photo(_ name: String, orientation: Int = 1) throws -> String {
    var picture = GreyPicture(width: 64, height: 32)
    picture.put(GreyPicture(width: 16, height: 8, shade: 0), left: 0, top: 0)
    let path = try printer.file(picture, name)
    try printer.run("exiftool", Self.marks + ["-Orientation#=\(orientation)", path])
    return path
  }

  @Test(
    "A picture is kept without who, where, when and with what",
    arguments: [
      "a.jpg", "a.png", "a.webp", "a.tiff",
    ])
  func pictures(name: String) async throws {
    let path = try photo(name)
    let before = try told(path)
    #expect(before.contains("Secretperson") && before.contains("SECRETCAM"))
    try expectNothing(in: try await kept(path))
  }

  @Test(
    "A PNG or WebP stands upright when what its camera said is gone",
    arguments: [
      ("a.png", 6), ("a.png", 8), ("a.png", 3), ("a.webp", 6), ("a.webp", 3),
    ])
  func upright(name: String, orientation: Int) async throws {
    let path = try await kept(try photo(name, orientation: orientation))
    try expectNothing(in: path)
    let told = try told(path)
    #expect(!told.contains("Orientation"))
    #expect(told.contains("ImageSize") && told.contains(orientation == 3 ? "64x32" : "32x64"))
    // The dark corner was at the upper left.
    let grey = printer.path("grey.pgm")
    try printer.run("ffmpeg", ["-v", "error", "-y", "-i", path, "-pix_fmt", "gray", grey])
    let shades = try Data(contentsOf: URL(fileURLWithPath: grey)).suffix(64 * 32)
    let width = orientation == 3 ? 64 : 32
    func shade(_ column: Int, _ row: Int) -> UInt8 {
      shades[shades.startIndex + row * width + column]
    }
    switch orientation {
    case 6: #expect(shade(29, 2) < 60 && shade(2, 2) > 200)
    case 8: #expect(shade(2, 61) < 60 && shade(2, 2) > 200)
    default: #expect(shade(61, 30) < 60 && shade(2, 2) > 200)
    }
  }

  @Test(
    "A PDF is kept without its author, its earlier versions, its remarks' names and its photos' places"
  )
  func pdf() async throws {
    let photo = [UInt8](try Data(contentsOf: URL(fileURLWithPath: try photo("in.jpg"))))
    let path = printer.path("a.pdf")
    try Data(MadePDF.telling(photo: photo)).write(to: URL(fileURLWithPath: path))
    // exiftool appends: what was said before stays in the file.
    try printer.run(
      "exiftool", ["-overwrite_original", "-Author=Secretperson", "-Title=Secretperson", path])
    try printer.run("exiftool", ["-overwrite_original", "-Author=Another", path])
    #expect(try told(path).contains("Secretperson"))
    let kept = try await kept(path)
    try expectNothing(in: kept, Self.secrets + ["Another"])
    #expect(try told(kept).contains("A remark that stays"))
    let text = try await reader.text(of: kept, language: "en")
    #expect(text.pages.map(\.text).joined().contains("The lighthouse stood at the end of the pier"))
  }

  @Test("A Word document is kept without its author, its readers, its data and its photos' places")
  func word() async throws {
    let photo = [UInt8](try Data(contentsOf: URL(fileURLWithPath: try photo("in.jpg"))))
    let path = printer.path("a.docx")
    try await ArchiveWriter.write(
      MadeArchives.word(photo: photo), to: path)
    #expect(try told(path).contains("Secretperson"))
    let before = try await reader.text(of: path, language: "en").pages.map(\.text)
    let kept = try await kept(path)
    try expectNothing(in: kept)
    #expect(try await reader.text(of: kept, language: "en").pages.map(\.text) == before)
    #expect(before.joined().contains("Dear reader"))
    #expect(try told(kept).contains("https://example.org/kept"))
  }

  @Test("A book is kept without who made and bought it and its photos' places")
  func book() async throws {
    let photo = [UInt8](try Data(contentsOf: URL(fileURLWithPath: try photo("in.jpg"))))
    let path = printer.path("a.epub")
    try await ArchiveWriter.write(MadeArchives.book(photo: photo), to: path)
    #expect(try told(path).contains("Secretperson"))
    let before = try await reader.text(of: path).pages.map(\.text)
    let kept = try await kept(path)
    try expectNothing(in: kept)
    #expect(try await reader.text(of: kept).pages.map(\.text) == before)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: kept)))
    // The first file of a book says what it is, and is not compressed.
    #expect(bytes[38..<58].spells("application/epub+zip"))
  }

  @Test("A web page is kept without who wrote it, and else byte for byte")
  func page() async throws {
    let head = "<!DOCTYPE html><html><head><title>Letter</title>"
    let tells =
      "<META NAME=author CONTENT=\"Secretperson > 2031\"><meta content='Secretprogram' name='generator'>"
      + "<o:DocumentProperties><o:Author>Secretperson</o:Author></o:DocumentProperties>"
    let rest =
      "<meta name=\"viewport\" content=\"width=100\"></head><body><p>Dear reader <meta name=author></p>"
    let path = printer.path("a.html")
    try Data((head + tells + rest).utf8).write(to: URL(fileURLWithPath: path))
    let kept = try await kept(path)
    #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) == Data((head + rest).utf8))
  }

  @Test("What cannot be opened is refused at once, with the reason")
  func refused() async throws {
    let path = printer.path("a.pdf")
    try Data(MadePDF.locked).write(to: URL(fileURLWithPath: path))
    await #expect(throws: DocumentError.locked) { try await reader.accepted(path) }
    try Data("%PDF-1.7 nothing".utf8).write(to: URL(fileURLWithPath: path))
    await #expect(throws: DocumentError.damaged) { try await reader.accepted(path) }
    let table = printer.path("a.xlsx")
    try await ArchiveWriter.write(
      [ArchiveEntry(name: "xl/workbook.xml", content: .bytes(Array("<workbook/>".utf8)))],
      to: table)
    await #expect(throws: DocumentError.otherFile(.spreadsheet)) {
      try await reader.accepted(table)
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func spells(_ text: String) -> Bool { elementsEqual(text.utf8) }
}
