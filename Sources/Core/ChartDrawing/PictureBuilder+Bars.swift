// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths

extension PictureBuilder {
  /// Draws the bars of each series.
  mutating func drawBars(_ plot: PicturePlot) {
    for series in chart.series.indices {
      let points = chart.series[series].points
      let boxes = shown(points, plot).map { plot.box(series, $0) }
      add(.fill(series), .boxes(boxes))
    }
  }

  /// The points with values; of those closer than half a unit, of each column the lowest and the highest.
  private func shown(_ points: [ChartPoint], _ plot: PicturePlot) -> [Int] {
    Thinning(plot.x, columnWidth: 1).runs(points).flatMap { $0 }
  }

  /// Draws boxes with whiskers, medians and outliers.
  mutating func drawBoxes(_ plot: PicturePlot) {
    for series in chart.series.indices {
      guard case .boxes(let boxes) = chart.series[series].detail else { continue }
      var whiskers: [PictureShape.Segment] = []
      var medians: [PictureShape.Segment] = []
      var outliers: [PicturePoint] = []
      var bodies: [PictureBox] = []
      for index in boxes.indices {
        let body = plot.box(series, index)
        bodies.append(body)
        whiskers += self.whiskers(boxes[index], body, plot)
        let median = plot.y.place(boxes[index].median)
        medians.append(
          PictureShape.Segment(PicturePoint(body.left, median), PicturePoint(body.right, median)))
        outliers += boxes[index].outliers.prefix(Self.mostOutliers).map {
          PicturePoint(body.middle.x, plot.y.place($0))
        }
      }
      add(.whisker(series), .segments(whiskers))
      // The median is as dark as the fill of the first series: where there is one only, boxes need no fill.
      add(chart.series.count == 1 ? .hollow(series) : .fill(series), .boxes(bodies))
      add(.median(series), .segments(medians))
      if !outliers.isEmpty {
        add(.outlier(series), .markers(.of(series: series), radius: marker * 0.8, outliers))
      }
    }
  }

  /// Outliers of one box that are drawn at most.
  private static let mostOutliers = 2000

  private func whiskers(
    _ box: Series.Box, _ body: PictureBox, _ plot: PicturePlot
  ) -> [PictureShape.Segment] {
    let middle = body.middle.x
    let cap = body.width / 4
    var segments: [PictureShape.Segment] = []
    for (near, far) in [(body.top, plot.y.place(box.high)), (body.bottom, plot.y.place(box.low))] {
      segments.append(
        PictureShape.Segment(PicturePoint(middle, near), PicturePoint(middle, far)))
      segments.append(
        PictureShape.Segment(PicturePoint(middle - cap, far), PicturePoint(middle + cap, far)))
    }
    return segments
  }

  /// Draws candles: hollow where the value rose, filled where it fell.
  ///
  /// Very many become one for each column.
  mutating func drawCandles(_ plot: PicturePlot) {
    for series in chart.series.indices {
      guard case .candles(let all) = chart.series[series].detail else { continue }
      let points = chart.series[series].points
      let (candles, places) = gathered(all, points, plot)
      var wicks: [PictureShape.Segment] = []
      var rising: [PictureBox] = []
      var falling: [PictureBox] = []
      let half = max(plot.slot(series).width / 2, 1)
      for (candle, place) in zip(candles, places) {
        let middle = plot.x.place(points[place].x) + plot.slot(series).shift
        let body = PictureBox(
          PicturePoint(middle - half, plot.y.place(candle.open)),
          PicturePoint(middle + half, plot.y.place(candle.close)))
        if candle.close >= candle.open { rising.append(body) } else { falling.append(body) }
        for (near, far) in [(body.top, candle.high), (body.bottom, candle.low)] {
          wicks.append(
            PictureShape.Segment(
              PicturePoint(middle, near), PicturePoint(middle, plot.y.place(far))))
        }
      }
      add(.whisker(series), .segments(wicks))
      if !rising.isEmpty { add(.hollow(series), .boxes(rising)) }
      if !falling.isEmpty { add(.fill(series), .boxes(falling)) }
    }
  }

  /// Candles that are at least three units apart, and the points on which they stand.
  private func gathered(
    _ candles: [Series.Candle], _ points: [ChartPoint], _ plot: PicturePlot
  ) -> ([Series.Candle], [Int]) {
    let thinning = Thinning(plot.x, columnWidth: 3)
    guard candles.count > thinning.columns else { return (candles, Array(candles.indices)) }
    var kept: [Series.Candle] = []
    var places: [Int] = []
    var last = -1
    for index in candles.indices {
      let column = thinning.column(points[index].x)
      if column == last, var open = kept.popLast() {
        open.high = max(open.high, candles[index].high)
        open.low = min(open.low, candles[index].low)
        open.close = candles[index].close
        kept.append(open)
      } else {
        kept.append(candles[index])
        places.append(index)
        last = column
      }
    }
    return (kept, places)
  }
}
