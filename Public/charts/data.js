// SPDX-License-Identifier: Apache-2.0
// Where a chart's data comes from: a file, a paste, a drop, an address, what stands inside the element or elsewhere on
// the page, and a stream. It stays on the device: a session reads it there.

const formats = {
  'application/json': 'json',
  'text/csv': 'csv',
  'text/tab-separated-values': 'tsv',
  'application/vnd.vegalite+json': 'vega-lite',
};

/** The text of a file; bytes that are no UTF-8 go to the cores as they are, each as a character (U+F780 and on from 0x80). */
function decode(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('x-user-defined').decode(bytes);
  }
}

/** A file as an event for the reader. */
export async function fileEvent(file) {
  return { kind: 'load', title: file.name, text: decode(new Uint8Array(await file.arrayBuffer())) };
}

/** What an address brings: a chart of ours with its names, or a file of any kind that the cores read. */
export async function addressEvent(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const text = decode(bytes);
  const type = answer.headers.get('Content-Type')?.split(';')[0];
  if (type === 'application/json') {
    const value = JSON.parse(text);
    // A chart to try, as the API gives it: the page already shows its title.
    if (typeof value?.csv === 'string' || typeof value?.text === 'string') return { kind: 'load', quiet: true, ...value };
  }
  return { kind: 'load', quiet: true, text, ...(formats[type] && { format: formats[type] }) };
}

/** The mark before fractions that the page names for its data, where the numbers leave it open. */
export function decimalOf(element) {
  const decimal = element.getAttribute('decimal');
  return decimal ? { decimal } : {};
}

/** A chart that the server has read already. */
export async function chartAt(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer.json();
}

/** What stands inside the element, or in the element that `for` names; undefined when there is nothing. */
export function ownEvent(element) {
  const named = element.getAttribute('for') && element.ownerDocument.getElementById(element.getAttribute('for'));
  const source = named ?? element.querySelector(':scope > table, :scope > svg, :scope > script[type]');
  if (!source) return undefined;
  const title = element.getAttribute('label') ?? '';
  if (source.tagName === 'SCRIPT') {
    return {
      kind: 'load', quiet: true, title, text: source.textContent, ...decimalOf(element),
      ...(formats[source.type] && { format: formats[source.type] }),
    };
  }
  const isTable = source.tagName === 'TABLE';
  const text = isTable ? source.outerHTML : new XMLSerializer().serializeToString(source);
  return { kind: 'load', quiet: true, title, text, format: isTable ? 'html' : 'svg', ...decimalOf(element) };
}

/**
 * Follows a stream of server-sent events; each is a row, as text or as JSON, which `send` is given. One named `chart`
 * comes first, at each connection, where the stream brings its chart itself: `open` is given it. `failed` is told when the
 * stream is refused. Returns what ends it.
 */
export function follow(address, { open, send, failed }) {
  const stream = new EventSource(address);
  stream.addEventListener('chart', ({ data }) => open({ ...JSON.parse(data), kind: 'load', quiet: true }));
  stream.onmessage = ({ data }) => {
    const event = rowEvent(data);
    if (event) send(event);
  };
  stream.onerror = () => {
    if (stream.readyState === EventSource.CLOSED) failed();
  };
  return () => stream.close();
}

/** What was opened, or nothing yet, with the rows that came since: so that what is kept of it is all of it. */
export function grown(loaded = { kind: 'load', text: '' }, { text, row }) {
  if (loaded.text === undefined) return loaded;
  const line = text ?? row.map((cell) => (typeof cell === 'string' ? `"${cell.replaceAll('"', '""')}"` : cell ?? '')).join(',');
  const before = loaded.text.replace(/\n$/, '');
  return { ...loaded, text: `${before}${before && '\n'}${line}\n` };
}

function rowEvent(data) {
  const text = data.trim();
  if (!text) return undefined;
  if (!/^[[{]/.test(text)) return { kind: 'append', text };
  try {
    const value = JSON.parse(text);
    return { kind: 'append', row: Array.isArray(value) ? value : Object.values(value) };
  } catch {
    return undefined;
  }
}

/** Takes files and texts that are dropped on an element. */
export function takeDrops(element, open) {
  element.addEventListener('dragover', (event) => event.preventDefault());
  element.addEventListener('drop', async (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) return open(await fileEvent(file));
    const text = event.dataTransfer.getData('text/html') || event.dataTransfer.getData('text/plain');
    if (text) open({ kind: 'load', text });
  });
}
