'use strict';
/* Widgets as the vendors' pages have them: they keep what a person did, not what a script wrote. */

const page = document.documentElement.dataset;

function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (name.startsWith('on')) {
      element.addEventListener(name.slice(2), value);
    } else if (value === true) {
      element.setAttribute(name, '');
    } else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(name, value);
    }
  }
  element.append(...children.filter((it) => it !== null && it !== undefined));
  return element;
}

const later = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Sends an application as JSON. */
async function send(address, fields) {
  return fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
}

/** Sends a file; answers {key, name, size}. */
async function upload(file) {
  const body = new FormData();
  body.append('file', file);
  const response = await fetch('/upload/' + page.job, { method: 'POST', body });
  await later(400);
  return response.json();
}

/** What was typed and chosen under a root, by names; only what came by events. */
function remembering(root, fields) {
  const hear = (event) => {
    const target = event.composedPath()[0];
    const name = target.name || target.id;
    if (!name || target.type === 'file' || target.getAttribute('role') === 'combobox') {
      return;
    }
    if (target.type === 'checkbox') {
      fields[name] = target.checked ? target.value : '';
    } else if (target.type === 'radio') {
      if (target.checked) {
        fields[name] = target.value;
      }
    } else {
      fields[name] = target.value;
    }
  };
  root.addEventListener('input', hear);
  root.addEventListener('change', hear);
  return fields;
}

/**
 * Suggestions under a text field, shown only while it is used, in a list at the end of the page.
 *
 * load(text) answers a list of texts, or a promise of one; choose(text) hears what was chosen.
 */
function suggestions(input, { id, load, choose, wait = 0, minimum = 0, portal = document.body, optionClass = '', empty = 'No options', listTag = 'div', optionTag = 'div', listClass = 'select__menu' }) {
  let list = null;
  let focused = 0;
  let turn = 0;
  const close = () => {
    turn++;
    if (list) {
      list.remove();
      list = null;
    }
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-controls');
    input.removeAttribute('aria-activedescendant');
  };
  const focus = (index) => {
    const options = [...list.querySelectorAll('[role=option]')];
    if (!options.length) {
      return;
    }
    focused = (index + options.length) % options.length;
    options.forEach((it, at) => it.classList.toggle('is-focused', at === focused));
    input.setAttribute('aria-activedescendant', options[focused].id);
  };
  const take = (text) => {
    close();
    choose(text);
  };
  const open = async () => {
    close();
    if (input.value.length < minimum) {
      return;
    }
    const mine = ++turn;
    await later(wait);
    const texts = await load(input.value);
    if (mine !== turn) {
      return;
    }
    list = make(listTag, { id, role: 'listbox', class: listClass });
    texts.forEach((text, at) => {
      list.append(
        make(optionTag, {
          id: id + '-option-' + at,
          role: 'option',
          class: optionClass,
          'aria-selected': 'false',
          tabindex: '-1',
          onmousedown: (event) => event.preventDefault(),
          onclick: () => take(text),
        }, text));
    });
    if (!texts.length) {
      list.append(make('div', { class: 'select__menu-notice--no-options' }, empty));
    }
    portal.append(list);
    const box = input.getBoundingClientRect();
    list.style.left = box.left + window.scrollX + 'px';
    list.style.top = box.bottom + window.scrollY + 'px';
    input.setAttribute('aria-expanded', 'true');
    input.setAttribute('aria-controls', id);
    focus(0);
  };
  input.addEventListener('input', open);
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (list) {
        focus(focused + (event.key === 'ArrowDown' ? 1 : -1));
      } else {
        open();
      }
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const options = list ? list.querySelectorAll('[role=option]') : [];
      if (options.length) {
        take(options[focused].textContent);
      }
    } else if (event.key === 'Escape') {
      close();
    }
  });
  return { open, close, isOpen: () => list !== null };
}

const matching = (options) => (text) =>
  options.filter((it) => it.toLowerCase().includes(text.toLowerCase()));

const PLACES = [
  'Berlin, Germany', 'Bern, Switzerland', 'Bergen, Norway', 'London, United Kingdom', 'London, Ontario, Canada',
  'Lisbon, Portugal', 'Paris, France', 'Paris, Texas, United States', 'Springfield, Illinois, United States',
  'Springfield, Massachusetts, United States', 'New York, New York, United States', 'Zürich, Switzerland',
];

const places = (text) => {
  const first = text.split(',')[0].trim().toLowerCase();
  return first.length < 2 ? [] : PLACES.filter((it) => it.toLowerCase().startsWith(first));
};

