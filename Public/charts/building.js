// SPDX-License-Identifier: Apache-2.0
// Where `<earshot-chart>` stands without its inside, on a page of somebody else's, the inside is fetched.

/** The style sheets of a chart on a page that has none of ours. */
const sheets = ['styles/tokens', 'styles/base', 'styles/layout', 'styles/components', 'styles/controls', 'styles/forms', 'charts/chart', 'charts/picture'];

/** Puts the inside into the element, and returns what holds it: the element, or a shadow root that keeps styles apart. */
export async function build(element, language) {
  if (element.querySelector('[data-part="inside"]')) return element;
  if (element.shadowRoot) return element.shadowRoot; // It was there before.
  const address = new URL('/embed/chart', import.meta.url);
  address.search = new URLSearchParams({ language });
  const answer = await fetch(address, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  const template = document.createElement('template');
  template.innerHTML = await answer.text();
  // Browsers draw no icons from another origin; each has its word beside it.
  for (const icon of template.content.querySelectorAll('svg.icon')) icon.remove();
  const root = element.attachShadow({ mode: 'open', delegatesFocus: true });
  await Promise.all([...sheets.map((name) => [name]), ['styles/night', '(prefers-color-scheme: dark)'], ['styles/contrast', '(prefers-contrast: more)']]
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
