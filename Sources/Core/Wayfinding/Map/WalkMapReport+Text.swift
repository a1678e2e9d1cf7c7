// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension WalkMapReport {
  /// The report as lines: what there is, and then what the map does not know.
  public func lines(in language: Language) -> [String] {
    let words = WalkMapWords[language]
    var lines = [
      words.title(source.title),
      words.origin(["origin": source.origin, "licence": source.licence]),
    ]
    if isOlder { lines.append(words.older) }
    lines += [
      words.junctions("\(junctions)"),
      words.ways(["count": "\(ways)", "length": length(words)]),
    ]
    if parts > 1 {
      lines.append(words.parts(["count": "\(parts)", "largest": "\(waysInLargestPart)"]))
    }
    lines += [
      words.crossings([
        "count": "\(crossings)", "signals": "\(crossingsWithSignals)",
        "rails": "\(crossingsOfRails)",
      ]),
      words.steps("\(steps)"), words.barriers("\(barriers)"),
      words.buildings(["count": "\(buildings)", "entrances": "\(entrances)"]),
      words.places(["named": "\(namedPlaces)", "unnamed": "\(unnamedPlaces)"]),
    ]
    let gaps = gaps(words).filter { $0.gap.unknown > 0 }
    if !gaps.isEmpty { lines.append(words.gaps) }
    return lines
      + gaps.map {
        words.gap(["what": $0.what, "unknown": "\($0.gap.unknown)", "all": "\($0.gap.all)"])
      }
  }

  private func length(_ words: WalkMapWords) -> String {
    metres < 1000
      ? words.metres("\(Int(metres.rounded()))")
      : words.kilometres("\(Int((metres / 1000).rounded()))")
  }

  private func gaps(_ words: WalkMapWords) -> [(what: String, gap: MapGap)] {
    [
      (words.signals, signals), (words.audibleSignals, audibleSignals),
      (words.tactilePaving, tactilePaving), (words.kerbs, kerbs), (words.islands, islands),
      (words.stepCounts, stepCounts), (words.handrails, handrails), (words.ramps, ramps),
      (words.surfaces, surfaces), (words.widths, widths), (words.lighting, lighting),
      (words.pavements, pavements), (words.doors, doors),
    ]
  }
}
