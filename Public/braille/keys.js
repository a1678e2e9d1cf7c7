// SPDX-License-Identifier: Apache-2.0
// Keys on the braille pad: each goes to the session, and the browser gets those that were not meant for it.

/** Keys that do something at each press: held too long, they did it once. */
const once = new Set(['Enter', 'NumpadEnter', 'Space']);

/** What has the focus by Tab. */
const stops = 'button, input, select, textarea, summary, [tabindex="0"]';

export class Keys {
  #pad;

  constructor(pad, signal) {
    this.#pad = pad;
    const surface = pad.part('pad');
    surface.addEventListener('keydown', (event) => this.#key(event, 'down'));
    surface.addEventListener('keyup', (event) => this.#key(event, 'up'));
    // The field takes keys, not text: nothing is written into it, pasted or dictated.
    surface.addEventListener('beforeinput', (event) => event.preventDefault());
    const forget = () => pad.post({ kind: 'blur' });
    surface.addEventListener('blur', forget);
    addEventListener('blur', forget, { signal });
    addEventListener('pagehide', forget, { signal });
    document.addEventListener('visibilitychange', forget, { signal });
    document.addEventListener('keydown', (event) => this.#around(event), { signal });
  }

  /** While the pad fills the screen Escape is the session's wherever the focus is, and Tab goes round within it. */
  #around(event) {
    if (event.defaultPrevented || !this.#pad.isFilled) return;
    if (event.code === 'Escape') this.#key(event, 'down');
    if (event.code !== 'Tab') return;
    const found = [...this.#pad.scope.querySelectorAll(stops)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const [from, to] = event.shiftKey ? [found[0], found.at(-1)] : [found.at(-1), found[0]];
    if (from !== this.#pad.scope.getRootNode().activeElement) return;
    event.preventDefault();
    to.focus();
  }

  #key(event, phase) {
    // An input method at work keeps its keys, and Alt its own; what was down before is still let go.
    if (event.isComposing || event.keyCode === 229 || (event.altKey && phase === 'down')) return;
    if (event.repeat && once.has(event.code)) return event.preventDefault();
    const { code, shiftKey, timeStamp } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    const taken = this.#pad.send({ t: timeStamp / 1000, kind: 'key', phase, code, shift: shiftKey, ctrl });
    if (taken) event.preventDefault();
  }
}
