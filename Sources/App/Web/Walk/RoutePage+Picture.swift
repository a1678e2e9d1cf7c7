// SPDX-License-Identifier: Apache-2.0

import HTML
import Speaking
import Wayfinding

/// The way on the picture of the map, with a mark where the walker is.
///
/// The session draws it, and the server where scripts do not. Its room is kept by its form, so nothing moves when the map comes.
func wayPicture(
  _ picture: OfferedMap.Picture, of map: OfferedMap, _ told: ToldRoute?, _ visit: Visit
) -> Node {
  let words = RoutePictureWords[visit.language]
  let drawing = told?.drawing
  return section(.class("route__picture stack"), .ariaLabelledBy("picture-title")) {
    h3(.id("picture-title")) { words.title(map.name(visit)) }
    div(.class("cluster"), .data("scripted")) {
      act("picture", "picture-shown", words.hide, words.show)
      act("picture-near", "picture-near", words.near, words.whole)
    }
    figure(.class("stack"), .data("part", "picture"), .when(drawing == nil, .hidden())) {
      frame(picture, drawing)
      figcaption(.class("stack")) {
        p(.class("quiet"), .data("part", "picture-words"), .dir(.auto)) {
          drawing?.text(in: visit.language) ?? ""
        }
        p(.data("part", "picture-where"), .data("scripted"), .dir(.auto)) {}
      }
    }
  }
}

private func act(_ act: String, _ field: String, _ words: String, _ other: String) -> Node {
  button(.button, .class("button"), .data("act", act), .data("safe")) {
    steadyWords(words, among: [other], .data("field", field))
  }
}

/// The caption says what is in it, so that nothing is told twice.
private func frame(_ picture: OfferedMap.Picture, _ drawing: RouteDrawing?) -> Node {
  svg(
    .viewBox(drawing?.frame.box ?? "0 0 4 3"), .data("part", "picture-frame"), .ariaHidden(),
    .attribute("class", "picture")
  ) {
    // What stands below the map in its picture is cut off.
    svg(.attribute("width", "\(picture.width)"), .attribute("height", "\(picture.mapHeight)")) {
      element(
        "image", .data("part", "picture-map"),
        .when(drawing != nil, .attribute("href", picture.address)),
        .attribute("width", "\(picture.width)"), .attribute("height", "\(picture.height)"))
    }
    for stripe in ["rim", "edge", "middle", "dashes"] {
      line("way picture__\(stripe)", "picture-way", drawing?.path)
    }
    for stripe in ["rim", "edge"] {
      line("gaps picture__\(stripe)", "picture-gaps", drawing?.gaps)
    }
    for stripe in ["edge", "middle"] {
      line("stops picture__\(stripe)", "picture-stops", drawing?.dots)
    }
    marks(drawing)
  }
}

private func line(_ look: String, _ part: String, _ path: String?) -> Node {
  element(
    "path", .attribute("class", "picture__\(look)"), .data("part", part),
    .when(path != nil, .attribute("d", path ?? "")))
}

/// Each mark has a form of its own, and a rim that stands out on light and on dark.
private func marks(_ drawing: RouteDrawing?) -> Node {
  func transform(to point: MapPicture.Point?) -> Attribute {
    let place = drawing.flatMap { drawing in point.map { drawing.frame.transform(to: $0) } }
    return .when(place != nil, .attribute("transform", place ?? ""))
  }
  return .fragment([
    element("circle", .attribute("class", "picture__doubt"), .data("part", "picture-doubt")),
    element(
      "g", .attribute("class", "picture__mark"), .data("part", "picture-start"),
      transform(to: drawing?.start)
    ) {
      for stripe in ["rim", "edge", "middle"] {
        element("circle", .attribute("class", "picture__\(stripe)"), .attribute("r", "11"))
      }
    },
    element(
      "g", .attribute("class", "picture__mark"), .data("part", "picture-goal"),
      transform(to: drawing?.goal)
    ) {
      for stripe in ["rim", "edge", "middle"] {
        form("M-11 -11h22v22h-22z", stripe)
      }
      form("M-4 -4h8v8h-8z", "core")
    },
    element("g", .attribute("class", "picture__mark"), .data("part", "picture-walker")) {
      element("g", .attribute("class", "picture__facing"), .data("part", "picture-facing")) {
        form("M0 -30L11 -13H-11z", "arrow")
      }
      element("circle", .attribute("class", "picture__disc"), .attribute("r", "13"))
      form("M0 -8V8M-8 0H8", "cross")
    },
  ])
}

private func form(_ path: String, _ look: String) -> Node {
  element("path", .attribute("class", "picture__\(look)"), .attribute("d", path))
}
