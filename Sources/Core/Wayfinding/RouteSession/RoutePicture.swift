// SPDX-License-Identifier: Apache-2.0

public import Interface

/// The picture of the way on a page, and what of it is shown now.
struct RoutePicture: Sendable {
  /// The device keeps under this key whether it is hidden.
  static let key = "earshot-way-picture"

  /// Where somebody is in the picture.
  struct Mark: Sendable, Equatable {
    var place: MapPicture.Point
    /// Whither they face, in degrees from north; nil where that is not known.
    var facing: Int?
    /// How far off the place may be, where that must be told.
    var doubt: Doubt?
  }

  /// How far off a place may be.
  struct Doubt: Sendable, Equatable {
    var metres: Double
    /// Whether it is so far that no place in the circle is claimed.
    var isLost: Bool
  }

  /// Whose place the mark is.
  enum Walker: Sendable, Equatable {
    case here
    case inMind
    case step(Int)
    case unknown
  }

  /// What is shown beside the way itself.
  struct Look: Sendable, Equatable {
    var frame: PictureFrame
    var mark: Mark?
    var walker: Walker
  }

  /// Where the picture of the map is; nil where the page has none.
  let address: String?
  /// Where places lie in it, once the map is there.
  var map: MapPicture?
  var isHidden = false
  var isNear = false
  /// The way that is drawn, and its drawing.
  var plan: RoutePlan?
  var drawing: RouteDrawing?
  var look: Look?

  init(address: String?) { self.address = address }
}

/// The parts of the picture of a way.
extension Part {
  /// All of it, with its words.
  public static let picture: Part = "picture"
  /// What the button does next that shows and hides it.
  public static let pictureShown: Part = "picture-shown"
  /// What the button does next that shows what is near, or all.
  public static let pictureNear: Part = "picture-near"
  /// The frame of what is shown.
  public static let pictureFrame: Part = "picture-frame"
  /// The map below the way.
  public static let pictureMap: Part = "picture-map"
  /// The line of the way; there is one for each of its stripes.
  public static let pictureWay: Part = "picture-way"
  /// From the ends of that line to the ends of the way.
  public static let pictureGaps: Part = "picture-gaps"
  /// The places between.
  public static let pictureStops: Part = "picture-stops"
  /// The beginning.
  public static let pictureStart: Part = "picture-start"
  /// The end.
  public static let pictureGoal: Part = "picture-goal"
  /// Where the walker is.
  public static let pictureWalker: Part = "picture-walker"
  /// Whither they face.
  public static let pictureFacing: Part = "picture-facing"
  /// Around all places where they may be.
  public static let pictureDoubt: Part = "picture-doubt"
  /// What it shows, in words.
  public static let pictureWords: Part = "picture-words"
  /// Where the walker is in it, in words.
  public static let pictureWhere: Part = "picture-where"
}
