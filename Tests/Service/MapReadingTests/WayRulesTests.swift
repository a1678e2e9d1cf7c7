// SPDX-License-Identifier: Apache-2.0

import Testing
import Wayfinding

@testable import MapReading

@Suite("Which ways are walked") struct WayRulesTests {
  @Test(
    "Each value of highway is what it is to a walker",
    arguments: [
      ("highway=footway", WalkMap.WayKind.footway), ("highway=footway,footway=sidewalk", .pavement),
      ("highway=footway,footway=crossing", .crossing), ("highway=path", .path),
      ("highway=path,path=crossing", .crossing), ("highway=steps", .steps),
      ("highway=steps,conveying=yes", .escalator), ("highway=pedestrian", .pedestrianStreet),
      ("highway=living_street", .livingStreet), ("highway=residential", .residentialRoad),
      ("highway=primary_link", .primaryRoad), ("highway=trunk,foot=yes", .trunkRoad),
      ("highway=trunk,sidewalk=left", .trunkRoad), ("highway=cycleway,foot=designated", .cycleway),
      ("highway=elevator", .lift), ("railway=platform", .platform), ("man_made=pier", .footway),
      ("highway=footway,access=no,foot=yes", .footway),
    ])
  func kinds(tags: String, kind: WalkMap.WayKind) throws { #expect(try way(tags).kind == kind) }

  @Test(
    "Where nobody walks there is no way",
    arguments: [
      "highway=motorway", "highway=motorway,foot=yes", "highway=trunk", "highway=cycleway",
      "highway=bridleway", "highway=construction", "highway=proposed", "highway=footway,foot=no",
      "highway=residential,foot=use_sidepath", "highway=service,access=no",
      "highway=primary,motorroad=yes", "railway=rail", "waterway=river", "highway=raceway",
    ])
  func closed(tags: String) {
    #expect(throws: MapReadingError.noWalkableWay) { try way(tags) }
  }

  @Test(
    "Who may walk is known; foot counts before access",
    arguments: [
      ("", WalkMap.Access.open), (",access=private", .closed), (",access=customers", .visitors),
      (",foot=permit", .permit), (",access=private,foot=yes", .open),
      (",foot=private,access=yes", .closed), (",access=destination", .visitors),
    ])
  func access(tags: String, access: WalkMap.Access) throws {
    #expect(try way("highway=service" + tags).access == access)
  }

  @Test("A oneway street is walked both ways; a moving walk is not")
  func directions() throws {
    #expect(try way("highway=residential,oneway=yes").direction == .both)
    #expect(try way("highway=footway,oneway:foot=yes").direction == .forward)
    #expect(try way("highway=steps,conveying=backward").direction == .backward)
  }

  @Test(
    "Pavements are known for each side, or not known",
    arguments: [
      ("", WalkMap.Pavement.unknown, WalkMap.Pavement.unknown), (",sidewalk=both", .yes, .yes),
      (",sidewalk=left", .yes, .no), (",sidewalk=none", .no, .no),
      (",sidewalk=separate", .separate, .separate), (",sidewalk=yes", .unknown, .unknown),
      (",sidewalk:right=separate", .unknown, .separate),
      (",sidewalk:both=no,sidewalk:left=yes", .yes, .no),
    ])
  func pavements(tags: String, left: WalkMap.Pavement, right: WalkMap.Pavement) throws {
    let way = try way("highway=residential" + tags)
    #expect(way.leftPavement == left)
    #expect(way.rightPavement == right)
  }

  @Test("What one walks on is known with its width, its light and what is above it")
  func details() throws {
    let way = try way(
      "highway=footway,surface=sett,width=2.5%20%m,lit=yes,tunnel=building_passage,layer=-1,"
        + "tactile_paving=partial,incline=-5%25%")
    #expect(way.surface == .cobbles)
    #expect(way.width == 250)
    #expect(way.lighting == .yes)
    #expect(way.cover == .covered)
    #expect(way.layer == -1)
    #expect(way.tactilePaving == .unknown)
    #expect(way.rise == .down)
    #expect(way.steps == nil)
  }

  @Test(
    "Widths come in several forms, and what is none is not known",
    arguments: [
      ("2", 200), ("2.5", 250), ("2 m", 200), ("150cm", 150), ("6'", 183), ("6'6\"", 198),
      ("narrow", nil), ("-1", nil), ("0", nil), ("1e9", nil), ("nan", nil), ("2;3", nil),
    ] as [(String, Int?)])
  func widths(text: String, centimetres: Int?) {
    #expect(WayDetails.centimetres(text) == centimetres)
  }

  @Test("Steps tell their number, handrails and ramps, and what they do not know")
  func steps() throws {
    let known = try way(
      "highway=steps,step_count=12,handrail:left=yes,handrail:right=no,ramp=no,incline=up,"
        + "tactile_paving=yes")
    var steps = WalkMap.Steps(count: 12)
    steps.handrail = .yes
    steps.leftHandrail = .yes
    steps.rightHandrail = .no
    steps.ramp = .no
    steps.tactileWarning = .yes
    #expect(known.steps == steps)
    #expect(known.rise == .up)
    #expect(known.tactilePaving == .unknown)
    #expect(try way("highway=steps").steps == WalkMap.Steps())
    #expect(try way("highway=steps,step_count=many").steps?.count == nil)
    #expect(try way("highway=steps,step_count=-3").steps?.count == nil)
  }
}
