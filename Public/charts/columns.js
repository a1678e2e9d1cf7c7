// SPDX-License-Identifier: Apache-2.0
// The columns that were found in the data, as menus: which goes from left to right, which are heard, which parts the rows.

/** Names are found in capital or small letters. */
const folded = (name) => name.trim().toLowerCase();

/** How an event names a column: by its name, or by its number where the name would not find it or a comma parts it. */
const wordOf = ({ name }, index, columns) => {
  const isOnly = columns.filter((column) => folded(column.name) === folded(name)).length === 1;
  return name.trim() && !name.includes(',') && isOnly ? name : String(index + 1);
};

const labelOf = ({ name, cells }, index) => `${name || index + 1} (${cells})`;

/** Shows a number that can be read in two ways, and how it was read; the button keeps the focus while it changes. */
function showNumber(place, number) {
  place.hidden = !number;
  if (!number) return;
  const [words, button] = [place.querySelector('[data-part=open-words]'), place.querySelector('button')];
  words.textContent = number.text;
  button.textContent = number.other;
  button.dataset.decimal = number.decimal;
}

/** Shows the columns and what was assumed of their numbers; `part(name)` finds the parts of the page. */
export function showColumns(part, columns, number) {
  showNumber(part('open-number'), number);
  for (const [menu, use] of [['read-x', 'x'], ['read-series', 'series']]) {
    const field = part(menu);
    const options = columns.map((column, index) => new Option(labelOf(column, index), wordOf(column, index, columns)));
    field.replaceChildren(field.options[0], ...options);
    field.selectedIndex = columns.findIndex((column) => column.use === use) + 1;
    field.dataset.was = field.value;
  }
  const boxes = columns.flatMap((column, index) => (column.numeric ? [box(column, index, columns)] : []));
  part('read-y').replaceChildren(...boxes);
  part('read-y').dataset.was = chosen(part('read-y')).join('\n');
}

function box(column, index, columns) {
  const field = document.createElement('input');
  Object.assign(field, {
    type: 'checkbox', id: `chart-read-y-${index}`, name: 'y', value: wordOf(column, index, columns), checked: column.use === 'value',
  });
  const label = document.createElement('label');
  Object.assign(label, { htmlFor: field.id, dir: 'auto', textContent: labelOf(column, index) });
  const choice = document.createElement('div');
  choice.className = 'choice';
  choice.append(field, label);
  return choice;
}

const chosen = (group) => [...group.querySelectorAll(':checked')].map(({ value }) => value);

/** What the person chose otherwise than it was; the rest stays as it was read. */
export function readingChoices(part, elements) {
  const choices = { chart: elements.type.value };
  const [across, series, heard] = [part('read-x'), part('read-series'), part('read-y')];
  if (across.value !== across.dataset.was) choices['x-column'] = across.value;
  if (series.value !== series.dataset.was) choices['series-column'] = series.value;
  const values = chosen(heard);
  if (values.join('\n') !== heard.dataset.was) choices['y-columns'] = values;
  return choices;
}
