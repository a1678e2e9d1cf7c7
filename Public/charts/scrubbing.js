// SPDX-License-Identifier: Apache-2.0
// A finger, a pen or a pointer over the picture: each point that it comes to is heard and told. The page still scrolls up
// and down; a finger that goes sideways is the chart's.

const share = (part, whole) => Math.min(1, Math.max(0, part / whole));

export class Scrubbing {
  #chart;
  #active;

  constructor(chart, signal) {
    this.#chart = chart;
    const stage = chart.part('stage');
    stage.addEventListener('pointerdown', (event) => {
      if (this.#active !== undefined || event.button > 0) return;
      this.#active = event.pointerId;
      stage.setPointerCapture?.(event.pointerId);
      this.#tell(event, 'began');
    }, { signal });
    stage.addEventListener('pointermove', (event) => this.#tell(event, 'moved'), { signal });
    for (const kind of ['pointerup', 'pointercancel']) {
      stage.addEventListener(kind, ({ pointerId }) => {
        if (pointerId !== this.#active) return;
        this.#active = undefined;
        chart.post({ kind: 'scrub', phase: 'ended' });
      }, { signal });
    }
  }

  #tell({ pointerId, clientX, clientY }, phase) {
    const { left, bottom, width, height } = this.#chart.part('picture').getBoundingClientRect();
    if (pointerId !== this.#active || !width || !height) return;
    this.#chart.post({ kind: 'scrub', phase, across: share(clientX - left, width), up: share(bottom - clientY, height) });
  }
}
