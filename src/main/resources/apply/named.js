// Whether the page shows the name of a file, or the beginning of a long one. arguments[0]: the name.
const name = arguments[0];
const shownText = pageText(60000);
return shownText.includes(name) || name.length > 16 && shownText.includes(name.slice(0, 12)) ||
  everything().some((it) => it.tagName === 'INPUT' && it.type === 'text' && it.readOnly && it.value === name && shown(it));
