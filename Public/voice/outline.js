// SPDX-License-Identifier: Apache-2.0
// What stands on the page, as plain facts for the session that speaks it: controls and pieces of text in their order.

const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="slider"], [role="textbox"], [role="application"]';
/** What the voice does not read: its own bar, and what is said there already. */
const unread = '[data-voice], #announcements, #announcements-urgent, legend, option, template, script, style';

const numbers = new WeakMap();
const elements = new Map();
let last = 0;

const isInline = (element) => /^(inline|contents)/.test(getComputedStyle(element).display);
const isHidden = (element) => element.ariaHidden === 'true' || !element.checkVisibility({ visibilityProperty: true });
const squeezed = (words) => words.replace(/\s+/g, ' ').trim();
const truth = (word) => (word === null ? undefined : word === 'true');

function numberOf(element) {
  if (!numbers.has(element)) {
    numbers.set(element, last += 1);
    elements.set(last, new WeakRef(element));
  }
  return numbers.get(element);
}

/** The element of a number; undefined where it is gone. */
export const elementOf = (number) => elements.get(number)?.deref();

/** The control at or around a place of the page that the voice does not work itself. */
export function controlAt(target) {
  const found = target?.closest?.(`${controls}, label`);
  const control = found?.localName === 'label' ? found.control : found;
  return control?.closest('[data-voice]') ? null : control ?? null;
}

/** The words of an element as they are seen, without what is hidden. */
export function textOf(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (node.nodeType !== Node.ELEMENT_NODE || isHidden(node)) return '';
  if (node.localName === 'img') return node.alt;
  const words = [...node.childNodes].map(textOf).join('');
  return isInline(node) ? words : ` ${words} `;
}

const textsOf = (ids) => (ids ?? '').split(/\s+/).map((id) => id && document.getElementById(id)).filter(Boolean)
  .map((element) => squeezed(textOf(element))).join(' ');

function languageOf(element) {
  const { lang } = element.closest('[lang]');
  return lang === document.documentElement.lang ? undefined : lang;
}

const labelOf = (element) => textsOf(element.getAttribute('aria-labelledby')) || element.ariaLabel
  || [...element.labels ?? []].map((label) => squeezed(textOf(label))).join(', ');

function valueOf(element) {
  const { localName, type, value } = element;
  if (localName === 'select') return [...element.selectedOptions].map(({ text }) => text.trim()).join(', ');
  if (type === 'file') return [...element.files].map(({ name }) => name).join(', ');
  if (type === 'range' || element.role === 'slider') return element.getAttribute('aria-valuetext') ?? value;
  return /^(input|textarea)$/.test(localName) && !/^(checkbox|radio|submit|button|reset)$/.test(type) ? value : undefined;
}

/** The question that a field belongs to, and which of its answers it is. */
function groupOf(element) {
  const group = element.closest('fieldset, [role="group"][aria-labelledby], [role="radiogroup"]');
  const name = group?.querySelector(':scope > legend') ? squeezed(textOf(group.querySelector(':scope > legend'))) : group && labelOf(group);
  const answers = element.type === 'radio' ? [...document.getElementsByName(element.name)] : [];
  return { group: name || undefined, ...(answers.length && { position: answers.indexOf(element) + 1, count: answers.length }) };
}

/** The main part of the page is called as its heading is; its text is read when that is asked for. */
function opening(main) {
  const heading = main.querySelector('h1');
  const lead = main.querySelector('.lead');
  return {
    id: numberOf(main),
    tag: 'main',
    label: heading ? squeezed(textOf(heading)) : undefined,
    hint: lead ? squeezed(textOf(lead)) : undefined,
    language: heading ? headingLanguage(heading) : undefined,
  };
}

/** The language of a heading, where all of it is in another than the page. */
export function headingLanguage(heading) {
  const part = heading.querySelector('[lang]');
  return languageOf(part && squeezed(part.textContent) === squeezed(heading.textContent) ? part : heading);
}

/** What was wrong with what the person sent, from the part that says it. */
export function problemsIn(main) {
  const part = main.querySelector('#problems');
  if (!part) return undefined;
  return {
    id: numberOf(part),
    heading: labelOf(part),
    sentences: [...part.querySelectorAll('li')].map((one) => squeezed(textOf(one))),
  };
}

