// SPDX-License-Identifier: Apache-2.0

import ChartFiles
import Charts
import HTTPServer
import Phrases

/// Makes sounds and other forms of charts for visitors: so many at once, and each within limits.
struct ChartDesk: Sendable {
  private let files: ChartFiles
  private let gate: WorkGate

  /// A desk that works in a folder of its own for what is on its way.
  init(temporaryFolder: String, atOnce: Int = 2, mostWaiting: Int = 16) {
    files = ChartFiles(temporaryFolder: temporaryFolder)
    gate = WorkGate(atOnce: atOnce, mostWaiting: mostWaiting)
  }

  /// The chart of what was sent, read when its turn comes.
  func read(_ sent: SentChart) async throws(SentChart.Refusal) -> Chart {
    let read = await gate.work { () async -> Result<Chart, SentChart.Refusal> in
      do throws(SentChart.Refusal) { return .success(try sent.chart()) } catch {
        return .failure(error)
      }
    }
    guard let read else {
      throw SentChart.Refusal(
        field: "file", words: ChartsWords.busy, status: .serviceUnavailable, retryAfterSeconds: 10)
    }
    return try read.get()
  }

  /// A chart in a form, or why not, as of a field.
  func made(
    _ chart: Chart, as form: ChartForm, _ wish: ChartWish
  ) async throws(SentChart.Refusal) -> [UInt8] {
    do throws(APIError) { return try await bytes(of: chart, as: form, wish) } catch {
      throw SentChart.Refusal(
        field: error.field ?? "form", words: error.message, status: error.status,
        retryAfterSeconds: error.retryAfterSeconds)
    }
  }

  private func bytes(
    of chart: Chart, as form: ChartForm, _ wish: ChartWish
  ) async throws(APIError) -> [UInt8] {
    let made = await gate.work { () async -> Result<[UInt8], APIError> in
      do throws(ChartFilesError) {
        return .success(try await files.bytes(of: chart, as: form, wish))
      } catch {
        return .failure(APIError(error))
      }
    }
    guard let made else {
      throw APIError(
        status: .serviceUnavailable, message: ChartsWords.busy, retryAfterSeconds: 10)
    }
    return try made.get()
  }
}

extension APIError {
  fileprivate init(_ error: ChartFilesError) {
    switch error {
    case .chart(let error): self.init(status: .unprocessableContent, message: Phrase(error))
    case .missing: self.init(status: .serviceUnavailable, message: ChartsWords.notThisForm)
    case .failed: self.init(status: .internalServerError, message: ChartsWords.notMade)
    }
  }
}