/** A select as React-Select draws it. */
function reactSelect(host, { id, label, required = false, options = null, load = null, wait = 0, minimum = 0, multiple = false, fields, placeholder = 'Select...' }) {
  const chosen = [];
  const holder = make('div', { class: 'select__placeholder', id: `react-select-${id}-placeholder` }, placeholder);
  const input = make('input', {
    class: 'select__input', autocapitalize: 'none', autocomplete: 'off', autocorrect: 'off', id, spellcheck: 'false',
    tabindex: '0', type: 'text', 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-haspopup': 'true',
    'aria-labelledby': id + '-label', 'aria-required': required ? 'true' : null, role: 'combobox', value: '',
    'aria-describedby': `react-select-${id}-placeholder`,
  });
  const values = make('div', { class: 'select__value-container' }, holder,
    make('div', { class: 'select__input-container' }, input));
  const needed = make('input', { class: 'required-input', required: true, tabindex: '-1', 'aria-hidden': 'true', value: '' });
  const control = make('div', { class: 'select__control' }, values,
    make('div', { class: 'select__indicators' },
      make('button', { type: 'button', class: 'icon-button', 'aria-label': 'Toggle flyout', tabindex: '-1' }, '▾')));
  const shell = make('div', { class: 'select-shell' }, control, required ? needed : null);
  const show = () => {
    values.querySelectorAll('.select__single-value, .select__multi-value').forEach((it) => it.remove());
    holder.hidden = chosen.length > 0;
    for (const text of chosen) {
      const shown = multiple
        ? make('div', { class: 'select__multi-value' },
            make('div', { class: 'select__multi-value__label' }, text),
            make('div', { class: 'select__multi-value__remove', role: 'button', 'aria-label': 'Remove ' + text,
              onclick: () => { chosen.splice(chosen.indexOf(text), 1); show(); } }, '×'))
        : make('div', { class: 'select__single-value' }, text);
      values.prepend(shown);
    }
    needed.value = chosen.length ? 'chosen' : '';
    needed.required = !chosen.length;
    fields[id] = multiple ? [...chosen] : chosen[0] || '';
  };
  const list = suggestions(input, {
    id: `react-select-${id}-listbox`, optionClass: 'select__option', wait, minimum,
    load: load || ((text) => matching(options)(text).filter((it) => !multiple || !chosen.includes(it))),
    choose: (text) => {
      if (!multiple) {
        chosen.length = 0;
      }
      chosen.push(text);
      input.value = '';
      show();
    },
  });
  input.addEventListener('blur', () => { input.value = ''; });
  control.addEventListener('mousedown', (event) => {
    if (event.button !== 0 || event.target.closest('.select__multi-value__remove')) {
      return;
    }
    if (event.target !== input) {
      event.preventDefault();
    }
    input.focus();
    if (list.isOpen()) {
      list.close();
    } else {
      list.open();
    }
  });
  host.append(make('div', { class: 'select__container' },
    make('label', { id: id + '-label', for: id, class: 'label select__label' }, label,
      required ? make('span', { class: 'required', 'aria-hidden': 'true' }, '*') : null),
    shell));
  fields[id] = multiple ? [] : '';
  return { choose: (text) => { chosen.length = 0; chosen.push(text); show(); } };
}

/** A frame of a human check. Where it is not shown yet it is there all the same, hidden. */
function challenge(kind, shown) {
  const frames = {
    hcaptcha: ['/newassets.hcaptcha.com/captcha/v1/hcaptcha.html#frame=challenge', 'Main content of the hCaptcha challenge', 'h-captcha-response'],
    recaptcha: ['/www.google.com/recaptcha/api2/bframe', 'recaptcha challenge expires in two minutes', 'g-recaptcha-response'],
    checkbox: ['/www.google.com/recaptcha/api2/anchor', 'reCAPTCHA', 'g-recaptcha-response'],
    turnstile: ['/challenges.cloudflare.com/cdn-cgi/challenge-platform/turnstile', 'Widget containing a Cloudflare security challenge', 'cf-turnstile-response'],
    datadome: ['/geo.captcha-delivery.com/captcha/', 'DataDome CAPTCHA', null],
  };
  const [path, title, answer] = frames[kind];
  document.querySelectorAll('.challenge-of-' + kind).forEach((it) => it.remove());
  const box = make('div', { class: (shown ? 'challenge' : '') + ' challenge-of-' + kind },
    make('iframe', { src: page.elsewhere + path, title, width: '320', height: '420', frameborder: '0' }),
    answer ? make('textarea', { name: answer, id: answer, style: 'display: none' }) : null);
  if (!shown) {
    box.setAttribute('style', 'visibility: hidden; position: absolute; top: -10000px; width: 100%');
    box.setAttribute('aria-hidden', 'true');
  }
  document.body.append(box);
}

/** A dialog about cookies that covers the page until it is answered. */
function cookieDialog({ box, accept, decline, traps = false }) {
  const overlay = make('div', { class: 'overlay' });
  const end = () => {
    overlay.remove();
    dialog.remove();
    document.removeEventListener('focusin', keep, true);
  };
  const dialog = make('div', { class: 'dialog', role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Cookies', ...box },
    make('p', {}, 'We use cookies to make this site better. You decide which.'),
    make('button', { type: 'button', ...accept, onclick: end }, 'Accept all'),
    make('button', { type: 'button', ...decline, onclick: end }, 'Decline all'));
  const keep = (event) => {
    if (!dialog.contains(event.target)) {
      dialog.querySelector('button').focus();
    }
  };
  document.body.append(overlay, dialog);
  if (traps) {
    document.addEventListener('focusin', keep, true);
  }
}

/** Whatever a person would have to be told; answers whether there was nothing. */
function complainOf(container, texts) {
  container.replaceChildren(...texts.map((it) => make('p', { class: 'error', role: 'alert' }, it)));
  return texts.length === 0;
}
