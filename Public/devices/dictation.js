// SPDX-License-Identifier: Apache-2.0
// Hears words by the browser's own recognition (Web Speech API), while the session wants them.

import { language, quiet, silence } from '../runtime/voice.js';

const Recognition = globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;

export class Dictation {
  #element;
  #recognition;

  constructor(element, signal) {
    this.#element = element;
    signal.addEventListener('abort', () => this.turn(false));
    element.post({ kind: 'dictation-able', value: Boolean(Recognition) });
  }

  async turn(on) {
    this.#recognition?.abort();
    this.#recognition = undefined;
    if (!on) return;
    const recognition = new Recognition();
    this.#recognition = recognition;
    recognition.lang = language;
    const tell = (event) => {
      if (this.#recognition === recognition) this.#element.post(event);
    };
    recognition.onresult = ({ results }) => tell({ kind: 'heard', text: results[0][0].transcript });
    recognition.onerror = ({ error }) => tell({ kind: 'dictation-failed', reason: error });
    recognition.onend = () => tell({ kind: 'dictation-ended' });
    // Own speech would be heard as what is dictated.
    silence();
    await quiet();
    if (this.#recognition !== recognition) return;
    try {
      recognition.start();
    } catch {
      tell({ kind: 'dictation-failed', reason: 'unable' });
    }
  }
}
