// What the other scripts of this folder share; it is put before each of them. Nothing of it stays
// in the page.
'use strict';

const MOST_NODES = 60000;
const TEXT_CUT = 300;

// Some frameworks have these properties of their elements hide what they draw in them.
const unaltered = (prototype, name) => {
  const { get } = Object.getOwnPropertyDescriptor(prototype, name);
  return (node) => get.call(node);
};
const childElementsOf = unaltered(Element.prototype, 'children');
const childNodesOf = unaltered(Node.prototype, 'childNodes');
const parentElementOf = unaltered(Node.prototype, 'parentElement');

const parentOf = (node) => {
  if (node.assignedSlot) return node.assignedSlot;
  const parent = parentElementOf(node);
  if (parent) return parent;
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
};

const ancestors = (node) => {
  const found = [];
  for (let at = parentOf(node); at && found.length < 200; at = parentOf(at)) found.push(at);
  return found;
};

/** All elements, also those in open shadow roots, in the order of the page. */
const everything = (() => {
  let list = null;
  return () => {
    if (list) return list;
    list = [];
    const stack = [document.documentElement];
    while (stack.length && list.length < MOST_NODES) {
      const node = stack.pop();
      if (!node) continue;
      list.push(node);
      const children = childElementsOf(node);
      for (let i = children.length - 1; i >= 0; i--) stack.push(children[i]);
      if (node.shadowRoot) {
        const inner = node.shadowRoot.children;
        for (let i = inner.length - 1; i >= 0; i--) stack.push(inner[i]);
      }
    }
    return list;
  };
})();

const deep = (selector) => (selector ? everything().filter((it) => it.matches(selector)) : []);
const within = (outer, inner) => outer === inner || ancestors(inner).includes(outer);
const closest = (node, selector) =>
  node.matches(selector) ? node : ancestors(node).find((it) => it.matches(selector)) || null;

const squeeze = (text) => String(text ?? '').replace(/[\s\u00a0\u200b]+/g, ' ').trim();
const cut = (text, most = TEXT_CUT) => {
  const line = squeeze(text);
  return line.length > most ? line.slice(0, most - 1) + '\u2026' : line;
};

