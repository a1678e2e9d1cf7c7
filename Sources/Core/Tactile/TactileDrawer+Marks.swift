// SPDX-License-Identifier: Apache-2.0

import ChartDrawing
import ChartWords
import Charts
import Maths
import Speaking

extension TactileDrawer {
  /// Draws the data.
  mutating func drawMarks(_ plot: PicturePlot) {
    switch chart.kind {
    case .line: drawLines(plot)
    case .area: drawAreas(plot)
    case .scatter: drawPoints(plot)
    case .bar, .groupedBar, .stackedBar, .histogram: drawBars(plot)
    case .boxPlot: drawBoxes(plot)
    case .candlestick: drawCandles(plot)
    case .heatMap: drawSquares(plot)
    case .pie: drawSlices(plot)
    }
  }

  /// The points of a series that a finger can follow: extremes of columns, then without what is nearly straight.
  private func runs(_ series: Int, _ plot: PicturePlot) -> [[Int]] {
    let points = chart.series[series].points
    let thinned = Thinning(plot.x, columnWidth: TactileMeasure.column).runs(points)
    return thinned.map { run in
      let places = run.map { plot.anchor(series, $0) }
      return TactileSimplification.kept(places, within: TactileMeasure.simplification)
        .map { run[$0] }
    }
  }

  private mutating func drawLines(_ plot: PicturePlot) {
    let lines = chart.series.indices.map { series in
      runs(series, plot).map { run in run.map { plot.anchor(series, $0) } }
    }
    // The grid keeps away from all lines, but no line from another.
    for line in lines.joined() where line.count > 1 { page.shapes.append(.line(line, .clearing)) }
    for series in chart.series.indices {
      var last: PicturePoint?
      for places in lines[series] {
        last = places.last
        if places.count == 1 {
          page.shapes.append(.marker(.disc, places[0]))
        } else {
          page.shapes.append(.line(places, .data(series)))
        }
      }
      guard chart.series.count > 1 || section.firstSeries > 0 else { return }
      let letter = key.letter(for: chart.series[series].name, .line(.data(series), nil))
      if let last { endLabels.append((last.y, letter)) }
    }
  }

  private mutating func drawAreas(_ plot: PicturePlot) {
    for series in chart.series.indices {
      for run in runs(series, plot) {
        let upper = run.map { plot.anchor(series, $0) }
        let lower = zip(run, upper).reversed().map { index, place in
          let base = plot.stacks.map { $0.bases[series][index] } ?? 0
          return PicturePoint(place.x, plot.y.place(base))
        }
        page.shapes.append(.area(upper + lower, .of(series)))
      }
      explain(series)
    }
  }

  private mutating func explain(_ series: Int) {
    guard chart.series.count > 1 || section.firstSeries > 0 else { return }
    key.write(chart.series[series].name, .area(.of(series)))
  }

  /// Draws points that are far enough apart, those at the ends of the data first, the series in turns.
  private mutating func drawPoints(_ plot: PicturePlot) {
    let markers: [PictureShape.Marker] = [.disc, .square, .triangle, .cross, .bar]
    let orders = chart.series.map { TactileSimplification.endsFirst($0.points) }
    var places: [PicturePoint] = []
    for turn in 0..<orders.reduce(0, { max($0, $1.count) }) {
      for (series, order) in orders.enumerated() where turn < order.count {
        let place = plot.anchor(series, order[turn])
        let isFree = places.allSatisfy {
          hypot($0.x - place.x, $0.y - place.y) >= TactileMeasure.markerPitch
        }
        guard isFree else { continue }
        places.append(place)
        page.shapes.append(.marker(markers[series % markers.count], place))
      }
    }
    if chart.series.count > 1 || section.firstSeries > 0 {
      for (series, one) in chart.series.enumerated() {
        key.write(one.name, .marker(markers[series % markers.count]))
      }
    }
    let all = orders.reduce(0) { $0 + $1.count }
    if places.count < all {
      key.write(
        TactileWords[language].points([
          "drawn": places.count.description, "all": all.description,
        ]))
    }
  }

  private mutating func drawBars(_ plot: PicturePlot) {
    for series in chart.series.indices {
      let points = chart.series[series].points
      for index in points.indices where !points[index].isMissing {
        page.shapes.append(.area(plot.box(series, index).corners, .of(series)))
      }
      explain(series)
    }
  }

  private mutating func drawBoxes(_ plot: PicturePlot) {
    for series in chart.series.indices {
      guard case .boxes(let boxes) = chart.series[series].detail else { continue }
      for (index, box) in boxes.enumerated() {
        let body = plot.box(series, index)
        let middle = body.middle.x
        page.shapes.append(.area(body.corners, chart.series.count > 1 ? .of(series) : .empty))
        for (near, far) in [(body.top, box.high), (body.bottom, box.low)] {
          let end = plot.y.place(far)
          page.line(PicturePoint(middle, near), PicturePoint(middle, end), .axis)
          page.line(
            PicturePoint(middle - body.width / 4, end), PicturePoint(middle + body.width / 4, end),
            .axis)
        }
        let median = plot.y.place(box.median)
        page.line(
          PicturePoint(body.left, median), PicturePoint(body.right, median), .data(0))
        drawOutliers(box.outliers, middle, plot)
      }
      explain(series)
    }
    key.write(TactileWords[language].boxes)
  }

