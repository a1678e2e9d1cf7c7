// SPDX-License-Identifier: Apache-2.0
// The acts that swipes are for: a list for each gesture, which is made when the person opens that part.

import * as store from './store.js';

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

  /** Shows what is kept now, where the lists are made already. */
  show() {
    const kept = store.settings().swipes;
    for (const gesture of this.#gestures) this.#select(gesture).value = this.#action(gesture, kept);
  }

  /** What a gesture is for: none is left to its usual act once one was assigned. */
  #action({ dataset: { swipe, held, usual } }, kept) {
    return kept ? kept.find((one) => one.swipe === swipe && (one.held ?? '') === held)?.action ?? '' : usual;
  }

  #fill() {
    const kept = store.settings().swipes;
    const acts = this.#pad.part('swipe-acts').content.querySelector('select');
    for (const gesture of this.#gestures) {
      const select = acts.cloneNode(true);
      select.id = gesture.querySelector('label').htmlFor;
      select.value = this.#action(gesture, kept);
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
