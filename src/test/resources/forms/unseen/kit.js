// What the pages of libraries share: their markup and their ways are their own.
const el = (html) => { const it = document.createElement('template'); it.innerHTML = html.trim(); return it.content.firstElementChild; };
const under = (pop, box) => { const at = box.getBoundingClientRect(); pop.style.cssText += `;position:absolute;background:#fff;border:1px solid #999;z-index:9;min-width:200px;top:${at.bottom + scrollY + 2}px;left:${at.left + scrollX}px`; };
const iso = (day) => `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
const clickAway = (inside, close) => document.addEventListener('mousedown', (event) => { if (!inside().some((it) => it && event.composedPath().includes(it))) close(); });
/** What would be sent: the fields of forms, and what widgets keep in data-name and data-value. */
window.held = () => {
  const out = {};
  for (const form of document.forms) for (const [name, value] of new FormData(form)) {
    const text = value instanceof File ? value.name : value;
    if (text !== '') out[name] = name in out ? `${out[name]}|${text}` : text;
  }
  document.querySelectorAll('[data-name]').forEach((it) => it.dataset.value && (out[it.dataset.name] = it.dataset.value));
  return out;
};
