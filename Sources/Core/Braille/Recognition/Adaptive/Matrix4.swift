// SPDX-License-Identifier: Apache-2.0

/// Four by four numbers at most; smaller matrices use the upper left part.
struct Matrix4: Sendable {
  private var numbers = SIMD16<Double>(repeating: 0)

  subscript(row: Int, column: Int) -> Double {
    get { numbers[(row & 3) << 2 | (column & 3)] }
    set { numbers[(row & 3) << 2 | (column & 3)] = newValue }
  }
}

/// Four numbers of a column at most.
typealias Column4 = SIMD4<Double>

/// The lower triangle L of a symmetric matrix L·Lᵀ.
struct Cholesky: Sendable {
  private var lower = Matrix4()
  private let count: Int

  /// The triangle of the first `count` rows; a matrix that is not positive is taken for the nearest that is.
  init(_ matrix: Matrix4, count: Int) {
    self.count = count
    for row in 0..<count {
      for column in 0...row {
        var rest = matrix[row, column]
        for index in 0..<column { rest -= lower[row, index] * lower[column, index] }
        lower[row, column] =
          row == column
          ? max(rest, Self.least).squareRoot() : rest / lower[column, column]
      }
    }
  }

  private static let least = 1e-6

  /// The product of the diagonal, the square root of the determinant.
  var diagonalProduct: Double {
    var product = 1.0
    for index in 0..<count { product *= lower[index, index] }
    return product
  }

  /// y with L·y = `right`.
  func forward(_ right: Column4) -> Column4 {
    var solved = Column4(repeating: 0)
    for row in 0..<count {
      var rest = right[row]
      for index in 0..<row { rest -= lower[row, index] * solved[index] }
      solved[row] = rest / lower[row, row]
    }
    return solved
  }

  /// z with Lᵀ·z = `right`.
  func backward(_ right: Column4) -> Column4 {
    var solved = Column4(repeating: 0)
    for row in stride(from: count - 1, through: 0, by: -1) {
      var rest = right[row]
      for index in (row + 1)..<max(count, row + 1) { rest -= lower[index, row] * solved[index] }
      solved[row] = rest / lower[row, row]
    }
    return solved
  }

  /// The trace of the inverse of L·Lᵀ.
  var inverseTrace: Double {
    var trace = 0.0
    for column in 0..<count {
      var unit = Column4(repeating: 0)
      unit[column] = 1
      let solved = forward(unit)
      for row in 0..<count { trace += solved[row] * solved[row] }
    }
    return trace
  }
}
