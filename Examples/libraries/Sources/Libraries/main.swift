// SPDX-License-Identifier: Apache-2.0

import Braille
import Bytes
import ChartReading
import ChartWords
import Charts
import Playback
import Sonification
import Sounding
import Speaking
import Wayfinding

// Braille: a dot typed on the glass of a phone.
var pad = try RecognizerSession(configuration: .object([]))
let touches = [
  #"{"t":0.1,"phase":"began","touch":1,"x":300,"y":100}"#, #"{"t":0.3,"phase":"ended","touch":1}"#,
]
for touch in touches {
  print(String(decoding: try pad.handle(json: Array(touch.utf8)), as: UTF8.self), terminator: "")
}

// Sonification: a chart as sound.
let chart = try Chart(reading: Array("Hour,Degrees\n0,9\n12,21\n24,11\n".utf8))
let plan = try ChartPlan(chart, options: ChartOptions(mapping: .classic))
print("\(ChartSynthesizer.samples(of: plan).count) samples")

// The example of Audiograph's README on Earshot (Documentation/charts.md maps every name).
var options = ChartOptions(duration: .recommended, smoothing: .standard)
options.volume = 1
let points = [ChartPoint(x: 0, y: 9), ChartPoint(x: 12, y: 21), ChartPoint(x: 24, y: 11)]
let priceOverTime = try Chart(x: "Time", y: "Price", points: points)
let accessibilityLabel = ChartDescription(priceOverTime, in: .english).summary
var audiograph = ScoreRenderer(try ChartSound(priceOverTime, options: options).score)
var left = [Float](repeating: 0, count: 512)
var right = left
while !audiograph.isFinished {
  left.withUnsafeMutableBufferPointer { left in
    right.withUnsafeMutableBufferPointer { right in audiograph.render(into: left, right: right) }
  }  // Here an app hands both ears to the sound card.
}
audiograph.stop()
print("\(accessibilityLabel) \(audiograph.duration) seconds")

// Wayfinding: where a place lies.
let here = try Coordinate(text: "38.3865, -0.5113")
let library = try Coordinate(text: "38.3833, -0.5122")
print("\(Int(here.distance(to: library))) metres")

// Playback: a player without a sound card. It answers each event with what to do, one effect in a line of JSON.
let english = JSONValue.object([JSONMember(name: "language", value: .string("en"))])
var player = try PlaybackSession(configuration: english)
let load = #"{"t":0,"kind":"load","track":"1","title":"A song","language":"en","duration":60}"#
_ = try player.handle(json: Array(load.utf8))
let effects = try player.handle(json: Array(#"{"t":1,"kind":"where"}"#.utf8))
print(String(decoding: effects, as: UTF8.self), terminator: "")
