// Bold, italic and links in the texts of a resume, by buttons and keys. Without it the signs are typed.

const KEYS = { b: 'bold', i: 'italic', k: 'link' };
const SIGNS = { bold: '**', italic: '*' };

/** As typed, so that the browser can undo it. */
function replace(field, begin, end, text) {
  field.focus();
  field.setSelectionRange(begin, end);
  if (!document.execCommand('insertText', false, text)) {
    field.setRangeText(text, begin, end, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** The selection without spaces at its ends, which the signs must touch. */
function selected(field) {
  const { value, selectionStart, selectionEnd } = field;
  const text = value.slice(selectionStart, selectionEnd);
  const begin = selectionStart + (text.trim() ? text.length - text.trimStart().length : 0);
  return { value, begin, end: begin + text.trim().length, text: text.trim() };
}

function emphasize(field, sign) {
  const { value, begin, end, text } = selected(field);
  const [first, last] = [begin - sign.length, end + sign.length];
  const isMarked = value.slice(first, begin) === sign && value.slice(end, last) === sign
    && !(sign === '*' && value.slice(first - 1, first) === '*' && value.slice(first - 2, first - 1) !== '*');
  if (isMarked && first >= 0) {
    replace(field, first, last, text);
    field.setSelectionRange(first, first + text.length);
  } else {
    replace(field, begin, end, sign + text + sign);
    field.setSelectionRange(begin + sign.length, begin + sign.length + text.length);
  }
}

function link(field) {
  const { begin, end, text } = selected(field);
  const name = text || 'text';
  replace(field, begin, end, `[${name}](https://)`);
  const address = begin + name.length + '[](https://'.length;
  field.setSelectionRange(address, address);
}

function format(field, how) {
  if (how === 'link') link(field);
  else emphasize(field, SIGNS[how]);
}

document.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-format]');
  if (button) format(button.closest('.field').querySelector('textarea'), button.dataset.format);
});

document.addEventListener('keydown', (event) => {
  const how = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && KEYS[event.key];
  if (how && event.target.matches('textarea') && event.target.closest('.field')?.querySelector('.format')) {
    event.preventDefault();
    format(event.target, how);
  }
});
