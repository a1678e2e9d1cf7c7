// SPDX-License-Identifier: Apache-2.0
// The browser's own player of the part `audio`, and the keys of headphones and lock screens.

import { quiet } from '../runtime/voice.js';

const mediaKeys = { play: 'play', pause: 'pause', stop: 'stop', seekbackward: 'back', seekforward: 'forward' };

export class Media {
  #element;
  #audio;
  #wantsSound = false;
  #awaited;

  constructor(element, signal) {
    this.#element = element;
    this.#audio = element.part('audio');
    const audio = this.#audio;
    const on = (name, event) => audio.addEventListener(name, () => element.post(event()), { signal });
    on('durationchange', () => ({ kind: 'duration', duration: audio.duration || 0 }));
    on('timeupdate', () => ({ kind: 'progress', position: audio.currentTime }));
    on('playing', () => ({ kind: 'sounding' }));
    on('waiting', () => ({ kind: 'stalled' }));
    on('ended', () => ({ kind: 'ended' }));
    // Of the sources that a browser tries, only the last has no other after it.
    audio.addEventListener('error', ({ target }) => {
      if (target !== audio && target !== audio.lastElementChild) return;
      const isCutOff = audio.error?.code === MediaError.MEDIA_ERR_NETWORK || !navigator.onLine;
      element.post({ kind: 'failed', reason: isCutOff ? 'network' : 'unplayable' });
    }, { signal, capture: true });
    audio.addEventListener('pause', () => {
      if (!audio.ended && !('held' in audio.dataset)) element.post({ kind: 'halted' });
    }, { signal });
    addEventListener('earshot-pause', () => {
      if (!this.#wantsSound) return;
      this.pause();
      element.post({ kind: 'halted' });
    }, { signal });
    audio.addEventListener('loadstart', () => this.#tellTitle(navigator.mediaSession), { signal });
    this.#followMediaKeys(navigator.mediaSession);
  }

  #followMediaKeys(session) {
    if (!session) return;
    this.#tellTitle(session);
    for (const [name, kind] of Object.entries(mediaKeys)) session.setActionHandler(name, () => this.#element.post({ kind }));
    if ('chapters' in this.#element.dataset) {
      session.setActionHandler('previoustrack', () => this.#element.post({ kind: 'previous-chapter' }));
      session.setActionHandler('nexttrack', () => this.#element.post({ kind: 'next-chapter' }));
    }
    session.setActionHandler('seekto', ({ seekTime }) => this.#element.post({ kind: 'seek', position: seekTime }));
  }

  #tellTitle(session) {
    if (session) session.metadata = new MediaMetadata({ title: this.#audio.getAttribute('aria-label'), artist: 'Earshot' });
  }

  async play({ afterSpeech }) {
    this.#wantsSound = true;
    if (afterSpeech) await quiet();
    if (!this.#wantsSound) return;
    // None of the sources could be loaded: the network may be there now.
    if (this.#audio.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) this.#audio.load();
    this.#audio.play().catch((error) => {
      if (error.name === 'NotAllowedError') this.#element.post({ kind: 'failed', reason: 'not-allowed' });
    });
  }

  pause() {
    this.#wantsSound = false;
    delete this.#audio.dataset.held;
    this.#audio.pause();
  }

  seek({ position }) {
    const audio = this.#audio;
    if (audio.readyState > 0) {
      audio.currentTime = position;
      return;
    }
    // Where several places are wanted before the sound is there, the last counts.
    if (this.#awaited === undefined) audio.addEventListener('loadedmetadata', () => this.#arrive(), { once: true });
    this.#awaited = position;
  }

  #arrive() {
    this.#audio.currentTime = this.#awaited;
    this.#awaited = undefined;
  }

  rate({ rate }) {
    // Another recording would begin at the usual speed.
    this.#audio.defaultPlaybackRate = rate;
    this.#audio.playbackRate = rate;
  }

  /** Where the volume is the device's alone, as on iOS, the sound can still be turned off. */
  volume({ volume }) {
    this.#audio.volume = volume;
    this.#audio.muted = volume === 0;
  }
}
