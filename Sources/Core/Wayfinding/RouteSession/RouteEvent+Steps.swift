// SPDX-License-Identifier: Apache-2.0

import Bytes

extension RouteSession {
  /// What can happen to the length of a step.
  public enum StepHappening: Sendable, Equatable {
    /// The person begins to count their steps.
    case begin
    /// They counted so many, over so many metres as they typed; nothing for what they walked since they began.
    case counted(steps: String, metres: String)
    /// The device was moved so strongly, with so many seconds between.
    case motion([Double], every: Double)
  }
}

extension RouteSession.StepHappening {
  /// What this kind of event holds; nil where it is none of these.
  init?(kind: String, json: JSONValue) throws(FieldError) {
    switch kind.bytewise {
    case "count-begin": self = .begin
    case "count-steps":
      self = .counted(
        steps: try json.optionalText("steps") ?? "", metres: try json.optionalText("metres") ?? "")
    case "motion":
      self = .motion(
        (json["samples"]?.array ?? []).compactMap { $0.number },
        every: json["interval"]?.number ?? 0)
    default: return nil
    }
  }
}
