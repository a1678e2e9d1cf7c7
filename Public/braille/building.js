// SPDX-License-Identifier: Apache-2.0
// Where `<earshot-braille-pad>` stands empty, on a form of ours or on a page of somebody else's, its inside is fetched.

/** The style sheets of a pad on a page that has none of ours. */
const sheets = ['styles/tokens', 'styles/base', 'styles/layout', 'styles/components', 'styles/controls', 'styles/forms', 'braille/pad', 'braille/filled'];
let pads = 0;

/** Whether the page is not one of ours. */
const isElsewhere = () => new URL(import.meta.url).origin !== location.origin;

/** Puts the inside into the element, and returns what holds it: the element, or a shadow root that keeps styles apart. */
export async function build(element, language) {
  if (element.querySelector('[data-part="inside"]')) return element;
  pads += 1;
  const address = new URL('/embed/braille-pad', import.meta.url);
  address.search = new URLSearchParams({ language, number: pads });
  const answer = await fetch(address, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  const template = document.createElement('template');
  template.innerHTML = await answer.text();
  if (!isElsewhere()) {
    element.append(template.content);
    return element;
  }
  // Browsers draw no icons from another origin; each has its word beside it.
  for (const icon of template.content.querySelectorAll('svg.icon')) icon.remove();
  const root = element.attachShadow({ mode: 'open', delegatesFocus: true });
  await Promise.all([...sheets.map((name) => [name]), ['styles/night', '(prefers-color-scheme: dark)']]
    .map(([name, media]) => styled(root, name, media)));
  root.append(template.content);
  return root;
}

function styled(root, name, media = 'all') {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL(`../${name}.css`, import.meta.url);
  link.media = media;
  const loaded = new Promise((resolve) => { link.onload = link.onerror = resolve; });
  root.append(link);
  return media === 'all' ? loaded : undefined;
}
