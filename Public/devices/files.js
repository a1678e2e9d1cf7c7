// SPDX-License-Identifier: Apache-2.0
// Files that are offered to the person.

const types = { brf: 'application/x-brf', csv: 'text/csv', json: 'application/json', jsonl: 'application/jsonl' };

export class Files {
  /** Offers a text as a file to be saved. */
  offer({ name, text }) {
    const link = document.createElement('a');
    const type = types[name.split('.').pop()] ?? 'text/plain;charset=utf-8';
    link.href = URL.createObjectURL(new Blob([text], { type }));
    link.download = name;
    link.click();
    // The download has begun by then; until it has, the address must hold.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }
}
