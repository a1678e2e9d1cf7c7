// SPDX-License-Identifier: Apache-2.0
// Files that the person opens, in the fields with `data-file`, and those that are offered to them.

/** The longest file that is opened, in bytes. */
const greatestFile = 1 << 20;
const types = { brf: 'application/x-brf', csv: 'text/csv', geojson: 'application/geo+json', gpx: 'application/gpx+xml', json: 'application/json', jsonl: 'application/jsonl' };

export class Files {
  constructor(element) {
    element.scope.addEventListener('change', async ({ target }) => {
      if (!target.dataset.file) return;
      const { files: [file], dataset } = target;
      const text = await textOf(file);
      target.value = ''; // the same file can be chosen again
      element.post({ kind: 'file', file: dataset.file, name: file?.name.toLowerCase() ?? '', text });
    });
  }

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

/** The text of a file; null when it is none, or too long. */
async function textOf(file) {
  if (!file || file.size > greatestFile) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}
