// SPDX-License-Identifier: Apache-2.0

/// A cue sheet: where the pieces of a long sound begin (CDRWIN's user guide, appendix A).
struct CueSheet {
  struct Track: Equatable {
    var title: String
    /// In milliseconds.
    var begin: Int
  }

  struct File: Equatable {
    var name: String
    var tracks: [Track] = []
  }

  var title = ""
  var performer = ""
  /// Each sound with its pieces in the order of time.
  var files: [File] = []

  /// A disc has 99 tracks; some sheets have many more.
  private static let mostTracks = 10_000

  init(_ text: String) {
    var track: Track?
    var isTrackOpen = false
    var count = 0
    for line in text.split(whereSeparator: \.isNewline) {
      let words = Self.words(line)
      guard let command = words.first?.uppercased(), words.count > 1 else { continue }
      switch command {
      case "FILE":
        // A piece may be announced in the file before, where its pause stands.
        files.append(File(name: words[1]))
      case "TRACK":
        track = words.last?.uppercased() == "AUDIO" ? Track(title: "", begin: 0) : nil
        isTrackOpen = true
      case "TITLE":
        if isTrackOpen { track?.title = words[1] } else { title = words[1] }
      case "PERFORMER" where !isTrackOpen: performer = words[1]
      case "INDEX":
        guard Int(words[1]) == 1, let begin = words.last.flatMap(Self.milliseconds),
          var found = track, !files.isEmpty, count < Self.mostTracks
        else { continue }
        found.begin = begin
        files[files.count - 1].tracks.append(found)
        count += 1
        track = nil
      default: break
      }
    }
    for index in files.indices { files[index].tracks.sort { $0.begin < $1.begin } }
    files.removeAll(where: \.tracks.isEmpty)
  }

  /// Words, of which some stand in quotation marks.
  private static func words(_ line: Substring) -> [String] {
    var words: [String] = []
    var rest = line.drop(while: \.isWhitespace)
    while let first = rest.first {
      if first == "\"" {
        let word = rest.dropFirst().prefix { $0 != "\"" }
        words.append(String(word))
        rest = rest[word.endIndex...].dropFirst().drop(while: \.isWhitespace)
      } else {
        let word = rest.prefix { !$0.isWhitespace }
        words.append(String(word))
        rest = rest[word.endIndex...].drop(while: \.isWhitespace)
      }
    }
    return words
  }

  /// Minutes, seconds and frames, of which 75 are a second.
  private static func milliseconds(_ text: String) -> Int? {
    let parts = text.split(separator: ":").map { Int($0) }
    guard parts.count == 3, let minutes = parts[0], let seconds = parts[1], let frames = parts[2],
      (0..<100_000).contains(minutes), (0..<60).contains(seconds), (0..<75).contains(frames)
    else { return nil }
    return (minutes * 60 + seconds) * 1000 + (frames * 1000 + 37) / 75
  }
}
