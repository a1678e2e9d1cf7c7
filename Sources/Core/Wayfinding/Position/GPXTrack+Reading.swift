// SPDX-License-Identifier: Apache-2.0

import Bytes

extension GPXTrack {
  /// A larger file is refused: a day at one fix a second has about 12 MB.
  public static let mostBytes = 24 << 20
  /// More than a day at one fix a second.
  public static let mostPoints = 100_000

  /// Reads GPX 1.0 or 1.1.
  ///
  /// Points of tracks, routes and places count with their names, times, heights and accuracies; everything else is left
  /// out. An accuracy is `accuracy`, wherever a point has it, or is reckoned from `hdop`; likewise `speed` and `course`, which
  /// some call `bearing`.
  public init(_ bytes: [UInt8]) throws(GPXError) {
    guard bytes.count <= Self.mostBytes else {
      throw GPXError(.tooLarge(limit: Self.mostBytes), line: 1)
    }
    var reader = try MarkupReader(bytes)
    var assembly = GPXAssembly()
    while let token = try reader.next() {
      switch token {
      case .open(let name, let attributes):
        try assembly.open(name, attributes, line: reader.tokenLine)
      case .text(let text): try assembly.add(text, line: reader.tokenLine)
      case .close: try assembly.close(line: reader.tokenLine)
      }
    }
    self = assembly.track
  }
}

/// Puts a track together while its file is read.
private struct GPXAssembly {
  /// What an element means where it stands.
  private enum Element {
    case root, metadata, track, segment, route
    /// Of a track, a route or the file itself.
    case trackPoint, step, place
    case name, time, elevation, accuracy, dilution, speed, course
    case extensions, other
  }

  private(set) var track = GPXTrack()
  private var elements: [Element] = []
  private var text: [UInt8] = []
  private var points = 0
  private var trackName: String?
  /// The segments of the track that is being read begin here; its name may come after them.
  private var firstSegment = 0
  private var place: GPXTrack.Place?
  private var hasAccuracy = false

  /// Longer names are cut.
  private static let longestName = 1000
  /// The error that 95 % of positions stay below at a horizontal dilution of 1, in metres.
  ///
  /// GPS Standard Positioning Service Performance Standard, 5th edition (2020), table 3.8-3: at most 8 m, mean over the
  /// earth.
  private static let errorOfDilution = 8.0

  mutating func open(
    _ name: ArraySlice<UInt8>, _ attributes: [MarkupReader.Attribute], line: Int
  ) throws(GPXError) {
    text = []
    let element = try element(name, line: line)
    elements.append(element)
    switch element {
    case .root: try check(version: attributes)
    case .track:
      trackName = nil
      firstSegment = track.segments.count
    case .segment: track.segments.append(GPXTrack.Segment(points: []))
    case .route: track.routes.append(GPXTrack.Route(steps: []))
    case .trackPoint, .step, .place:
      points += 1
      guard points <= GPXTrack.mostPoints else {
        throw GPXError(.tooMany(limit: GPXTrack.mostPoints), line: line)
      }
      guard let coordinate = Self.coordinate(attributes) else {
        throw GPXError(.position, line: line)
      }
      place = GPXTrack.Place(GPXTrack.Point(coordinate))
      hasAccuracy = false
    case .metadata, .name, .time, .elevation, .accuracy, .dilution, .speed, .course, .extensions,
      .other:
      break
    }
  }

  private func element(_ name: ArraySlice<UInt8>, line: Int) throws(GPXError) -> Element {
    guard let parent = elements.last else {
      guard name.isExactly("gpx") else { throw GPXError(.notGPX, line: line) }
      return .root
    }
    switch parent {
    case .root:
      if name.isExactly("trk") { return .track }
      if name.isExactly("rte") { return .route }
      if name.isExactly("wpt") { return .place }
      if name.isExactly("metadata") { return .metadata }
      return name.isExactly("name") ? .name : .other
    case .metadata: return name.isExactly("name") ? .name : .other
    case .track:
      if name.isExactly("trkseg") { return .segment }
      return name.isExactly("name") ? .name : .other
    case .segment: return name.isExactly("trkpt") ? .trackPoint : .other
    case .route:
      if name.isExactly("rtept") { return .step }
      return name.isExactly("name") ? .name : .other
    case .trackPoint, .step, .place:
      if name.isExactly("name") { return .name }
      if name.isExactly("time") { return .time }
      if name.isExactly("ele") { return .elevation }
      if name.isExactly("hdop") { return .dilution }
      if name.isExactly("extensions") { return .extensions }
      return Self.measurement(name) ?? .other
    case .extensions: return Self.measurement(name) ?? .extensions
    case .name, .time, .elevation, .accuracy, .dilution, .speed, .course, .other: return .other
    }
  }

