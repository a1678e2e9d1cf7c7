// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What the page of a route says and shows beside the route itself.
public struct RouteSessionWords: Words {
  let loading: String
  let noMap: String
  let choosePlace: String
  let noWay: String
  let firstStep: String
  let lastStep: String
  let step: Template
  let left: Template
  let rehearsing: String
  let stoppedRehearsal: String
  let stopped: String
  /// The act that begins a rehearsal.
  public let rehearse: String
  /// The act that ends it.
  public let stopRehearsing: String
}
