// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CrossingWords {
  static let arabic = Edition(
    CrossingWords(
      aRailway: "سكة حديد",
      tramTracks: "سكة الترام",
      railwayTracks: "سكة قطار",
      gates: "حواجز تُغلق عند مرور القطار",
      noGates: "لا حواجز",
      warningLights: "أضواء تنبه إلى القطار",
      noWarningLights: "لا أضواء تنبه إلى القطار",
      bell: "جرس ينبه إلى القطار",
      noBell: "لا جرس",
      unknownWarning: "هل من شيء ينبه إلى القطار",
      crossOverLeft: "اعبر إلى الجانب الآخر على يسارك، وتابع عليه في الاتجاه نفسه.",
      crossOverRight: "اعبر إلى الجانب الآخر على يمينك، وتابع عليه في الاتجاه نفسه.",
      asideLeft: "سر نحو {distance} إلى اليسار، ثم تابع في الاتجاه نفسه.",
      asideRight: "سر نحو {distance} إلى اليمين، ثم تابع في الاتجاه نفسه.",
      onBridge: "أنت على جسر.",
      inTunnel: "أنت في نفق.",
      underRoof: "أنت تحت سقف."))
}
