// SPDX-License-Identifier: Apache-2.0

import Braille
import BrailleTables
import Foundation
import Speaking
import SyntheticTyping

/// Contracted braille, typed from novels that no frequency was counted in: cells right on the four levels of typing, with
/// every cell alike, with the letters of the language, and with the table's own frequencies.
let contractedTopic = Topic(name: "contracted") { report in
  guard let tables = try? InstalledTables() else {
    report.table("Contracted braille", columns: ["what"], rows: [["liblouis is not installed"]])
    return
  }
  var rows: [[String]] = []
  for novel in Contracted.novels {
    guard let table = try? tables.find(novel.table),
      let prose = try? tables.translate(novel.text, by: table).cells, !prose.isEmpty
    else { continue }
    let frequencies = Contracted.frequencies(of: table)
    func figures(_ change: (inout TypingTrial) -> Void) -> [Double] {
      TypingLevel.all.map { level in
        var trial = TypingTrial(level)
        trial.prose = prose
        trial.alphabet = nil
        change(&trial)
        return trial.accuracy(of: [.adaptive])[0]
      }
    }
    let flat = figures { _ in }
    rows.append([novel.table, "nothing"] + flat.map(\.percent) + [""])
    if let language = novel.language, let alphabet = BrailleAlphabet(language) {
      let letters = figures { $0.alphabet = CellAlphabet(alphabet) }
      rows.append([novel.table, "letters"] + letters.map(\.percent) + [""])
    }
    guard let frequencies else {
      rows.append([novel.table, "no frequencies: run scripts/build-cells"])
      continue
    }
    let counted = figures { $0.frequencies = frequencies }
    // No worse where hands are sure, and much better where they are not.
    let gains = zip(counted, flat).map { $0 - $1 }
    let met = report.judge(
      "frequencies of \(novel.table)",
      holds: gains[0] > -0.005 && gains[1] > -0.005 && gains[3] >= Contracted.wantedGain)
    rows.append([novel.table, "its cells"] + counted.map(\.percent) + [met])
  }
  report.table(
    "Cells of contracted braille right, in per cent, by what is known of the text",
    columns: ["table", "known"]
      + TypingLevel.all.map { "σ \(Int($0.touch)), drift \(Int($0.drift))" }
      + ["met"], rows: rows)
}

private enum Contracted {
  struct Novel {
    let table: String
    let language: Language?
    let text: String
  }

  /// By how much more cells are right on the hardest level with the table's frequencies than without any.
  static let wantedGain = 0.015

  static func frequencies(of table: BrailleTable) -> CellFrequencies? {
    let path = "Public/generated/cells/\(table.id).txt"
    return (try? String(contentsOfFile: path, encoding: .utf8)).flatMap { CellFrequencies($0) }
  }

  /// Beginnings of novels in the public domain: Carroll 1865, Cervantes 1605, Kafka 1915, Proust 1913.
  static let novels = [
    Novel(
      table: "en-ueb-g2", language: .english,
      text: """
        Alice was beginning to get very tired of sitting by her sister on the bank, and of having nothing to do: once \
        or twice she had peeped into the book her sister was reading, but it had no pictures or conversations in it, \
        "and what is the use of a book," thought Alice, "without pictures or conversations?" So she was considering \
        in her own mind, as well as she could, for the hot day made her feel very sleepy and stupid, whether the \
        pleasure of making a daisy-chain would be worth the trouble of getting up and picking the daisies, when \
        suddenly a White Rabbit with pink eyes ran close by her. There was nothing so very remarkable in that; nor \
        did Alice think it so very much out of the way to hear the Rabbit say to itself, "Oh dear! Oh dear! I shall \
        be too late!" But when the Rabbit actually took a watch out of its waistcoat-pocket, and looked at it, and \
        then hurried on, Alice started to her feet, for it flashed across her mind that she had never before seen a \
        rabbit with either a waistcoat-pocket, or a watch to take out of it, and burning with curiosity, she ran \
        across the field after it, and was just in time to see it pop down a large rabbit-hole under the hedge.

        """),
    Novel(
      table: "es-g2", language: .spanish,
      text: """
        En un lugar de la Mancha, de cuyo nombre no quiero acordarme, no ha mucho tiempo que vivía un hidalgo de los \
        de lanza en astillero, adarga antigua, rocín flaco y galgo corredor. Una olla de algo más vaca que carnero, \
        salpicón las más noches, duelos y quebrantos los sábados, lentejas los viernes, algún palomino de añadidura \
        los domingos, consumían las tres partes de su hacienda. El resto della concluían sayo de velarte, calzas de \
        velludo para las fiestas con sus pantuflos de lo mismo, y los días de entre semana se honraba con su vellorí \
        de lo más fino. Tenía en su casa una ama que pasaba de los cuarenta, y una sobrina que no llegaba a los \
        veinte, y un mozo de campo y plaza, que así ensillaba el rocín como tomaba la podadera.

        """),
    Novel(
      table: "de-g2", language: nil,
      text: """
        Als Gregor Samsa eines Morgens aus unruhigen Träumen erwachte, fand er sich in seinem Bett zu einem \
        ungeheueren Ungeziefer verwandelt. Er lag auf seinem panzerartig harten Rücken und sah, wenn er den Kopf ein \
        wenig hob, seinen gewölbten, braunen, von bogenförmigen Versteifungen geteilten Bauch, auf dessen Höhe sich \
        die Bettdecke, zum gänzlichen Niedergleiten bereit, kaum noch erhalten konnte. Seine vielen, im Vergleich zu \
        seinem sonstigen Umfang kläglich dünnen Beine flimmerten ihm hilflos vor den Augen. Was ist mit mir \
        geschehen, dachte er. Es war kein Traum.

        """),
    Novel(
      table: "fr-bfu-g2", language: nil,
      text: """
        Longtemps, je me suis couché de bonne heure. Parfois, à peine ma bougie éteinte, mes yeux se fermaient si \
        vite que je n'avais pas le temps de me dire : je m'endors. Et, une demi-heure après, la pensée qu'il était \
        temps de chercher le sommeil m'éveillait ; je voulais poser le volume que je croyais avoir encore dans les \
        mains et souffler ma lumière ; je n'avais pas cessé en dormant de faire des réflexions sur ce que je venais \
        de lire, mais ces réflexions avaient pris un tour un peu particulier.

        """),
  ]
}
