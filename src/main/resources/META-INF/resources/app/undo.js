// Forms with data-undo="what was done" are sent ten seconds later, with a button to take that back
// meanwhile; leaving the page sends them at once. Until then data-hides names what is gone already,
// and data-next the page that is shown instead. Without this they are sent as ever.

import { message, showFault } from './console.js';
import { fetchSignedIn } from './session.js';
import { toast } from './toast.js';

const pending = new Set();

function hide() {
  for (const { hides } of pending) {
    if (hides) document.querySelectorAll(hides).forEach((it) => (it.hidden = true));
  }
}

function send(work, isLeaving) {
  pending.delete(work);
  const headers = { 'HX-Request': 'true' };
  return fetchSignedIn(work.action, { method: 'POST', headers, body: work.body, keepalive: isLeaving });
}

async function finish(work) {
  try {
    const response = await send(work, false);
    if (!response.ok && response.status !== 404) {
      showFault((await response.json()).message);
      unhide(work);
    }
  } catch {
    showFault(message('unreachable'));
    unhide(work);
  }
  work.ended?.();
}

function unhide({ hides }) {
  if (hides) document.querySelectorAll(hides).forEach((it) => (it.hidden = false));
}

/**
 * Sends a form later.
 *
 * @param work its action and body, what it hides, the text of the message, and what follows once it was sent
 */
export function put(work) {
  pending.add(work);
  hide();
  toast(work.text, {
    undo: () => {
      pending.delete(work);
      unhide(work);
    },
    done: () => pending.has(work) && finish(work),
  });
}

function putForm(form) {
  put({
    action: form.action,
    body: new URLSearchParams(new FormData(form)),
    hides: form.dataset.hides,
    text: form.dataset.undo,
  });
  const next = form.elements._next?.value;
  if (next) {
    history.replaceState({ htmx: true }, '');
    history.pushState({ htmx: true }, '', next);
    htmx.ajax('GET', next, { target: 'body', swap: 'innerHTML' }).then(() => scrollTo(0, 0));
  }
}

document.addEventListener('htmx:confirm', (event) => {
  if (!event.target.matches('form[data-undo]')) return;
  event.preventDefault();
  putForm(event.target);
});

document.addEventListener('htmx:afterSettle', hide);

window.addEventListener('pagehide', () => {
  for (const work of [...pending]) send(work, true);
});
