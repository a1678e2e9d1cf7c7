// SPDX-License-Identifier: Apache-2.0

// Attributes of links, `meta`, `link` and `script`. Addresses that could run a script are refused.

extension Attribute {
  /// Where a link leads; `about:invalid` in place of an address that could run a script.
  public static func href(_ address: String) -> Attribute {
    Attribute("href", SafeAddress.link(address))
  }

  /// How the other file is related.
  public static func rel(_ text: String) -> Attribute {
    Attribute("rel", text)
  }

  /// The language of the other page.
  public static func hreflang(_ text: String) -> Attribute {
    Attribute("hreflang", text)
  }

  /// Where the other page opens.
  public static func target(_ text: String) -> Attribute {
    Attribute("target", text)
  }

  /// Store the file under this name.
  public static func download(_ text: String) -> Attribute {
    Attribute("download", text)
  }

  /// For which media the file is meant.
  public static func media(_ text: String) -> Attribute {
    Attribute("media", text)
  }

  /// The sizes of the picture.
  public static func sizes(_ text: String) -> Attribute {
    Attribute("sizes", text)
  }

  /// What is preloaded.
  public static func `as`(_ text: String) -> Attribute {
    Attribute("as", text)
  }

  /// The hash that the file must have.
  public static func integrity(_ text: String) -> Attribute {
    Attribute("integrity", text)
  }

  /// How a file of another origin is asked for.
  public static func crossorigin(_ value: CrossOrigin) -> Attribute {
    Attribute("crossorigin", value.rawValue)
  }

  /// The encoding, `utf-8`.
  public static func charset(_ text: String) -> Attribute {
    Attribute("charset", text)
  }

  /// The value of a `meta`.
  public static func content(_ text: String) -> Attribute {
    Attribute("content", text)
  }

  /// The name of a `meta` of Open Graph.
  public static func property(_ text: String) -> Attribute {
    Attribute("property", text)
  }

  /// A time or a date for machines, such as 2026-03-01T18:00Z.
  public static func datetime(_ text: String) -> Attribute {
    Attribute("datetime", text)
  }

  /// Where the words come from.
  public static func cite(_ text: String) -> Attribute {
    Attribute("cite", text)
  }
}
