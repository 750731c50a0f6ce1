// Keeps a page from sending its form until arguments[0] is true, and tells how often it has tried.
// A request counts as the form when it carries what is typed in several of its fields. With 'step', the
// page may react to the press of a button that sends its form, but may send nothing that was typed, except
// to keep it as what says of itself that it is unfinished.
const SIGN = Symbol.for('form.guard');
const inputs = () => {
  const found = [];
  const roots = [document];
  for (let at = 0; at < roots.length && at < 500; at++) {
    for (const node of roots[at].querySelectorAll('*')) {
      if (node.shadowRoot) roots.push(node.shadowRoot);
      if (/^(INPUT|TEXTAREA)$/.test(node.tagName) && /^(text|email|tel|url|number|textarea)$/.test(node.type)) found.push(node);
    }
  }
  return found.slice(0, 400);
};
/** What was typed on any screen of the page, as a form that shows one question at a time sends all at its end. */
const typed = (guard) => {
  const now = [...new Set(inputs().map((it) => it.value.trim()).filter((it) => it.length > 2))].map((it) => it.slice(0, 60));
  now.filter(() => guard.typed.size < 400).forEach((it) => guard.typed.add(it));
  return { now, all: [...guard.typed] };
};
const words = (body) => {
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return [...body.values()].join('\n');
  if (body instanceof FormData) return [...body.values()].filter((it) => typeof it === 'string').join('\n');
  return '';
};
const isForm = (body, guard) => {
  const text = words(body);
  const isStep = guard.open === 'step';
  // what cannot be read could be the form
  if (isStep && body && (body instanceof Blob || body instanceof ArrayBuffer || ArrayBuffer.isView(body) ||
      body instanceof FormData && [...body.values()].some((it) => typeof it !== 'string'))) return true;
  if (!text) return false;
  const { now, all } = typed(guard);
  if (all.length < (isStep ? 1 : 2)) return false;
  const forms = (it) => [it, encodeURIComponent(it), encodeURIComponent(it).replace(/%20/g, '+'), JSON.stringify(it).slice(1, -1)];
  const fewest = isStep ? 1 : Math.min(3, now.length > 1 ? now.length : all.length);
  return all.filter((it) => forms(it).some((at) => text.includes(at))).length >= fewest;
};
const UNFINISHED_KEY = /^(is_?)?(draft|partial|autosave|auto_save|incomplete|in_?progress)$/i;
const FINISHED_KEY = /^(is_?)?(complete|completed|finished|final|finali[sz]ed|submit|submitted|done|last)$/i;
const UNFINISHED = /^(draft|partial|autosave|auto[_-]save|incomplete|in[_ -]?progress|started|unfinished)$/i;
const FINISHED = /submit|complete|finish|final|\bsen[dt]\b/i;
const isTrue = (value) => value === true || value === 1 || /^(true|1|yes)$/i.test(value);
const isFalse = (value) => value === false || value === 0 || /^(false|0|no)$/i.test(value);
/** The names and values of a body in JSON, of a query or of a form, at any depth. */
const entriesOf = (body) => {
  if (body instanceof URLSearchParams || body instanceof FormData) return [...body.entries()];
  let tree = null;
  try {
    tree = JSON.parse(body);
  } catch {
    return typeof body === 'string' && /^[^\s={}]+=/.test(body) ? [...new URLSearchParams(body).entries()] : [];
  }
  const found = [];
  const walk = (at, depth) => {
    if (!at || typeof at !== 'object' || depth > 6 || found.length > 500) return;
    for (const [name, value] of Object.entries(at)) {
      if (value && typeof value === 'object') walk(value, depth + 1);
      else found.push([name, value]);
    }
  };
  walk(tree, 0);
  return found;
};
/** Whether a request says that the form is not finished, by its address or by a flag, and nothing of it says otherwise. */
const isDraft = (address, body) => {
  const path = new URL(address, location.href).pathname.split(/[^a-z]+/i);
  const flags = entriesOf(body);
  const says = (key, word, is) => flags.some(([name, value]) => key.test(name) && is(value) || /^(status|state|stage|action|mode)$/i.test(name) && word.test(value));
  return !path.some((it) => FINISHED.test(it)) && !says(FINISHED_KEY, FINISHED, isTrue) &&
    (path.some((it) => /^(drafts?|autosaves?|partials?|unfinished|incomplete)$/i.test(it)) ||
      says(UNFINISHED_KEY, UNFINISHED, isTrue) || flags.some(([name, value]) => FINISHED_KEY.test(name) && isFalse(value)));
};
let guard = window[SIGN];
if (!guard) {
  guard = { open: false, held: 0, roots: new WeakSet(), typed: new Set(), answers: [] };
  Object.defineProperty(window, SIGN, { value: guard });
  /** Once a page keeps drafts, whatever else it sends at a step may tell that the draft is the form. */
  const holds = (body, address, method) => {
    if (guard.open === true) return false;
    if (guard.open === 'step' && isDraft(address, body ?? '')) {
      guard.keepsDrafts = true;
      return false;
    }
    const mayFinish = guard.open === 'step' && guard.keepsDrafts && !/^(get|head|options)$/i.test(method);
    return (mayFinish || isForm(body, guard)) && ++guard.held > 0;
  };
  const MOST_ANSWERS = 20;
  const LONGEST_ANSWER = 20000;
  const keep = (status, text) => {
    if (guard.answers.length < MOST_ANSWERS) guard.answers.push({ status, text: String(text ?? '').slice(0, LONGEST_ANSWER) });
  };
  /** Whether a request is the submission itself, whose answer tells what became of it. */
  const isSubmission = (body, address, method) =>
    guard.open === true && !/^(get|head|options)$/i.test(method) && isForm(body, guard) && !isDraft(address, body ?? '');
  const watched = (sent, isWatched) => {
    if (isWatched) sent.then((answer) => answer.status && answer.clone().text().then((text) => keep(answer.status, text))).catch(() => {});
    return sent;
  };
  guard.hold = (event) => {
    if (guard.open === true) return;
    if (guard.open === 'step') {
      if (!event.defaultPrevented) stepOn(event);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    guard.held++;
  };
  /** The page hears of the event and may take it as its own; the browser sends nothing. */
  const stepOn = (event) => {
    let isTaken = false;
    event.preventDefault();
    Object.defineProperty(event, 'defaultPrevented', { get: () => isTaken });
    Object.defineProperty(event, 'preventDefault', { value: () => (isTaken = true) });
    setTimeout(() => (guard.held += isTaken ? 0 : 1));
  };
  window.addEventListener('submit', guard.hold, true);
  for (const name of ['submit', 'requestSubmit']) {
    const original = HTMLFormElement.prototype[name];
    HTMLFormElement.prototype[name] = function (...rest) {
      // a requested submission is an event, which is held where it arrives
      if (guard.open === true || guard.open && name === 'requestSubmit') return original.apply(this, rest);
      guard.held++;
    };
  }
  const fetching = window.fetch;
  window.fetch = function (...rest) {
    const [input, options] = rest;
    const address = input instanceof Request ? input.url : String(input);
    const method = options?.method || (input instanceof Request ? input.method : 'GET');
    const refused = () => Promise.reject(new TypeError('Failed to fetch'));
    if (options?.body !== undefined || !(input instanceof Request) || !input.body) {
      return holds(options?.body, address, method) ? refused() : watched(fetching.apply(this, rest), isSubmission(options?.body, address, method));
    }
    const written = input.clone().text();
    if (guard.open === true) {
      const sent = fetching.apply(this, rest);
      written.then((text) => watched(sent, isSubmission(text, address, method))).catch(() => {});
      return sent;
    }
    return written.then((text) => (holds(text, address, method) ? refused() : fetching.apply(this, rest)));
  };
  const opening = XMLHttpRequest.prototype.open;
  const opened = new WeakMap();
  XMLHttpRequest.prototype.open = function (method, address, ...rest) {
    opened.set(this, [address, method]);
    return opening.call(this, method, address, ...rest);
  };
  const sending = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (body) {
    const [address, method] = opened.get(this) || ['', 'POST'];
    if (holds(body, address, method)) {
      this.abort();
      return;
    }
    if (isSubmission(body, address, method)) {
      this.addEventListener('load', () => keep(this.status, /^(text)?$/.test(this.responseType) ? this.responseText : this.responseType === 'json' ? JSON.stringify(this.response) : ''), { once: true });
    }
    sending.call(this, body);
  };
  const beacon = navigator.sendBeacon;
  navigator.sendBeacon = function (address, body) {
    return holds(body, address, 'POST') ? false : beacon.call(navigator, address, body);
  };
}
for (const node of everything()) {
  if (node.shadowRoot && !guard.roots.has(node.shadowRoot)) {
    guard.roots.add(node.shadowRoot);
    node.shadowRoot.addEventListener('submit', guard.hold, true);
  }
}
typed(guard);
// what an earlier press of a button was answered tells nothing of this one
if (arguments[0] === true && guard.open !== true) guard.answers = [];
guard.open = arguments[0];
return guard.held;
