// The input for files that an area stands for: the one that Dropzone keeps, or else the one that a click
// on the area opens; null for none. arguments[0]: the area.
const [area] = arguments;
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
  for (const target of [area, ...area.querySelectorAll('button,[role=button],a:not([href]),span')].slice(0, 10)) {
    if (!opened) target.click();
  }
} finally {
  before.forEach(([name, own]) => (own ? Object.defineProperty(inputs, name, own) : delete inputs[name]));
}
if (opened && !opened.isConnected) {
  opened.hidden = true;
  document.body.append(opened);
}
return { input: opened };
