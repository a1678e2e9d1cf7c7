// SPDX-License-Identifier: Apache-2.0
// What the braille pad asks of the server: how words of contracted braille read, and lists of words.

/** How long an answer may take, in milliseconds; then the pad reads the word by itself. */
const patience = 4000;

export class Server {
  #pad;
  #wordsOf;
  /** Counts what was forgotten: answers to earlier questions are nobody's. */
  #era = 0;

  constructor(pad) {
    this.#pad = pad;
  }

  /** Asks how words read. No cookie goes with them. */
  async translate({ id, table, words }) {
    const era = this.#era;
    const tell = (event) => era === this.#era && this.#pad.send({ ...event, id });
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
      tell({ kind: 'translated', results });
    } catch {
      tell({ kind: 'untranslated' });
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
    const era = this.#era;
    try {
      const answer = await fetch(new URL(`../generated/words/${tag}.txt`, import.meta.url));
      const text = answer.ok ? await answer.text() : '';
      if (text && era === this.#era) this.#pad.send({ kind: 'words', text });
    } catch {
      if (era === this.#era) this.#wordsOf = undefined;
    }
  }

  /** Brings how often the cells of the table follow each other, where the server has counted them. */
  async bringFrequencies() {
    const { value: table } = this.#pad.part('table');
    const counted = (this.#pad.inside.dataset.counted ?? '').split(' ');
    if (this.#pad.isPrivate || !counted.includes(table)) return;
    const era = this.#era;
    try {
      const answer = await fetch(new URL(`../generated/cells/${encodeURIComponent(table)}.txt`, import.meta.url));
      const text = answer.ok ? await answer.text() : '';
      if (text && era === this.#era) this.#pad.send({ kind: 'frequencies', table, text });
    } catch {
      // Without them every cell is as likely as the letters of the language say, or as any other.
    }
  }

  /** A new session knows no words and waits for no answer; nor does one that reads by another table. */
  forget() {
    this.#era += 1;
    this.#wordsOf = undefined;
  }
}
