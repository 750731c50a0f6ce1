// What all pages share: refusals in words beside the form, live regions, dialogs, the visitor's zone.
// Pages work without it: forms are sent and pages are read as ever.

document.documentElement.classList.add('scripted');

// the server writes times in the zone that this cookie names
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const isZoneKnown = document.cookie.split('; ').includes(`jobtrail_zone=${zone}`);
document.cookie = `jobtrail_zone=${zone}; path=/app; max-age=31536000; samesite=lax`;

// that of the page, which need not be the browser's
export function pageLocale() {
  const { lang } = document.documentElement;
  return lang === 'en' ? 'en-GB' : lang;
}

// a page that was written before it knew: the same format in this zone
function localize(time) {
  const known = /^\d{1,2}\.? \p{L}+\.? \d{4}(, \d\d:\d\d)?$/u.exec(time.textContent.trim());
  const instant = new Date(time.dateTime);
  if (!known || !time.dateTime.includes('T') || Number.isNaN(instant.getTime())) return;
  const locale = pageLocale();
  const day = instant.toLocaleDateString(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const clock = instant.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  time.textContent = known[1] ? `${day}, ${clock}` : day;
}

if (!isZoneKnown) document.querySelectorAll('time[datetime]').forEach(localize);

const streams = new Map();

// what only visitors need, and what only those who are signed in do
function equip() {
  if (document.querySelector('form[data-keeps]')) import('/app/typed.js');
  if (!document.querySelector('[data-account]')) return;
  for (const part of ['session', 'drafts', 'undo', 'notifications']) import(`/app/${part}.js`);
}

// A new account is signed in with the password that was just chosen: not by the answer to the sign-up, which is the same
// for an address that has an account.
let chosen = null;

document.addEventListener('submit', ({ target }) => {
  if (target.matches('[data-sign-up]')) chosen = target.elements.password.value;
}, true);

function signInNewAccount() {
  const form = document.querySelector('[data-new-account]');
  if (!form || chosen === null) return;
  form.elements.password.value = chosen;
  chosen = null;
  form.requestSubmit();
}

/** A text in the language of the page, with a value in it. */
export function message(name, value) {
  return document.getElementById('said').dataset[name].replace('%s', () => value);
}

/** Tells those who listen to the page rather than see it. */
export function say(text) {
  document.getElementById('said').textContent = text;
}

/** Shows a refusal: beside the form that it is about where that has a place for it. */
export function showFault(text, source) {
  const place = source?.querySelector('[data-fault]') ?? document.getElementById('fault');
  place.textContent = text;
  if (!place.contains(document.activeElement)) {
    place.scrollIntoView({ block: 'nearest' });
  }
}

function clearFaults(form) {
  document.getElementById('fault').textContent = '';
  form.querySelectorAll('[data-fault]').forEach((it) => (it.textContent = ''));
  unmarkFields(form);
}

/** Removes what is wrong with the fields of a form, or of a part of it. */
export function unmarkFields(part) {
  part.querySelectorAll('[aria-invalid]').forEach((it) => it.removeAttribute('aria-invalid'));
  for (const note of part.querySelectorAll('.wrong')) {
    const input = part.querySelector(`[aria-describedby~="${note.id}"]`);
    if (input) describe(input, (it) => it !== note.id);
    note.remove();
  }
}

/** Keeps those ids of what describes a field, its hint among them, and adds some. */
function describe(input, isKept, ...added) {
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ').filter((it) => it && isKept(it));
  const all = [...ids, ...added].join(' ');
  if (all) input.setAttribute('aria-describedby', all);
  else input.removeAttribute('aria-describedby');
}

/**
 * Disables buttons while a request is on its way. The result enables them again and returns the focus, which browsers take
 * from a disabled button.
 */
export function hold(...buttons) {
  const held = buttons.filter((it) => !it.disabled);
  const focused = document.activeElement;
  held.forEach((it) => (it.disabled = true));
  return () => {
    held.forEach((it) => (it.disabled = false));
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (isLost && held.includes(focused)) focused.focus({ preventScroll: true });
  };
}

function fieldNamed(form, field) {
  const name = field.replace(/\[(\d+)\]/g, '.$1'); // entries: answers[0].question
  const named = (path) => [...form.elements].find((it) => it.name?.split(':')[0] === path && it.type !== 'hidden');
  return named(name) ?? named(name.replace(/\.\d+$/, '')); // tags[0] is a part of tags
}

/** A message about one field, by the label that the form has for it in place of the name that the API has. */
function inWordsOf(form, text, details) {
  const [fault] = details;
  const input = form && fault && fieldNamed(form, fault.field);
  const label = input?.labels?.[0]?.innerText.replace(/\s*\(.*\)\s*$/s, '').trim() || input?.ariaLabel;
  return label && text.endsWith(` ${fault.message}`) ? `${label} ${fault.message}` : text;
}

function markFields(form, details) {
  let first = null;
  for (const { field, message } of details) {
    const input = fieldNamed(form, field);
    if (!input) continue;
    const note = document.createElement('span');
    note.className = 'wrong';
    note.id = `wrong-${field.replace(/\W/g, '-')}`;
    note.textContent = message.replace('must not be null', 'is required');
    input.setAttribute('aria-invalid', 'true');
    describe(input, () => true, note.id);
    input.after(note);
    first ??= input;
  }
  first?.focus();
}

function refusal(xhr) {
  try {
    return JSON.parse(xhr.responseText);
  } catch {
    return { message: message('serviceFailed') };
  }
}

const releases = new WeakMap(); // of the forms that are being sent

document.addEventListener('htmx:beforeRequest', ({ target }) => {
  if (target.matches('form')) {
    clearFaults(target);
    releases.set(target, hold(...target.querySelectorAll('button')));
  } else if (!target.matches('a')) {
    // news for a part of a page that is gone by then
    target.addEventListener('htmx:beforeOnLoad', (it) => target.isConnected || it.preventDefault(), { once: true });
  }
});

document.addEventListener('htmx:afterRequest', ({ target, detail }) => {
  if (!detail.successful) left = null;
  releases.get(target)?.();
  releases.delete(target);
});

document.addEventListener('htmx:responseError', ({ target, detail }) => {
  const { message, details = [] } = refusal(detail.xhr);
  const form = target.closest('form');
  showFault(inWordsOf(form, message, details), form);
  if (form) markFields(form, details); // last, for the field is what is looked at
});

// a record that was changed elsewhere is replaced by saving again
document.addEventListener('htmx:responseError', ({ target, detail }) => {
  if (!target.matches('form') || refusal(detail.xhr).code !== 'PRECONDITION_FAILED') return;
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = '_overwrite';
  field.value = 'true';
  target.append(field);
});

// a sign-in whose password is right asks for its second step
document.addEventListener('htmx:responseError', ({ target, detail }) => {
  const step = target.querySelector('[data-code-step]');
  if (!step || refusal(detail.xhr).code !== 'SECOND_FACTOR_REQUIRED') return;
  clearFaults(target);
  step.open = true;
  step.querySelector('input').focus(); // its hint says what is asked for
});

// a submission that needs the client's approval has asked for it: the status is as it was, and its card tells the rest
document.addEventListener('htmx:responseError', ({ target, detail }) => {
  const { code } = refusal(detail.xhr);
  if (code !== 'APPROVAL_REQUIRED') return;
  const status = target.querySelector('select[name=status]');
  if (status) status.value = [...status.options].find((it) => it.defaultSelected)?.value ?? '';
  if (!document.getElementById('approval')) return;
  htmx.ajax('GET', location.pathname + location.search, { target: '#approval', select: '#approval', swap: 'outerHTML' });
});

document.addEventListener('htmx:sendError', ({ target }) => {
  showFault(message('unreachable'), target.closest('form'));
});

// data-live="/…/events" data-news="name name": htmx hears "news" on the element for each such event
function listen(element) {
  const source = new EventSource(element.dataset.live);
  let waiting = null;
  const tell = () => {
    waiting ??= setTimeout(() => {
      waiting = null;
      if (element.isConnected) htmx.trigger(element, 'news');
    }, 150);
  };
  streams.set(element, { source, tell });
  for (const name of element.dataset.news.split(' ')) {
    source.addEventListener(name, (event) => {
      element.dispatchEvent(new CustomEvent('streamed', { detail: event, bubbles: true }));
      tell();
    });
  }
}

// What stays while the rest of the page is replaced asks again: an answer to earlier news may have met the page before.
function tellWhatStayed({ detail }) {
  if (detail.target === document.body) streams.forEach(({ tell }) => tell());
}

function settle() {
  for (const [element, { source }] of streams) {
    if (!element.isConnected) {
      source.close();
      streams.delete(element);
    }
  }
  document.querySelectorAll('[data-live]').forEach((it) => streams.has(it) || listen(it));
  for (const tab of document.querySelectorAll('.tabs [aria-current]')) {
    const row = tab.closest('ul');
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }
}

// data-renews="id" data-picture="/…": the image inside stays until the newer one is loaded
async function renewPictures() {
  for (const { dataset } of document.querySelectorAll('[data-renews]')) {
    const newer = new Image();
    newer.src = dataset.picture;
    await newer.decode().then(
      () => {
        const shown = document.getElementById(dataset.renews)?.querySelector('img');
        newer.alt = shown?.alt;
        shown?.replaceWith(newer);
      },
      () => {}, // the one before is shown on
    );
  }
}

// who works with keys goes on where they were: in the section, or at the begin of the page without it
let left = null;

function placeOf(element) {
  if (!element || element === document.body) return null;
  const section = element.closest('section[aria-labelledby]');
  return { heading: section?.getAttribute('aria-labelledby'), path: location.pathname };
}

function keepPlace() {
  const last = left;
  left = null;
  const hasFocus = document.activeElement && document.activeElement !== document.body;
  if (!last || hasFocus || last.path !== location.pathname) return;
  const place = document.getElementById(last.heading) ?? document.getElementById('main');
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

document.addEventListener('htmx:beforeRequest', ({ detail }) => {
  const isSent = detail.requestConfig.triggeringEvent?.type === 'submit'; // not by a page that has just been loaded
  if (isSent && detail.elt.matches('form')) left = placeOf(detail.elt);
});
document.addEventListener('htmx:beforeSwap', () => {
  left ??= placeOf(document.activeElement);
});

// another page is shown from its top, the same one where it was scrolled to
let shownPath = location.pathname;

function scrollToTop({ detail }) {
  if (detail.target !== document.body || location.pathname === shownPath) return;
  shownPath = location.pathname;
  if (!location.hash) scrollTo(0, 0);
}

document.addEventListener('htmx:afterSettle', scrollToTop);
document.addEventListener('htmx:afterSettle', keepPlace);
document.addEventListener('htmx:afterSettle', tellWhatStayed);
document.addEventListener('htmx:afterSettle', settle);
document.addEventListener('htmx:afterSettle', renewPictures);
document.addEventListener('htmx:afterSettle', equip);
document.addEventListener('htmx:afterSettle', signInNewAccount);
settle();
equip();

document.addEventListener('click', async ({ target }) => {
  const opener = target.closest('[data-opens]');
  if (opener) document.querySelector(opener.dataset.opens).showModal();
  target.closest('[data-closes]')?.closest('dialog').close();
  const copier = target.closest('[data-copies]');
  if (copier) {
    const source = document.querySelector(copier.dataset.copies);
    try {
      await navigator.clipboard.writeText(source.value ?? source.textContent);
      say(message('copied'));
      copier.textContent = message('copied');
    } catch {
      // without https, or without leave: it is selected, for the keyboard to copy
      if (source.select) source.select();
      else getSelection().selectAllChildren(source);
      say(message('selectedToCopy'));
    }
  }
});

document.addEventListener('click', async (event) => {
  if (!event.target.closest('[data-palette]') || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  (await import('/app/palette.js')).openPalette();
});

// on the window, after the page: in formatted text Ctrl+K makes a link
window.addEventListener('keydown', async (event) => {
  const isShortcut = event.key === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  if (!isShortcut || event.defaultPrevented || !document.querySelector('[data-palette]')) return;
  event.preventDefault();
  (await import('/app/palette.js')).openPalette();
});

document.addEventListener('click', async ({ target }) => {
  const passkey = target.closest('[data-passkey-sign-in]');
  if (passkey) (await import('/app/passkeys.js')).signIn(passkey);
});

document.addEventListener('submit', async (event) => {
  if (!event.target.matches('[data-passkey-new]')) return;
  event.preventDefault();
  (await import('/app/passkeys.js')).register(event.target);
});

document.addEventListener('submit', async (event) => {
  if (!event.target.matches('form[data-imports]')) return;
  event.preventDefault();
  (await import('/app/import.js')).importFile(event.target);
});

document.addEventListener('submit', async (event) => {
  if (!event.target.matches('form[data-attaches]')) return;
  event.preventDefault();
  (await import('/app/attachments.js')).attach(event.target);
});

window.addEventListener('beforeprint', () => {
  for (const it of document.querySelectorAll('[data-prints]')) {
    it.textContent = document.querySelector(it.dataset.prints).value;
  }
});

/** The text of a file: UTF-8 or UTF-16, or else as Windows programs save it. */
async function readText(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

// Of a file to import: in base64 it fits the largest body.
const MOST_BYTES = 1_400_000;

async function readBytes(input) {
  const file = input.files[0];
  const isTooLarge = file.size > MOST_BYTES;
  input.setCustomValidity(isTooLarge ? message('fileTooLarge') : '');
  if (isTooLarge) {
    input.reportValidity();
    return;
  }
  const reader = new FileReader();
  const read = new Promise((resolve, reject) => {
    reader.onload = resolve;
    reader.onerror = reject;
  });
  reader.readAsDataURL(file);
  await read;
  document.querySelector(input.dataset.readsBytesInto).value = reader.result;
}

// arrow keys change a select with each press: its button is shown then, and Enter sends the form as well
const submitsOnChange = (target) => target.closest?.('[data-submit-on-change]');

document.addEventListener('keydown', (event) => {
  const form = event.target.matches('select') && submitsOnChange(event.target);
  if (!form || /^(?:Tab|Shift)$/.test(event.key)) return;
  if (event.key === 'Enter') {
    event.preventDefault();
    form.requestSubmit();
  } else {
    form.classList.add('by-keys');
  }
});

document.addEventListener('pointerdown', ({ target }) => submitsOnChange(target)?.classList.remove('by-keys'));

document.addEventListener('change', async ({ target }) => {
  const form = submitsOnChange(target);
  if (form && !form.matches('.by-keys')) form.requestSubmit();
  if (target.matches('input[type=file][data-reads-into]') && target.files.length > 0) {
    document.querySelector(target.dataset.readsInto).value = await readText(target.files[0]);
  }
  if (target.matches('input[type=file][data-reads-bytes-into]') && target.files.length > 0) {
    await readBytes(target);
  }
});
