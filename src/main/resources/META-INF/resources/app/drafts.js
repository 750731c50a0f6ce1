// Keeps what is typed. Each form that is typed in has a separate draft in this browser, by account,
// record and field. It is removed once the form is saved or its owner signs out; otherwise it is
// offered when the page is opened again, until it is restored or discarded. What is restored goes into
// the fields that were changed in it; if that replaces something that was typed since, this is kept as
// a draft, which is offered next. Words that were typed stay when another form of the page is sent.
// Forms with data-autosave save by themselves after a pause, and never over a text that was changed
// elsewhere.

import { message, pageLocale, say } from './console.js';
import { fetchSignedIn } from './session.js';

const PREFIX = 'jobtrail-draft:';
const SEPARATOR = '\n'; // between the key of a form and the id of a draft
const VERSION = 'expectedUpdatedAt'; // the field that says what was shown
const PAUSE = 2_000;
const DAYS_KEPT = 30;
const TYPED = 'input:is([type=text],[type=email],[type=url],[type=search],[type=number],[type=date],[type=datetime-local],[type=tel],:not([type])), textarea';
const SECRET = '[type=password], [autocomplete=one-time-code], [autocomplete$=-password], [data-no-draft]';

const account = () => document.querySelector('[data-account]')?.dataset.account;
const forms = () => [...document.querySelectorAll('main form[method=post]:not([data-no-draft])')];
const timers = new WeakMap();
const waiting = new Set(); // forms whose typing is not saved yet
const ids = new WeakMap(); // of the drafts of forms
const sent = new WeakMap(); // what forms had when they were sent
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
  const of = hidden.filter((it) => it.name && !/^(_next|_overwrite|.*shown|.*_entry)$/.test(it.name));
  const names = form.id ? [form.id] : new Set(fields(form).map((it) => it.name.split(/[.:]/)[0]));
  return [account(), new URL(form.action).pathname, ...of.map((it) => it.value), ...names].join(' ');
}

/** The fields: name, place among its namesakes, value, and the value that is saved. */
function stateOf(form) {
  const seen = new Map();
  return fields(form).map((field) => {
    const count = seen.get(field.name) ?? 0;
    seen.set(field.name, count + 1);
    return [field.name, count, valueOf(field), originalOf(field)];
  });
}

const contentOf = (form) => ({ state: stateOf(form), isRearranged: 'changed' in form.dataset });
const changesOf = ({ state }) => state.filter(([, , value, saved]) => value !== saved);

/** The values that are seen, which differ where the fields do. */
const valuesOf = (state) =>
  JSON.stringify(state.filter(([name]) => name !== VERSION && !name.endsWith('_entry')).map((it) => it.slice(0, 3)));

function fieldAt(form, [name, count]) {
  return fields(form).filter((it) => it.name === name)[count];
}

/** Whether the form has the same rows, so that each field can be taken by itself. */
function isAlike(form, { state, isRearranged }) {
  if (isRearranged || 'changed' in form.dataset) return false;
  const own = stateOf(form);
  return own.length === state.length && state.every(([name, count, value], index) => {
    const isFixed = form.elements[name]?.type === 'hidden' && name !== VERSION;
    return own[index][0] === name && own[index][1] === count && (!isFixed || own[index][2] === value);
  });
}

/** Whether the form shows all that was changed. */
function shows(form, content) {
  if (!isAlike(form, content)) return valuesOf(content.state) === valuesOf(stateOf(form));
  return changesOf(content).every((it) => valueOf(fieldAt(form, it)) === it[2]);
}

/** Puts changes into a form; the whole of it where its rows are others. */
function fill(form, content) {
  const isWhole = !isAlike(form, content);
  const { state } = content;
  if (isWhole) {
    // rows that the page did not have when it was loaded
    form.dispatchEvent(new CustomEvent('draft', { bubbles: true, detail: state.map(([name]) => name) }));
    if (content.isRearranged) form.dataset.changed = '';
  }
  const isOutdated = isWhole || changesOf(content).some((it) => it[3] !== originalOf(fieldAt(form, it)));
  for (const it of state) {
    const [name, , value, saved] = it;
    const field = fieldAt(form, it);
    const isTaken = name === VERSION ? isOutdated : isWhole || value !== saved;
    if (!field || !isTaken) continue;
    if (isTicked(field)) field.checked = value;
    else if (!field.matches('select') || [...field.options].some((it) => it.value === value)) field.value = value;
    // what was shown when it was typed, so that a change made elsewhere is noticed
    if (form.dataset.autosave && field.matches('textarea')) field.defaultValue = saved ?? field.defaultValue;
  }
  form.dispatchEvent(new CustomEvent('drafted', { bubbles: true }));
}

function read(name) {
  try {
    return JSON.parse(localStorage.getItem(name));
  } catch {
    return null;
  }
}

/** The name of the draft of a form, which has a new one each time that it is shown. */
function nameOf(form) {
  if (!ids.has(form)) ids.set(form, Date.now().toString(36) + Math.random().toString(36).slice(2));
  return PREFIX + keyOf(form) + SEPARATOR + ids.get(form);
}

