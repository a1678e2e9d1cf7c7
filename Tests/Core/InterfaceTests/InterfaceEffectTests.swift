// SPDX-License-Identifier: Apache-2.0

import Bytes
import Interface
import Speaking
import Testing

@Suite("What sessions want done, as JSON")
struct InterfaceEffectTests {
  static let lines: [(InterfaceEffect, String)] = [
    (
      .say(Utterance("Hi", in: .spanish, priority: .urgent, lifetime: 2, staysOnDevice: true)),
      #""say","text":"Hi","language":"es","priority":"urgent","lifetime":2,"staysOnDevice":true"#
    ),
    (.sound(.done), #""sound","earcon":"done""#),
    (.vibrate([40, 20]), #""vibrate","pattern":[40,20]"#),
    (
      .beacon(PlacedSound(.beaconNear, every: 0.6, angle: -40, level: 0.5)),
      #""beacon","earcon":"beacon-near","interval":0.6,"angle":-40,"level":0.5"#
    ),
    (
      .beacon(PlacedSound(.beaconUnsure, every: 1.2, angle: nil, level: 0.5)),
      #""beacon","earcon":"beacon-unsure","interval":1.2,"level":0.5"#
    ),
    (.beacon(nil), #""beacon""#),
    (.show("state", text: "a\"b"), #""show","field":"state","text":"a\"b""#),
    (.value("slider", "7"), #""value","field":"slider","value":"7""#),
    (
      .attribute("slider", name: "max", value: "9"),
      #""attribute","field":"slider","name":"max","value":"9""#
    ),
    (.attribute("a", name: "max", value: nil), #""attribute","field":"a","name":"max""#),
    (.flag("way", .hidden, true), #""flag","field":"way","name":"hidden","on":true"#),
    (
      .list("place", [ListRow(key: "3", text: "Library")]),
      #""list","field":"place","rows":[{"key":"3","text":"Library"}]"#
    ),
    (
      .list("dots", [ListRow(key: "3", text: "3", more: ["9", "1"])]),
      #""list","field":"dots","rows":[{"key":"3","text":"3","more":["9","1"]}]"#
    ),
    (.list("place", []), #""list","field":"place","rows":[]"#),
    (.focus("place"), #""focus","field":"place""#),
    (.device(.compass, isOn: false), #""device","name":"compass","on":false"#),
    (.keys(["k"]), #""keys","keys":["k"]"#),
    (.store(key: "a", value: "1"), #""store","key":"a","value":"1""#),
    (.store(key: "a", value: nil), #""store","key":"a""#),
    (.recall(key: "a"), #""recall","key":"a""#),
    (.send(address: "/a", json: "{}"), #""send","address":"/a","json":"{}""#),
    (
      .fetch(Question("/a?b", answeredBy: "signs", id: 3, json: "{}", patience: 4)),
      #""fetch","address":"/a?b","answer":"signs","id":3,"json":"{}","patience":4"#
    ),
    (
      .fetch(Question("/a", answeredBy: "words")),
      #""fetch","address":"/a","answer":"words","id":0"#
    ),
    (.offer(name: "a.json", text: "{}"), #""offer","name":"a.json","text":"{}""#),
    (.play(afterSpeech: true), #""play","afterSpeech":true"#),
    (.pause, #""pause""#),
    (.seek(position: 1.5), #""seek","position":1.5"#),
    (.rate(1.25), #""rate","rate":1.25"#),
  ]

  @Test("Each effect is one object with its time and kind", arguments: lines)
  func line(effect: InterfaceEffect, members: String) {
    let line = Timed(time: 0.5, effect).jsonBytes
    #expect(String(decoding: line, as: UTF8.self) == #"{"t":0.5,"kind":"# + members + "}")
  }

  @Test(
    "A name stands in an address as what it is",
    arguments: [("en-ueb_g2.ctb~", "en-ueb_g2.ctb~"), ("a&b/é", "a%26b%2F%C3%A9")])
  func address(name: String, written: String) {
    #expect(name.inAddress == written)
  }
}
