// SPDX-License-Identifier: Apache-2.0
// Keys on the braille pad: each goes to the session, and the browser gets those that were not meant for it.

/** Keys that do something at each press: held too long, they did it once. */
const once = new Set(['Enter', 'NumpadEnter', 'Space']);

export class Keys {
  #pad;

  constructor(pad) {
    this.#pad = pad;
    const surface = pad.part('pad');
    surface.addEventListener('keydown', (event) => this.#key(event, 'down'));
    surface.addEventListener('keyup', (event) => this.#key(event, 'up'));
    // The field takes keys, not text: nothing is written into it, pasted or dictated.
    surface.addEventListener('beforeinput', (event) => event.preventDefault());
    const forget = () => pad.send({ kind: 'blur' });
    surface.addEventListener('blur', forget);
    addEventListener('blur', forget, { signal: pad.life });
    addEventListener('pagehide', forget, { signal: pad.life });
    document.addEventListener('visibilitychange', forget, { signal: pad.life });
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
