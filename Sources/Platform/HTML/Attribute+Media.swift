// SPDX-License-Identifier: Apache-2.0

// Attributes of pictures, sound, video and drawings.

extension Attribute {
  /// Where the file is loaded from.
  public static func src(_ address: String) -> Attribute {
    Attribute("src", SafeAddress.source(address))
  }

  /// The forms of a picture for several sizes.
  public static func srcset(_ text: String) -> Attribute {
    Attribute("srcset", text)
  }

  /// What the picture says, in words; empty for decoration.
  public static func alt(_ text: String) -> Attribute {
    Attribute("alt", text)
  }

  /// The width in CSS pixels.
  public static func width(_ number: Int) -> Attribute {
    Attribute("width", String(number))
  }

  /// The height in CSS pixels.
  public static func height(_ number: Int) -> Attribute {
    Attribute("height", String(number))
  }

  /// When the picture is loaded.
  public static func loading(_ value: Loading) -> Attribute {
    Attribute("loading", value.rawValue)
  }

  /// The browser shows its own controls.
  public static func controls(_ isOn: Bool = true) -> Attribute {
    Attribute("controls", flag: isOn)
  }

  /// How much is loaded before it is played.
  public static func preload(_ value: Preload) -> Attribute {
    Attribute("preload", value.rawValue)
  }

  /// Starts again at the end.
  public static func loop(_ isOn: Bool = true) -> Attribute {
    Attribute("loop", flag: isOn)
  }

  /// Begins without sound.
  public static func muted(_ isOn: Bool = true) -> Attribute {
    Attribute("muted", flag: isOn)
  }

  /// Plays in its place on phones.
  public static func playsinline(_ isOn: Bool = true) -> Attribute {
    Attribute("playsinline", flag: isOn)
  }

  /// The picture that stands for a video.
  public static func poster(_ address: String) -> Attribute {
    Attribute("poster", SafeAddress.source(address))
  }

  /// The kind of a `track`.
  public static func kind(_ text: String) -> Attribute {
    Attribute("kind", text)
  }

  /// The language of a `track`.
  public static func srclang(_ text: String) -> Attribute {
    Attribute("srclang", text)
  }

  /// The `track` that is on at first.
  public static func `default`(_ isOn: Bool = true) -> Attribute {
    Attribute("default", flag: isOn)
  }

  /// The part of the plane that a drawing shows: left, top, width, height.
  public static func viewBox(_ text: String) -> Attribute {
    Attribute("viewBox", text)
  }

  /// The line of a `path`.
  public static func d(_ text: String) -> Attribute {
    Attribute("d", text)
  }

  /// The corners of a `polyline` or `polygon`.
  public static func points(_ text: String) -> Attribute {
    Attribute("points", text)
  }

  /// The colour inside.
  public static func fill(_ text: String) -> Attribute {
    Attribute("fill", text)
  }

  /// The colour of the line.
  public static func stroke(_ text: String) -> Attribute {
    Attribute("stroke", text)
  }

  /// The width of the line.
  public static func strokeWidth(_ number: Double) -> Attribute {
    Attribute("stroke-width", number: number)
  }

  /// The ends of the line.
  public static func strokeLinecap(_ text: String) -> Attribute {
    Attribute("stroke-linecap", text)
  }

  /// The corners of the line.
  public static func strokeLinejoin(_ text: String) -> Attribute {
    Attribute("stroke-linejoin", text)
  }

  /// The dashes of the line.
  public static func strokeDasharray(_ text: String) -> Attribute {
    Attribute("stroke-dasharray", text)
  }

  /// How the shape is moved, turned or scaled.
  public static func transform(_ text: String) -> Attribute {
    Attribute("transform", text)
  }

  /// Which end of the words stands at the point.
  public static func textAnchor(_ text: String) -> Attribute {
    Attribute("text-anchor", text)
  }

  /// How the drawing fits its place.
  public static func preserveAspectRatio(_ text: String) -> Attribute {
    Attribute("preserveAspectRatio", text)
  }

  /// Whether old browsers put a drawing in the order of the Tab key.
  public static func focusable(_ state: Bool = true) -> Attribute {
    Attribute("focusable", state: state)
  }

  /// The place from the left.
  public static func x(_ number: Double) -> Attribute {
    Attribute("x", number: number)
  }

  /// The place from the top.
  public static func y(_ number: Double) -> Attribute {
    Attribute("y", number: number)
  }

  /// Where a line begins, from the left.
  public static func x1(_ number: Double) -> Attribute {
    Attribute("x1", number: number)
  }

  /// Where a line begins, from the top.
  public static func y1(_ number: Double) -> Attribute {
    Attribute("y1", number: number)
  }

  /// Where a line ends, from the left.
  public static func x2(_ number: Double) -> Attribute {
    Attribute("x2", number: number)
  }

  /// Where a line ends, from the top.
  public static func y2(_ number: Double) -> Attribute {
    Attribute("y2", number: number)
  }

  /// The middle, from the left.
  public static func cx(_ number: Double) -> Attribute {
    Attribute("cx", number: number)
  }

  /// The middle, from the top.
  public static func cy(_ number: Double) -> Attribute {
    Attribute("cy", number: number)
  }

  /// The radius.
  public static func r(_ number: Double) -> Attribute {
    Attribute("r", number: number)
  }

  /// The radius across, or of a corner.
  public static func rx(_ number: Double) -> Attribute {
    Attribute("rx", number: number)
  }

  /// The radius down, or of a corner.
  public static func ry(_ number: Double) -> Attribute {
    Attribute("ry", number: number)
  }

  /// The namespace, for drawings that stand alone.
  public static func xmlns(_ text: String) -> Attribute {
    Attribute("xmlns", text)
  }
}
