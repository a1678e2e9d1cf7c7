// SPDX-License-Identifier: Apache-2.0

import Bytes

extension ChartContext {
  /// Writes `thresholds` and `events`, and `description` and `subtitle` where there are any.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.optional("description", description)
      writer.optional("subtitle", subtitle)
      writer.key("thresholds")
      writer.array { writer in
        for threshold in thresholds {
          writer.object { writer in
            writer.field("value", threshold.value)
            writer.optional("name", threshold.name)
          }
        }
      }
      writer.key("events")
      writer.array { writer in
        for event in events {
          writer.object { writer in
            writer.field("x", event.x)
            writer.field("name", event.name)
          }
        }
      }
    }
  }

  /// Reads it; each member may be left out.
  init(json: JSONValue) throws(FieldError) {
    self.init(description: json["description"]?.string, subtitle: json["subtitle"]?.string)
    for threshold in json["thresholds"] == nil ? [] : try json.list("thresholds") {
      thresholds.append(
        Threshold(value: try threshold.double("value"), name: threshold["name"]?.string))
    }
    for event in json["events"] == nil ? [] : try json.list("events") {
      events.append(Event(x: try event.double("x"), name: try event.text("name")))
    }
  }
}
