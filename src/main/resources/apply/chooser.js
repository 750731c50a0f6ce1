// The input for files that an area stands for: the one that Dropzone keeps, or else the one that a click
// on the area opens, or the only one beside it; null for none. arguments[0]: the area.
const [area] = arguments;
/** A link to nowhere is there for its script alone. */
const NOWHERE = /^(#|javascript:\s*(void\s*\(?\s*0\s*\)?)?\s*;*)$/i;
const leaves = (node) => node.tagName === 'A' && node.hasAttribute('href') && !NOWHERE.test(node.getAttribute('href').trim());
const stay = (event) => event.target.closest?.('a[href]') && event.preventDefault();
/** The only input for files of the nearest element around the area that has any. */
const beside = () => {
  for (const outer of ancestors(area)) {
    const inputs = everything().filter((it) => it.tagName === 'INPUT' && it.type === 'file' && within(outer, it));
    if (inputs.length || outer.matches('form,body')) return inputs.length === 1 && !inputs[0].disabled ? inputs[0] : null;
  }
  return null;
};
addEventListener('click', stay);
let opened = area.dropzone?.hiddenFileInput || null;
const inputs = HTMLInputElement.prototype;
const before = ['click', 'showPicker'].map((name) => [name, Object.getOwnPropertyDescriptor(inputs, name)]);
try {
  for (const [name] of before) {
    const act = inputs[name];
    inputs[name] = function () {
      if (this.type === 'file') opened = this;
      else act.call(this);
    };
  }
  for (const target of [area, ...area.querySelectorAll('button,[role=button],a,span')].slice(0, 10)) {
    if (!opened && !leaves(target)) target.click();
  }
} finally {
  removeEventListener('click', stay);
  before.forEach(([name, own]) => (own ? Object.defineProperty(inputs, name, own) : delete inputs[name]));
}
opened = opened || beside();
if (opened && !opened.isConnected) {
  opened.hidden = true;
  document.body.append(opened);
}
return { input: opened };
