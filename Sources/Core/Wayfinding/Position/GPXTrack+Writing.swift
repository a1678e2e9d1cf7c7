// SPDX-License-Identifier: Apache-2.0

extension GPXTrack {
  /// The file as GPX 1.1; places to a ten-millionth of a degree, times to a millisecond, metres to a hundredth.
  ///
  /// Accuracy, speed and course stand in `extensions`, since GPX 1.1 has no elements for them. What no XML can hold is left out of names.
  public var gpx: [UInt8] {
    var writer = GPXWriter()
    writer.line(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="Earshot" xmlns="http://www.topografix.com/GPX/1/1" xmlns:earshot="urn:earshot:gpx">
      """)
    if let name {
      writer.line("<metadata>")
      writer.name(name)
      writer.line("</metadata>")
    }
    for place in places { writer.place(place, "wpt") }
    for route in routes {
      writer.line("<rte>")
      writer.name(route.name)
      for step in route.steps { writer.place(step, "rtept") }
      writer.line("</rte>")
    }
    for segment in segments {
      writer.line("<trk>")
      writer.name(segment.name)
      writer.line("<trkseg>")
      for point in segment.points { writer.place(Place(point), "trkpt") }
      writer.line("</trkseg>\n</trk>")
    }
    writer.line("</gpx>")
    return writer.bytes
  }
}

private struct GPXWriter {
  private(set) var bytes: [UInt8] = []

  private mutating func add(_ text: StaticString) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  mutating func line(_ text: StaticString) {
    add(text)
    bytes.append(0x0A)
  }

  mutating func name(_ name: String?) {
    guard let name, !name.utf8.isEmpty else { return }
    add("<name>")
    for byte in Array(name.utf8) {
      switch byte {
      case UInt8(ascii: "<"): add("&lt;")
      case UInt8(ascii: ">"): add("&gt;")
      case UInt8(ascii: "&"): add("&amp;")
      case 0x09, 0x0A, 0x0D, 0x20...: bytes.append(byte)
      default: break
      }
    }
    line("</name>")
  }

  /// The order of the children is that of the schema.
  mutating func place(_ place: GPXTrack.Place, _ element: StaticString) {
    let point = MapPoint(place.point.coordinate)
    add("<")
    add(element)
    add(" lat=\"")
    number(Int(point.latitude), decimals: 7)
    add("\" lon=\"")
    number(Int(point.longitude), decimals: 7)
    line("\">")
    if let elevation = Self.hundredths(place.point.elevation) {
      add("<ele>")
      number(elevation, decimals: 2)
      line("</ele>")
    }
    if let time = place.point.time.flatMap(GPXTime.text) {
      add("<time>")
      bytes.append(contentsOf: time)
      line("</time>")
    }
    name(place.name)
    measurements(place.point)
    add("</")
    add(element)
    line(">")
  }

  private mutating func measurements(_ point: GPXTrack.Point) {
    let accuracy = Self.hundredths(point.accuracy).flatMap { $0 >= 0 ? $0 : nil }
    let speed = Self.hundredths(point.speed)
    let course = Self.hundredths(point.course)
    guard accuracy != nil || speed != nil || course != nil else { return }
    add("<extensions>")
    measurement("accuracy", accuracy)
    measurement("speed", speed)
    measurement("course", course)
    line("</extensions>")
  }

  private mutating func measurement(_ name: StaticString, _ hundredths: Int?) {
    guard let hundredths else { return }
    add("<earshot:")
    add(name)
    add(">")
    number(hundredths, decimals: 2)
    add("</earshot:")
    add(name)
    add(">")
  }

  private static func hundredths(_ metres: Double?) -> Int? {
    guard let metres, metres.magnitude < 1e9 else { return nil }
    return Int((metres * 100).rounded())
  }

  private mutating func number(_ parts: Int, decimals: Int) {
    if parts < 0 { add("-") }
    var digits: [UInt8] = []
    var rest = parts.magnitude
    while rest > 0 || digits.count < decimals + 2 {
      digits.append(UInt8(0x30 + rest % 10))
      rest /= 10
      if digits.count == decimals { digits.append(UInt8(ascii: ".")) }
    }
    bytes.append(contentsOf: digits.reversed())
  }
}
