// SPDX-License-Identifier: Apache-2.0
// The acts that swipes are for: a list for each gesture, which is made when the person opens that part.

import * as store from './braille-store.js';

export class Swipes {
  #pad;

  constructor(pad) {
    this.#pad = pad;
    pad.part('swipes').closest('details').addEventListener('toggle', () => this.#fill(), { once: true });
  }

  get #gestures() { return [...this.#pad.part('swipes').children]; }

  /** Back to the swipes that the server's page names. */
  reset() {
    store.keep('swipes', undefined);
    for (const gesture of this.#gestures) this.#select(gesture).value = gesture.dataset.usual;
    this.#send();
  }

  #fill() {
    const kept = store.settings().swipes;
    const acts = this.#pad.part('swipe-acts').content.querySelector('select');
    for (const gesture of this.#gestures) {
      const { swipe, held, usual } = gesture.dataset;
      const select = acts.cloneNode(true);
      select.id = gesture.querySelector('label').htmlFor;
      const own = kept?.find((one) => one.swipe === swipe && (one.held ?? '') === held);
      select.value = kept ? own?.action ?? '' : usual;
      select.addEventListener('change', () => this.#changed());
      gesture.append(select);
    }
  }

  #select(gesture) { return gesture.querySelector('select') ?? { value: gesture.dataset.usual }; }

  #assigned() {
    return this.#gestures
      .map((gesture) => ({ ...gesture.dataset, action: this.#select(gesture).value }))
      .filter(({ action }) => action)
      .map(({ swipe, held, action }) => (held ? { held, swipe, action } : { swipe, action }));
  }

  #changed() {
    store.keep('swipes', this.#assigned());
    this.#send();
  }

  #send() {
    this.#pad.send({ kind: 'swipes', swipes: this.#assigned() });
  }
}
