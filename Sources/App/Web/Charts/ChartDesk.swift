// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartFiles
import Charts
import ChildProcess
import Foundation
import HTML
import HTTPServer
import Speaking

/// Makes sounds, pages and other forms of charts for visitors, in workers: nothing of it is reckoned in the server.
///
/// What is small has places of its own, so that it does not wait behind what is large; small work that takes long goes
/// on to the others.
struct ChartDesk: Sendable {
  private let files: ChartFileMaker
  private let workers: WorkerPool
  private let smallWorkers: WorkerPool
  private let settings: WorkerSettings

  /// A desk.
  /// - Parameter temporaryFolder: for sounds on their way to an outside program.
  init(temporaryFolder: String, _ settings: WorkerSettings) {
    files = ChartFileMaker(temporaryFolder: temporaryFolder)
    let kind = settings.chartWorkers ?? WorkerKind.charts.workers(settings.program)
    workers = WorkerPool(kind, limits: settings.chartLimits)
    smallWorkers = WorkerPool(kind, limits: settings.chartLimits)
    self.settings = settings
  }

  /// Starts the workers, so that the first chart need not wait for them.
  func start() {
    workers.start()
    smallWorkers.start()
  }

  /// What was sent, in a form.
  func file(
    of sent: SentChart, as form: ChartForm, in language: Language, for client: String
  ) async throws(SentChart.Refusal) -> [UInt8] {
    let parcel = try await done(.file(sent, form, language), sent.data, client)
    return try await finished(parcel, as: form)
  }

  /// A chart of ours, in a form.
  func file(
    of chart: Chart, as form: ChartForm, _ values: ChosenValues, in language: Language,
    for client: String
  ) async throws(SentChart.Refusal) -> [UInt8] {
    let parcel = try await done(
      .known(form, values, language), .bytes(chart.jsonBytes), client)
    return try await finished(parcel, as: form)
  }

  /// The page of what was sent, with its sound in it.
  func page(
    of sent: SentChart, _ visit: Visit, for client: String
  ) async throws(SentChart.Refusal) -> Page {
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
  ) async throws(SentChart.Refusal) -> Parcel {
    let order = WorkOrder(head: task.words, body: data)
    let answer: [UInt8]
    do throws(WorkerError) {
      answer = try await answered(order, client)
    } catch {
      throw SentChart.Refusal(error)
    }
    guard let parcel = Parcel(answer) else { throw SentChart.Refusal(.failed(reason)) }
    if let refusal = SentChart.Refusal(parcel.words) { throw refusal }
    return parcel
  }

  private func answered(
    _ order: WorkOrder, _ client: String
  ) async throws(WorkerError) -> [UInt8] {
    if order.body.count < settings.smallChartBytes {
      do throws(WorkerError) {
        return try await smallWorkers.perform(order, for: client, within: settings.smallChartTime)
      } catch {
        guard error == .tooSlow else { throw error }
      }
    }
    return try await workers.perform(order, for: client, within: settings.chartTime)
  }

  private var reason: String { "A worker gave an answer that makes no sense." }

  /// The bytes of a form, for which an outside program may still have to encode the sound.
  private func finished(
    _ parcel: Parcel, as form: ChartForm
  ) async throws(SentChart.Refusal) -> [UInt8] {
    do throws(ChartFilesError) {
      return try await files.encoded(
        Array(parcel.bytes), as: form, title: parcel.words["title"]?.string)
    } catch {
      throw SentChart.Refusal(error)
    }
  }
}
