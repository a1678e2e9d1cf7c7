// SPDX-License-Identifier: Apache-2.0
// <earshot-samples>: buttons that each play some seconds of an ability. One sounds at a time, and any other act ends it, so
// that no two voices speak at once.

class Samples extends HTMLElement {
  #sound = new Audio();
  #playing;

  connectedCallback() {
    for (const button of this.querySelectorAll('button')) {
      button.addEventListener('click', () => (this.#playing === button ? this.#stop() : this.#play(button)));
    }
    this.#sound.addEventListener('ended', () => this.#stop());
    addEventListener('pointerdown', ({ target }) => { if (!this.#playing?.contains(target)) this.#stop(); }, true);
    addEventListener('keydown', (event) => {
      const presses = this.#playing === event.target && ['Enter', ' '].includes(event.key);
      if (!presses) this.#stop();
    }, true);
    this.dataset.ready = '';
  }

  #play(button) {
    this.#stop();
    this.#tell('');
    this.#playing = button;
    this.#name('stop');
    this.#sound.src = button.dataset.address;
    // Within the press, since some browsers let nothing sound later.
    this.#sound.play().catch((error) => {
      if (this.#playing !== button || error.name === 'AbortError') return;
      this.#stop();
      this.#tell(this.dataset.failed);
    });
    if (document.documentElement.dataset.speaking === 'self-voicing') {
      import('../runtime/voice.js').then(({ silence }) => silence());
    }
  }

  #stop() {
    if (!this.#playing) return;
    this.#sound.pause();
    this.#name('hear');
    this.#playing = undefined;
  }

  /** What the button does next, in the room of the longer of its two names. */
  #name(act) {
    this.#playing.querySelector('[data-part="words"]').textContent = this.#playing.dataset[act];
  }

  async #tell(problem) {
    const part = this.querySelector('[data-part="problem"]');
    part.textContent = problem;
    part.hidden = !problem;
    if (problem) (await import('../runtime/page.js')).announce(problem);
  }
}

customElements.define('earshot-samples', Samples);
