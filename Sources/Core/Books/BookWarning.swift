// SPDX-License-Identifier: Apache-2.0

/// What whoever reads or hears a book wants to know about its file.
public enum BookWarning: Sendable, Equatable {
  /// These files of sound are named and not there.
  case soundsMissing([String])
  /// These files of text are named and not there, or cannot be read.
  case textsMissing([String])
  /// This part is listed before one that is read earlier; the parts are told in the order of the text.
  case outOfOrder(String)
  /// So many entries of the table of contents lead nowhere.
  case entriesLost(Int)
  /// So many pieces of sound belong to no text that is there; they are heard with the text before them.
  case soundWithoutText(Int)
  /// So many pieces of sound end before they begin; they were left out.
  case badTimes(Int)
  /// These files of sound could not be opened; what is known of them is told by the book alone.
  case soundsUnreadable([String])
  /// These files are called sounds and are none, or are damaged; they were left out.
  case soundsLost([String])
  /// There is no table of contents; headings stand for it.
  case noContents
  /// Headings were guessed from a plain text: so many.
  case headingsGuessed(Int)
  /// The title was not told; the first heading or the name of the file stands for it.
  case titleGuessed
  /// So many pictures have no words that describe them.
  case silentPictures(Int)
  /// The text is in an old encoding, which was guessed.
  case encodingGuessed(String)
  /// Some characters are broken.
  case brokenCharacters
  /// The language was found out from the text: its tag.
  case languageGuessed(String)
  /// So many pages have scripts, which are never run.
  case scripted(Int)
}
