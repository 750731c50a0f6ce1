// Forms with data-undo="what was done" are sent ten seconds later, with a button to take that back
// meanwhile; leaving the page sends them at once. Until then data-hides names what is gone already,
// and _next the page that is shown instead; with data-reloads the page is loaded again once they were
// sent. Without this they are sent as ever.

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
  return fetchSignedIn(work.action, { method: 'POST', body: work.body, keepalive: isLeaving });
}

async function finish(work) {
  let isDone = false;
  try {
    const response = await send(work, false);
    isDone = response.ok || response.status === 404;
    if (!isDone) showFault((await response.json()).message);
  } catch {
    showFault(message('unreachable'));
  }
  if (!isDone) unhide(work);
  work.ended?.(isDone);
}

/** Loads the page again, unless another one or a dialog has been opened meanwhile. */
function reload(path) {
  if (location.pathname !== path || document.querySelector('dialog[open]')) return;
  htmx.ajax('GET', location.pathname + location.search, { target: 'body', swap: 'innerHTML' });
}

function unhide({ hides }) {
  if (hides) document.querySelectorAll(hides).forEach((it) => (it.hidden = false));
}

/**
 * Sends a form later.
 *
 * @param work its action and body, what it hides, the text of the message, and what follows once it was sent, which
 *   is told whether it succeeded
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
  const next = form.elements._next?.value;
  const path = next ? new URL(next, location).pathname : location.pathname;
  put({
    action: form.action,
    body: new URLSearchParams(new FormData(form)),
    hides: form.dataset.hides,
    text: form.dataset.undo,
    ended: (isDone) => isDone && 'reloads' in form.dataset && reload(path),
  });
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
