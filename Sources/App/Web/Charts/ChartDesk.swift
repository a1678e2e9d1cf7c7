// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartFiles
import Charts
import ChildProcess
import Foundation
import HTML
import HTTPServer
import Speaking

/// Turns what visitors send into sounds, pages and other forms of charts: what workers made becomes an answer here.
struct ChartDesk: Sendable {
  private let files: ChartFileMaker
  private let workers: ChartWorkers

  /// A desk.
  /// - Parameter temporaryFolder: for sounds on their way to an outside program.
  init(temporaryFolder: String, _ settings: ChartWorkerSettings) {
    files = ChartFileMaker(temporaryFolder: temporaryFolder)
    workers = ChartWorkers(.charts, settings)
  }

  /// Starts the workers, so that the first chart need not wait for them.
  func start() { workers.start() }

  /// What was sent, in a form.
  func file(
    of sent: SentChart, as form: ChartForm, in language: Language, for client: String
  ) async throws(SentChartError) -> [UInt8] {
    let parcel = try await done(.file(sent, form, language), sent.data, client)
    return try await finished(parcel, as: form)
  }

  /// A chart of ours, in a form.
  func file(
    of chart: Chart, as form: ChartForm, _ values: ChosenValues, in language: Language,
    for client: String
  ) async throws(SentChartError) -> [UInt8] {
    let parcel = try await done(
      .known(form, values, language), .bytes(chart.jsonBytes), client)
    return try await finished(parcel, as: form)
  }

  /// The page of what was sent, with its sound in it.
  func page(
    of sent: SentChart, _ visit: Visit, for client: String
  ) async throws(SentChartError) -> Page {
    let mark = "earshot-sound-\(UUID().uuidString)"
    let task = ChartTask.page(sent, visit.language, assets: visit.assets, mark: mark)
    let parcel = try await done(task, sent.data, client)
    let words = parcel.words
    let count = max(0, min(words["html"]?.integer ?? 0, parcel.bytes.count))
    // MP3 plays in every browser that there is, and is a tenth of the size.
    let heard = ChartForm.offered.contains(.mp3) ? ChartForm.mp3 : .wav
    let sound = try await finished(
      Parcel(words: words, bytes: parcel.bytes.dropFirst(count)), as: heard)
    let html = await Aside.run {
      String(decoding: parcel.bytes.prefix(count), as: UTF8.self).replacingOccurrences(
        of: mark, with: "data:\(heard.mediaType);base64," + Data(sound).base64EncodedString())
    }
    let back = words["back"]?.string.map { text in
      Page.Link(words: text, address: words["address"]?.string ?? "/charts")
    }
    return Page(
      words["heading"]?.string ?? "", in: .ability(.charts), lead: words["lead"]?.string,
      back: back, styles: words["styles"]?.array?.compactMap(\.string) ?? [],
      modules: words["modules"]?.array?.compactMap(\.string) ?? []
    ) {
      // The worker made it from nodes, which escape every text.
      Node.trusted(TrustedHTML(unchecked: html))
    }
  }

  private func done(
    _ task: ChartTask, _ data: WorkOrder.Body, _ client: String
  ) async throws(SentChartError) -> Parcel {
    let order = WorkOrder(head: task.words, body: data)
    let answer: [UInt8]
    do throws(WorkerError) {
      answer = try await workers.perform(order, for: client)
    } catch {
      throw SentChartError(error)
    }
    guard let parcel = Parcel(answer) else { throw SentChartError(.failed(reason)) }
    if let refusal = SentChartError(parcel.words) { throw refusal }
    return parcel
  }

  private var reason: String { "A worker gave an answer that makes no sense." }

  /// The bytes of a form, for which an outside program may still have to encode the sound.
  private func finished(
    _ parcel: Parcel, as form: ChartForm
  ) async throws(SentChartError) -> [UInt8] {
    do throws(ChartFilesError) {
      return try await files.encoded(
        Array(parcel.bytes), as: form, title: parcel.words["title"]?.string)
    } catch {
      throw SentChartError(error)
    }
  }
}
