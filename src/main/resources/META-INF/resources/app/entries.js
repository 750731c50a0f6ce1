// The lists of the resume editor: entries are added, moved and removed on the page, and saved with
// the rest. Without it the buttons send the form, and its answer shows the list anew.

import { say } from './console.js';
import { toast } from './toast.js';

const entriesOf = (section) => [...section.querySelectorAll(':scope > fieldset')];
const titleOf = (entry) => entry.querySelector('legend').textContent;

function renumber(section) {
  const { key } = section.dataset;
  const id = key.replaceAll('.', '-');
  const entries = entriesOf(section);
  entries.forEach((entry, index) => {
    const rename = (text) => text
      .replace(new RegExp(`^${key}\\.\\d+\\.`), `${key}.${index}.`)
      .replace(new RegExp(`^${id}-\\d+-`), `${id}-${index}-`)
      .replace(/^(up|down|remove) (\S+) \d+$/, `$1 $2 ${index}`);
    for (const it of entry.querySelectorAll('[name], [id], [for], [aria-describedby]')) {
      for (const attribute of ['name', 'id', 'for', 'aria-describedby']) {
        if (it.hasAttribute(attribute)) it.setAttribute(attribute, rename(it.getAttribute(attribute)));
      }
      if (it.matches('button')) it.value = rename(it.value);
    }
    const legend = entry.querySelector('legend');
    legend.textContent = legend.textContent.replace(/ \d+(?=\s?:|$)/, ` ${index + 1}`);
    for (const it of entry.querySelectorAll('button[name=_do]')) {
      const verb = it.getAttribute('aria-label').split(':')[0];
      it.setAttribute('aria-label', `${verb}: ${legend.textContent}`);
    }
    entry.querySelector('[value^=up]').hidden = index === 0;
    entry.querySelector('[value^=down]').hidden = index === entries.length - 1;
  });
}

function change(section) {
  renumber(section);
  const form = section.closest('form');
  form.dataset.changed = '';
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

function add(section) {
  const blank = section.querySelector('template').content.cloneNode(true).firstElementChild;
  const last = entriesOf(section).at(-1);
  if (last) last.after(blank);
  else section.append(blank);
  change(section);
  return blank;
}

function remove(section, entry) {
  const next = entry.nextElementSibling;
  const title = titleOf(entry);
  (next?.matches('fieldset') ? next.querySelector('input:not([type=hidden])') : section.querySelector('button')).focus();
  entry.remove();
  change(section);
  const { removed, stale } = section.closest('form').dataset;
  toast(removed.replace('%s', () => title), {
    undo: () => {
      if (!section.isConnected) {
        say(stale);
        return;
      }
      if (next?.parentElement === section) next.before(entry);
      else section.append(entry);
      change(section);
      entry.querySelector('input:not([type=hidden])').focus();
    },
  });
}

let closeMoved = null;

function move(section, entry, other, button) {
  if (!other?.matches('fieldset')) return;
  const place = entry.nextElementSibling;
  if (button.value.startsWith('up')) other.before(entry);
  else other.after(entry);
  change(section);
  (button.hidden ? entry.querySelector('.row button:not([hidden])') : button).focus();
  const { moved, stale } = section.closest('form').dataset;
  closeMoved?.(); // one message for several moves, which takes the last one back
  closeMoved = toast(moved.replace('%s', () => titleOf(entry)), {
    undo: () => {
      if (!section.isConnected || !entry.isConnected) {
        say(stale);
        return;
      }
      if (place?.parentElement === section) place.before(entry);
      else section.append(entry);
      change(section);
      entry.querySelector('input:not([type=hidden])').focus();
    },
  });
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('#editor [data-key] button[name=_do]');
  if (!button || button.value.startsWith('drop ')) return;
  event.preventDefault();
  const section = button.closest('[data-key]');
  const entry = button.closest('fieldset');
  switch (button.value.split(' ')[0]) {
    case 'add': add(section).querySelector('input:not([type=hidden])').focus(); break;
    case 'up': move(section, entry, entry.previousElementSibling, button); break;
    case 'down': move(section, entry, entry.nextElementSibling, button); break;
    case 'remove': remove(section, entry); break;
  }
});

// a draft has the entries that the lists had when it was kept
document.addEventListener('draft', ({ target, detail }) => {
  if (target.id !== 'editor') return;
  for (const section of target.querySelectorAll('[data-key]')) {
    const number = detail.filter((it) => it.startsWith(`${section.dataset.key}.`) && it.endsWith('._entry')).length;
    entriesOf(section).slice(number).forEach((it) => it.remove());
    while (entriesOf(section).length < number) add(section);
    renumber(section);
  }
  target.dataset.changed = '';
});