const isClipped = (style) =>
  /^rect\(\s*(0|1px)/.test(style.clip) && style.position !== 'static' ||
  /^inset\(\s*(50|100)%|^circle\(\s*0/.test(style.clipPath);

/** Whether a person can see it, on this part of the page or after scrolling. */
const shown = (() => {
  const known = new WeakMap();
  const look = (node) => {
    if (!node.isConnected || !node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
      return false;
    }
    const box = node.getBoundingClientRect();
    if (getComputedStyle(node).display === 'contents') return [...node.children].some(shown);
    if (box.width < 3 || box.height < 3) return false;
    let left = box.left;
    let top = box.top;
    for (const at of [node, ...ancestors(node)]) {
      const style = getComputedStyle(at);
      if (Number(style.opacity) < 0.05 || isClipped(style)) return false;
      if (at === node) continue;
      left += at.scrollLeft;
      top += at.scrollTop;
      if (style.overflow !== 'visible' && style.display !== 'contents') {
        const outer = at.getBoundingClientRect();
        if ((outer.width < 3 || outer.height < 3) && style.display !== 'inline') return false;
      }
    }
    const farRight = Math.max(document.documentElement.scrollWidth, innerWidth, 2500);
    return left + box.width > 0 && top + box.height > 0 && left < farRight && left < 8000;
  };
  return (node) => {
    if (!known.has(node)) known.set(node, look(node));
    return known.get(node);
  };
})();

const SILENT = /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|SELECT|TEXTAREA|INPUT|OPTION|DATALIST|SVG|IFRAME|CANVAS)$/i;

/** The text of a node without controls, scripts and what is not displayed. */
const textOf = (node, most = TEXT_CUT, without = null) => {
  const parts = [];
  let length = 0;
  const walk = (at) => {
    if (length > most * 2) return;
    if (at.nodeType === Node.TEXT_NODE) {
      parts.push(at.data);
      length += at.data.length;
      return;
    }
    if (at.nodeType !== Node.ELEMENT_NODE || SILENT.test(at.tagName) || (without && without(at))) return;
    const { display } = getComputedStyle(at);
    if (at !== node && display === 'none') return;
    const isApart = !/^(inline|contents)$/.test(display) || at.tagName === 'BR';
    if (isApart) parts.push(' ');
    if (at.tagName === 'SLOT' && at.assignedNodes().length) at.assignedNodes().forEach(walk);
    else [...childNodesOf(at.shadowRoot || at)].forEach(walk);
    if (isApart) parts.push(' ');
  };
  walk(node);
  return cut(parts.join(''), most);
};

/** All that can be read on the page, bounded. */
const pageText = (most) => {
  const parts = [document.body ? document.body.innerText.slice(0, most) : ''];
  let length = parts[0].length;
  for (const node of everything()) {
    if (!node.shadowRoot) continue;
    for (const inner of node.shadowRoot.children) {
      const text = length < most && !SILENT.test(inner.tagName) && inner.innerText;
      if (text) length += parts.push(text.slice(0, most)) && text.length;
    }
  }
  return parts.join('\n').slice(0, most);
};

const buttonText = (node) =>
  cut(
    (node.tagName === 'INPUT' ? node.value || node.alt : textOf(node)) ||
      node.getAttribute('aria-label') ||
      node.getAttribute('title') ||
      '',
    120);

/** What is drawn at a text: arrows, boxes, circles, ticks, bullets. */
const SIGN_CLASS = '[\\s\\u2190-\\u21ff\\u2300-\\u23ff\\u25a0-\\u27bf\\u2b00-\\u2bff\\u2022\\u00b7\\u2039\\u203a\\u00d7\\ufe0e\\ufe0f]';
const SIGNS = new RegExp(`^(?:${SIGN_CLASS}|\\[[ xX]?\\](?=\\s)|\\([ xX]?\\)(?=\\s))+|${SIGN_CLASS}+$`, 'g');
/** An option without signs, which change when it is chosen; one of signs alone stays. */
const unmarked = (text) => text.replace(SIGNS, '') || text;
const COUNT = /\s*[([]\d+[)\]]$/;
/** Options without signs, and without how often each was found where they differ without it. */
const optionTexts = (texts) => {
  const plain = texts.map(unmarked);
  const bare = plain.map((it) => it.replace(COUNT, ''));
  const counted = plain.filter((it) => COUNT.test(it)).length;
  return counted > 1 && counted * 2 >= plain.length && bare.every(Boolean) && new Set(bare).size === new Set(plain).size ? bare : plain;
};

const BUTTONS = 'button,input[type=submit],input[type=button],input[type=image],a[href],a[role=button],[role=button]';
const isDisabled = (node) => node.disabled === true || node.getAttribute('aria-disabled') === 'true';

const SEND =
  /\b(submit|send|apply|finish|complete)\b|absenden|abschicken|senden|einreichen|bewerben|bewerbung abs|envoyer|soumettre|postuler|valider ma candidature|enviar|solicitar|postular|aplicar|inscribir|invia\b|verzend|verstur|verstuur|indienen|solliciteer|skicka|indsend|candidatar|candidati\b|inviare|wyślij|prześlij|złóż|odeslat|aplikuj/i;
const NEXT =
  /^(save (and|&) |go to |(ok(ay)?|yes)[ ,]+)?(next|continue|proceed|go on)\b|^(zum |zur )?(nächste|weiter|fortfahren)|^((speichern und|ok(ay)?,?|ja,?) )?weiter|^((enregistrer|valider|ok,?) (et )?)?(suivant|continuer|poursuivre|étape suivante|question suivante|passer à la)|^((guardar|ok,?) (y )?)?(siguiente|continuar|próxim[oa]|(pregunta|paso) siguiente)|^(seguinte|avanti|continua|volgende|doorgaan|ga (verder|door)|verder|nästa|næste|neste|dalej|następn|kontynuuj|przejdź dalej|další)/i;
/** What a button says that leads on from a screen, but could be the last one, too; in letters alone. */
const STEP =
  /^(ok|okay|oki|start|begin|go|lets (go|start|begin)|get started|got it|understood|los|los gehts|los geht es|starten|beginnen|verstanden|alles klar|commencer|démarrer|cest parti|allons y|compris|daccord|valider|empezar|comenzar|iniciar|vamos|adelante|entendido|de acuerdo|aceptar|começar|entendi|confirmar|inizia|iniziamo|ho capito|conferma|begrepen|akkoord|bevestigen|rozpocznij|zaczynamy|rozumiem|zatwierdź)( (press|hit|or press)? ?(enter|return)| (drücke?n? )?(sie )?(die )?(enter|eingabe)(taste)?( drücken)?| appuye[rz] sur entrée| (pulsa|presiona|pulse) (enter|intro)| druk op enter| naciśnij enter| premi invio)?$/i;
/** Signs alone, of which one points on or confirms. */
const STEP_SIGN = /^[^\p{L}\p{N}]*[→➔➜➞➡⟶›»▶►✓✔⏎↵↓▼][^\p{L}\p{N}]*$/u;
const isStep = (text) => STEP.test(squeeze(text.replace(/['’´]/g, '').replace(/[^\p{L}]+/gu, ' '))) || STEP_SIGN.test(text);
const ELSEWHERE =
  /linked\s?in|indeed|xing|seek|google|facebook|github|apple|microsoft|glassdoor|stepstone|smartr\b|handshake|dropbox|onedrive|one ?click|sign[ -]?(in|up)|log[ -]?(in|on)|\blogin\b|anmelden|registr|create (an )?account|konto|se connecter|connexion|créer un compte|iniciar sesi|regístr|refer a|share|save (this )?job|alert|later/i;
const ELSEWHERE_LINK =
  /smartr\.me|linkedin\.com|indeed\.com|xing\.com|facebook\.com|accounts\.google|\/(login|log-in|signin|sign-in|sign_in|sso|oauth2?|saml|auth|register|signup|sign-up)\b|^mailto:|^tel:/i;

/** The options of a list of days, months or years, without what stands there while none is chosen. */
const offeredBy = (select) => {
  const offered = [...select.options].filter((it) => squeeze(it.text) && it.value !== '' && !it.disabled);
  return offered.length && offered[0].value === '0' && (offered.length === 13 || !/^\d+$/.test(squeeze(offered[0].text)) && offered.length !== 12)
    ? offered.slice(1) : offered;
};

/** The numbers of months by their names in a language and in English, in lower case without dots. */
const monthNames = (() => {
  const known = new Map();
  return (language) => {
    const key = String(language || document.documentElement.lang || 'en').toLowerCase();
    if (known.has(key)) return known.get(key);
    const names = new Map();
    const languages = [key, 'en', ...(language || document.documentElement.lang ? [] : ['de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'sv', 'da', 'tr', 'cs'])];
    for (const it of languages) {
      for (const style of [{ month: 'long' }, { month: 'short' }, { month: 'long', day: 'numeric' }, { month: 'short', day: 'numeric' }]) {
        let format;
        try {
          format = new Intl.DateTimeFormat(it, { ...style, timeZone: 'UTC' });
        } catch {
          continue;
        }
        for (let month = 1; month <= 12; month++) {
          const part = format.formatToParts(new Date(Date.UTC(2027, month - 1, 2))).find((at) => at.type === 'month');
          const name = part && part.value.toLowerCase().replace(/\./g, '');
          if (!name || /^\d+$/.test(name)) continue;
          // a name of two months in two languages tells nothing
          names.set(name, names.has(name) && names.get(name) !== month ? 0 : month);
          // lists often show three letters
          const short = name.slice(0, 3);
          if (style.month === 'long' && name.length > 3 && !names.has(short)) names.set(short, month);
          else if (style.month === 'long' && name.length > 3 && names.get(short) !== month) names.set(short, 0);
        }
      }
    }
    known.set(key, names);
    return names;
  };
})();
const monthsIn = (text, language) =>
  [...new Set((String(text).toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) || []).map((it) => monthNames(language).get(it)).filter(Boolean))];
/** An ISO day where a text names exactly one with its month in words or first the year; empty otherwise. */
const dayWritten = (text, language) => {
  const iso = String(text).match(/\b(\d{4})-(\d{2})-(\d{2})(?!\d)/);
  if (iso) return iso[0];
  const months = monthsIn(text, language);
  const years = [...new Set(String(text).match(/(?<!\d)(?:19|20|21)\d{2}(?!\d)/g) || [])];
  const days = [...new Set((String(text).match(/(?<!\d)\d{1,2}(?!\d)/g) || []).map(Number))];
  if (months.length !== 1 || years.length !== 1 || days.length !== 1 || !days[0] || days[0] > 31) return '';
  return [years[0], ...[months[0], days[0]].map((it) => String(it).padStart(2, '0'))].join('-');
};
