// SPDX-License-Identifier: Apache-2.0
// The braille pad: feeds touches, keys and buttons to the session in the cores and performs what it answers.
// What a touch means, what is said and what is drawn is decided there.

import { openSession } from './earshot.js';
import { language, perform, say } from './voice.js';

const phases = { touchstart: 'began', touchmove: 'moved', touchend: 'ended', touchcancel: 'cancelled' };
const pointerPhases = { pointerdown: 'began', pointermove: 'moved', pointerup: 'ended', pointercancel: 'cancelled' };
/** The radius of the spot under a finger, in points: an adult's fingertip with a rim that shows around it. */
const spotRadius = 36;
/** Where page content is that has to rest while the pad fills the screen. */
const surroundings = '.skip-link, .site-header, .site-footer, .page-head, .notice, earshot-braille-pad ~ *';

const svg = (name, attributes, text = '') => {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.textContent = text;
  return node;
};

class BraillePad extends HTMLElement {
  #session;
  #pad;
  #letters;
  #fingers = new Map();

  connectedCallback() {
    if (this.#session !== undefined) return;
    this.#session = null;
    this.#pad = this.#part('pad');
    this.#letters = this.#part('letters');
    this.#open().catch((error) => {
      console.warn(error);
      say({ text: this.dataset.failed });
    });
  }

  async #open() {
    this.#session = await openSession('braille', {
      language: this.dataset.language || language,
      table: this.#table.value,
      text: this.#letters.value,
    });
    for (const part of ['frame', 'acts', 'more']) this.#part(part).hidden = false;
    this.#part('without-scripts').hidden = true;
    // The pad comes before what is chosen once.
    this.#part('more').querySelector('.stack').prepend(this.#table.closest('.field'));
    this.#listenToFingers();
    this.#listenToKeys();
    this.#listenToControls();
    new ResizeObserver(() => this.#fit()).observe(this.#pad);
    addEventListener('deviceorientation', (event) => this.#tilt(event));
    this.dataset.ready = '';
  }

  #part(name) { return this.querySelector(`[data-part="${name}"]`); }

  get #table() { return this.querySelector('select[name="table"]'); }

  /** Sends an event and performs the effects; true when the event was meant for the pad. */
  #send(event) {
    let taken = false;
    for (const effect of this.#session.send(event)) {
      if (perform(effect)) continue;
      switch (effect.kind) {
        case 'show': this.#show(effect); break;
        case 'guide': this.#draw(effect); break;
        case 'taken': taken = true; break;
        case 'leave': this.#leave(); break;
        default:
          // A cell, a swipe or a failure: whoever embeds the pad may want it.
          this.#clearSpots();
          this.dispatchEvent(new CustomEvent(effect.kind, { detail: effect, bubbles: true }));
      }
    }
    return taken;
  }

  // Fingers

  #listenToFingers() {
    // Touch events tell of all fingers in one list and of a cancellation once; `passive` would let the page scroll.
    for (const type of Object.keys(phases)) {
      this.#pad.addEventListener(type, (event) => {
        if (event.cancelable) event.preventDefault();
        if (type === 'touchstart') this.#pad.focus({ preventScroll: true });
        for (const touch of event.changedTouches) this.#finger(phases[type], `t${touch.identifier}`, touch, event);
      }, { passive: false });
    }
    // A mouse or a pen is one finger.
    for (const type of Object.keys(pointerPhases)) {
      this.#pad.addEventListener(type, (event) => {
        const id = `p${event.pointerId}`;
        if (event.pointerType === 'touch' || (type !== 'pointerdown' && !this.#fingers.has(id))) return;
        this.#finger(pointerPhases[type], id, event, event);
      });
    }
    for (const type of ['contextmenu', 'gesturestart', 'dragstart', 'drop']) {
      this.#pad.addEventListener(type, (event) => event.preventDefault());
    }
  }

  #finger(phase, id, { clientX, clientY }, { timeStamp }) {
    // Browsers number touches on and on; sessions want whole numbers of 32 bits.
    if (!this.#fingers.has(id)) {
      const used = new Set([...this.#fingers.values()].map(({ number }) => number));
      let number = 0;
      while (used.has(number)) number += 1;
      this.#fingers.set(id, { number, spot: null });
    }
    const finger = this.#fingers.get(id);
    const box = this.#pad.getBoundingClientRect();
    const x = clientX - box.left - this.#pad.clientLeft;
    const y = clientY - box.top - this.#pad.clientTop;
    if (phase === 'began') finger.spot = this.#part('drawing').appendChild(svg('circle', { class: 'spot', r: spotRadius }));
    finger.spot?.setAttribute('cx', x);
    finger.spot?.setAttribute('cy', y);
    if (phase === 'ended' || phase === 'cancelled') {
      finger.spot?.remove();
      this.#fingers.delete(id);
    }
    this.#send({ t: timeStamp / 1000, phase, touch: finger.number, x, y });
  }

  #clearSpots() {
    for (const finger of this.#fingers.values()) {
      finger.spot?.remove();
      finger.spot = null;
    }
  }

  // Keys

  #listenToKeys() {
    for (const [type, phase] of [['keydown', 'down'], ['keyup', 'up']]) {
      this.#pad.addEventListener(type, (event) => {
        if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
        if (this.#send({ t: event.timeStamp / 1000, kind: 'key', phase, code: event.code })) event.preventDefault();
      });
    }
    // The field takes keys, not text: nothing is written into it, pasted or dictated.
    this.#pad.addEventListener('beforeinput', (event) => event.preventDefault());
    const forget = () => this.#send({ kind: 'blur' });
    this.#pad.addEventListener('blur', forget);
    addEventListener('blur', forget);
    document.addEventListener('visibilitychange', forget);
  }

  #leave() {
    if (this.classList.contains('braille--filled')) this.#fill(false);
    this.querySelector('[data-act="fill"]').focus();
  }

  // Buttons and fields

  #listenToControls() {
    this.addEventListener('click', ({ target }) => {
      const button = target.closest('button');
      if (button?.dataset.action) this.#send({ kind: 'action', action: button.dataset.action });
      switch (button?.dataset.act) {
        case 'fill': this.#fill(!this.classList.contains('braille--filled')); break;
        case 'echo': this.#send({ kind: 'echo', echo: this.dataset.echo === 'none' ? 'cell' : 'none' }); break;
        case 'copy': this.#copy(button); break;
      }
    });
    this.#letters.addEventListener('input', () => this.#send({ kind: 'text', text: this.#letters.value }));
    this.#table.addEventListener('change', ({ target }) => {
      this.#letters.lang = target.value;
      this.#send({ kind: 'table', language: target.value });
    });
    this.addEventListener('change', ({ target }) => {
      if (target.name !== 'mode') return;
      // iPhones ask the person first, and only after an act of theirs.
      if (target.value === 'auto') globalThis.DeviceOrientationEvent?.requestPermission?.().catch(() => {});
      this.#send({ kind: 'mode', mode: target.value });
    });
  }

  async #copy({ dataset }) {
    const part = this.#part(dataset.copy);
    try {
      await navigator.clipboard.writeText(part.value ?? part.textContent);
      say({ text: dataset.done });
    } catch {
      say({ text: dataset.failed });
    }
  }

  #fill(on) {
    const button = this.querySelector('[data-act="fill"]');
    this.classList.toggle('braille--filled', on);
    document.documentElement.classList.toggle('is-filled', on);
    for (const node of document.querySelectorAll(surroundings)) node.inert = on;
    [button.textContent, button.dataset.filled] = [button.dataset.filled, button.textContent];
    (on ? this.#pad : button).focus();
  }

  // The device and the drawing

  #tilt({ beta, gamma, timeStamp }) {
    if (beta !== null && gamma !== null) this.#send({ t: timeStamp / 1000, kind: 'tilt', beta, gamma });
  }

  #fit() {
    const { clientWidth: width, clientHeight: height } = this.#pad;
    if (width && height) this.#send({ kind: 'size', width, height });
  }

  #show({ field, text }) {
    switch (field) {
      case 'letters':
        this.#letters.value = text;
        this.#letters.scrollTop = this.#letters.scrollHeight;
        break;
      case 'cells': this.#part('cells').textContent = text; break;
      case 'choice': this.querySelector(`[name="mode"][value="${text}"]`).checked = true; break;
      case 'echo': {
        const button = this.querySelector('[data-act="echo"]');
        button.textContent = text === 'none' ? button.dataset.say : button.dataset.silent;
        this.dataset.echo = text;
        break;
      }
      default: this.dataset[field] = text;
    }
  }

  #draw({ width, height, lines, spots }) {
    const drawing = this.#part('drawing');
    drawing.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.#clearSpots();
    drawing.replaceChildren(
      ...lines.map(([x1, y1, x2, y2]) => svg('line', { x1, y1, x2, y2 })),
      ...spots.map(([dot, x, y]) => svg('text', { x, y }, dot)),
    );
  }
}

customElements.define('earshot-braille-pad', BraillePad);
