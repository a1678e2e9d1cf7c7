// SPDX-License-Identifier: Apache-2.0
// What the braille pad asks of the server: how words of contracted braille read, and lists of words.

/** How long an answer may take, in milliseconds; then the pad reads the word by itself. */
const patience = 4000;

export class Server {
  #pad;
  #wordsOf;

  constructor(pad) {
    this.#pad = pad;
  }

  /** Asks how words read. No cookie goes with them. */
  async translate({ id, table, words }) {
    try {
      const answer = await fetch(new URL('/api/v1/braille/read', import.meta.url), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ table, words }),
        credentials: 'omit',
        signal: AbortSignal.timeout(patience),
      });
      if (!answer.ok) throw new Error(`${answer.status}`);
      const { results } = await answer.json();
      this.#pad.send({ kind: 'translated', id, results });
    } catch {
      this.#pad.send({ kind: 'untranslated', id });
    }
  }

  /** Brings the words of the language that is written, from which the session guesses, where the server has them. */
  async bringWords() {
    const lists = (this.#pad.inside.dataset.words ?? '').split(' ');
    const language = this.#pad.part('table').selectedOptions[0]?.dataset.language ?? '';
    const [tag] = language.split('-');
    if (this.#pad.isPrivate || tag === this.#wordsOf || !lists.includes(tag)) return;
    // Half a megabyte is not for those who pay for each.
    if (navigator.connection?.saveData) return;
    this.#wordsOf = tag;
    try {
      const answer = await fetch(new URL(`../generated/words/${tag}.txt`, import.meta.url));
      if (answer.ok && tag === this.#wordsOf) this.#pad.send({ kind: 'words', text: await answer.text() });
    } catch {
      this.#wordsOf = undefined;
    }
  }

  /** A new session knows no words. */
  forgetWords() {
    this.#wordsOf = undefined;
  }
}