function remove(form) {
  localStorage.removeItem(nameOf(form));
}

/** Keeps what is typed in a form. Whether that could be done. */
function write(form, content = contentOf(form)) {
  try {
    localStorage.setItem(nameOf(form), JSON.stringify({ at: Date.now(), ...content }));
    return true;
  } catch {
    return false; // no room or no leave: leaving still warns
  }
}

/** The other drafts of a form, the newest first. */
function draftsOf(form) {
  const key = PREFIX + keyOf(form);
  return Object.keys(localStorage)
    .filter((it) => (it === key || it.startsWith(key + SEPARATOR)) && it !== nameOf(form))
    .map((name) => ({ name, ...read(name) }))
    .filter((it) => it.state)
    .sort((one, other) => other.at - one.at);
}

function forget(isToForget) {
  for (const key of Object.keys(localStorage).filter((it) => it.startsWith(PREFIX))) {
    if (isToForget(key)) localStorage.removeItem(key);
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
  if (form.querySelector(':scope > .draft')) return;
  const [draft, ...others] = draftsOf(form);
  if (!draft) return;
  if (shows(form, draft) && (!isUnsaved(form) || write(form))) { // saved elsewhere, or typed again
    localStorage.removeItem(draft.name);
    if (others.length > 0) offer(form);
    return;
  }
  const when = new Date(draft.at).toLocaleString(pageLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  const shown = notice(
    form,
    message('unsavedChanges', when),
    button(message('restore'), () => {
      if (!restore(form, draft, shown)) return;
      (fields(form).find(isChanged) ?? form.querySelector('button')).focus();
      say(message('changesBack'));
    }),
    button(message('discard'), () => {
      shown.remove();
      localStorage.removeItem(draft.name);
      say(message('discarded'));
      offer(form);
    }),
  );
}

/** Whether a draft is in the form now; it is not while what was typed since cannot be kept. */
function restore(form, draft, shown) {
  const before = contentOf(form);
  const isTyped = isUnsaved(form);
  if (isTyped && !write(form)) return false;
  shown.remove();
  fill(form, draft);
  if (isTyped && !shows(form, before)) ids.delete(form); // which leaves the draft of what was typed
  if (write(form)) localStorage.removeItem(draft.name);
  mark(form);
  offer(form);
  return true;
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
  if (!waiting.delete(form) || !form.isConnected) return;
  if (isUnsaved(form)) write(form);
  else remove(form);
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
      if (field.value === text) remove(form);
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
      offer(form);
    }),
    button(message('useOther'), () => {
      shown.remove();
      field.value = theirs;
      field.defaultValue = theirs;
      remove(form);
      field.focus();
      offer(form);
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

document.addEventListener('htmx:beforeRequest', ({ target }) => {
  if (forms().includes(target)) sent.set(target, stateOf(target));
});

document.addEventListener('htmx:afterRequest', ({ target }) => sent.delete(target));

/** Whether something was typed into a form after it was sent. */
const isTypedSince = (form) => sent.has(form) && valuesOf(sent.get(form)) !== valuesOf(stateOf(form));

/** What a form has over what it had when it was sent, which is saved. */
function contentSince(form) {
  const { state, isRearranged } = contentOf(form);
  const of = new Map(sent.get(form).map(([name, count, value]) => [name + SEPARATOR + count, value]));
  return { state: state.map(([name, count, value]) => [name, count, value, of.get(name + SEPARATOR + count)]), isRearranged };
}

document.addEventListener('htmx:beforeOnLoad', ({ target, detail }) => {
  if (detail.xhr.status >= 400 || !target.matches('form[method=post]')) return;
  waiting.delete(target);
  if (isTypedSince(target)) write(target, contentSince(target));
  else remove(target);
  if (isFarewell(target)) {
    waiting.clear();
    forget(() => true);
  }
});

document.addEventListener('htmx:beforeSwap', ({ detail }) => {
  if (!detail.shouldSwap) return;
  const { verb, elt } = detail.requestConfig ?? {};
  const left = elt?.closest('[data-discards]')?.closest('form');
  if (left) {
    waiting.delete(left);
    remove(left);
  }
  flush();
  const isSent = (it) => verb !== 'get' && it === elt;
  carried = forms()
    .filter((it) => (isSent(it) ? isTypedSince(it) : it !== left && isTouched(it)))
    .map((it) => ({ key: keyOf(it), id: ids.get(it), content: isSent(it) ? contentSince(it) : contentOf(it) }));
});

function settle() {
  if (!account()) return;
  for (const { key, id, content } of carried) {
    const form = forms().find((it) => keyOf(it) === key);
    if (!form || shows(form, content)) continue;
    fill(form, content);
    if (id) ids.set(form, id);
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

window.addEventListener('beforeunload', (event) => {
  if (!isLeaving) flush();
  if (!isLeaving && forms().some(isUnsaved)) event.preventDefault();
  isLeaving = false;
});

const oldest = Date.now() - DAYS_KEPT * 86_400_000;
forget((name) => !name.startsWith(`${PREFIX}${account()} `) || !((read(name)?.at ?? 0) > oldest));
settle();
