// SPDX-License-Identifier: Apache-2.0
// The lists of what swipes are for, one for each gesture; they are made when the person opens that part.

export class Swipes {
  #pad;
  #assigned = [];

  constructor(pad) {
    this.#pad = pad;
    pad.part('swipes').closest('details').addEventListener('toggle', () => this.#fill(), { once: true });
  }

  swipes({ swipes }) {
    this.#assigned = swipes;
    this.#show();
  }

  #fill() {
    for (const gesture of this.#pad.part('swipes').children) {
      const select = this.#pad.part('swipe-acts').content.firstElementChild.cloneNode(true);
      select.id = gesture.querySelector('label').htmlFor;
      Object.assign(select.dataset, gesture.dataset, { choose: 'assign' });
      gesture.append(select);
    }
    this.#show();
  }

  #show() {
    for (const select of this.#pad.part('swipes').querySelectorAll('select')) {
      const { swipe, held } = select.dataset;
      select.value = this.#assigned.find((one) => one.swipe === swipe && (one.held ?? '') === held)?.action ?? '';
    }
  }
}