/** What there is to say of a control, or of anything that has the focus. */
export function facts(element) {
  const { localName: tag, type } = element;
  const isChoice = type === 'checkbox' || type === 'radio';
  if (tag === 'main') return opening(element);
  return {
    id: numberOf(element),
    tag,
    type: typeof type === 'string' ? type : undefined,
    role: element.getAttribute('role') ?? undefined,
    label: labelOf(element) || undefined,
    text: /^(input|select|textarea)$/.test(tag) ? undefined : squeezed(textOf(element)).slice(0, 1000),
    title: element.title || element.placeholder || undefined,
    hint: textsOf(element.getAttribute('aria-describedby')) || undefined,
    language: languageOf((element.labels?.[0] ?? element).querySelector('[lang]') ?? element),
    value: valueOf(element),
    'value-language': tag === 'select' && element.selectedOptions[0]?.lang ? languageOf(element.selectedOptions[0]) : undefined,
    checked: isChoice ? element.checked : truth(element.ariaChecked),
    pressed: truth(element.ariaPressed),
    expanded: tag === 'summary' ? element.parentElement.open : truth(element.ariaExpanded),
    disabled: element.disabled || element.ariaDisabled === 'true',
    invalid: element.ariaInvalid === 'true',
    here: Boolean(element.ariaCurrent) && element.ariaCurrent !== 'false',
    main: element.classList.contains('button--main'),
    safe: element.matches('[data-safe]'),
    final: /^(submit|reset|image)$/.test(type) || element.matches('.button--danger'),
    bar: Boolean(element.closest('[data-voice]')),
    // What an ability shows may be the person's own; what its buttons are called is not, unless they name a row of it.
    own: Boolean(element.closest('[data-ready]'))
      && (!/^(button|summary|a)$/.test(tag) || Boolean(element.querySelector('[data-text]'))),
    ...groupOf(element),
  };
}

/** The controls that are there in a part of the page. */
export const controlsIn = (part) => [...part.querySelectorAll(controls)].filter((one) => !isHidden(one) && !one.closest('[data-voice]'));

/** The pieces of the page in their order: its texts by the elements that hold them, and its controls. */
export function blocks() {
  const found = [];
  let runs = [];
  let links = [];
  let holder;
  // A hint is told with what it belongs to.
  const hints = new Set([...document.querySelectorAll('[aria-describedby]')].flatMap((one) => one.getAttribute('aria-describedby').split(/\s+/)));
  const end = () => {
    if (runs.length) found.push({ id: numberOf(holder), runs, links, heading: /^h[1-6]$/.test(holder.localName) });
    runs = [];
    links = [];
  };
  const add = (text, element, block) => {
    if (!runs.length && !text.trim()) return;
    if (!runs.length) holder = block;
    const words = text.replace(/\s+/g, ' ');
    const language = languageOf(element);
    if (runs.at(-1)?.language === language && runs.length) runs.at(-1).text += words;
    else runs.push({ text: words, language });
  };
  const walk = (element, block) => {
    if (element.matches(unread) || hints.has(element.id) || isHidden(element)) return;
    const inline = isInline(element);
    const isWithinText = inline && element.localName === 'a' && squeezed(block.textContent) !== squeezed(element.textContent);
    if (element.matches(controls) && !isWithinText) {
      end();
      found.push({ id: numberOf(element), control: facts(element) });
      return;
    }
    if (isWithinText) links.push(numberOf(element));
    if (element.localName === 'img') add(element.alt, element, block);
    if (!inline) end();
    for (const node of element.childNodes) {
      const isLabel = element.localName === 'label' && element.control;
      if (node.nodeType === Node.TEXT_NODE && !isLabel) add(node.data, element, inline ? block : element);
      if (node.nodeType === Node.ELEMENT_NODE && (!isLabel || node.matches(controls))) walk(node, inline ? block : element);
    }
    if (!inline) end();
  };
  walk(document.body, document.body);
  end();
  return found;
}
