// The pipeline's board: cards are moved by dragging, by their buttons and by keyboard, always with
// the one form in the dialog. Without this, a card's link leads to where it can be moved.

import { message, say, showFault } from './console.js';
import { fetchSignedIn } from './session.js';
import { toast } from './toast.js';

const mover = () => document.getElementById('mover');
const form = () => document.getElementById('mover-form');
const cards = (place) => [...place.querySelectorAll('.job')].filter((it) => it.offsetParent);
const titleOf = (card) => card.querySelector('a').textContent;

let dragged = null;
let moving = null; // what is said once the page shows it
let kept = null;

/** Makes the form one for that card. */
function aim(card) {
  form().setAttribute('action', `/app/call/applications/${card.dataset.id}/status`);
  form().reset();
  form().querySelector('[data-fault]').textContent = '';
  form().querySelector('[data-moved]').textContent = titleOf(card);
  const atWork = card.classList.contains('at-work');
  form().querySelector('[data-at-work]').hidden = !atWork;
  for (const it of form().elements.status) it.disabled = atWork && it.value !== 'withdrawn';
  const { id, status, submitted } = card.dataset;
  const words = { ...mover().dataset };
  moving = { id, title: titleOf(card), atWork, words, before: { status, submittedAt: submitted || null } };
}

function choose(status) {
  const radio = [...form().elements.status].find((it) => it.value === status && !it.disabled);
  if (radio) radio.checked = true;
  return radio;
}

function ask(card, status) {
  aim(card);
  const entry = card.closest('[data-entry]').dataset.entry;
  const first = choose(status ?? entry) ?? choose('withdrawn');
  mover().showModal();
  first.focus();
}

document.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-moves]');
  if (button) ask(button.closest('.job'));
});

// htmx remembers the address that a form had at first
document.addEventListener('htmx:configRequest', ({ target, detail }) => {
  if (target.id === 'mover-form') {
    detail.path = target.getAttribute('action');
    moving.to = target.querySelector(':checked').parentElement.textContent.trim();
  }
});

// on a phone the board shows one column, which is chosen above it
function pick() {
  const picker = document.getElementById('stage');
  if (!picker) return;
  const columns = [...document.querySelectorAll('.column')];
  const known = sessionStorage.getItem('jobtrail-stage');
  const full = columns.find((it) => it.querySelector('.job'))?.dataset.entry;
  picker.value = columns.some((it) => it.dataset.entry === known) ? known : (full ?? picker.value);
  columns.forEach((it) => it.classList.toggle('picked', it.dataset.entry === picker.value));
}

document.addEventListener('change', ({ target }) => {
  if (target.id !== 'stage') return;
  sessionStorage.setItem('jobtrail-stage', target.value);
  pick();
});

document.addEventListener('htmx:afterSettle', pick);
pick();

// what was refused after a drop is explained where another status can be chosen
document.addEventListener('htmx:responseError', ({ target, detail }) => {
  if (target.id === 'mover-form' && !mover().open) mover().showModal();
  if (target.matches('.adds')) linkExisting(target, detail.xhr.responseText);
});

function linkExisting(adder, answer) {
  let existing = null;
  try {
    existing = JSON.parse(answer).existingId;
  } catch {
    return;
  }
  if (!existing) return;
  const link = document.createElement('a');
  link.href = `/app/applications/${encodeURIComponent(existing)}`;
  link.textContent = adder.dataset.existing;
  adder.querySelector('[data-fault]').append(' ', link);
}

document.addEventListener('htmx:afterRequest', ({ target, detail }) => {
  if (target.id === 'mover-form' && !detail.successful && moving) moving.to = null;
});

document.addEventListener('htmx:beforeSwap', () => {
  const board = document.querySelector('.board');
  kept = board && { left: board.scrollLeft, open: document.querySelector('.closed')?.open };
});

document.addEventListener('htmx:afterSwap', () => {
  const board = document.querySelector('.board');
  if (board && kept) {
    board.scrollLeft = kept.left;
    const closed = document.querySelector('.closed');
    if (closed && kept.open) closed.open = true;
  }
  kept = null;
});

document.addEventListener('htmx:afterSettle', () => {
  if (moving?.to) {
    const card = document.getElementById(`job-${moving.id}`);
    const moved = moving;
    moving = null;
    if (card?.offsetParent) card.querySelector('a').focus();
    // work that was ended does not begin again
    const undo = moved.atWork ? undefined : () => moveBack(moved);
    const names = { '%s': moved.title, '%t': moved.to };
    toast(moved.words.movedTo.replace(/%[st]/g, (it) => names[it]), { undo });
  }
});

async function moveBack({ id, title, before, words }) {
  try {
    const response = await fetchSignedIn(`/applications/${id}/status`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(before),
    });
    if (!response.ok) throw new Error((await response.json()).message);
    await htmx.ajax('GET', location.pathname + location.search, { target: 'body', swap: 'innerHTML show:none' });
    document.querySelector(`#job-${id} a`)?.focus();
    say(words.movedBack.replace('%s', () => title));
  } catch (fault) {
    showFault(fault instanceof TypeError ? message('unreachable') : fault.message);
  }
}

// news of work must not take a card out of someone's hand
document.addEventListener('htmx:beforeRequest', (event) => {
  if (dragged && event.target.id === 'pipeline') event.preventDefault();
});

function letGo() {
  dragged?.classList.remove('dragged');
  dragged = null;
  document.querySelectorAll('.over').forEach((it) => it.classList.remove('over'));
}

document.addEventListener('dragstart', ({ target, dataTransfer }) => {
  dragged = target.closest?.('.job') ?? null;
  if (dragged) {
    dataTransfer.effectAllowed = 'move';
    dataTransfer.setData('text/plain', titleOf(dragged));
    dragged.classList.add('dragged');
  }
});

document.addEventListener('dragover', (event) => {
  const place = dragged && event.target.closest('[data-entry]');
  document.querySelectorAll('.over').forEach((it) => it === place || it.classList.remove('over'));
  if (place && place !== dragged.closest('[data-entry]')) {
    event.preventDefault();
    place.classList.add('over');
  }
});

document.addEventListener('drop', (event) => {
  const place = dragged && event.target.closest('[data-entry]');
  if (!place) return;
  event.preventDefault();
  const card = dragged;
  letGo();
  if ('asks' in place.dataset) {
    ask(card, place.dataset.entry);
    return;
  }
  aim(card);
  if (choose(place.dataset.entry)) form().requestSubmit();
  else ask(card);
});

document.addEventListener('dragend', letGo);

function neighbour(card, key) {
  const column = card.closest('[data-entry]');
  const index = cards(column).indexOf(card);
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    return cards(column)[index + (key === 'ArrowDown' ? 1 : -1)];
  }
  const columns = [...document.querySelectorAll('[data-entry]')].filter((it) => cards(it).length);
  const next = columns[columns.indexOf(column) + (key === 'ArrowRight' ? 1 : -1)];
  return next && cards(next)[Math.min(index, cards(next).length - 1)];
}

document.addEventListener('keydown', (event) => {
  const card = event.target.closest?.('.job');
  if (!card || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (event.key === 'm' || event.key === 'M') {
    event.preventDefault();
    ask(card);
  } else if (event.key.startsWith('Arrow')) {
    event.preventDefault();
    neighbour(card, event.key)?.querySelector('a').focus();
  }
});
