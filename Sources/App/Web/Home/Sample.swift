// SPDX-License-Identifier: Apache-2.0

import ChartFiles
import ChildProcess
import HTML
import HTTPServer
import Interface
import Speaking
import Voice
import Wayfinding

/// Some seconds of an ability, to be heard without an account.
struct Sample: Sendable {
  let ability: Ability
  /// What is heard, in words.
  let text: String
  /// Where its sound is.
  let address: String

  /// Those that this server can make, in the language of a page.
  static func all(of demos: [DemoChart], in language: Language) -> [Sample] {
    Ability.allCases.compactMap { ability in
      switch ability {
      case .read: spoken(ability, SampleWords[language].read, in: language)
      case .walk: spoken(ability, walk(in: language), in: language)
      case .charts: sounding(demos, in: language)
      case .braille: spoken(ability, braille(in: language), in: language)
      case .listen: spoken(ability, SampleWords[language].listen, in: language)
      }
    }
  }

  private static let hasVoice = Subprocess.isInstalled(Speaker.program)

  private static func spoken(
    _ ability: Ability, _ text: String, in language: Language
  ) -> Sample? {
    guard hasVoice, !text.isEmpty else { return nil }
    let query = "?language=\(language.tag)&text=\(PercentCoding.encode(text))"
    return Sample(ability: ability, text: text, address: "/api/v1/speech" + query)
  }

  /// The first chart to try, as it sounds on its page.
  private static func sounding(_ demos: [DemoChart], in language: Language) -> Sample? {
    guard let demo = demos.first, let shown = try? demo.shown(in: language).get() else {
      return nil
    }
    let file = ChartForm.offered.contains(.mp3) ? ChartForm.mp3.fileName : "sound"
    return Sample(
      ability: .charts, text: SampleWords[language].chart(shown.title + ". " + shown.summary),
      address: "/api/v1/charts/\(demo.id)/\(file)?duration=long")
  }

  /// What the guide says to somebody who stands a hundred metres from a place, turns, and goes there.
  static func walk(in language: Language) -> String {
    let name = SampleWords[language].place
    let map = """
      {"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point",\
      "coordinates":[0,0.001]},"properties":{"name":"\(name)"}}]}
      """
    guard let places = try? PlaceMap(geoJSON: Array(map.utf8)) else { return "" }
    var session = WalkSession(language: language, isGuiding: false)
    let steps: [WalkSession.Happening] = [
      .places(.success(places)), .facing(.east), .place(0), .typed("0, 0"), .facing(.north),
      .typed("0.00055, 0"), .typed("0.001, 0"),
    ]
    var said: [String] = []
    for (second, step) in steps.enumerated() {
      let effects = session.handle(.init(time: Double(second), step)).map(\.content)
      for case .say(let utterance) in effects where second > 2 { said.append(utterance.text) }
    }
    return said.joined(separator: " ")
  }

  /// A word as the pad tells it: its letters as they are typed, then the whole.
  private static func braille(in language: Language) -> String {
    let word = SampleWords[language].word
    let letters = word.map(String.init).joined(separator: Punctuation[language].comma)
    return SampleWords[language].braille(["letters": letters, "word": word])
  }
}

/// The words of the samples, for who cannot hear them.
func samplesSection(_ samples: [Sample], _ visit: Visit) -> Node {
  let words = SampleWords[visit]
  return section(.class("samples"), .ariaLabelledBy("samples")) {
    h2(.id("samples")) { words.heading }
    p(.class("hint")) { words.hint }
    details {
      summary { words.texts }
      dl {
        for sample in samples {
          dt { sample.ability.name(in: visit.language) }
          dd { sample.text }
        }
      }
    }
  }
}

/// The button by which a sample is heard.
@HTMLBuilder func player(of sample: Sample, _ visit: Visit) -> Node {
  let name = sample.ability.name(in: visit.language)
  let (hear, stop) = (SampleWords[visit].hear(name), SampleWords[visit].stop(name))
  a(.class("button"), .href(sample.address), .data("unscripted")) { hear }
  button(
    .button, .class("button"), .data("scripted"), .data("address", sample.address),
    .data("hear", hear), .data("stop", stop)
  ) {
    steadyWords(hear, among: [hear, stop], .data("part", "words"))
  }
}
