// A session that ends while somebody works on a page: a dialog to sign in again, and what was asked
// for is asked once more. What was typed stays where it is.

import { message } from './console.js';

let waiting = null;
let isDeclined = false; // what the page asks for by itself does not ask again

const account = () => document.querySelector('[data-account]')?.dataset;

async function isSameAccount() {
  const response = await fetch('/account', { headers: { Accept: 'application/json' } });
  if (!response.ok) return false;
  const { id } = await response.json();
  if (id !== account()?.account) location.assign('/app'); // somebody else: not their page
  return id === account()?.account;
}

function build() {
  const dialog = document.createElement('dialog');
  dialog.id = 'sign-in-again';
  dialog.setAttribute('aria-labelledby', 'sign-in-again-title');
  dialog.append(document.getElementById('sign-in-again-form').content.cloneNode(true));
  dialog.querySelector('[name=login]').value = account()?.login ?? '';
  document.body.append(dialog);
  return dialog;
}

function askIn(dialog) {
  const form = dialog.querySelector('form');
  const fault = form.querySelector('[data-fault]');
  const { login, password, code } = form.elements;
  return new Promise((answer) => {
    const end = (isSignedIn) => {
      answer(isSignedIn);
      dialog.remove();
    };
    dialog.addEventListener('close', () => end(false));
    dialog.querySelector('[data-continue]').addEventListener('click', async () => {
      if (await isSameAccount()) end(true);
      else fault.textContent = message('notSignedInYet');
    });
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      fault.textContent = '';
      const body = { login: login.value, password: password.value };
      if (code.value) body.code = code.value;
      try {
        const response = await fetch('/auth/sign-in', {
          method: 'POST',
          headers: inLanguageOfPage({ 'Content-Type': 'application/json' }),
          body: JSON.stringify(body),
        });
        if (response.ok) {
          if (await isSameAccount()) end(true);
          return;
        }
        const refusal = await response.json();
        fault.textContent = refusal.message;
        if (refusal.code === 'SECOND_FACTOR_REQUIRED') {
          code.parentElement.hidden = false;
          code.focus();
        }
      } catch {
        fault.textContent = message('tryAgain');
      }
    });
    dialog.showModal();
    (login.value ? password : login).focus();
  });
}

/** Asks to sign in again. True once that is done, by the same account; false if it was cancelled. */
export function signInAgain() {
  waiting ??= askIn(build()).then((isSignedIn) => {
    waiting = null;
    if (isSignedIn) document.dispatchEvent(new Event('signed-in'));
    return isSignedIn;
  });
  return waiting;
}

/** A request whose session may be over: it is sent again once that is started anew. */
export async function fetchSignedIn(address, options) {
  const request = { ...options, headers: inLanguageOfPage({ 'HX-Request': 'true', ...options?.headers }) };
  const response = await fetch(address, request);
  return response.status === 401 && (await signInAgain()) ? fetch(address, request) : response;
}

/** Headers with which errors are in the language of the page, which can differ from the browser's. */
export function inLanguageOfPage(headers) {
  return { ...headers, 'Accept-Language': document.documentElement.lang };
}

/** The answer of an operation that a file is sent to; a refusal is thrown with its message. */
export async function call(path, method, type, body) {
  const headers = type ? { 'Content-Type': type } : {};
  const response = await fetchSignedIn(path, { method, headers, body }).catch(() => {
    throw new Error(message('sendAgain'));
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.message ?? message('serviceFailed'));
  return answer;
}

function isOver({ xhr }) {
  if (xhr.status !== 401 || !account()) return false;
  try {
    return JSON.parse(xhr.responseText).code === 'UNAUTHORIZED';
  } catch {
    return false;
  }
}

document.addEventListener('htmx:responseError', async (event) => {
  if (!isOver(event.detail)) return;
  event.stopImmediatePropagation(); // it is no refusal of the form
  const { elt, path, triggeringEvent } = event.detail.requestConfig;
  const isForm = elt.matches('form');
  if (isForm && elt.action.endsWith('/auth/sign-out')) {
    location.assign('/app/sign-in');
    return;
  }
  if (isDeclined && !isForm) return;
  isDeclined = !(await signInAgain());
  if (isDeclined || !elt.isConnected) return;
  if (isForm) elt.requestSubmit(triggeringEvent?.submitter);
  else if (elt.matches('[hx-get]')) htmx.ajax('GET', path, { source: elt });
}, true);
