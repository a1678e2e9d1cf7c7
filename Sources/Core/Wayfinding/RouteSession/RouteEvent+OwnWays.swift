// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

extension RouteSession {
  /// What can happen to the person's own ways.
  public enum OwnWayHappening: Sendable, Equatable {
    /// Recording begins, or ends and is kept under this name.
    case record(name: String)
    /// A way is to be walked again, by its number from 0; from its end where `isBack`.
    case walk(Int, isBack: Bool)
    /// A way is wanted as a file.
    case save(Int)
    /// A way is to be forgotten.
    case remove(Int)
    /// What is to become of a recording that was cut off.
    case cutOff(CutOff)
    /// A file was opened; nil where it is no text, or too long.
    case file(String?)
  }

  /// What can become of a recording that was cut off.
  public enum CutOff: Sendable, Equatable {
    /// It goes on.
    case resume
    /// It is a way as it is.
    case keep
    case drop
  }
}

extension RouteSession.OwnWayHappening {
  /// What this kind of event holds; nil where it is none of these.
  init?(kind: String, json: JSONValue) throws(FieldError) {
    func number() throws(FieldError) -> Int { (Int(try json.text("key")) ?? 0) - 1 }
    switch kind.bytewise {
    case "record": self = .record(name: try json.optionalText("name") ?? "")
    case "record-resume": self = .cutOff(.resume)
    case "record-keep": self = .cutOff(.keep)
    case "record-drop": self = .cutOff(.drop)
    case "own-way": self = .walk(try number(), isBack: false)
    case "own-way-back": self = .walk(try number(), isBack: true)
    case "own-way-file": self = .save(try number())
    case "own-way-remove": self = .remove(try number())
    case "file": self = .file(json["text"]?.string)
    default: return nil
    }
  }
}
