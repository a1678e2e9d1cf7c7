import Braille
import Speaking
import SyntheticTyping

func p(_ l: String, _ make: (TypingLevel) -> TypingTrial) {
  print(l, TypingLevel.all.map { ((make($0).accuracy(of: [.adaptive])[0]) * 1000).rounded() / 10 })
}
for s in 1...6 { p("seed \(s)") { TypingTrial($0, seed: UInt64(s)) } }
for n in TypingLevel.Noise.allCases { p("\(n)") { TypingTrial($0.with(n)) } }
p("flat") {
  var t = TypingTrial($0); t.language = nil; return t
}
p("any") {
  var t = TypingTrial($0); t.text = .anyCell; return t
}
p("anyflat") {
  var t = TypingTrial($0); t.text = .anyCell; t.language = nil; return t
}
p("es") {
  var t = TypingTrial($0); t.language = .spanish; return t
}
p("ar") {
  var t = TypingTrial($0); t.language = .arabic; return t
}
