// The page on which a resume is written: tells of unsaved changes, and of changes made elsewhere.
// Without it the form is sent, and its answer read, as ever.

let isUnsaved = false;
let newest = 0;
let pause = 0;
let printing = null;

/** Milliseconds without a key before the form is printed. */
const PAUSE = 120;

const version = () => Number(document.getElementById('preview')?.dataset.version ?? 0);

function markUnsaved(unsaved) {
  isUnsaved = unsaved;
  const note = document.getElementById('unsaved');
  if (note) note.hidden = !unsaved;
}

function showConflict() {
  const notice = document.getElementById('elsewhere');
  if (notice?.hidden) notice.hidden = false;
}

/** What is being saved from here comes back as news, too: that is waited for. */
function compare() {
  const form = document.getElementById('editor');
  if (!form || newest <= version()) return;
  if (form.matches('.htmx-request')) {
    setTimeout(compare, 300);
  } else if (isUnsaved || form.contains(document.activeElement)) {
    showConflict();
  } else {
    htmx.ajax('GET', location.pathname, { target: 'body', swap: 'innerHTML show:none' });
  }
}

document.addEventListener('streamed', ({ detail, target }) => {
  if (target.id !== 'preview') return;
  newest = Math.max(newest, Date.parse(JSON.parse(detail.data).updatedAt));
  setTimeout(compare, 300);
});

for (const name of ['input', 'drafted']) {
  document.addEventListener(name, ({ target }) => {
    if (target.closest('[data-unsaved]')) markUnsaved(true);
    const form = target.closest('[data-preview]');
    if (form) {
      clearTimeout(pause);
      pause = setTimeout(preview, PAUSE, form);
    }
  });
}

/** Prints the form as it is. The last picture stays while a new one cannot be had. */
async function preview(form) {
  printing?.abort();
  printing = new AbortController();
  const { signal } = printing;
  try {
    const answer = await fetch(form.dataset.preview, {
      method: 'POST',
      headers: { 'HX-Request': 'true' }, // no sign-in page in its place
      body: new URLSearchParams(new FormData(form)),
      signal,
    });
    if (!answer.ok) return;
    const template = document.createElement('template');
    template.innerHTML = await answer.text();
    const pages = document.importNode(template.content, true); // pictures load in a shown document only
    await Promise.all([...pages.querySelectorAll('img')].map((it) => it.decode()));
    if (!signal.aborted && form.isConnected && isUnsaved) {
      const shown = document.getElementById('preview');
      const advice = pages.querySelector('.advice');
      if (advice) advice.open = shown.querySelector('.advice').open;
      shown.replaceChildren(pages);
    }
  } catch (e) {
    if (e.name !== 'AbortError') console.warn(e);
  }
}

document.addEventListener('signed-in', () => {
  const form = document.querySelector('[data-preview]');
  if (form && isUnsaved) preview(form);
});

/** A remark leads to its field, and to the line that it is about. */
document.addEventListener('click', (event) => {
  const remark = event.target.closest('[data-field]');
  const field = remark && document.getElementById(remark.dataset.field);
  if (!field) return;
  event.preventDefault();
  if (remark.dataset.item && field.setSelectionRange) {
    const lines = field.value.split('\n');
    const begin = lines.slice(0, remark.dataset.item).join('\n').length + (remark.dataset.item > 0 ? 1 : 0);
    field.setSelectionRange(begin, begin + (lines[remark.dataset.item] ?? '').length);
  }
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
});

document.addEventListener('htmx:responseError', ({ target, detail }) => {
  if (target.closest('[data-unsaved]') && detail.xhr.status === 409) {
    if (detail.xhr.responseText.includes('RESUME_VERSION_CONFLICT')) showConflict();
  }
});

// another page or a saved one was put in
document.addEventListener('htmx:afterSwap', ({ detail }) => {
  if (detail.target === document.body) markUnsaved(false);
});

document.addEventListener('htmx:confirm', (event) => {
  const form = document.querySelector('[data-unsaved]');
  const isOther = isUnsaved && !event.target.closest('[data-unsaved]');
  if (isOther && !confirm(form.dataset.unsaved)) event.preventDefault();
});
