// Short messages at the foot of the page, with a button that takes back what was done. They stay for
// ten seconds, and longer while somebody points at them or has the focus in them.

import { message, say } from './console.js';

const SECONDS = 10;
const tray = document.createElement('div');
tray.className = 'toasts';
tray.setAttribute('role', 'region');
tray.setAttribute('aria-label', message('messages'));

function settle() {
  if (!tray.isConnected && tray.children.length > 0) document.body.append(tray);
}

/**
 * Shows a message and reads it out.
 *
 * @param undo takes it back; without it there is no button
 * @param link the address and the label of a page to open
 * @param done called once it can no longer be taken back
 * @return a function that takes the message away and calls `done`
 */
export function toast(text, { undo, link, done } = {}) {
  const shown = document.createElement('div');
  shown.className = 'toast';
  const words = document.createElement('p');
  words.textContent = text;
  shown.append(words);
  let left = SECONDS;
  const clock = setInterval(() => {
    if (!shown.matches(':hover, :focus-within') && --left <= 0) close();
  }, 1000);
  const remove = () => {
    clearInterval(clock);
    const held = shown.contains(document.activeElement);
    shown.remove();
    if (tray.children.length === 0) tray.remove();
    if (held) document.getElementById('main')?.focus();
  };
  const close = () => {
    if (!shown.parentElement) return;
    remove();
    done?.();
  };
  if (undo) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'quiet small';
    button.textContent = message('undo');
    button.addEventListener('click', () => {
      remove();
      undo();
    });
    shown.append(button);
  }
  if (link) {
    const opener = document.createElement('a');
    opener.href = link.href;
    opener.textContent = link.label;
    shown.append(opener);
  }
  tray.append(shown);
  settle();
  say(undo ? message('pressToUndo', text) : text);
  return close;
}

document.addEventListener('keydown', (event) => {
  const isMeant = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
  const button = tray.isConnected && [...tray.querySelectorAll('button')].at(-1);
  if (!isMeant || !button || event.target.closest('input, textarea, select, dialog')) return;
  event.preventDefault();
  button.click();
});

document.addEventListener('htmx:afterSettle', settle);
