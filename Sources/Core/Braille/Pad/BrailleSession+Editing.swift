// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

extension BrailleSession {
  /// Does what a swipe, a key or a button asks for.
  mutating func perform(_ action: PadAction) {
    switch action {
    case .space: typeBreak(.space, buzz: Buzz.space)
    case .newLine: isMultiline ? typeBreak(.lineBreak, buzz: Buzz.line) : submit()
    case .deleteCell: deleteCell()
    case .deleteWord: delete(text.selection.isEmpty ? text.wordBehind(text.cursor) : text.selection)
    case .move(let step): move(step)
    case .select(let step): select(step)
    case .selectAll: selectAll()
    case .read(let unit): read(unit)
    case .readAll: readAll()
    case .copy: copy(cutting: false)
    case .cut: copy(cutting: true)
    case .paste: effects.append(.paste(time: time))
    case .undo: undo()
    case .redo: redo()
    case .nextAlternative: offerNext()
    case .nextTable: useNextTable()
    case .calibrate: calibrate()
    case .clear: clear()
    case .lock: toggleLock()
    case .submit: submit()
    case .help: tell(toldGestures, in: language)
    }
  }

  /// Ends the writing, once the last word is read as what it is when nothing more comes.
  private mutating func submit() {
    sound(.done)
    leaveWord()
    isSubmitting = reader.isAwaited(text.pieces)
    if !isSubmitting { effects.append(.submit(time: time)) }
  }

  /// Nothing more comes of the last word for now: by a table of the server it may read otherwise then.
  mutating func leaveWord() {
    guard reader.table.isServers, reader.open != nil else { return }
    completeWord()
    showText()
  }

  private mutating func deleteCell() {
    guard text.selection.isEmpty, text.cursor > 0 else { return delete(text.selection) }
    let place = text.cursor
    let piece = text.pieces[place - 1]
    let reading = reading(before: place)
    delete(
      place - 1..<place,
      // Of a sign of two cells only the last is gone, so that one is named.
      called: (reading?.length == 1 ? reading : reader.readings(of: [piece]).first)?
        .spoken(in: language))
  }

  /// Takes away what is selected, or what stands behind the cursor.
  mutating func deleteAhead() {
    guard text.selection.isEmpty else { return delete(text.selection) }
    guard let (reading, range) = reading(at: text.cursor) else {
      return boundary(PadWords[language].nothingAhead)
    }
    delete(text.cursor..<range.upperBound, called: reading.spoken(in: language))
  }

  /// Takes pieces away and says what they were.
  private mutating func delete(_ range: Range<Int>, called name: String? = nil) {
    guard !range.isEmpty else { return boundary(PadWords[language].nothingToDelete) }
    let name = name ?? told(letters(in: trimmed(range)))
    unlearn(range)
    offer = nil
    guard let edit = text.replace(range, with: []) else { return }
    follow(edit, open: text.cursor)
    sound(.deleted)
    vibrate([Buzz.space])
    if !isPrivate {
      sayPassing(PadWords[language].deleted(name), in: language)
    }
    showText()
  }

  /// What the recogniser learned from cells that were wrong, it unlearns.
  private mutating func unlearn(_ range: Range<Int>) {
    for end in stride(from: range.upperBound, to: range.lowerBound, by: -1) {
      if evidence.takeBack(end: end) { recognizer.takeBack() }
    }
  }

  /// A word without the breaks behind it, unless it is nothing else.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound + 1, text.pieces[end - 1].isBreak { end -= 1 }
    return range.lowerBound..<end
  }

  private mutating func clear() {
    guard !text.pieces.isEmpty else { return boundary(PadWords[language].nothingToDelete) }
    evidence = Evidence()
    offer = nil
    guard let edit = text.replace(0..<text.pieces.count, with: []) else { return }
    follow(edit)
    sound(.deleted)
    say(PadWords[language].cleared)
    showText()
  }

  private mutating func undo() {
    let edits = text.undo()
    guard let edit = edits.first else { return boundary(BrailleWords[language].nothingToUndo) }
    if edit.inserted.isEmpty { unlearn(edit.at..<edit.at + edit.removed.count) }
    again(edits, PadWords[language].undone, back: named(edit.inserted), gone: named(edit.removed))
  }

  private mutating func redo() {
    let edits = text.redo()
    guard let edit = edits.first else { return boundary(PadWords[language].nothingToRedo) }
    again(edits, PadWords[language].redone, back: named(edit.inserted), gone: named(edit.removed))
  }

  /// What pieces read as, to be named in a sentence; empty for what is hidden, too long, or nothing but blanks.
  private func named(_ pieces: [Written]) -> String {
    guard !isPrivate, pieces.count <= Self.mostNamed else { return "" }
    var pieces = pieces[...]
    while let last = pieces.last, last.isBreak { pieces.removeLast() }
    while let first = pieces.first, first.isBreak { pieces.removeFirst() }
    var letters = ""
    for segment in reader.segments(of: pieces) { letters += segment.text }
    return told(letters)
  }

  /// Pieces that are named when they come back or go: a word or two.
  private static let mostNamed = 24

  private mutating func again(_ edits: [PadText.Edit], _ act: String, back: String, gone: String) {
    offer = nil
    // Several are carried out already, so that only the text as a whole is what it is now.
    if edits.count == 1 {
      follow(edits[0])
    } else {
      readAnew()
    }
    sound(.done)
    say(changed(act, back: back, gone: gone))
    showText()
  }

  /// What a change did, after the words for the act that made it.
  private func changed(_ act: String, back: String, gone: String) -> String {
    switch (back.isEmpty, gone.isEmpty) {
    case (true, true): PadWords[language].changed(act)
    case (false, true): PadWords[language].cameBack(["act": act, "back": back])
    case (true, false): PadWords[language].wentAway(["act": act, "gone": gone])
    case (false, false):
      PadWords[language].replaced(["act": act, "back": back, "gone": gone])
    }
  }
}

