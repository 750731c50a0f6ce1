// Keeps a page from sending its form until arguments[0] is true, and tells how often it has tried.
// A request counts as the form when it carries what is typed in several of its fields.
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
const typed = () => [...new Set(inputs().map((it) => it.value.trim()).filter((it) => it.length > 2))].map((it) => it.slice(0, 60));
const words = (body) => {
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return [...body.values()].join('\n');
  if (body instanceof FormData) return [...body.values()].filter((it) => typeof it === 'string').join('\n');
  return '';
};
const isForm = (body) => {
  const text = words(body);
  if (!text) return false;
  const values = typed();
  if (values.length < 2) return false;
  const forms = (it) => [it, encodeURIComponent(it), encodeURIComponent(it).replace(/%20/g, '+'), JSON.stringify(it).slice(1, -1)];
  return values.filter((it) => forms(it).some((at) => text.includes(at))).length >= Math.min(3, values.length);
};
let guard = window[SIGN];
if (!guard) {
  guard = { open: false, held: 0, roots: new WeakSet() };
  Object.defineProperty(window, SIGN, { value: guard });
  const holds = (body) => !guard.open && isForm(body) && ++guard.held > 0;
  guard.hold = (event) => {
    if (guard.open) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    guard.held++;
  };
  window.addEventListener('submit', guard.hold, true);
  for (const name of ['submit', 'requestSubmit']) {
    const original = HTMLFormElement.prototype[name];
    HTMLFormElement.prototype[name] = function (...rest) {
      if (guard.open) return original.apply(this, rest);
      guard.held++;
    };
  }
  const fetching = window.fetch;
  window.fetch = function (...rest) {
    const [input, options] = rest;
    if (options && options.body !== undefined) {
      return holds(options.body) ? Promise.reject(new TypeError('Failed to fetch')) : fetching.apply(this, rest);
    }
    if (!(input instanceof Request) || !input.body || guard.open) return fetching.apply(this, rest);
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
guard.open = arguments[0];
return guard.held;
