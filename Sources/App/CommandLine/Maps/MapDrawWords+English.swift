// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapDrawWords {
  static let english = Edition(
    MapDrawWords(
      summary: "Draw a map as a picture for the eyes, or for the fingers.",
      area: "Only this area: west, south, east, north in degrees.",
      around: "Only what is around this position or place; a place is marked apart.",
      within: "How far around it, to each side; 200 if not given.",
      tactile: "For swell paper or an embosser: a key in braille, then the map.",
      paper: "The paper for --tactile; a4 if not given.",
      output: "The picture to write; without it, it goes to standard output.",
      language: "The language of the words and the braille; that of the system if not given.",
      discussion: """
        North is up. Buildings, water, parks, streets with their names, footways, steps, crossings and places are drawn with
        strong contrast, light or dark as the reader wants; no two kinds differ by colour alone. With --tactile the ways
        that fingers can tell apart are drawn on a sheet of the paper’s size, with letters that a key in braille explains:
        print it at 100 %.
        """,
      paperOfPicture: "The option --paper is for --tactile.",
      withinNothing: "The option --within needs --around.",
      twoAreas: "Give --area or --around, not both.",
      wrongDistance: "The option --within takes 20 to 20000 metres.",
      nothing: "There is no way of this map in the area. Check the numbers.",
      tooLarge: "The picture would be too large. Choose a smaller area with --area or --around.",
      from: "With --tactile: draw the way from here, a place by its first door.",
      to: "Where the way leads.",
      onlyTactile: "The option {} is for --tactile.",
      wantsBothEnds: "The option {} needs a way: give --from and --to."))
}
