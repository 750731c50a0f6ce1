// Deciding on found jobs by keys, and words for those who hear the page.

import { say } from './console.js';

const listed = () => [...document.querySelectorAll('[data-match]')];
const isShown = (job) => !job.closest('[hidden]');
const jobs = () => listed().filter(isShown);
const selected = () => document.activeElement?.closest('[data-match]') ?? null;

let wanted = []; // ids of what to select once the list is there again, the best first
let waiting = []; // keys that came while a decision was on its way
let isDeciding = false;
let shown = null; // how many jobs there were when more were asked for
let held = null; // the id of the job that had the focus before a part of the page was replaced

function select(job) {
  job.focus({ preventScroll: true });
  job.scrollIntoView({ block: 'nearest' });
}

function move(step) {
  const all = jobs();
  const at = all.indexOf(selected());
  const next = at < 0 ? all[0] : all[at + step];
  if (next) select(next);
}

function press(key) {
  if (key === 'u') {
    document.querySelector('#undo button')?.click();
  } else {
    selected()?.querySelector(`[data-key="${key}"]`)?.click();
  }
}

const actions = {
  j: () => move(1),
  k: () => move(-1),
  arrowdown: () => move(1),
  arrowup: () => move(-1),
  a: () => press('a'),
  d: () => press('d'),
  u: () => press('u'),
  o: () => selected()?.querySelector('[data-job]')?.click(),
};

// letters count only on the list or where nothing is chosen, so that they are not in anybody's way
function isMeant(event) {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat && 'adu'.includes(key)) return false;
  if (target.closest('input, select, textarea, [contenteditable], dialog')) return false;
  const isOnList = target.closest('#matches') !== null;
  return isOnList || (target.matches('body, main') && !key.startsWith('Arrow'));
}

document.addEventListener('keydown', (event) => {
  const key = event.key.toLowerCase();
  if (!document.getElementById('matches') || !Object.hasOwn(actions, key) || !isMeant(event)) return;
  event.preventDefault();
  if (isDeciding) {
    waiting.push(key);
  } else {
    actions[key]();
  }
});

document.addEventListener('htmx:beforeRequest', ({ target }) => {
  shown = target.matches('[data-more]') ? jobs().length : null;
});

// after a decision the next job is selected, or the one before where it was the last
document.addEventListener('htmx:beforeRequest', ({ target }) => {
  if (!target.matches('[data-decides]')) return;
  const all = jobs();
  const at = all.indexOf(target.closest('[data-match]'));
  const back = target.action.match(/matches\/([^/]+)\/undo$/);
  wanted = back ? [`match-${back[1]}`] : [all[at + 1]?.id, all[at - 1]?.id].filter(Boolean);
  isDeciding = true;
});

// a company that is excluded takes its jobs along at once
document.addEventListener('htmx:confirm', ({ target }) => {
  if (!target.matches('[data-undo]') || !target.closest('[data-match]')) return;
  const before = listed();
  const at = before.indexOf(target.closest('[data-match]'));
  queueMicrotask(() => {
    const next = before.slice(at).find(isShown) ?? before.slice(0, at).findLast(isShown);
    if (next) select(next);
    else document.getElementById('main').focus();
  });
});

document.addEventListener('htmx:beforeSwap', () => {
  held = selected()?.id ?? null;
});

function settle() {
  if (isDeciding && document.getElementById('decision')) {
    isDeciding = false;
    say(document.getElementById('decision').textContent);
    const next = wanted.map((id) => document.getElementById(id)).find(Boolean);
    if (next) select(next);
    else (document.querySelector('#undo button') ?? document.getElementById('main')).focus();
  } else if (shown !== null && jobs().length > shown) {
    select(jobs()[shown]);
    shown = null;
  } else if (held && document.activeElement === document.body) {
    document.getElementById(held)?.focus({ preventScroll: true });
  }
  while (!isDeciding && waiting.length > 0) actions[waiting.shift()]();
}

document.addEventListener('htmx:afterSettle', settle);

for (const name of ['htmx:responseError', 'htmx:sendError']) {
  document.addEventListener(name, () => {
    isDeciding = false;
    waiting = [];
  });
}

document.addEventListener('streamed', ({ detail }) => {
  if (detail.type !== 'run.progress') return;
  const run = JSON.parse(detail.data);
  const matches = document.getElementById('matches');
  if (!matches || run.state === 'queued' || run.state === 'running') return;
  say(matches.dataset.complete.replace('%s', run.new));
  const options = { target: '#matches', select: '#matches', swap: 'outerHTML' };
  htmx.ajax('GET', matches.dataset.page, options);
});
