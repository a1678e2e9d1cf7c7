// SPDX-License-Identifier: Apache-2.0
// The parts of a page: what a field of them holds, and how a session changes them.

/** What the source of an event holds. */
export function held(source, way, { submitter }) {
  const values = { key: source.closest('[data-key]')?.dataset.key };
  if (way === 'submit') Object.assign(values, Object.fromEntries(new FormData(source, submitter)));
  if (way === 'choose' || way === 'input') {
    const option = source.selectedOptions?.[0];
    Object.assign(values, option?.dataset, option && { name: option.textContent.trim() });
    values.value = valueOf(source);
  }
  return values;
}

/** What a field holds: whether it is ticked, a number, or a text. */
export function valueOf(field) {
  if (field.type === 'checkbox') return field.checked;
  return Number.isFinite(field.valueAsNumber) ? field.valueAsNumber : field.value;
}

/** Performs on a part what a session wants of it. */
export function change(part, { kind, name, text, value, on, rows }) {
  switch (kind) {
    case 'show': part.textContent = text; return;
    case 'value': part.value = value; return;
    case 'attribute': value === undefined ? part.removeAttribute(name) : part.setAttribute(name, value); return;
    case 'flag': part[name] = on; return;
    case 'list': fill(part, rows); return;
    case 'focus': reach(part.querySelector(':scope > [data-key] button') ?? part);
  }
}

/** Gives the focus to a part, which may lie in others that are closed. */
function reach(part) {
  for (let fold = part.closest('details'); fold; fold = fold.parentElement.closest('details')) fold.open = true;
  part.focus();
}

/**
 * Rows that stay in their order are not touched: to move one would take the focus from it. Those that the server wrote for
 * want of a script go at the first time.
 */
function fill(list, rows) {
  for (const row of list.querySelectorAll(':scope > [data-first]')) row.remove();
  const known = new Map([...list.querySelectorAll(':scope > [data-key]')].map((row) => [row.dataset.key, row]));
  const wanted = new Set(rows.map(({ key }) => key));
  for (const [key, row] of known) if (!wanted.has(key)) row.remove();
  let place = list.querySelector(':scope > [data-key]');
  for (const { key, text, more = [], still = false } of rows) {
    const row = known.get(key) ?? made(list, key);
    if ('value' in row) row.value = key;
    const places = row.querySelectorAll('[data-text]');
    [text, ...more].forEach((words, index) => write(places[index] ?? row, words));
    for (const button of row.querySelectorAll('button')) button.hidden = still;
    if (row === place) place = row.nextElementSibling;
    else list.insertBefore(row, place);
  }
}

/** A new row; names in it that must be its own have a “#”, where the key goes. */
function made(list, key) {
  const row = list.querySelector(':scope > template').content.firstElementChild.cloneNode(true);
  row.dataset.key = key;
  for (const name of ['id', 'for', 'data-part', 'aria-describedby']) {
    for (const one of row.querySelectorAll(`[${name}*="#"]`)) one.setAttribute(name, one.getAttribute(name).replace('#', key));
  }
  return row;
}

function write(place, text) {
  // A field begins with it, and what the person has typed stays.
  if (place.matches('input')) place.defaultValue = text;
  else if (place.textContent !== text) place.textContent = text;
}
