// Rows of the apply profile: a button that adds one more, and one in each row that takes it away.
// Without it there is always one empty row, and emptying a row takes it away.

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
  row.setAttribute('aria-label', last.getAttribute('aria-label').replace(/\d+$/, index + 1));
  row.querySelectorAll('.wrong').forEach((it) => it.remove());
  for (const field of row.querySelectorAll('[name]')) {
    const label = row.querySelector(`[for="${field.id}"]`);
    field.name = field.name.replace(/\.\d+\./, `.${index}.`);
    field.id = field.id.replace(/-\d+-/, `-${index}-`);
    field.value = '';
    field.removeAttribute('aria-invalid');
    label.htmlFor = field.id;
  }
  last.after(row);
  row.querySelector('[name]').focus();
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
    rows.querySelectorAll('[data-row]').forEach((it) => it.append(button('Remove', 'remove', 'quiet small')));
    rows.after(button('Add another', 'add', 'quiet'));
  }
}

document.addEventListener('click', ({ target }) => {
  if (target.matches('[data-add]')) addRow(target.previousElementSibling);
  if (target.matches('[data-remove]')) removeRow(target.closest('[data-row]'));
});
document.addEventListener('htmx:afterSettle', settle);
settle();
