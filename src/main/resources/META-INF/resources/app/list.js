// The list of applications: several are selected by their boxes or by keys and changed at once.
// Without this the boxes and the buttons work as ever.

import { say } from './console.js';
import { put } from './undo.js';

const listed = () => document.getElementById('listed');
const bulk = () => document.getElementById('bulk');
const rows = () => [...document.querySelectorAll('.jobs tbody tr')].filter((it) => !it.hidden);
const box = (row) => row.querySelector('input');
const chosen = () => rows().filter((it) => box(it).checked);
/** A text of the form in the language of the page, with what it is about. */
const words = (name, text) => bulk().dataset[name].replace('%s', () => text);
const current = () => document.activeElement?.closest('.jobs tbody tr') ?? null;

let last = null; // the row that was selected last, where a range begins

function settle() {
  if (!bulk()) return;
  const number = chosen().length;
  document.getElementById('selected').textContent = number === 0 ? '' : words('selected', number);
  const all = document.getElementById('select-all');
  all.checked = number > 0 && number === rows().length;
  all.indeterminate = number > 0 && !all.checked;
  bulk().querySelectorAll('button').forEach((it) => (it.disabled = number === 0));
}

function select(row, isRange) {
  const all = rows();
  const from = isRange ? all.indexOf(last) : -1;
  const to = all.indexOf(row);
  const isChecked = box(row).checked;
  if (from >= 0) {
    all.slice(Math.min(from, to), Math.max(from, to) + 1).forEach((it) => (box(it).checked = isChecked));
  }
  last = row;
  settle();
}

function toggle(row, isRange) {
  box(row).checked = !box(row).checked;
  select(row, isRange);
}

document.addEventListener('click', (event) => {
  const row = event.target.matches('.selects input') && event.target.closest('tr');
  if (row) select(row, event.shiftKey);
});

document.addEventListener('change', ({ target }) => {
  if (target.id !== 'select-all') return;
  rows().forEach((it) => (box(it).checked = target.checked));
  settle();
});

function move(step) {
  const all = rows();
  const at = all.indexOf(current());
  const next = at < 0 ? all[0] : all[at + step];
  next?.querySelector('a').focus();
}

const actions = {
  j: () => move(1),
  k: () => move(-1),
  x: (isRange) => current() && toggle(current(), isRange),
};

document.addEventListener('keydown', (event) => {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(actions, key)) return;
  if (event.target.closest('input:not([type=checkbox]), select, textarea, dialog')) return;
  if (!event.target.closest('#listed') && !event.target.matches('body, main')) return;
  event.preventDefault();
  actions[key](event.shiftKey);
});

function missing(action) {
  const field = { set_status: '#bulk-status', add_tags: '#bulk-tags', remove_tags: '#bulk-tags' }[action];
  const input = field && bulk().querySelector(field);
  return input && !input.value.trim() ? input : null;
}

async function refresh() {
  const page = listed()?.dataset.page;
  if (!page) return;
  const kept = chosen().map((it) => it.id);
  await htmx.ajax('GET', page, { target: '#listed', select: '#listed', swap: 'outerHTML' });
  kept.forEach((id) => {
    const row = document.getElementById(id);
    if (row) box(row).checked = true;
  });
  settle();
}

document.addEventListener('htmx:confirm', (event) => {
  if (event.target.id !== 'bulk') return;
  const button = event.detail.triggeringEvent?.submitter;
  if (button?.value === 'start_runs') return; // sent at once: a page shows what came of each
  event.preventDefault();
  const empty = missing(button?.value);
  if (!button || empty) {
    empty?.focus();
    say(bulk().dataset.missing);
    return;
  }
  const selected = chosen();
  const text = selected.length === 1 ? selected[0].querySelector('a').textContent : words('several', selected.length);
  const isGone = ['archive', 'restore', 'delete'].includes(button.value);
  put({
    action: bulk().action,
    body: new URLSearchParams(new FormData(bulk(), button)),
    hides: isGone ? selected.map((it) => `#${it.id}`).join(',') : null,
    text: words(button.value, text),
    ended: refresh,
  });
  selected.forEach((it) => (box(it).checked = false));
  settle();
  (rows()[0]?.querySelector('a') ?? document.getElementById('main')).focus();
});

document.addEventListener('htmx:afterRequest', settle);
settle();
