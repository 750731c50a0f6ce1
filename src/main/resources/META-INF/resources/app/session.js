// A session that ends while somebody works on a page: a dialog to sign in again, and what was asked
// for is asked once more. What was typed stays where it is.

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
  dialog.innerHTML = `
    <form class="stack" method="post" data-no-draft>
      <h2 id="sign-in-again-title">Sign in again</h2>
      <p>Your session has ended. Your changes on this page are still here.</p>
      <p class="fault" data-fault role="alert"></p>
      <div class="field">
        <label for="again-login">E-mail address or username</label>
        <input id="again-login" name="login" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="254">
      </div>
      <div class="field">
        <label for="again-password">Password</label>
        <input id="again-password" name="password" type="password" autocomplete="current-password" required maxlength="128">
      </div>
      <div class="field" hidden>
        <label for="again-code">Code</label>
        <input id="again-code" name="code" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" maxlength="40">
        <p class="hint">The 6 digits of your authenticator app, or a recovery code.</p>
      </div>
      <div class="row">
        <button>Sign in</button>
        <button type="button" class="quiet" data-closes>Cancel</button>
      </div>
      <p class="hint">Another way to sign in? <a href="/app/sign-in" target="_blank">Sign in in a new tab</a>, then
        <button type="button" class="quiet small" data-continue>Continue</button></p>
    </form>`;
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
      else fault.textContent = 'You are not signed in yet.';
    });
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      fault.textContent = '';
      const body = { login: login.value, password: password.value };
      if (code.value) body.code = code.value;
      try {
        const response = await fetch('/auth/sign-in', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
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
        fault.textContent = 'The service cannot be reached. Try again.';
      }
    });
    dialog.showModal();
    (login.value ? password : login).focus();
  });
}

/** Asks to sign in again. True once that is done, by the same account; false if it was cancelled. */
export function signInAgain() {
  waiting ??= askIn(build()).finally(() => (waiting = null));
  return waiting;
}

/** A request whose session may be over: it is sent again once that is started anew. */
export async function fetchSignedIn(address, options) {
  const response = await fetch(address, options);
  return response.status === 401 && (await signInAgain()) ? fetch(address, options) : response;
}

/** The answer of an operation that a file is sent to; a refusal is thrown with its message. */
export async function call(path, method, type, body) {
  const headers = type ? { 'Content-Type': type } : {};
  const response = await fetchSignedIn(path, { method, headers, body }).catch(() => {
    throw new Error('The service cannot be reached. Send the file again to continue.');
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.message ?? 'Something went wrong on our side. Try again.');
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
  const { elt, triggeringEvent } = event.detail.requestConfig;
  const isForm = elt.matches('form');
  if (isForm && elt.action.endsWith('/auth/sign-out')) {
    location.assign('/app/sign-in');
    return;
  }
  if (isDeclined && !isForm) return;
  isDeclined = !(await signInAgain());
  if (!isDeclined && isForm && elt.isConnected) elt.requestSubmit(triggeringEvent?.submitter);
}, true);
