// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What is said of the places of one’s own.
public struct OwnPlaceWords: Words {
  let ownPlace: Template
  let elsewhere: Template
  let keptHere: Template
  let keptWithin: Template
  let keptAtStep: Template
  let keptInMind: Template
  let keptTyped: Template
  let keptAtMark: Template
  let numbered: Template
  let numberedMany: Template
  let looking: String
  let tooPoor: Template
  let renamed: Template
  let removed: Template
  let undo: Template
  let isBack: Template
  let nothingToUndo: String
  let needsName: String
  let longName: String
  let tooMany: String
  let tooManyInFile: Template
  let taken: Template
  let wereThere: Template
  let wrongFile: Template
  let noFile: String
  let noPlaces: String
  let noSuchPlace: String
  let notHere: Template
  let notKept: String
  let damaged: String
}
