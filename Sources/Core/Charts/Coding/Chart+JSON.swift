// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// A chart as JSON is how one part of Earshot hands a chart that it has read to another: nothing of it is lost, and
/// who gets it need not know how files are read ("A chart as JSON" in `Documentation/charts.md`).
extension Chart: JSONEncodable {
  /// Writes `kind`, `x`, `y`, `series`, and `title`, `rows`, `context` and `notes` where there are any.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("kind", kind.word)
      writer.optional("title", title)
      writer.key("x")
      x.write(to: &writer)
      writer.key("y")
      y.write(to: &writer)
      writer.optional("rows", rowsName)
      writer.key("series")
      writer.array { writer in
        for one in series { one.write(to: &writer) }
      }
      writer.key("context")
      context.write(to: &writer)
      writer.key("notes")
      notes.write(to: &writer)
    }
  }

  /// Reads what `write` writes.
  ///
  /// - Throws: `FieldError` naming the member that is missing or makes no chart.
  public init(json: JSONValue) throws(FieldError) {
    let x = try Axis(json: json.member("x"))
    var series: [Series] = []
    for one in try json.list("series") { series.append(try Series(json: one, x: x)) }
    let kind: ChartKind = try json.choice("kind")
    do throws(ChartDataError) {
      try self.init(
        title: try? json.text("title"), kind: kind, x: x, y: Axis(name: ""), series: series)
    } catch {
      throw .wrongType(name: "series", wanted: .list)
    }
    y = try Axis(json: json.member("y"))
    rowsName = json["rows"]?.string
    if let context = json["context"] { self.context = try ChartContext(json: context) }
    if let notes = json["notes"] { self.notes = try ReadingNotes(json: notes) }
  }
}
