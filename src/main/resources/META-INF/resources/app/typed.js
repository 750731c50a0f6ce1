// Forms of visitors with data-keeps: what was typed, other than secrets, is there again for who comes back to the page in
// the same tab. Those who are signed in have drafts instead.

const PREFIX = 'jobtrail-typed:';
const keyOf = (form) => PREFIX + new URL(form.action).pathname;
const fields = (form) => [...form.elements].filter((it) => it.matches('input:not([type=hidden], [type=password])'));

function restore() {
  for (const form of document.querySelectorAll('form[data-keeps]')) {
    const typed = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}');
    for (const field of fields(form)) field.value ||= typed[field.name] ?? '';
  }
}

document.addEventListener('input', ({ target }) => {
  const form = target.closest('form[data-keeps]');
  if (!form) return;
  const typed = Object.fromEntries(fields(form).map((it) => [it.name, it.value]));
  sessionStorage.setItem(keyOf(form), JSON.stringify(typed));
});

document.addEventListener('htmx:beforeOnLoad', ({ target, detail }) => {
  if (detail.xhr.status < 400 && target.matches('form[data-keeps]')) sessionStorage.removeItem(keyOf(target));
});

document.addEventListener('htmx:afterSettle', restore);
restore();
