// Rows of a form that has several of a kind: a button that adds one more, and one in each row that
// takes it away. Without it there is always an empty row, and emptying a row takes it away.

import { unmarkFields } from './console.js';

function button(label, marker, className) {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = className;
  made.textContent = label;
  made.dataset[marker] = '';
  return made;
}

function addRow(rows) {
  const last = rows.querySelector('[data-row]:last-of-type');
  const index = Number(/\.(\d+)\./.exec(last.querySelector('[name]').name)[1]) + 1;
  const row = last.cloneNode(true);
  unmarkFields(row);
  for (const named of [row, ...row.querySelectorAll('[aria-label]')]) {
    named.setAttribute('aria-label', named.getAttribute('aria-label').replace(/\d+/, index + 1));
  }
  for (const label of row.querySelectorAll('[for]')) label.htmlFor = renumbered(label.htmlFor, index);
  for (const field of row.querySelectorAll('[name]')) {
    field.name = field.name.replace(/\.\d+\./, `.${index}.`);
    if (field.id) field.id = renumbered(field.id, index);
    field.value = '';
  }
  last.after(row);
  row.querySelector('[name]').focus();
}

function renumbered(id, index) {
  return id.replace(/-\d+-/, `-${index}-`);
}

function removeRow(row) {
  const rows = row.parentElement;
  if (rows.querySelectorAll('[data-row]').length === 1) addRow(rows);
  const next = row.nextElementSibling ?? row.previousElementSibling;
  row.remove();
  next.querySelector('[name]').focus();
}

function settle() {
  for (const rows of document.querySelectorAll('[data-rows]:not([data-settled])')) {
    rows.dataset.settled = '';
    rows.querySelectorAll('[data-row]').forEach((it) => it.append(button(rows.dataset.removes, 'remove', 'quiet small')));
    rows.after(button(rows.dataset.rows, 'add', 'quiet small'));
  }
}

document.addEventListener('click', ({ target }) => {
  if (target.matches('[data-add]')) addRow(target.previousElementSibling);
  if (target.matches('[data-remove]')) removeRow(target.closest('[data-row]'));
});
document.addEventListener('htmx:afterSettle', settle);
settle();

// a draft may have more rows than the page
document.addEventListener('draft', ({ target, detail }) => {
  for (const rows of target.querySelectorAll('[data-rows]')) {
    const first = rows.querySelector('[name]').name;
    const [before, after] = first.split(/\d+/);
    const number = detail.filter((it) => it.startsWith(before) && it.endsWith(after)).length;
    while (rows.querySelectorAll('[data-row]').length < number) addRow(rows);
  }
});
