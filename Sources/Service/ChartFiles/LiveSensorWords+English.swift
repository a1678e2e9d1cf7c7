// SPDX-License-Identifier: Apache-2.0

package import Speaking

extension LiveSensorWords {
  /// The words in English.
  package static let english = Edition(
    LiveSensorWords(
      title: "Water in a cistern, live (invented)",
      about: """
        Invented by a formula, a value every second: a pump fills the cistern and houses draw \
        from it. Now and then a burst pipe takes a lot at once.
        """,
      xName: "Second",
      yName: "Water level in centimetres"))
}
