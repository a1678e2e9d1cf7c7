// SPDX-License-Identifier: Apache-2.0

extension ChartPicture {
  /// The look of a document on its own: that of `Public/charts/picture.css` on paper.
  static let look: StaticString = """
    text{font-family:Andika,'Noto Sans Arabic',sans-serif;fill:#14213d}
    :where(path:not(.plot__texture)){fill:none;stroke-linejoin:round;stroke-linecap:round}
    .plot__ground{fill:#fff}
    .plot__name,.plot__title,.plot__note{font-weight:700}
    .plot__grid{stroke:#d9d2c2;stroke-width:1.5}
    .plot__axis,.plot__zero{stroke:#14213d;stroke-width:2.5}
    .plot__line{stroke-width:5}
    .plot__mark,.plot__outlier{stroke:#fff;stroke-width:1.5}
    .plot__fill,.plot__hollow{stroke:#14213d;stroke-width:2}
    .plot__hollow{fill:#fff}
    .plot__weave{stroke:#fff;stroke-width:3}
    .plot__whisker{stroke:#14213d;stroke-width:3}
    .plot__median{stroke:#14213d;stroke-width:7}
    .plot__cell{stroke:#fff;stroke-width:1}
    .plot__threshold{stroke:#8a1c1c;stroke-width:3.5;stroke-dasharray:16 6}
    .plot__event{stroke:#14213d;stroke-width:3;stroke-dasharray:3 7}
    .plot__note,.plot__number{paint-order:stroke}
    .plot__note{stroke:#fff;stroke-width:6;stroke-linejoin:round}
    .plot__line.plot--s0{stroke:#0b4f6c}.plot__fill.plot--s0,.plot__mark.plot--s0,.plot__outlier.plot--s0{fill:#0b4f6c}
    .plot__line.plot--s1{stroke:#b3470b;stroke-dasharray:14 8}.plot__fill.plot--s1,.plot__mark.plot--s1,.plot__outlier.plot--s1{fill:#b3470b}
    .plot__line.plot--s2{stroke:#0f766e;stroke-dasharray:1 9}.plot__fill.plot--s2,.plot__mark.plot--s2,.plot__outlier.plot--s2{fill:#0f766e}
    .plot__line.plot--s3{stroke:#8e3a7e;stroke-dasharray:16 8 1 8}.plot__fill.plot--s3,.plot__mark.plot--s3,.plot__outlier.plot--s3{fill:#8e3a7e}
    .plot__line.plot--s4{stroke:#6b5b00;stroke-dasharray:28 8}.plot__fill.plot--s4,.plot__mark.plot--s4,.plot__outlier.plot--s4{fill:#6b5b00}
    .plot__line.plot--s5{stroke:#2f5fd0;stroke-dasharray:6 6}.plot__fill.plot--s5,.plot__mark.plot--s5,.plot__outlier.plot--s5{fill:#2f5fd0}
    .plot__line.plot--s6{stroke:#a3123f;stroke-dasharray:16 8 1 8 1 8}.plot__fill.plot--s6,.plot__mark.plot--s6,.plot__outlier.plot--s6{fill:#a3123f}
    .plot__line.plot--s7{stroke:#4a4a4a;stroke-dasharray:28 8 8 8}.plot__fill.plot--s7,.plot__mark.plot--s7,.plot__outlier.plot--s7{fill:#4a4a4a}
    .plot--v0{fill:#fff3d6}.plot--v1{fill:#fcd98d}.plot--v2{fill:#f5b04d}.plot--v3{fill:#e88a2e}.plot--v4{fill:#8c3a0a}.plot--v5{fill:#5f2009}.plot--v6{fill:#330f05}
    .plot__number.plot--v0,.plot__number.plot--v1,.plot__number.plot--v2,.plot__number.plot--v3{fill:#000}
    .plot__number.plot--v4,.plot__number.plot--v5,.plot__number.plot--v6{fill:#fff}
    """
}
