// SPDX-License-Identifier: Apache-2.0

public import Bytes

extension WalkMapReport: JSONEncodable {
  /// Writes what there is as numbers, and what is not known as `{"unknown":1,"of":2}`.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("title", source.title)
      writer.field("origin", source.origin)
      writer.field("licence", source.licence)
      writer.field("junctions", junctions)
      writer.field("ways", ways)
      writer.field("metres", metres.rounded())
      writer.field("parts", parts)
      writer.field("waysInLargestPart", waysInLargestPart)
      writer.field("crossings", crossings)
      writer.field("crossingsWithSignals", crossingsWithSignals)
      writer.field("crossingsOfRails", crossingsOfRails)
      writer.field("steps", steps)
      writer.field("barriers", barriers)
      writer.field("buildings", buildings)
      writer.field("entrances", entrances)
      writer.field("namedPlaces", namedPlaces)
      writer.field("unnamedPlaces", unnamedPlaces)
      writer.key("unknown")
      writer.object { writer in
        writer.field("signals", signals)
        writer.field("audibleSignals", audibleSignals)
        writer.field("tactilePaving", tactilePaving)
        writer.field("kerbs", kerbs)
        writer.field("islands", islands)
        writer.field("stepCounts", stepCounts)
        writer.field("handrails", handrails)
        writer.field("ramps", ramps)
        writer.field("surfaces", surfaces)
        writer.field("widths", widths)
        writer.field("lighting", lighting)
        writer.field("pavements", pavements)
        writer.field("doors", doors)
      }
    }
  }
}

extension MapGap: JSONEncodable {
  /// Writes how many are not known, of how many.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("unknown", unknown)
      writer.field("of", all)
    }
  }
}
