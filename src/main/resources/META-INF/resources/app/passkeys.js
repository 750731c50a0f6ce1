// Passkeys: registering one on the security page, and signing in by one. Loaded by console.js when
// one is asked for.

import { hold, message, say, showFault } from '/app/console.js';
import { inLanguageOfPage } from '/app/session.js';

function toBytes(base64Url) {
  const text = atob(base64Url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (it) => it.charCodeAt(0));
}

function toText(buffer) {
  const text = Array.from(new Uint8Array(buffer), (it) => String.fromCharCode(it)).join('');
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** The answer of an operation; a refusal is thrown with its message. */
async function call(path, body = {}) {
  const response = await fetch(path, {
    method: 'POST',
    headers: inLanguageOfPage({ 'Content-Type': 'application/json' }),
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(message('unreachable'));
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.message ?? message('serviceFailed'));
  return answer;
}

function withBytes(credentials) {
  return credentials.map((it) => ({ ...it, id: toBytes(it.id) }));
}

async function create(form) {
  const options = await call('/account/passkeys/options');
  const credential = await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: toBytes(options.challenge),
      user: { ...options.user, id: toBytes(options.user.id) },
      excludeCredentials: withBytes(options.excludeCredentials),
    },
  });
  await call('/account/passkeys', {
    name: form.elements.name.value,
    clientDataJSON: toText(credential.response.clientDataJSON),
    attestationObject: toText(credential.response.attestationObject),
    transports: credential.response.getTransports?.() ?? [],
  });
  location.assign(form.dataset.next);
}

async function get(button) {
  const options = await call('/auth/passkeys/options');
  const credential = await navigator.credentials.get({
    publicKey: {
      ...options,
      challenge: toBytes(options.challenge),
      allowCredentials: withBytes(options.allowCredentials),
    },
  });
  await call('/auth/passkeys/sign-in', {
    id: toText(credential.rawId),
    clientDataJSON: toText(credential.response.clientDataJSON),
    authenticatorData: toText(credential.response.authenticatorData),
    signature: toText(credential.response.signature),
    userHandle: toText(credential.response.userHandle ?? new ArrayBuffer(0)),
  });
  location.assign(button.dataset.next);
}

/** What browsers' own errors mean to a person. */
function words(fault) {
  switch (fault.name) {
    case 'NotAllowedError':
      return message('noPasskeyUsed');
    case 'InvalidStateError':
      return message('passkeyExists');
    case 'SecurityError':
      return message('passkeysNotHere');
    default:
      return fault.message;
  }
}

async function during(place, button, work) {
  showFault('', place);
  const release = hold(button);
  try {
    if (!window.PublicKeyCredential) throw new Error(message('passkeysUnsupported'));
    say(message('followBrowser'));
    await work();
  } catch (fault) {
    showFault(words(fault), place);
  } finally {
    release();
  }
}

/** Adds a passkey by a form that asks for its name. */
export function register(form) {
  return during(form, form.querySelector('button'), () => create(form));
}

/** Signs in by a button. */
export function signIn(button) {
  return during(button.closest('.door'), button, () => get(button));
}