  private mutating func drawOutliers(_ values: [Double], _ x: Double, _ plot: PicturePlot) {
    var last = Double.infinity
    for value in values {
      let y = plot.y.place(value)
      guard (last - y).magnitude >= TactileMeasure.markerPitch else { continue }
      last = y
      page.shapes.append(.marker(.disc, PicturePoint(x, y)))
    }
  }

  private mutating func drawCandles(_ plot: PicturePlot) {
    for series in chart.series.indices {
      guard case .candles(let candles) = chart.series[series].detail else { continue }
      for (index, candle) in candles.enumerated() {
        let body = plot.box(series, index)
        let middle = body.middle.x
        for (near, far) in [(body.top, candle.high), (body.bottom, candle.low)] {
          page.line(PicturePoint(middle, near), PicturePoint(middle, plot.y.place(far)), .axis)
        }
        page.shapes.append(.area(body.corners, candle.close >= candle.open ? .empty : .stripes))
      }
    }
    key.write(TactileWords[language].candles)
  }

  /// Draws a square in each cell of a heat map, larger for higher values.
  private mutating func drawSquares(_ plot: PicturePlot) {
    let range = section.values
    for series in chart.series.indices {
      let points = chart.series[series].points
      for index in points.indices where !points[index].isMissing {
        let box = plot.box(series, index)
        let share = (points[index].y - range.lowerBound) / (range.upperBound - range.lowerBound)
        let step = share.isFinite ? min((clamp(share, to: 0...1) * 4).rounded(.down), 3) : 1
        let most = min(box.width, box.height) - TactileMeasure.gap
        let half = max(most * (0.25 + 0.25 * step), 1.5) / 2
        let middle = box.middle
        let corners = PictureBox(
          PicturePoint(middle.x - half, middle.y - half),
          PicturePoint(middle.x + half, middle.y + half)
        ).corners
        page.shapes.append(.area(corners, .solid))
      }
    }
    let words = AxisWords(chart.y, range: range)
    key.write(
      TactileWords[language].squares([
        "from": words.value(range.lowerBound, in: language),
        "to": words.value(range.upperBound, in: language),
      ]))
  }

  private mutating func drawSlices(_ plot: PicturePlot) {
    let (centre, radius) = plot.disc
    let slices = plot.slices()
    let points = chart.series[0].points
    let whole = points.reduce(0.0) { $0 + ($1.y > 0 ? $1.y : 0) }
    key.write(TactileWords[language].clockwise)
    var lettered: [PicturePoint] = []
    for (index, slice) in slices.enumerated() {
      let width = slice.upperBound - slice.lowerBound
      let share = whole > 0 && points[index].y > 0 ? points[index].y / whole * 100 : 0
      let name = AxisWords(chart.x, range: chart.xRange).value(points[index].x, in: language)
      // The last slice lies beside the first one.
      let isAlike = index > 1 && index == slices.count - 1 && TactileTexture.of(index) == .of(0)
      let texture = TactileTexture.of(isAlike ? index + 1 : index)
      let letter = key.letter(for: name + " \(Int(share.rounded()))%", .area(texture))
      guard width > 0 else { continue }
      let steps = max(Int((width / 0.05).rounded(.up)), 1)
      let arc = (0...steps).map { step in
        plot.onDisc(slice.lowerBound + width * Double(step) / Double(steps), share: 1)
      }
      let isWhole = width > 2 * Double.pi - 1e-6
      page.shapes.append(.area(isWhole ? arc : [centre] + arc, texture))
      let middle = (slice.lowerBound + slice.upperBound) / 2
      // The letters of slim slices stand in two rings; where even that is too narrow, their order tells.
      let rings = [9.0, 18].map { plot.onDisc(middle, share: 1 + $0 / max(radius, 1)) }
      let free = rings.first { ring in
        lettered.allSatisfy {
          max(($0.x - ring.x).magnitude - 6, ($0.y - ring.y).magnitude) >= TactileMeasure.linePitch
        }
      }
      guard let place = free else { continue }
      lettered.append(place)
      write(letter, centredAt: place.x, top: place.y - TactileMeasure.dotPitch)
    }
  }

  /// Draws thresholds and events, each with a letter.
  mutating func drawNotes(_ plot: PicturePlot) {
    guard !chart.kind.isDisc else { return }
    let box = plot.box
    if !chart.kind.isGrid {
      for threshold in chart.context.thresholds.prefix(5)
      where section.upward.contains(threshold.value) {
        let y = plot.y.place(threshold.value)
        page.line(PicturePoint(box.left, y), PicturePoint(box.right, y), .note)
        let value = AxisWords(chart.y, range: section.upward).value(threshold.value, in: language)
        let name = threshold.name.map { $0 + ": " } ?? ""
        endLabels.append(
          (y, key.letter(for: name + value, .line(.note, nil))))
      }
    }
    var last = -Double.infinity
    for event in chart.context.events.prefix(10) where section.across.contains(event.x) {
      let x = plot.x.place(event.x)
      page.line(PicturePoint(x, box.top), PicturePoint(x, box.bottom), .note)
      let letter = key.letter(for: event.name, .line(.note, nil))
      guard x - last >= 2 * TactileMeasure.cellPitch else { continue }
      last = x
      write(letter, centredAt: x, top: box.top - 9)
    }
  }
}

extension PictureBox {
  /// Its corners, clockwise from the left upper one.
  var corners: [PicturePoint] {
    [
      PicturePoint(left, top), PicturePoint(right, top), PicturePoint(right, bottom),
      PicturePoint(left, bottom),
    ]
  }
}
