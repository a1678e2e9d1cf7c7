// SPDX-License-Identifier: Apache-2.0

public import ChildProcess
public import PageText

/// Why a PDF could not be read.
public enum PDFError: Error, Sendable, Hashable {
  /// It is damaged, or no PDF.
  case damaged
  /// It opens with a password only.
  case locked
  /// It took longer than any honest PDF of its size.
  case tooSlow
  /// The program that does the work failed, through no fault of the file.
  case program(ChildProcessError)
}

/// What a PDF says of itself.
public struct PDFInfo: Sendable, Equatable {
  /// How many pages it has.
  public var pageCount: Int
}

/// Reads PDFs by the programs of Poppler, which run confined and within limits.
public struct PDFTools: Sendable {
  private static let info = Program("pdfinfo", debianPackage: "poppler-utils")
  private static let text = Program("pdftotext", debianPackage: "poppler-utils")
  private static let painter = Program("pdftoppm", debianPackage: "poppler-utils")

  /// Time for one run over some pages, in seconds: Poppler takes milliseconds for a page of text.
  private let seconds: Double
  /// The text of some pages with the place of each word: 100 bytes a word.
  private static let textBytes = 32 << 20
  /// Pages whose text is asked for at once.
  private static let pagesAtOnce = 20
  /// The longer edge of a painted page, in points: A4 at 300 dpi has 3508, and A3 5000 at 300 dpi.
  private static let paintedLength = 3508

  /// Tools with so much time for each run.
  public init(seconds: Double = 30) { self.seconds = seconds }

  /// Looks into a file.
  /// - Parameter path: an absolute path.
  public func info(of path: String) async throws(PDFError) -> PDFInfo {
    let result = try await run(Self.info, [path], reading: path, outputBytes: 1 << 20)
    guard result.exitCode == 0 else {
      throw result.errorText.contains("password") ? .locked : .damaged
    }
    for line in String(decoding: result.output, as: UTF8.self).split(separator: "\n")
    where line.hasPrefix("Pages:") {
      let count = Int(line.dropFirst("Pages:".count).filter { $0 != " " }) ?? 0
      if count > 0 { return PDFInfo(pageCount: count) }
    }
    throw .damaged
  }

  /// The text of pages as the file has it, with the place of each word; a scanned page has none.
  /// - Parameter count: the pages from the first.
  public func pages(of path: String, count: Int) async throws(PDFError) -> [PrintedPage] {
    var pages: [PrintedPage] = []
    while pages.count < count {
      let first = pages.count + 1
      let last = min(count, pages.count + Self.pagesAtOnce)
      let result = try await run(
        Self.text,
        ["-bbox-layout", "-enc", "UTF-8", "-f", "\(first)", "-l", "\(last)", path, "-"],
        reading: path, outputBytes: Self.textBytes)
      guard result.exitCode == 0 else {
        throw result.errorText.contains("password") ? .locked : .damaged
      }
      let read = PDFLayout(result.output).pages
      // A page that cannot be opened is left out, and the numbers of the others would be wrong.
      guard read.count == last - first + 1 else { throw .damaged }
      pages += read
    }
    return pages
  }

  /// A page painted in shades of grey, as a file (PGM).
  public func painted(page: Int, of path: String) async throws(PDFError) -> [UInt8] {
    let result = try await run(
      Self.painter,
      ["-gray", "-scale-to", "\(Self.paintedLength)", "-f", "\(page)", "-l", "\(page)", path],
      reading: path, outputBytes: Self.paintedLength * Self.paintedLength + 1000)
    guard result.exitCode == 0, !result.output.isEmpty else { throw .damaged }
    return result.output
  }

  private func run(
    _ program: Program, _ arguments: [String], reading path: String, outputBytes: Int
  ) async throws(PDFError) -> Subprocess.Result {
    do throws(ChildProcessError) {
      return try await Subprocess(
        program, arguments,
        limits: Subprocess.Limits(seconds: seconds, fileBytes: 0, outputBytes: outputBytes),
        confinement: Confinement(reads: [path])
      ).run()
    } catch {
      switch error {
      case .timedOut: throw .tooSlow
      // A signal is a fault in the file's reader, or the limit of its processor time or memory.
      case .killed, .tooMuchOutput: throw .damaged
      case .missing, .cannotStart, .cancelled: throw .program(error)
      }
    }
  }
}
