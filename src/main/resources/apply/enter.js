// Enters into a control without keys. arguments[0]: the control; arguments[1]: the text, or the
// texts of the options to choose, or a number; arguments[2]: how.
const [control, value, how] = arguments;
const tell = (...names) => names.forEach((name) =>
  control.dispatchEvent(name === 'input' ? new InputEvent('input', { bubbles: true, composed: true }) : new Event(name, { bubbles: true, composed: true })));
control.scrollIntoView({ block: 'center' });
if (how === 'blur') {
  control.blur();
} else if (how === 'leave') {
  // what a press beside it does
  control.blur();
  for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) {
    const kind = name.startsWith('pointer') ? PointerEvent : MouseEvent;
    document.body.dispatchEvent(new kind(name, { bubbles: true, composed: true }));
  }
} else if (how === 'press') {
  control.click();
} else if (how === 'options') {
  const texts = [...control.options].map((it) => unmarked(cut(it.text || it.label)));
  const bare = texts.map((it) => it.replace(COUNT, ''));
  const meant = texts.some((it) => value.includes(it)) ? texts : bare;
  [...control.options].forEach((it, at) => (it.selected = value.includes(meant[at]) && !it.disabled));
  tell('input', 'change');
} else if (how === 'number' && control.tagName === 'SELECT') {
  // a month may have a name in any language
  const offered = offeredBy(control);
  const meant = offered.find((it) => Number(squeeze(it.text)) === value) || offered.length === 12 && offered[value - 1];
  if (meant) control.value = meant.value;
  tell('input', 'change');
} else if (how === 'paste') {
  control.focus();
  if (control.select) control.select();
  else getSelection().selectAllChildren(control);
  document.execCommand(value === '' ? 'delete' : 'insertText', false, value);
} else {
  control.focus();
  if (control.isContentEditable && !('value' in control)) {
    control.textContent = value;
  } else if (/^(INPUT|TEXTAREA)$/.test(control.tagName)) {
    const kind = control.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(control, value);
  }
  tell('input', 'change');
  if (how !== 'stay') control.blur();
}
return true;
