// SPDX-License-Identifier: Apache-2.0
// Where a chart's data comes from: a file, a drop, an address, what stands inside the element or elsewhere on the page. It
// stays on the device: a session reads it there.

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
  return { kind: 'load', file: file.name, text: decode(await file.arrayBuffer()) };
}

/** What an address brings: a chart of ours with its names, or a file of any kind that the cores read. */
export async function addressEvent(address) {
  const answer = await fetched(address);
  const text = decode(await answer.arrayBuffer());
  return { kind: 'load', quiet: true, text, type: answer.headers.get('Content-Type') };
}

export async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer;
}

/** The mark before fractions that the page names for its data, where the numbers leave it open. */
export function decimalOf(element) {
  const decimal = element.getAttribute('decimal');
  return decimal ? { decimal } : {};
}

/** What stands inside the element, or in the element that `for` names; undefined when there is nothing. */
export function ownEvent(element) {
  const named = element.getAttribute('for') && element.ownerDocument.getElementById(element.getAttribute('for'));
  const source = named ?? element.querySelector(':scope > table, :scope > svg, :scope > script[type]');
  if (!source) return undefined;
  const event = { kind: 'load', quiet: true, title: element.getAttribute('label') ?? '', ...decimalOf(element) };
  switch (source.tagName) {
    case 'SCRIPT': return { ...event, text: source.textContent, type: source.type };
    case 'TABLE': return { ...event, text: source.outerHTML, format: 'html' };
    default: return { ...event, text: new XMLSerializer().serializeToString(source), format: 'svg' };
  }
}

/** Takes files and texts that are dropped on a chart. */
export class Drops {
  constructor(chart, signal) {
    chart.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    chart.addEventListener('drop', (event) => {
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      const text = event.dataTransfer.getData('text/html') || event.dataTransfer.getData('text/plain');
      if (file || text) chart.devices.reading.bring(() => (file ? fileEvent(file) : { kind: 'load', text }));
    }, { signal });
  }
}
