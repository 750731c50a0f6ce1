// Rows of a form that has several of a kind: a button that adds one more, and one in each row that
// takes it away. Without it there is always an empty row, and emptying a row takes it away.

import { unmarkFields } from './console.js';
import { toast } from './toast.js';

const rowsOf = (rows) => [...rows.querySelectorAll('[data-row]')];

function button(label, marker, className) {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = className;
  made.textContent = label;
  made.dataset[marker] = '';
  return made;
}

/** Gives the fields of each row the names, ids and labels of its place. */
function renumber(rows) {
  rowsOf(rows).forEach((row, index) => {
    for (const named of [row, ...row.querySelectorAll('[aria-label]')]) {
      named.setAttribute('aria-label', named.getAttribute('aria-label').replace(/\d+/, index + 1));
    }
    for (const label of row.querySelectorAll('[for]')) label.htmlFor = label.htmlFor.replace(/-\d+-/, `-${index}-`);
    for (const field of row.querySelectorAll('[name]')) {
      field.name = field.name.replace(/\.\d+\./, `.${index}.`);
      if (field.id) field.id = field.id.replace(/-\d+-/, `-${index}-`);
    }
  });
}

function addRow(rows) {
  const last = rowsOf(rows).at(-1);
  const row = last.cloneNode(true);
  unmarkFields(row);
  for (const field of row.querySelectorAll('[name]')) field.value = '';
  last.after(row);
  renumber(rows);
  return row;
}

function change(rows) {
  renumber(rows);
  const form = rows.closest('form');
  form.dataset.changed = '';
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

function removeRow(row) {
  const rows = row.parentElement;
  if (rowsOf(rows).length === 1) addRow(rows);
  const after = row.nextElementSibling;
  const next = after ?? row.previousElementSibling;
  row.remove();
  change(rows);
  next.querySelector('[name]').focus();
  toast(rows.dataset.removed, {
    undo: () => {
      if (!rows.isConnected) return;
      if (after?.parentElement === rows) after.before(row);
      else rows.append(row);
      change(rows);
      row.querySelector('[name]').focus();
    },
  });
}

function settle() {
  for (const rows of document.querySelectorAll('[data-rows]:not([data-settled])')) {
    rows.dataset.settled = '';
    rows.querySelectorAll('[data-row]').forEach((it) => it.append(button(rows.dataset.removes, 'remove', 'quiet small')));
    rows.after(button(rows.dataset.rows, 'add', 'quiet small'));
  }
}

document.addEventListener('click', ({ target }) => {
  if (target.matches('[data-add]')) addRow(target.previousElementSibling).querySelector('[name]').focus();
  if (target.matches('[data-remove]')) removeRow(target.closest('[data-row]'));
});
document.addEventListener('htmx:afterSettle', settle);
settle();

// a draft has the rows that the form had when it was kept
document.addEventListener('draft', ({ target, detail }) => {
  for (const rows of target.querySelectorAll('[data-rows]')) {
    const [before, after] = rows.querySelector('[name]').name.split(/\d+/);
    const number = detail.filter((it) => it.startsWith(before) && it.endsWith(after)).length;
    while (rowsOf(rows).length < number) addRow(rows);
    rowsOf(rows).slice(Math.max(number, 1)).forEach((it) => it.remove());
  }
});
