// SPDX-License-Identifier: Apache-2.0
// Keys on the braille pad: each goes to the session, and the browser gets those that were not meant for it.

/** Keys that do something at each press: held too long, they did it once. */
const once = new Set(['Enter', 'NumpadEnter', 'Space']);

/** What is typed into the field otherwise than by keys, and the act for what is no character. */
const acts = {
  deleteContentBackward: 'delete-cell', deleteWordBackward: 'delete-word', insertParagraph: 'new-line', insertLineBreak: 'new-line',
};

/** What has the focus by Tab. */
const stops = 'button, input, select, textarea, summary, [tabindex="0"]';

export class Keys {
  #pad;

  constructor(pad, signal) {
    this.#pad = pad;
    const surface = pad.part('pad');
    surface.addEventListener('keydown', (event) => this.#key(event, 'down'));
    surface.addEventListener('keyup', (event) => this.#key(event, 'up'));
    // Nothing is ever written into the field itself: what a braille keyboard of a screen reader writes is the session's.
    surface.addEventListener('beforeinput', (event) => this.#written(event));
    surface.addEventListener('compositionend', ({ data }) => {
      if (data) pad.post({ kind: 'insert', text: data });
      surface.textContent = '';
    });
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

  #written(event) {
    event.preventDefault();
    const { inputType, data, isComposing } = event;
    // What an input method has not finished is not yet written, and cannot be prevented.
    if (isComposing) return;
    if (acts[inputType]) this.#pad.post({ kind: 'action', action: acts[inputType] });
    else if (inputType === 'insertText' && data) this.#pad.post({ kind: 'insert', text: data });
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
