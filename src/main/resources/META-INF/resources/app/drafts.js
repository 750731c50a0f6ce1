// Keeps what is typed. Each form has a draft in this browser, by account, record and field, which is
// offered when the page is opened again and removed once it is saved or its owner signs out; words
// that were typed stay when another form of the page is sent. Forms with data-autosave save by
// themselves after a pause, and never over a text that was changed elsewhere.

import { message, pageLocale, say } from './console.js';
import { fetchSignedIn } from './session.js';

const PREFIX = 'jobtrail-draft:';
const PAUSE = 2_000;
const DAYS_KEPT = 30;
const TYPED = 'input:is([type=text],[type=email],[type=url],[type=search],[type=number],[type=date],[type=datetime-local],[type=tel],:not([type])), textarea';
const SECRET = '[type=password], [autocomplete=one-time-code], [autocomplete$=-password], [data-no-draft]';

const account = () => document.querySelector('[data-account]')?.dataset.account;
const forms = () => [...document.querySelectorAll('main form[method=post]:not([data-no-draft])')];
const timers = new WeakMap();
const waiting = new Set(); // forms whose typing is not saved yet
let carried = []; // drafts of forms that a new page is put over
let isLeaving = false;

function fields(form) {
  return [...form.elements].filter(
    (it) => it.name && it.matches('input, textarea, select') && !it.matches(`${SECRET}, [type=file]`)
      && (it.type !== 'hidden' || it.matches('[data-kept]')),
  );
}

const isTicked = (field) => field.matches('[type=checkbox], [type=radio]');
const valueOf = (field) => (isTicked(field) ? field.checked : field.value);

function originalOf(field) {
  if (isTicked(field)) return field.defaultChecked;
  if (!field.matches('select')) return field.defaultValue;
  const chosen = [...field.options].find((it) => it.defaultSelected) ?? field.options[0];
  return chosen?.value ?? '';
}

const isChanged = (field) => valueOf(field) !== originalOf(field);

/** Whether something was typed that is not saved. */
export function isUnsaved(form) {
  return 'changed' in form.dataset || fields(form).some((it) => it.matches(TYPED) && isChanged(it));
}

/** Whether anything differs from what the page was loaded with. */
function isTouched(form) {
  return isUnsaved(form) || fields(form).some(isChanged);
}

/** By account, method, record and fields; forms for new records differ by their hidden fields too. */
function keyOf(form) {
  const hidden = [...form.elements].filter((it) => it.matches('[type=hidden]:not([data-kept])'));
  const of = hidden.filter((it) => it.name && !/^(_next|.*shown|.*_entry)$/.test(it.name));
  const names = form.id ? [form.id] : new Set(fields(form).map((it) => it.name.split(/[.:]/)[0]));
  return [account(), new URL(form.action).pathname, ...of.map((it) => it.value), ...names].join(' ');
}

function stateOf(form) {
  const seen = new Map();
  return fields(form).map((field) => {
    const count = seen.get(field.name) ?? 0;
    seen.set(field.name, count + 1);
    return [field.name, count, valueOf(field)];
  });
}

function fill(form, state) {
  // rows that the page did not have when it was loaded
  form.dispatchEvent(new CustomEvent('draft', { bubbles: true, detail: state.map(([name]) => name) }));
  for (const [name, count, value] of state) {
    const field = fields(form).filter((it) => it.name === name)[count];
    if (!field) continue;
    if (isTicked(field)) field.checked = value;
    else if (!field.matches('select') || [...field.options].some((it) => it.value === value)) field.value = value;
  }
  form.dispatchEvent(new CustomEvent('drafted', { bubbles: true }));
}

function read(key) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key));
  } catch {
    return null;
  }
}

function remove(key) {
  localStorage.removeItem(PREFIX + key);
}

function write(form) {
  const key = keyOf(form);
  if (!isUnsaved(form)) {
    remove(key);
    return;
  }
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify({ at: Date.now(), state: stateOf(form) }));
  } catch {
    // no room or no leave: leaving still warns
  }
}

