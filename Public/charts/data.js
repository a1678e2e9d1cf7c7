// SPDX-License-Identifier: Apache-2.0
// Where a chart's data comes from: a file, a paste, a drop, an address, what stands inside the element or elsewhere on
// the page, and a stream. It stays on the device: a session reads it there.

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
  const answer = await fetched(address);
  const text = decode(new Uint8Array(await answer.arrayBuffer()));
  return { kind: 'load', quiet: true, text, type: answer.headers.get('Content-Type') };
}

async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer;
}

/** The mark before fractions that the page names for its data, where the numbers leave it open. */
export function decimalOf(element) {
  const decimal = element.getAttribute('decimal');
  return decimal ? { decimal } : {};
}

/** A chart that the server has read already. */
export async function chartAt(address) {
  return (await fetched(address)).json();
}

/** What stands inside the element, or in the element that `for` names; undefined when there is nothing. */
export function ownEvent(element) {
  const named = element.getAttribute('for') && element.ownerDocument.getElementById(element.getAttribute('for'));
  const source = named ?? element.querySelector(':scope > table, :scope > svg, :scope > script[type]');
  if (!source) return undefined;
  const title = element.getAttribute('label') ?? '';
  if (source.tagName === 'SCRIPT') {
    return { kind: 'load', quiet: true, title, text: source.textContent, type: source.type, ...decimalOf(element) };
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
  stream.addEventListener('chart', ({ data }) => open({ ...JSON.parse(data), kind: 'load', quiet: true, live: true }));
  stream.onmessage = ({ data }) => send({ kind: 'append', data });
  stream.onerror = () => {
    if (stream.readyState === EventSource.CLOSED) failed();
  };
  return () => stream.close();
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
