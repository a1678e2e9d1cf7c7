// SPDX-License-Identifier: Apache-2.0

extension MapPicture {
  /// The look of the document.
  ///
  /// Lines and texts stand out 7 to 1 or more from what they lie on, dots of places 5 to 1; every kind has a form of its own,
  /// so that colours only help. Where colours are forced there are two, light or dark: a picture within a page is not told
  /// the system's own.
  static let look: StaticString = """
    svg{color-scheme:light dark;--ground:#fff;--ink:#14213d;--house:#d6d9e0;--water:#cfe8fb;--park:#dcefd8;--yard:#f3ecdc;\
    --way:#fff;--foot:#0b4f6c;--step:#8a1c1c;--mark:#b3470b}
    @media (prefers-color-scheme:dark){svg{--ground:#10151f;--ink:#f4efe4;--house:#2b3547;--water:#0e3350;--park:#17351f;\
    --yard:#2b2616;--way:#10151f;--foot:#8fd3ff;--step:#ffb3a8;--mark:#ffc857}}
    @media (forced-colors:active){svg{forced-color-adjust:none;--house:var(--ground);--water:var(--ground);\
    --park:var(--ground);--yard:var(--ground);--foot:var(--ink);--step:var(--ink);--mark:var(--ink)}}
    :where(path:not(.map__texture)){fill:none}
    path{stroke-linejoin:round}
    .map__ground{fill:var(--ground)}
    .map__building{fill:var(--house);stroke:var(--ink);stroke-width:1}
    .map__water{fill:var(--water);stroke:var(--ink);stroke-width:2}
    .map__park{fill:var(--park);stroke:var(--ink);stroke-width:.8}
    .map__parking,.map__square,.map__surface,.map__platform{fill:var(--yard);stroke:var(--ink);stroke-width:.6}
    .map__grounds,.map__sport{stroke:var(--ink);stroke-width:1;stroke-dasharray:10 4 2 4}
    .map__wave{stroke:var(--ink);stroke-width:1}.map__stripe{stroke:var(--ink);stroke-width:.6}
    .map__dots{stroke:var(--ink);stroke-width:2;stroke-linecap:round}
    .map__tunnel{stroke:var(--ink);stroke-width:1.5;stroke-dasharray:12 8}
    .map__service{stroke:var(--ink);stroke-width:5}.map__service-in{stroke:var(--way);stroke-width:3}
    .map__road{stroke:var(--ink);stroke-width:8}.map__road-in{stroke:var(--way);stroke-width:5}
    .map__main{stroke:var(--ink);stroke-width:12}.map__main-in{stroke:var(--way);stroke-width:7}
    .map__street{stroke:var(--ink);stroke-width:8}.map__street-in{stroke:var(--yard);stroke-width:5}\
    .map__street-dots{stroke:var(--ink);stroke-width:1.6;stroke-linecap:round;stroke-dasharray:0 6}
    .map__footway{stroke:var(--foot);stroke-width:2.5;stroke-dasharray:8 4}
    .map__path{stroke:var(--foot);stroke-width:2.5;stroke-linecap:round;stroke-dasharray:0 5}
    .map__steps{stroke:var(--step);stroke-width:9}.map__steps-in{stroke:var(--ground);stroke-width:9;stroke-dasharray:2.5 2}
    .map__stripes{stroke:var(--ink);stroke-width:7;stroke-dasharray:2 2}
    .map__crossing{fill:var(--ground);stroke:var(--ink);stroke-width:1.5}
    .map__lights{fill:var(--ink);stroke:var(--ground);stroke-width:1}
    .map__place{fill:var(--mark);stroke:var(--ground);stroke-width:1.5}
    .map__border,.map__scale{stroke:var(--ink);stroke-width:2}.map__north{fill:var(--ink)}
    text{font:15px Andika,'Noto Sans Arabic',sans-serif;fill:var(--ink)}
    .map__name{font-weight:700;paint-order:stroke;stroke:var(--ground);stroke-width:4;stroke-linejoin:round}
    """

  /// What lies over areas, so that they differ in more than colour.
  static let textures: StaticString = """
    <defs>\
    <pattern id="dots" patternUnits="userSpaceOnUse" width="12" height="12">\
    <path class="map__dots" d="M3 3h0M9 9h0"/></pattern>\
    <pattern id="waves" patternUnits="userSpaceOnUse" width="20" height="12">\
    <path class="map__wave" d="M0 6q5 -4 10 0t10 0"/></pattern>\
    <pattern id="stripes" patternUnits="userSpaceOnUse" width="8" height="8">\
    <path class="map__stripe" d="M-2 2L2 -2M0 8L8 0M6 10L10 6"/></pattern>\
    </defs>
    """
}
