// SPDX-License-Identifier: Apache-2.0
// Listen on the page: feeds the session with what the browser's own player reports, and performs its effects.

import { openSession } from '../runtime/earshot.js';
import { language, perform, quiet } from '../runtime/voice.js';

/** The keys of the player, while the focus is in it and on nothing that wants them itself. */
const keys = { k: 'toggle', j: 'back', l: 'forward', w: 'where' };
const wantsKeys = 'input, select, textarea, [contenteditable]';
const signedIn = 'signedIn' in document.documentElement.dataset;

class Player extends HTMLElement {
  async connectedCallback() {
    this.audio = this.querySelector('audio');
    this.slider = this.querySelector('[data-part="slider"]');
    try {
      this.session = await openSession('playback', { language });
    } catch {
      return; // The browser's own player works as it is.
    }
    this.follow();
    this.prepare();
    const { track, title, language: tag, duration } = this.dataset;
    this.tell({ kind: 'load', track, title, language: tag, duration: Number(duration), position: this.kept() });
    this.audio.controls = false;
    this.querySelector('[data-part="controls"]').hidden = false;
    this.dataset.ready = '';
  }

  disconnectedCallback() {
    this.ending?.abort();
    this.session?.close();
  }

  /** What the browser's player reports. */
  follow() {
    const { audio } = this;
    const on = (name, event) => audio.addEventListener(name, () => this.tell(event()));
    on('durationchange', () => ({ kind: 'duration', duration: audio.duration || 0 }));
    on('timeupdate', () => ({ kind: 'progress', position: audio.currentTime }));
    on('playing', () => ({ kind: 'sounding' }));
    on('waiting', () => ({ kind: 'stalled' }));
    on('ended', () => ({ kind: 'ended' }));
    on('error', () => ({ kind: 'failed', reason: audio.error?.code === 2 ? 'network' : 'unplayable' }));
    audio.addEventListener('pause', () => {
      if (!audio.ended) this.tell({ kind: 'halted' });
    });
  }

  /** What the person does. */
  prepare() {
    this.ending = new AbortController();
    const { signal } = this.ending;
    for (const button of this.querySelectorAll('[data-act]')) {
      button.addEventListener('click', () => this.tell({ kind: button.dataset.act }));
    }
    this.slider.addEventListener('change', () => this.tell({ kind: 'seek', position: Number(this.slider.value) }));
    // Only where the focus is in the player, so that no letter does anything elsewhere (WCAG 2.1.4).
    this.addEventListener('keydown', (event) => {
      const kind = keys[event.key.toLowerCase()];
      if (!kind || event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.(wantsKeys)) return;
      event.preventDefault();
      this.tell({ kind });
    }, { signal });
    addEventListener('pagehide', () => this.tell({ kind: 'hide' }), { signal });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.tell({ kind: 'hide' });
    }, { signal });
    this.prepareMediaKeys();
  }

  /** The keys of headphones and lock screens. */
  prepareMediaKeys() {
    const media = navigator.mediaSession;
    if (!media) return;
    media.metadata = new MediaMetadata({ title: this.dataset.title, artist: 'Earshot' });
    const acts = { play: 'play', pause: 'pause', seekbackward: 'back', seekforward: 'forward' };
    for (const [name, kind] of Object.entries(acts)) media.setActionHandler(name, () => this.tell({ kind }));
    media.setActionHandler('seekto', ({ seekTime }) => this.tell({ kind: 'seek', position: seekTime }));
  }

  tell(event) {
    for (const effect of this.session.send({ t: performance.now() / 1000, ...event })) this.perform(effect);
  }

  perform(effect) {
    if (perform(effect)) return;
    switch (effect.kind) {
      case 'play': return this.play(effect.afterSpeech);
      case 'pause':
        this.wantsSound = false;
        return this.audio.pause();
      case 'seek': return this.seek(effect.position);
      case 'rate':
        this.audio.playbackRate = effect.rate;
        return;
      case 'show': return this.show(effect.field, effect.text);
      case 'slider': return this.slide(effect);
      case 'save': return this.keep(effect.position);
      case 'forget': return this.keep(0);
    }
  }

  async play(afterSpeech) {
    this.wantsSound = true;
    if (afterSpeech) await quiet();
    if (!this.wantsSound) return;
    this.audio.play().catch((error) => {
      if (error.name === 'NotAllowedError') this.tell({ kind: 'failed', reason: 'not-allowed' });
    });
  }

  seek(position) {
    if (this.audio.readyState > 0) {
      this.audio.currentTime = position;
      return;
    }
    this.audio.addEventListener('loadedmetadata', () => { this.audio.currentTime = position; }, { once: true });
  }

  show(field, text) {
    for (const place of this.querySelectorAll(`[data-field="${field}"]`)) place.textContent = text;
  }

  slide({ position, duration, text }) {
    if (duration) this.slider.max = Math.floor(duration);
    this.slider.value = Math.floor(position);
    this.slider.setAttribute('aria-valuetext', text);
  }

  /** Where the person left the recording: what this device knows, or the account when that has more to say. */
  kept() {
    if (signedIn) return Number(this.dataset.position);
    try {
      return Number(localStorage.getItem(`position:${this.dataset.track}`) ?? 0);
    } catch {
      return 0; // Storage is forbidden: start at the beginning.
    }
  }

  keep(position) {
    if (signedIn) {
      fetch(`/api/v1/tracks/${this.dataset.track}/position`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ seconds: position }),
        keepalive: true,
      }).catch(() => {}); // The next saving comes soon.
      return;
    }
    try {
      localStorage.setItem(`position:${this.dataset.track}`, position);
    } catch {
      // Storage is forbidden or full: the place is not kept, and nothing else is harmed.
    }
  }
}

customElements.define('earshot-player', Player);
