// Keeps a page from sending its form until arguments[0] is true, and tells how often it has tried.
// A request counts as the form when it carries what is typed in several of its fields. With 'step', the
// page may react to the press of a button that sends its form, but may send nothing that was typed.
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
let guard = window[SIGN];
if (!guard) {
  guard = { open: false, held: 0, roots: new WeakSet(), typed: new Set() };
  Object.defineProperty(window, SIGN, { value: guard });
  const holds = (body) => guard.open !== true && isForm(body, guard) && ++guard.held > 0;
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
    if (options && options.body !== undefined) {
      return holds(options.body) ? Promise.reject(new TypeError('Failed to fetch')) : fetching.apply(this, rest);
    }
    if (!(input instanceof Request) || !input.body || guard.open === true) return fetching.apply(this, rest);
    return input.clone().text().then((text) => (holds(text) ? Promise.reject(new TypeError('Failed to fetch')) : fetching.apply(this, rest)));
  };
  const sending = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (body) {
    if (holds(body)) this.abort();
    else sending.call(this, body);
  };
  const beacon = navigator.sendBeacon;
  navigator.sendBeacon = function (address, body) {
    return holds(body) ? false : beacon.call(navigator, address, body);
  };
}
for (const node of everything()) {
  if (node.shadowRoot && !guard.roots.has(node.shadowRoot)) {
    guard.roots.add(node.shadowRoot);
    node.shadowRoot.addEventListener('submit', guard.hold, true);
  }
}
typed(guard);
guard.open = arguments[0];
return guard.held;
