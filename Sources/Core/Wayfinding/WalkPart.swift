// SPDX-License-Identifier: Apache-2.0

public import Interface

/// The parts of a walk.
extension Part {
  /// The list of the kinds of place.
  public static let category: Part = "category"
  /// The list of the places.
  public static let place: Part = "place"
  /// The form that chooses a place; after that it takes a typed position.
  public static let form: Part = "form"
  /// What the form does.
  public static let submit: Part = "submit"
  /// The first act of the page, while no place is chosen.
  public static let start: Part = "start"
  /// What is there to choose a place.
  public static let choosing: Part = "choosing"
  /// What is there to type a position.
  public static let typing: Part = "typing"
  /// The field of the typed position.
  public static let position: Part = "position"
  /// What is wrong with what that field holds.
  public static let positionError: Part = "position-error"
  /// What uses a typed position.
  public static let use: Part = "use"
  /// What was said last, where it does not stand in the sentence already.
  public static let said: Part = "said"
  /// The places around, each a button that chooses it.
  public static let near: Part = "near"
  /// All that is told of the place.
  public static let way: Part = "way"
  /// Its heading: the name of the place.
  public static let name: Part = "name"
  /// Where the place lies, very large.
  public static let sentence: Part = "sentence"
  /// How well position and heading are known.
  public static let status: Part = "status"
  /// What the button for position and compass does next.
  public static let watch: Part = "watch"
  /// What the button for guidance on the way does next.
  public static let guide: Part = "guide"
  /// The picture of the direction; its needle, and the letter that says that up is north.
  public static let dial: Part = "dial"
  /// The needle of the dial.
  public static let needle: Part = "needle"
  /// The letter above the dial, where up is north and not straight ahead.
  public static let north: Part = "north"
}
