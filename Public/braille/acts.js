// SPDX-License-Identifier: Apache-2.0
// The buttons of the braille pad: acts of the session, and those that only the page knows.

import { Device } from './device.js';
import * as store from './store.js';

export class Acts {
  #pad;
  #parts;

  constructor(pad, parts) {
    this.#pad = pad;
    this.#parts = parts;
    pad.part('submit').hidden = !pad.hasAttribute('for') && !pad.hasAttribute('submits');
    pad.inside.addEventListener('click', ({ target }) => this.#pressed(target.closest('button')));
    // What happens inside is not what those wait for who embed the pad.
    for (const type of ['change', 'input']) {
      pad.inside.addEventListener(type, (event) => event.stopPropagation());
    }
    pad.inside.addEventListener('submit', (event) => {
      event.preventDefault();
      event.stopPropagation();
      if (!event.submitter) this.submit();
    });
    // Back leaves the pad, not the page.
    addEventListener('popstate', () => this.#pad.isFilled && this.#fill(false), { signal: pad.life });
    pad.part('pad').addEventListener('focus', () => pad.speakWhileOpen(true));
    pad.part('pad').addEventListener('blur', () => pad.speakWhileOpen(this.#pad.isFilled));
  }

  /** The person is done: those who embed the pad decide what that means. */
  submit() {
    const event = new CustomEvent('submit', {
      bubbles: true, composed: true, cancelable: true, detail: { value: this.#pad.value, cells: this.#pad.cells },
    });
    if (this.#pad.dispatchEvent(event) && this.#pad.isFilled) this.leave();
  }

  /** The person wants to leave the pad. */
  leave() {
    const event = new CustomEvent('leave', { bubbles: true, composed: true, cancelable: true });
    if (!this.#pad.dispatchEvent(event)) return;
    if (this.#pad.isFilled) this.#fill(false);
    else this.#pad.button('fill').focus();
  }

  /** Shows an explanation and says it; what the person has understood is not shown again. */
  notice(name) {
    const notice = this.#pad.inside.querySelector(`[data-notice="${name}"]`);
    if (!notice || store.settings().understood?.includes(name) || !notice.hidden) return;
    notice.hidden = false;
    // Of the touches the session itself speaks.
    if (name === 'words-leave') this.#pad.tell(notice.querySelector('p').textContent);
  }

  #pressed(button) {
    if (!button) return undefined;
    const { action, act, done } = button.dataset;
    if (action) return this.#pad.send({ kind: 'action', action });
    switch (act) {
      case 'fill': return this.#fill(!this.#pad.isFilled);
      case 'curtain': return this.#curtain(button);
      case 'copy': return this.#copy(button.dataset.form);
      case 'save': return this.#pad.send({ kind: 'export', form: button.dataset.form });
      case 'save-profile': return this.#parts.files.saveProfile();
      case 'forget-hand':
        store.forgetHands();
        return this.#pad.send({ kind: 'hand', hand: null });
      case 'forget-settings':
        store.forgetSettings();
        this.#pad.settings.reload();
        return this.#pad.tell(done ?? button.textContent.trim());
      case 'reset-swipes':
        this.#parts.swipes.reset();
        return this.#pad.tell(done);
      case 'keytest': return this.#keytest(button);
      case 'record': return this.#parts.traces.toggle(button);
      case 'save-trace': return this.#parts.traces.save();
      case 'stop-replay': return this.#parts.traces.stopReplay();
      case 'offline':
        this.#pad.settings.turnOn('offline');
        return this.#understood(button.closest('[data-notice]'));
      case 'understood': return this.#understood(button.closest('[data-notice]'));
      default: return undefined;
    }
  }

  #copy(form) {
    // What is hidden would be laid open by any program that reads the clipboard.
    if (this.#pad.isPrivate) return this.#pad.tell(this.#pad.inside.dataset.notCopied);
    return this.#parts.files.copy(form === 'cells' ? this.#pad.cells : this.#pad.value, this.#pad.inside.dataset.copied);
  }

  #understood(notice) {
    notice.hidden = true;
    store.keep('understood', [...store.settings().understood ?? [], notice.dataset.notice]);
    this.#pad.part('pad').focus();
  }

  #fill(on) {
    const button = this.#pad.button('fill');
    this.#pad.inside.classList.toggle('braille--filled', on);
    this.#pad.swapWords(button, on, 'filled');
    this.#parts.device.fill(on);
    this.#parts.fingers.takeAll(on);
    this.#pad.speakWhileOpen(on);
    if (on) history.pushState({ isPadFilled: true }, '');
    else if (history.state?.isPadFilled) history.back();
    if (on && this.#pad.settings.followsTilt) Device.askForTilt();
    (on ? this.#pad.part('pad') : button).focus();
    this.#pad.send({ kind: 'fill', on });
  }

  #curtain(button) {
    const isDrawn = this.#pad.inside.classList.toggle('braille--curtain');
    this.#pad.swapWords(button, isDrawn, 'drawn');
    this.#pad.tell(isDrawn ? button.dataset.on : button.dataset.off);
  }

  #keytest(button) {
    const shown = this.#pad.part('keytest');
    const on = shown.hidden;
    shown.hidden = !on;
    this.#pad.swapWords(button, on);
    this.#pad.send({ kind: 'keytest', on });
    if (on) this.#pad.part('pad').focus();
  }
}
