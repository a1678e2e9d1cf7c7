# SPDX-License-Identifier: Apache-2.0
"""Times real time of STRAUSS for 60 s of 1,000 points, 48 kHz, stereo; rendering only, the best of three."""

import contextlib
import os
import sys
import time

import numpy

SECONDS = 60

# This file has the name of the package that it measures.
sys.path = [path for path in sys.path if os.path.abspath(path or ".") != os.path.dirname(os.path.abspath(__file__))]

# It tells much of what it does.
with contextlib.redirect_stdout(open(os.devnull, "w")), contextlib.redirect_stderr(open(os.devnull, "w")):
    from strauss.generator import Synthesizer
    from strauss.score import Score
    from strauss.sonification import Sonification
    from strauss.sources import Objects

    x = numpy.linspace(0, 1, 1000)
    y = (numpy.arange(1000) * 7919) % 997
    best = float("inf")
    for _ in range(3):
        generator = Synthesizer()
        generator.load_preset("pitch_mapper")
        data = {"pitch": [1.0], "time_evo": [x], "azimuth": [x * 0.5 + 0.25], "polar": [0.5], "pitch_shift": [y]}
        sources = Objects(data.keys())
        sources.fromdict(data)
        sources.apply_mapping_functions(map_lims={"time_evo": ("0%", "100%"), "pitch_shift": ("0%", "100%")})
        sound = Sonification(Score([["C3"]], SECONDS), sources, generator, "stereo", samprate=48000)
        began = time.process_time()
        sound.render()
        best = min(best, time.process_time() - began)

print(SECONDS / best)
