// SPDX-License-Identifier: Apache-2.0
// Keys and the focus in a chart: the session is told of each, and the browser gets the keys that are not the chart's.

/** What takes keys for itself. */
const fields = 'input, select, textarea, audio';

const partOf = (target) => target?.closest?.('[data-part]')?.dataset.part;

export class Keys {
  #isTaken;

  constructor(chart, signal) {
    const { scope } = chart;
    scope.addEventListener('keydown', (event) => {
      const { key, code, shiftKey: shift, ctrlKey: ctrl, altKey: alt, metaKey, target } = event;
      if (metaKey || event.isComposing) return;
      this.#isTaken = false;
      const writes = event.getModifierState('AltGraph');
      chart.post({ kind: 'key', key, code, shift, ctrl, alt, writes, part: partOf(target) ?? '', field: target.matches(fields) });
      if (this.#isTaken) event.preventDefault();
    }, { signal });
    scope.addEventListener('focusin', ({ target }) => chart.post({ kind: 'focus', at: partOf(target) }), { signal });
    scope.addEventListener('focusout', ({ relatedTarget }) => {
      if (!scope.contains(relatedTarget)) chart.post({ kind: 'focus' });
    }, { signal });
  }

  taken() { this.#isTaken = true; }
}