function forget(isToForget) {
  for (const key of Object.keys(localStorage).filter((it) => it.startsWith(PREFIX))) {
    if (isToForget(key.slice(PREFIX.length))) localStorage.removeItem(key);
  }
}

function button(label, act) {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'quiet small';
  made.textContent = label;
  made.addEventListener('click', act);
  return made;
}

function notice(form, text, ...content) {
  form.querySelector(':scope > .draft')?.remove();
  const shown = document.createElement('div');
  shown.className = 'notice draft';
  shown.setAttribute('role', 'status');
  const words = document.createElement('p');
  words.textContent = text;
  const row = document.createElement('div');
  row.className = 'row';
  row.append(...content.filter((it) => it.matches('button')));
  shown.append(words, ...content.filter((it) => !it.matches('button')), row);
  form.prepend(shown);
  return shown;
}

function offer(form) {
  const key = keyOf(form);
  const draft = read(key);
  if (!draft || isUnsaved(form) || form.querySelector(':scope > .draft')) return;
  if (JSON.stringify(draft.state) === JSON.stringify(stateOf(form))) {
    remove(key); // saved elsewhere
    return;
  }
  const when = new Date(draft.at).toLocaleString(pageLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  const shown = notice(
    form,
    message('unsavedChanges', when),
    button(message('restore'), () => {
      shown.remove();
      fill(form, draft.state);
      mark(form);
      (fields(form).find(isChanged) ?? form.querySelector('button')).focus();
      say(message('changesBack'));
    }),
    button(message('discard'), () => {
      shown.remove();
      remove(key);
      say(message('discarded'));
    }),
  );
}

function later(form, name, act, pause) {
  const own = timers.get(form) ?? {};
  clearTimeout(own[name]);
  own[name] = setTimeout(act, pause);
  timers.set(form, own);
}

/** Called when a form was typed in. */
export function mark(form) {
  waiting.add(form);
  later(form, 'draft', () => keep(form), 300);
  if (form.dataset.autosave) later(form, 'save', () => save(form), PAUSE);
}

function keep(form) {
  if (waiting.delete(form) && form.isConnected) write(form);
}

// ---- Forms that save by themselves: data-autosave="METHOD property", of the record at data-record

function tell(form, text) {
  let place = form.querySelector('[data-saved]');
  if (!place) {
    place = document.createElement('p');
    place.className = 'hint';
    place.dataset.saved = '';
    form.append(place);
  }
  place.textContent = text;
}

async function answerOf(response) {
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

const saving = new WeakMap(); // the last save of each form

/** Saves unless the text was changed elsewhere. True if the record has it now. */
function save(form, options) {
  const next = (saving.get(form) ?? Promise.resolve()).then(() => saveNow(form, options));
  saving.set(form, next);
  return next;
}

async function saveNow(form, { isToOverwrite = false } = {}) {
  if (!form.isConnected || form.querySelector('[data-conflict]')) return false;
  const [method, property] = form.dataset.autosave.split(' ');
  const field = form.querySelector('textarea');
  const text = field.value;
  if (text === field.defaultValue && !isToOverwrite) return true;
  try {
    for (;;) {
      const read = await fetchSignedIn(form.dataset.record, { cache: 'no-store' });
      const known = (await answerOf(read))[property] ?? '';
      if (known !== field.defaultValue.replace(/\r\n/g, '\n') && known !== text && !isToOverwrite) {
        showConflict(form, field, known);
        return false;
      }
      const body = { [property]: text || null };
      if (form.dataset.continues) body[form.dataset.continues] = 'saved' in form.dataset;
      const written = await fetchSignedIn(form.dataset.record + (form.dataset.path ?? ''), {
        method,
        headers: { 'Content-Type': 'application/json', 'If-Match': read.headers.get('ETag') },
        body: JSON.stringify(body),
      });
      if (written.status === 412) continue; // something else of the record has changed meanwhile
      await answerOf(written);
      field.defaultValue = text;
      form.dataset.saved = '';
      if (field.value === text) remove(keyOf(form));
      else mark(form);
      tell(form, message('savedAt', new Date().toLocaleTimeString(pageLocale(), { timeStyle: 'short' })));
      return true;
    }
  } catch (fault) {
    tell(form, message('notSaved', fault instanceof TypeError ? message('notReached') : fault.message));
    return false;
  }
}

function showConflict(form, field, theirs) {
  const text = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = message('showOther');
  const quote = document.createElement('p');
  quote.className = 'text';
  quote.textContent = theirs || message('emptyText');
  text.append(summary, quote);
  const shown = notice(
    form,
    message('changedElsewhere'),
    text,
    button(message('overwrite'), () => {
      shown.remove();
      save(form, { isToOverwrite: true });
    }),
    button(message('useOther'), () => {
      shown.remove();
      field.value = theirs;
      field.defaultValue = theirs;
      remove(keyOf(form));
      field.focus();
    }),
  );
  shown.setAttribute('role', 'alert');
  shown.dataset.conflict = '';
}

// its button saves in the same way, and shows the page anew
document.addEventListener('htmx:confirm', async (event) => {
  const form = event.target;
  if (!form.matches('form[data-autosave]')) return;
  event.preventDefault();
  form.querySelector('[data-conflict]')?.remove(); // looked at again
  if (await save(form)) {
    say(message('saved'));
    htmx.ajax('GET', location.pathname + location.search, { target: 'body', swap: 'innerHTML show:none' });
  } else {
    say(form.querySelector('[data-saved]')?.textContent ?? '');
  }
});

// ---- When pages and parts of pages change

for (const name of ['input', 'change']) {
  document.addEventListener(name, ({ target }) => {
    const form = target.closest?.('form');
    if (form && forms().includes(form)) mark(form);
  });
}

const isFarewell = ({ action, elements }) =>
  action.endsWith('/auth/sign-out') || (action.endsWith('/call/account') && elements._method?.value === 'DELETE');

document.addEventListener('htmx:beforeOnLoad', ({ target, detail }) => {
  if (detail.xhr.status >= 400 || !target.matches('form[method=post]')) return;
  waiting.delete(target);
  remove(keyOf(target));
  if (isFarewell(target)) {
    waiting.clear();
    forget(() => true);
  }
});

document.addEventListener('htmx:beforeSwap', ({ detail }) => {
  if (!detail.shouldSwap) return;
  const { verb, elt } = detail.requestConfig ?? {};
  const left = elt?.closest('[data-discards]')?.closest('form');
  const sent = verb === 'get' ? null : elt;
  carried = forms()
    .filter((it) => it !== sent && it !== left && isTouched(it))
    .map((form) => ({ key: keyOf(form), state: stateOf(form), text: form.querySelector('textarea')?.defaultValue }));
});

function settle() {
  if (!account()) return;
  for (const { key, state, text } of carried) {
    const form = forms().find((it) => keyOf(it) === key);
    if (!form || JSON.stringify(stateOf(form)) === JSON.stringify(state)) continue;
    fill(form, state);
    // what was shown when it was typed, so that a change made elsewhere is noticed
    if (form.dataset.autosave) form.querySelector('textarea').defaultValue = text;
    mark(form);
  }
  carried = [];
  // a form of several steps, of which nothing is saved before the last
  forms().filter((it) => 'changed' in it.dataset).forEach(mark);
  forms().forEach(offer);
}

function flush() {
  for (const form of [...waiting]) keep(form);
}

document.addEventListener('htmx:afterSettle', settle);
document.addEventListener('visibilitychange', () => document.hidden && flush());

window.addEventListener('submit', (event) => {
  isLeaving = !event.defaultPrevented && event.target.method === 'post';
});

document.addEventListener('click', ({ target }) => {
  const form = target.closest('[data-discards]')?.closest('form');
  if (!form) return;
  waiting.delete(form);
  remove(keyOf(form));
  isLeaving = true;
});

window.addEventListener('beforeunload', (event) => {
  if (!isLeaving) flush();
  if (!isLeaving && forms().some(isUnsaved)) event.preventDefault();
  isLeaving = false;
});

const oldest = Date.now() - DAYS_KEPT * 86_400_000;
forget((key) => !key.startsWith(`${account()} `) || !((read(key)?.at ?? 0) > oldest));
settle();
