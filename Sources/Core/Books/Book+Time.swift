// SPDX-License-Identifier: Apache-2.0

extension Book {
  /// How long the whole is heard, in milliseconds; nil where there is no sound.
  public var duration: Int? {
    var total = 0
    var hasSound = false
    for part in parts {
      part.eachClip { clip in
        total += clip.length
        hasSound = true
      }
    }
    return hasSound ? total : nil
  }

  /// Where each part begins, in milliseconds of the whole.
  public var starts: [Int] {
    var time = 0
    return parts.map { part in
      let start = time
      part.eachClip { time += $0.length }
      return start
    }
  }

  /// How many pages are told.
  public var pageCount: Int {
    parts.reduce(0) { sum, part in sum + part.paragraphs.count { $0.kind == .page } }
  }

  /// Whether there is any sound.
  public var hasSound: Bool { duration != nil }

  /// The sounds whose length has to be found out, since a clip runs to the end of them.
  public var soundsOfUnknownLength: [Int] {
    var found: [Int] = []
    var known = Set<Int>()
    for part in parts {
      part.eachClip { clip in
        if clip.end == nil, known.insert(clip.sound).inserted { found.append(clip.sound) }
      }
    }
    return found
  }

  /// Ends the clips that run to the end of a sound.
  /// - Parameter lengths: the length of each sound in milliseconds; clips of others are left out.
  public mutating func endClips(by lengths: [Int: Int]) {
    for part in parts.indices {
      for paragraph in parts[part].paragraphs.indices {
        for sentence in parts[part].paragraphs[paragraph].sentences.indices {
          var clips: [BookClip] = []
          for var clip in parts[part].paragraphs[paragraph].sentences[sentence].clips {
            if clip.end == nil { clip.end = lengths[clip.sound].map { max(clip.begin, $0) } }
            if clip.end != nil { clips.append(clip) }
          }
          parts[part].paragraphs[paragraph].sentences[sentence].clips = clips
        }
      }
    }
  }
}

extension BookPart {
  /// How long the part is heard, in milliseconds.
  public var length: Int {
    var total = 0
    eachClip { total += $0.length }
    return total
  }

  /// The clip that is heard first; nil where there is no sound.
  public var firstClip: BookClip? {
    for paragraph in paragraphs {
      for sentence in paragraph.sentences {
        if let clip = sentence.clips.first { return clip }
      }
    }
    return nil
  }

  /// Meets each clip in the order in which it is heard.
  public func eachClip(_ meet: (BookClip) -> Void) {
    for paragraph in paragraphs {
      for sentence in paragraph.sentences {
        for clip in sentence.clips { meet(clip) }
      }
    }
  }
}
