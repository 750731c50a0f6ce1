// Keeps a page from sending its form until arguments[0] is true, and tells how often it has tried.
const SIGN = Symbol.for('form.guard');
let guard = window[SIGN];
if (!guard) {
  guard = { open: false, held: 0, roots: new WeakSet() };
  Object.defineProperty(window, SIGN, { value: guard });
  const hold = (event) => {
    if (guard.open) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    guard.held++;
  };
  guard.hold = hold;
  window.addEventListener('submit', hold, true);
  for (const name of ['submit', 'requestSubmit']) {
    const original = HTMLFormElement.prototype[name];
    HTMLFormElement.prototype[name] = function (...rest) {
      if (guard.open) return original.apply(this, rest);
      guard.held++;
    };
  }
}
for (const node of everything()) {
  if (node.shadowRoot && !guard.roots.has(node.shadowRoot)) {
    guard.roots.add(node.shadowRoot);
    node.shadowRoot.addEventListener('submit', guard.hold, true);
  }
}
guard.open = arguments[0];
return guard.held;
