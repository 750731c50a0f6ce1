// The dialog behind "Search" and Ctrl+K: a combobox (ARIA Authoring Practices) whose list has the pages and the records
// that contain the typed words. Without it the link leads to a page that does the same.

import { message } from './console.js';
import { fetchSignedIn } from './session.js';

const PAUSE = 150; // milliseconds without a key before the server is asked

const dialog = document.createElement('dialog');
dialog.className = 'palette';
dialog.setAttribute('aria-label', message('search'));
dialog.append(document.getElementById('palette-form').content.cloneNode(true));
const input = dialog.querySelector('input');
const list = dialog.querySelector('ul');
const status = dialog.querySelector('p');

let asked = 0;
let clock = null;

const options = () => [...list.children];
const chosen = () => list.querySelector('[aria-selected=true]');

function choose(option) {
  chosen()?.removeAttribute('aria-selected');
  input.removeAttribute('aria-activedescendant');
  if (!option) return;
  option.setAttribute('aria-selected', 'true');
  option.scrollIntoView({ block: 'nearest' });
  input.setAttribute('aria-activedescendant', option.id);
}

async function find() {
  const mine = ++asked;
  const response = await fetchSignedIn(`/app/search/options?q=${encodeURIComponent(input.value)}`).catch(() => null);
  const text = response?.ok ? await response.text() : '';
  if (mine !== asked) return; // more was typed meanwhile
  list.innerHTML = text;
  choose(options()[0]);
  const count = options().length;
  status.textContent = !response?.ok
    ? message('notReached')
    : count === 0 ? message('nothingFound') : count === 1 ? message('oneResult') : message('severalResults', count);
}

function follow(option) {
  if (!option) return;
  dialog.close();
  location.href = option.dataset.path;
}

input.addEventListener('input', () => {
  clearTimeout(clock);
  clock = setTimeout(find, PAUSE);
});

input.addEventListener('keydown', (event) => {
  const all = options();
  const at = all.indexOf(chosen());
  const next = {
    ArrowDown: all[(at + 1) % all.length],
    ArrowUp: all[(at - 1 + all.length) % all.length],
  }[event.key];
  if (next) {
    event.preventDefault();
    choose(next);
  } else if (event.key === 'Enter') {
    event.preventDefault();
    follow(chosen());
  }
});

list.addEventListener('click', ({ target }) => follow(target.closest('[role=option]')));
dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close()); // beside it

/** Opens the dialog with the pages, and what was typed last selected. */
export function openPalette() {
  if (dialog.open) return;
  document.body.append(dialog); // a page that was loaded in place has left it behind
  dialog.showModal();
  input.select();
  find();
}