  /// What receivers tell of a point, some of it in GPX 1.0 and some nowhere but in the files of programs.
  private static func measurement(_ name: ArraySlice<UInt8>) -> Element? {
    if name.isExactly("accuracy") { return .accuracy }
    if name.isExactly("speed") { return .speed }
    return name.isExactly("course") || name.isExactly("bearing") ? .course : nil
  }

  private func check(version attributes: [MarkupReader.Attribute]) throws(GPXError) {
    for attribute in attributes where attribute.name.isExactly("version") {
      let version = attribute.value[...].trimmed
      guard version.isExactly("1.1") || version.isExactly("1.0") else {
        let text = String(decoding: Array(version.prefix(40)), as: UTF8.self)
        throw GPXError(.version(text), line: 1)
      }
    }
  }

  private static func coordinate(_ attributes: [MarkupReader.Attribute]) -> Coordinate? {
    var latitude: Double?
    var longitude: Double?
    for attribute in attributes {
      if attribute.name.isExactly("lat") { latitude = number(attribute.value) }
      if attribute.name.isExactly("lon") { longitude = number(attribute.value) }
    }
    guard let latitude, let longitude else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// A decimal number, also with an exponent; not "inf", "nan" or hexadecimal.
  private static func number(_ bytes: [UInt8]) -> Double? {
    let digits = bytes[...].trimmed
    guard !digits.isEmpty, digits.count <= 40 else { return nil }
    for byte in digits {
      switch byte {
      case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"),
        UInt8(ascii: "E"):
        continue
      default: return nil
      }
    }
    guard let number = Double(String(decoding: Array(digits), as: UTF8.self)), number.isFinite
    else {
      return nil
    }
    return number
  }

  mutating func add(_ more: [UInt8], line: Int) throws(GPXError) {
    guard String(validating: more, as: UTF8.self) != nil else {
      throw GPXError(.notUTF8, line: line)
    }
    switch elements.last {
    case .name, .time, .elevation, .accuracy, .dilution, .speed, .course:
      text.append(contentsOf: more.prefix(Self.longestName - min(text.count, Self.longestName)))
    case .root, .metadata, .track, .segment, .route, .trackPoint, .step, .place, .extensions,
      .other,
      nil:
      break
    }
  }

  mutating func close(line: Int) throws(GPXError) {
    guard let element = elements.popLast() else { return }
    switch element {
    case .name: takeName()
    case .time: try takeTime(line: line)
    case .elevation:
      let elevation = try takeNumber(line: line)
      place?.point.elevation = elevation
    case .speed:
      let speed = try takeNumber(line: line)
      place?.point.speed = speed
    case .course:
      let course = try takeNumber(line: line)
      place?.point.course = course
    case .accuracy:
      guard let accuracy = try takeNumber(line: line), accuracy >= 0 else { break }
      place?.point.accuracy = accuracy
      hasAccuracy = true
    case .dilution:
      guard let dilution = try takeNumber(line: line), dilution > 0, !hasAccuracy else { break }
      place?.point.accuracy = dilution * Self.errorOfDilution
    case .track:
      for index in firstSegment..<track.segments.count { track.segments[index].name = trackName }
    case .trackPoint:
      if let point = place?.point { track.segments[track.segments.count - 1].points.append(point) }
      place = nil
    case .step:
      if let place { track.routes[track.routes.count - 1].steps.append(place) }
      place = nil
    case .place:
      if let place { track.places.append(place) }
      place = nil
    case .root, .metadata, .segment, .route, .extensions, .other: break
    }
  }

  private mutating func takeName() {
    let trimmed = text[...].trimmed
    // A cut in the middle of a character leaves no broken one behind.
    var end = trimmed.endIndex
    if trimmed.count >= Self.longestName - 3 {
      while end > trimmed.startIndex, text[end - 1] & 0xC0 == 0x80 { end -= 1 }
      if end > trimmed.startIndex, text[end - 1] >= 0xC0 { end -= 1 }
    }
    let bytes = Array(text[trimmed.startIndex..<end])
    let name = bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    switch elements.last {
    case .trackPoint, .step, .place: place?.name = name
    case .track: trackName = name
    case .route: track.routes[track.routes.count - 1].name = name
    case .root, .metadata: track.name = name
    case .segment, .name, .time, .elevation, .accuracy, .dilution, .speed, .course, .extensions,
      .other, nil:
      break
    }
  }

  private mutating func takeTime(line: Int) throws(GPXError) {
    let trimmed = text[...].trimmed
    guard !trimmed.isEmpty else { return }
    guard let time = GPXTime.read(trimmed) else { throw GPXError(.time, line: line) }
    place?.point.time = time
  }

  private func takeNumber(line: Int) throws(GPXError) -> Double? {
    guard !text[...].trimmed.isEmpty else { return nil }
    guard let number = Self.number(text) else { throw GPXError(.number, line: line) }
    return number
  }
}