extension BrailleSession {
  /// Puts what is selected, or everything, on the clipboard.
  private mutating func copy(cutting: Bool) {
    guard !isPrivate else { return refuse(PadWords[language].nothingSelected) }
    let isSelected = !text.selection.isEmpty
    let range = isSelected || cutting ? text.selection : 0..<text.pieces.count
    guard !range.isEmpty else {
      return boundary(
        cutting || !text.pieces.isEmpty
          ? PadWords[language].nothingSelected : PadWords[language].nothingWritten)
    }
    clipboard = Array(text.pieces[range])
    effects.append(.copy(time: time, text: letters(in: range)))
    if cutting {
      evidence = Evidence()
      offer = nil
      guard let edit = text.replace(range, with: []) else { return }
      follow(edit)
      showText()
    }
    sound(.done)
    say(
      cutting
        ? PadWords[language].wasCut
        : isSelected ? PadWords[language].copied : PadWords[language].allCopied)
  }

  /// Writes what the clipboard has; where the browser does not hand it out, what was copied here last.
  mutating func paste(_ pasted: String?) {
    let isOwn = pasted.map { $0.utf8.elementsEqual(clipboardText.utf8) } ?? true
    let pieces = isOwn ? clipboard : reader.written(pasted ?? "")
    guard !pieces.isEmpty else { return boundary(PadWords[language].nothingToPaste) }
    offer = nil
    guard let edit = text.replace(text.selection, with: pieces) else {
      return refuse(PadWords[language].full)
    }
    evidence = Evidence()
    follow(edit)
    sound(.done)
    if !isPrivate {
      let range = text.cursor - pieces.count..<text.cursor
      sayPassing(PadWords[language].pasted(told(letters(in: range))), in: language)
    }
    showText()
  }

  private var clipboardText: String {
    var letters = ""
    for segment in reader.segments(of: clipboard[...]) { letters += segment.text }
    return letters
  }

  /// Takes a file in the place of what is selected.
  mutating func takeFile(_ content: String, isBRF: Bool) {
    guard let pieces = pieces(of: content, isBRF: isBRF) else { return }
    offer = nil
    guard let edit = text.replace(text.selection, with: pieces) else {
      return refuse(PadWords[language].full)
    }
    evidence = Evidence()
    follow(edit)
    sound(.done)
    showText()
  }

  /// The pieces of a text that came from elsewhere; nil, and said why, when it is not what it should be.
  private mutating func pieces(of content: String, isBRF: Bool) -> [Written]? {
    guard isBRF else { return reader.written(content) }
    do throws(BrailleASCII.Fault) {
      return reader.written(try BrailleASCII.brailleText(fromASCII: content))
    } catch {
      refuse(
        PadWords[language].notBRF([
          "line": error.line.description, "column": error.column.description,
        ]))
      return nil
    }
  }

  /// Takes over what the person typed or pasted into the text itself: only what they changed.
  mutating func rewrite(_ written: String, selection: Range<Int>?) {
    let change = read.change(to: written)
    if change.pieces.isEmpty, change.inserted.utf8.isEmpty {
      // Nothing that could be undone.
      show(.cells, text.pieces.brailleText)
      if let selection { return select(units: selection) }
      return showCaret()
    }
    guard let pieces = pieces(of: change.inserted, isBRF: takesBRF) else { return showText() }
    evidence = Evidence()
    offer = nil
    guard let edit = text.replace(change.pieces, with: pieces) else {
      refuse(PadWords[language].full)
      return showText()
    }
    follow(edit)
    let isServers = reader.table.isServers && !reader.isOffline
    // A digit after a digit has no sign of its own before it, though it would read alike with one.
    let isMended = !read.letters.hasSameBytes(as: written) || change.inserted.hasDigit
    if !isServers, !takesBRF, change.inserted.isPrint, isMended {
      mend(around: edit, to: written)
    }
    show(.cells, text.pieces.brailleText)
    let letters = read.letters
    guard letters.hasSameBytes(as: written) else {
      show(.letters, letters)
      return showCaret()
    }
    if let selection { return select(units: selection) }
    showCaret()
  }

  /// Writes the words about a change anew, since it changed how the cells beside it read: as cells if that gives what
  /// the person wrote, and otherwise as the letters themselves.
  private mutating func mend(around edit: PadText.Edit, to written: String) {
    let end = edit.at + edit.inserted.count
    let start = text.word(at: edit.at).lowerBound
    let words = start..<max(text.word(at: end).upperBound, start)
    let before = read.unit(ofPiece: words.lowerBound)
    let behind = read.letters.utf16Length - read.unit(ofPiece: words.upperBound)
    let length = written.utf16Length
    guard before <= length - behind else { return }
    let wanted = written.units(before..<(length - behind))
    guard let mended = text.replace(words, with: reader.written(wanted), goesOn: true) else {
      return
    }
    follow(mended)
    guard !read.letters.hasSameBytes(as: written) else { return }
    let cells = mended.at..<mended.at + mended.inserted.count
    let letters = wanted.scalars.map { $0 == " " ? Written.space : .print($0) }
    if let kept = text.replace(cells, with: letters, goesOn: true) { follow(kept) }
  }
}

extension String {
  fileprivate var hasDigit: Bool {
    utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// True when no braille characters are in it.
  var isPrint: Bool { !scalars.contains { Cell(scalar: $0) != nil } }
}
