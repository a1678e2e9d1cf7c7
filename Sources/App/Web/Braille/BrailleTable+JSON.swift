// SPDX-License-Identifier: Apache-2.0

package import BrailleTables
package import Bytes

extension BrailleTable {
  /// Writes the table as one JSON object; what it does not say of itself is left out.
  package func write(to writer: inout JSONWriter) {
    writer.object { json in
      json.field("table", id)
      json.field("name", name)
      json.key("languages")
      json.array { list in
        for language in languages { list.value(language) }
      }
      if let kind { json.field("kind", kind.rawValue) }
      if let grade { json.field("grade", grade) }
      if let contraction { json.field("contraction", contraction.rawValue) }
      if let dots { json.field("dots", dots) }
      if let direction { json.field("direction", direction.rawValue) }
      if let system { json.field("system", system) }
    }
  }
}
