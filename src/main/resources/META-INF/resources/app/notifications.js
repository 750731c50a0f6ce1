// Says on any page what happened elsewhere: a run that asks, a client who decided, new matches. Hidden pages do not
// listen, so that a forgotten tab keeps no connection.

import { toast } from './toast.js';

let source = null;

function listen() {
  const isWanted = !document.hidden && document.querySelector('[data-account]') !== null;
  if (isWanted && (source === null || source.readyState === EventSource.CLOSED)) {
    source = new EventSource('/app/notifications');
    source.addEventListener('notification', show);
  } else if (!isWanted && source !== null) {
    source.close();
    source = null;
  }
}

async function show({ data }) {
  const headers = { 'HX-Request': 'true' }; // no sign-in page once the session is over
  const response = await fetch(`/app/notifications/${data}`, { headers }).catch(() => null);
  if (!response?.ok) return;
  const { text, href, label } = await response.json();
  if (new URL(href, location).pathname !== location.pathname) toast(text, { link: { href, label } });
}

document.addEventListener('visibilitychange', listen);
document.addEventListener('htmx:afterSettle', listen);
listen();
