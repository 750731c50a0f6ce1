// Reads the form of the document it runs in. arguments[0]: a vendor's selectors by name;
// arguments[1]: how many fields are read at most; arguments[2]: whether the form may be sent, null to
// leave that as it is; arguments[3]: the control to leave before, or null. What precedes this script
// takes the last two.
const known = arguments[0] || {};
const MOST_FIELDS = arguments[1];
const MOST_OPTIONS = 1000;

const TRAP_NAME =
  /^(hp|nickname)[_-]|honey[-_ ]?pot|[_-]hp$|bot[-_]?(field|trap|check)|(^|[_-])trap([_-]|$)|leave[-_]?(it|this)?[-_]?(blank|empty)|do[-_]?not[-_]?fill/i;
const TRAP_LABEL =
  /leave (this |the |it )?(field |box )?(blank|empty|unfilled|unchecked)(?!,? (if|when|unless) (?!you('re| are) (a )?(human|person|real)))|do(n'?t| not) (fill|enter|complete|check|tick)|(fill|complete)[^.]{0,20}if you('re| are) (a )?(bot|robot)|nicht ausfüllen|leer lassen|freilassen|ne (pas )?rempli|ne remplissez|laisse[rz] (ce champ |le champ )?vide|no (rellen|complet)|dej(e|ar|a) (este campo |el campo )?(en blanco|vac)/i;
const REQUIRED_WORDS =
  /(?<!\b(not|nicht|kein|pas|non|no|não|niet|geen|nie|inte|ikke) )\(?\b(required|mandatory|erforderlich|pflichtfeld|pflichtangabe|obligatoires?|requis|obligatori[oa]s?|requerid[oa]s?|obbligatori[oae]?|verplicht|obrigatóri[oa]s?|wymagan[ey]|obowiązkow[eay]|obligatorisk[ate]?)\b\)?/i;
const OPTIONAL_WORDS =
  /\(?\b(optional|freiwillig(e[rn]?)?|facultati(fs?|ves?|v[oa]s?)|opciona(l|les|is)|optionnel(le)?s?|facoltativ[oaie]|optioneel|optionele|opcjonaln(ie|[eya])|nieobowiązkow[eay]|valfri(tt|a)?|frivillig[te]?|valgfrit?t?|(not|nicht|kein|pas|non|no|não|niet|geen|nie|inte|ikke) (required|mandatory|erforderlich|pflichtfeld|obligatoire|requis|obligatorio|requerido|obbligatorio|verplicht|obrigatório|wymagan[ey]|obligatorisk))\b\)?/i;
/** A title that says of its whole part of the form that it is required. */
const REQUIRED_PART = new RegExp(`^${REQUIRED_WORDS.source}$|[(\\[–—:-]\\s*${REQUIRED_WORDS.source}[)\\]]?$`, 'i');
const ALL_FIELDS = new RegExp([
  /\b(all|every|each)\b[^.!?]{0,30}\b(fields?|questions?|sections?|items?)\b/, /\b(alle|sämtliche)\b[^.!?]{0,25}\b(felder|fragen|angaben|velden|vragen|felte?r?|spørgsmål)\b/,
  /\b(tous les|toutes les|l['’]ensemble des)\b[^.!?]{0,20}\b(champs|questions|informations|rubriques)\b/, /\btod[oa]s (l[oa]s|os|as)\b[^.!?]{0,20}\b(campos|preguntas|perguntas|datos|dados)\b/,
  /\btutt[ie] (i|le|gli)\b[^.!?]{0,20}\b(campi|domande|informazioni|dati)\b/, /\bwszystkie\b[^.!?]{0,20}\b(pola|pytania)\b/, /\balla\b[^.!?]{0,15}\b(fält|frågor)\b/, /\bvšechn[ay]\b[^.!?]{0,15}\bpole\b/,
  /\b(fields|questions|felder|fragen|champs|campos|campi|velden|pola|fält)\b[^.!?]{0,20}\b(without|not marked|ohne|nicht (als|mit)|sans|sin|sem|senza|zonder|bez|utan)\b/,
].map((it) => it.source).join('|'), 'i');
const TO_BE_FILLED = new RegExp([
  /\b(are|is|must be|need to be|have to be|should be)( \w+){0,2} (required|mandatory|compulsory|completed|filled|answered)\b/, /\b(complete|fill (in|out)|answer)\b/,
  /\b(sind|ist|müssen)\b[^.!?]{0,40}(pflicht|erforderlich|verpflichtend|obligatorisch|notwendig|auszufüllen|zu beantworten|ausgefüllt|beantwortet)/, /\b(füll|ausfüllen|beantwort)/,
  /\b(sont|doivent)\b[^.!?]{0,30}(obligatoires|requis|rempli|complété|renseigné)/, /\b(rempli(r|ssez)|répond(re|ez)|compléte[rz]|renseigne[rz])\b/,
  /\b(son|están|deben)\b[^.!?]{0,30}(obligatori|requerid|complet|rellen)/, /\b(complet[ae]|rellen[ae]|respond[ae]|contest[ae])\b/, /\b(são|devem)\b[^.!?]{0,30}(obrigatóri|preench)/, /\bpreench[ae]/,
  /\b(sono|devono|vanno)\b[^.!?]{0,30}(obbligatori|richiest|compilat)/, /\bcompil[aei]\b/, /\b(zijn|moeten)\b[^.!?]{0,30}(verplicht|vereist|ingevuld)/, /\b(vul|beantwoord)\b/,
  /\b(są|muszą)[^.!?]{0,30}(wymagane|obowiązkowe|wypełnione)/, /\bwypełnij/, /\s(är|er|skal|måste|må)\s[^.!?]{0,30}(obligatorisk|udfyld|fylles|fyllas|krævet|krevd)/, /\bfyll i\b/, /\bjsou\b[^.!?]{0,20}povinn/,
].map((it) => it.source).join('|'), 'i');
/** Of the fields with a mark, or the required ones, not of all. */
const SOME_FIELDS = new RegExp([
  /[*\u2731\uff0a\u2217]|\basteris|astérisque|sternchen|sterretje|gwiazdk|stjärn|stjerne|hvězdič/, /\b(required|mandatory|relevant|applicable|erforderlichen?|verplichte|obligatoriska?e?) (\w+ )?(fields?|questions?|felder|fragen|velden|vragen|fält|felter)\b/,
  /\b(champs|questions|campos|preguntas|perguntas|campi|domande|pola|velden|fields|felder) (obligatoires?|requis|obligatori[oa]s|requerid[oa]s|obbligatori[e]?|obrigatóri[oa]s|wymagane|obowiązkowe|marked|highlighted|mit|marqué|marcad|contrassegnat|evidenziat|oznaczone|met een|in red|in rot|below that|that apply)/,
].map((it) => it.source).join('|'), 'i');
/** A note that only what is optional is marked. */
const OPTIONAL_MARKED =
  /\b(optional (fields|questions)|optionale (felder|fragen|angaben)|champs facultatifs|campos opcionales|campos opcionais|campi facoltativi|optionele velden|pola opcjonalne|valfria fält)\b[^.!?]{0,20}\b(are|sind|sont|están|são|sono|zijn|są|är)\b[^.!?]{0,30}(marked|labell?ed|indicated|gekennzeichnet|markiert|indiqué|signalé|marqué|marcad|indicad|señalad|assinalad|contrassegnat|indicat|segnalat|gemarkeerd|aangegeven|oznaczone|markera)/i;
/** Empty for most people, whatever a form says of all its fields. */
const RARELY_ANSWERED =
  /\b(address|adresse|anschrift|dirección|endereço|indirizzo|adres)? ?(line|zeile|ligne|línea|linha|riga|regel) ?[234]\b|\baddress ?2\b|\b(middle|maiden|former|previous) name\b|zweiter vorname|geburtsname|deuxième prénom|nom de jeune fille|segundo nombre|adresszusatz|complément d|complemento|\b(suffix|fax)\b/i;
const MARK = /[*\u2731\uff0a\u2217]/;
const YES_NO = /^(yes|no|ja|nein|nee|oui|non|s[ií]|não|sim|nej|tak|nie|n\/a|prefer not to (say|answer))$/i;
const EMPTY_LABEL =
  /^((attach|upload|choose|browse|select|drop|add|or|drag|and|a|your|file|files|here|no|chosen|selected|to|click|datei|wählen|auswählen|hochladen|durchsuchen|choisir|un|fichier|parcourir|seleccionar|archivo|examinar|elegir)\b[ .,&…:-]*)+$/i;
const PLACEHOLDER =
  /^[\s\-–—.…]*$|^[\s\-–—]*(please )?(select|choose|pick|bitte|auswählen|wählen|choisir|choisissez|sélectionn|seleccion|elij|elige|selecione|scegli|kies|maak een keuze|välj|wybierz)/i;
const TYPES = {
  email: 'EMAIL', tel: 'PHONE', url: 'URL', number: 'NUMBER', range: 'NUMBER', date: 'DATE', month: 'MONTH',
  'datetime-local': 'DATE', password: 'PASSWORD', file: 'FILE', color: 'OTHER', time: 'OTHER', week: 'OTHER',
};
const SKIPPED_TYPES = /^(hidden|submit|button|reset|image|search)$/;
const COOKIES = '#onetrust-consent-sdk,#CybotCookiebotDialog,#usercentrics-root,[id*=cookie i],[class*=cookie i]';
/** Of what is kept or sent after the application. */
const LATER_USE = /pool|newsletter|marketing|future|künftig|zukünftig|weitere stellen|futur|przyszł|toekomst|framtid/i;
const CONSENT = /consent|autori[sz]|acconsent|samtyck|samtykke|godkänn|godkend|godtar|zustimm|agree|accept|privacy|gdpr|datenschutz|einwillig|einverstanden|accepte|consens|acepto|política|akkoord|privacyver|zgod|akceptuj/i;

const byId = (node, id) => {
  const root = node.getRootNode();
  return (root.getElementById && root.getElementById(id)) || document.getElementById(id);
};
const GROUPS = 'fieldset,[role=group],[role=radiogroup],[role=listbox],[role=tablist]';
/** What a control is labelled by beside itself: what stands in it is its value. The title of a group stands within it. */
const labelNodes = (node) => (node.getAttribute('aria-labelledby') || '').split(/\s+/).filter(Boolean).slice(0, 8).map((id) => byId(node, id))
  .filter((it) => it && it !== node);
const labelledBy = (node) =>
  squeeze(labelNodes(node).filter((it) => (node.matches(GROUPS) || !within(node, it))).map((it) => askedBy(it)).join(' '));
const labelsOf = (node) => [...(node.labels || [])];
const HINTS = '[class*=hint i],[class*=help i],[class*=description i]';
/** What a label asks for, without the hints in it on how to answer. */
const askedBy = (label, without = () => false) => textOf(label, TEXT_CUT, (it) => it !== label && it.matches(HINTS) || without(it)) || textOf(label, TEXT_CUT, without);
/** The component that a control is drawn in the shadow root of, and is labelled and required for it; null for none. */
const hostOf = (node) => {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
};
const roleBeside = (node, role) => {
  const outer = closest(node, `[role=${role}]`);
  if (outer && outer !== node) return outer;
  const parent = parentOf(node);
  return parent && [...parent.children].find((it) => it !== node && it.matches(`[role=${role}]`)) || null;
};
const isCombobox = (node) =>
  node.getAttribute('role') === 'combobox' || /^(list|both)$/.test(node.getAttribute('aria-autocomplete') || '') ||
  node.getAttribute('aria-haspopup') === 'listbox';
const isEditable = (node) =>
  node.isContentEditable && !/^(spinbutton|slider)$/.test(node.getAttribute('role') || '') && !(parentOf(node) && parentOf(node).isContentEditable) && node !== document.body;

// ---- Which elements ask for something ----

const CONTROLS =
  'input,textarea,select,[contenteditable],[role=textbox],[role=combobox],[role=radio],[role=checkbox],[role=switch],button';
/** These too, where they ask for something. */
const WIDGETS = CONTROLS + ',[role=spinbutton],[role=slider],[role=option],[role=tab],[role=button]';
/** Places for files whose input a script makes, outside of them; by the names that libraries and their users give them. */
const DROP_AREAS =
  ':is(.dz-clickable,[class*=dropzone i],[class*=drop-zone i],[class*=droparea i],[class*=drop-area i],[class*=file-drop i],[class*=upload-area i],[class*=upload-zone i])' +
  ':not(form,label,input,button,a,script,style,template)';
const FILE_WORDS =
  /\b(drop|drag|upload|browse|files?)\b|datei|hochladen|ziehen|fichier|glisse|dépose|archivo|arrastr|suelt|arquivo|trascina|bestand|sleep|\.(pdf|docx?|odt|rtf|txt)\b/i;
// what is folded away may be required
deep('details:not([open])').filter((it) => it.querySelector(':is(input:not([type=hidden]),select,textarea)') && shown(it)).forEach((it) => (it.open = true));

let heading = '';
const seen = [];
const titles = [];
const places = new Map();
for (const [at, node] of everything().entries()) {
  if (node.matches('h1,h2,h3,h4,h5,h6,[role=heading]') && shown(node)) {
    titles.push(node);
    places.set(node, at);
  }
  if (/^(H[1-6]|LEGEND)$/.test(node.tagName) || node.getAttribute('role') === 'heading') {
    heading = shown(node) ? textOf(node) : heading;
  }
  if (node.matches(WIDGETS) || node.matches(DROP_AREAS)) {
    seen.push({ node, heading });
    places.set(node, at);
  }
}

let boxes = 0;
for (const { node } of seen) {
  const isBox = /^(TEXTAREA|SELECT)$/.test(node.tagName) || node.tagName === 'INPUT' && !/^(hidden|radio|checkbox|submit|button|image|reset)$/.test(node.type);
  if (isBox && shown(node) && ++boxes > MOST_FIELDS) {
    return { heldBack, unread: [], fields: [], tooMany: true, score: 0, count: 0, passwords: 0, loaded: true, address: location.href, send: null, next: null,
      invalid: [], flagged: [], alerts: [] };
  }
}

const drawnBeside = (select) => select.nextElementSibling || select.previousElementSibling;
const isShown = (node) => {
  if (shown(node)) return true;
  const type = node.tagName === 'INPUT' ? node.type : '';
  if (type === 'radio' || type === 'checkbox') {
    const beside = roleBeside(node, type);
    return labelsOf(node).some(shown) || !!beside && shown(beside);
  }
  if (type === 'file') {
    if (labelsOf(node).some(shown)) return true;
    for (const outer of ancestors(node).slice(0, 5)) {
      if (outer.matches('form,body,main')) return false;
      if (seen.some((it) => it.node !== node && it.node.matches(CONTROLS) && it.node.tagName !== 'BUTTON' && it.node.type !== 'hidden' && within(outer, it.node))) return false;
      if (shown(outer)) return true;
    }
    return false;
  }
  if (node.tagName === 'SELECT') {
    const beside = drawnBeside(node);
    return node.options.length > 1 && !!beside && shown(beside) && !beside.matches('label,p,h1,h2,h3,legend') &&
      !/phoneinputcountry/i.test(node.className);
  }
  if (isCombobox(node) && getComputedStyle(node).display !== 'none') {
    return ancestors(node).slice(0, 3).some((it) => shown(it) && it.getBoundingClientRect().height < 120);
  }
  return false;
};

/** Whether its names and labels say that it is for robots. */
const isNamedTrap = (node) => {
  if (known.honeypot && closest(node, known.honeypot)) return true;
  if (TRAP_NAME.test(node.getAttribute('name') || '') || TRAP_NAME.test(node.id || '')) return true;
  const words = [...labelsOf(node).map((it) => textOf(it)), node.getAttribute('aria-label') || '',
    node.getAttribute('placeholder') || '', labelledBy(node)].join(' ');
  return TRAP_LABEL.test(words);
};
const isTrap = (node) => {
  const isText = node.tagName === 'TEXTAREA' || node.tagName === 'INPUT' && !/^(radio|checkbox|file)$/.test(node.type);
  return isText && !isCombobox(node) && node.tabIndex < 0 && !!closest(node, '[aria-hidden=true]') || isNamedTrap(node);
};

const isAside = (node) =>
  !!closest(node, '[role=search],' + COOKIES) || !!known.repeater && !!closest(node, known.repeater) ||
  !node.form && !closest(node, 'form') && !!closest(node, 'header,nav,footer,[role=navigation],[role=banner],[role=contentinfo]');

const units = [];
const taken = new Set();
const grouped = new Map();
const groupAt = (key, make) => {
  if (!grouped.has(key)) {
    const unit = make();
    grouped.set(key, unit);
    units.push(unit);
  }
  return grouped.get(key);
};
const ids = new WeakMap();
let lastId = 0;
const idOf = (node) => {
  if (!node) return 0;
  if (!ids.has(node)) ids.set(node, ++lastId);
  return ids.get(node);
};
const clickTarget = (node, role) => {
  if (shown(node)) return node;
  const beside = roleBeside(node, role);
  if (beside && shown(beside)) return beside;
  const label = labelsOf(node).find(shown);
  // In the middle of such a label may be a link to a policy.
  return label && !label.querySelector('a[href],button') ? label : beside || node;
};
/** A text in words or numbers; the sign of a drawn box says nothing. */
const worded = (text) => (/[\p{L}\p{N}]/u.test(text) ? text : '');
const partText = (node, role) => {
  const own = worded(squeeze(labelsOf(node).map((it) => textOf(it)).join(' ')));
  if (own) return own;
  const beside = roleBeside(node, role);
  const named = labelledBy(node) || squeeze(node.getAttribute('aria-label'));
  if (named) return named;
  if (beside) {
    const text = worded(textOf(beside)) || squeeze(beside.getAttribute('aria-label')) || labelledBy(beside);
    if (text) return text;
  }
  for (let at = node.nextSibling; at; at = at.nextSibling) {
    const text = at.nodeType === Node.TEXT_NODE ? squeeze(at.data) : at.matches?.('input,br') ? '' : textOf(at);
    if (worded(text)) return cut(text);
    if (at.nodeType === Node.ELEMENT_NODE) break;
  }
  const outer = parentOf(node);
  const alone = outer && everything().filter((it) => it.matches('input') && within(outer, it)).length === 1;
  return (alone && worded(textOf(outer))) || (role === 'checkbox' && alone ? '' : squeeze(node.value === 'on' ? '' : node.value)) || worded(textOf(node));
};

const OTHER = /\b(other|sonstige\w*|andere\w*|autres?|otr[oa]s?|outr[oa]s?|altr[oaie]|anders|overige?)\b/i;
/** A box for what the choices before it do not name. */
const isOther = (node) => node.tagName === 'INPUT' && node.type === 'text' &&
  OTHER.test(`${labelsOf(node).map((it) => textOf(it)).join(' ')} ${node.name} ${node.placeholder} ${node.getAttribute('aria-label') || ''}`.replace(/[_-]/g, ' '));
/** Whether an element holds the choices of one question: short boxes, and none that is a consent. */
const isOfBoxes = (holder) => {
  const inside = seen.map((it) => it.node).filter((it) => within(holder, it) && it.matches(CONTROLS) && it.tagName !== 'BUTTON' && !isOther(it));
  return inside.length > 1 && inside.every((it) => it.type === 'checkbox' && isShown(it)) && inside.every((it) => {
    const text = partText(it, 'checkbox');
    return text.length <= 80 && !CONSENT.test(text) && !CONSENT.test(it.name);
  });
};
/** Whether something is written above the first of its boxes. */
const hasTitle = (holder) => {
  const first = fieldsIn(holder)[0];
  let text = '';
  const walk = (at) => {
    if (at === first || at.contains?.(first) && labelsOf(first).includes(at)) return true;
    if (at.nodeType === Node.TEXT_NODE) text += at.data;
    return [...childNodesOf(at)].some(walk);
  };
  walk(holder);
  return !!worded(squeeze(text));
};
const MENUS = '[aria-haspopup]:not([aria-haspopup=false])';
const PHONE_CODE = /phone|dial|prefix|vorwahl|telefon|indicatif|téléphone|prefijo|teléfono|prefisso|código de|code/i;
const fieldsIn = (outer) =>
  seen.map((it) => it.node).filter((it) => /^(INPUT|SELECT|TEXTAREA)$/.test(it.tagName) && it.type !== 'hidden' && within(outer, it));
/** The control without a look of its own that a button with a list stands for; null for none. */
const hiddenBeside = (button) => {
  for (const at of ancestors(button).slice(0, 4)) {
    const inside = fieldsIn(at);
    const menus = everything().filter((it) => it.matches('button' + MENUS) && within(at, it));
    if (at.matches('form,body,main') || menus.length > 1) return null;
    const unseen = inside.filter((it) => !shown(it));
    const select = unseen.filter((it) => it.tagName === 'SELECT');
    if (select.length === 1) return select[0];
    if (inside.length) return inside.length === 1 && unseen.length === 1 ? unseen[0] : null;
  }
  return null;
};
/** Whether a button chooses the country of the telephone number beside it. */
const isOfPhone = (button, hidden) => {
  if (hidden && hidden.tagName === 'SELECT' && !PHONE_CODE.test(`${hidden.name} ${hidden.id} ${hidden.autocomplete}`)) return false;
  const named = squeeze([...labelsOf(button), ...(hidden ? labelsOf(hidden) : [])].map((it) => textOf(it)).join(' ') ||
    labelledBy(button));
  if (named && !PHONE_CODE.test(named)) return false;
  for (const at of ancestors(button).slice(0, 4)) {
    if (at.matches('form,body,main')) return false;
    const visible = fieldsIn(at).filter(shown);
    if (visible.length) return visible.length === 1 && visible[0].type === 'tel';
  }
  return false;
};

const DIAL = /^\D{0,30}\+\s?\d{1,4}\D{0,3}$/;
/** The box of intl-tel-input reads the country from a number that begins with its code. */
const READS_CODE = '.iti';
/** The box for a telephone number that a button beside it shows the code of the country for, and opens a list of them; null for none. */
const phoneOf = (button) => {
  if (closest(button, READS_CODE) || !button.matches('button,[role=button],[role=combobox]:not(input)') || fieldsIn(button).length || isDisabled(button) || !shown(button) || !DIAL.test(textOf(button))) return null;
  for (const at of ancestors(button).slice(0, 4)) {
    const visible = at.matches('form,body,main') ? [] : fieldsIn(at).filter(shown);
    if (visible.length) return visible.length === 1 && (visible[0].type === 'tel' || /\btel\b/.test(visible[0].autocomplete)) ? visible[0] : null;
  }
  return null;
};

const PRESSED = '[aria-pressed]:is(button,[role=button])';
/** The choices of a list that is always shown, of tabs that ask, or of buttons that stay pressed; null for anything else. */
const choicesOf = (node, role) => {
  if (role === 'option') {
    if (known.chosen && closest(node, known.chosen)) return null;
    const list = closest(node, '[role=listbox]');
    // what a list box or a button has opened is read when its field is filled in
    const isPopup = !list || list.id && everything().some((it) => it !== list && ['aria-controls', 'aria-owns'].some((name) => (it.getAttribute(name) || '').split(/\s+/).includes(list.id))) ||
      !!closest(list, '[role=combobox],[role=dialog],[class*=popover i],[class*=dropdown i],[class*=popper i]') || list.querySelector('input');
    if (isPopup || !labelledBy(list) && !list.getAttribute('aria-label') && list.getAttribute('aria-required') !== 'true') return null;
    const parts = everything().filter((it) => it.getAttribute('role') === 'option' && within(list, it));
    return { group: list, parts, several: list.getAttribute('aria-multiselectable') === 'true' };
  }
  const group = role === 'tab' ? closest(node, '[role=tablist][aria-required=true]')
    : node.matches(PRESSED) ? closest(node, '[role=group],[role=radiogroup],fieldset') : null;
  if (!group) return null;
  const parts = everything().filter((it) => within(group, it) && (role === 'tab' ? it.getAttribute('role') === 'tab' : it.matches(PRESSED)));
  const others = everything().some((it) => within(group, it) && !parts.includes(it) && it.matches('button,input:not([type=hidden]),select,textarea') && shown(it));
  return parts.length > 1 && !others && parts.every((it) => textOf(it)) ? { group, parts, several: false } : null;
};
/** Choices on cards are called by their titles, where those differ. */
const titled = (parts) => {
  const titles = parts.map((it) => {
    const first = [...it.click.children].find((child) => textOf(child));
    return first && !/^(inline|contents)$/.test(getComputedStyle(first).display) && textOf(first) !== textOf(it.click) ? textOf(first) : it.text;
  });
  return new Set(titles).size === titles.length ? parts.map((it, at) => ({ ...it, text: titles[at] })) : parts;
};
const DATE_WORDS = /\b(date|datum|tag|termin|fecha|data|dato|dag)\b|datepicker|date-picker|calendar|kalender|calendrier|flatpickr|日付|tarih/i;
/** Whether a box that cannot be typed into, or a button, shows a day that is chosen from a calendar. */
const isOfCalendar = (node) => {
  if (isCombobox(node) && node.getAttribute('aria-haspopup') !== 'dialog') return false;
  // the input that it was put in the place of may carry the name of its library
  const hidden = node.previousElementSibling;
  const beside = [hidden?.matches('input[type=hidden]') ? hidden.className : ''];
  for (const at of [node, ...ancestors(node).slice(0, 2)]) {
    if (at !== node && fieldsIn(at).filter((it) => shown(it) && it !== node).length) break;
    beside.push(at.className, at.getAttribute('data-date-format') ? 'date' : '');
    if (at !== node) everything().filter((it) => within(at, it) && it.matches('button,[role=button],[role=img],img,i,svg')).slice(0, 6)
      .forEach((it) => beside.push(it.getAttribute('aria-label'), it.title, it.alt, it.getAttribute('class')));
  }
  const words = [node.placeholder, node.title, node.id, node.name, ...labelsOf(node).map((it) => textOf(it)), labelledBy(node), node.getAttribute('aria-label'), textOf(node), ...beside];
  return words.some((it) => DATE_WORDS.test(String(it || '').replace(/_/g, ' ')));
};

/** The component that a button in its shadow root opens a dialog of options for; null for none. */
const listOf = (button) => {
  const host = button.tagName === 'BUTTON' && button.getAttribute('aria-haspopup') === 'dialog' && button.getRootNode().host;
  return host && host.querySelector('[role=option]') ? host : null;
};
/** A part of a component that it names for style sheets. */
const partOf = (host, name) => host.shadowRoot.querySelector(`[part~=${name}]`);

/** Whether a list is read as such, so that what is drawn in its place is no field of its own. */
const isReadAlready = (select) => !!select && units.some((it) => it.widget === 'select' && it.controls[0] === select);
/** What is pressed in place of a box that is there for screen readers alone; null where the box is shown. */
const pressedFor = (node) =>
  shown(node) || !node.readOnly ? null : ancestors(node).slice(0, 3).find((it) => shown(it) && !it.matches('form,body,main') && fieldsIn(it).length === 1) || null;

const isFileInput = (node) => node.tagName === 'INPUT' && node.type === 'file';
/** Whether it takes files for an input that lies elsewhere: it holds no control, and no input for files beside it asks by itself. */
const isDropArea = (node) => {
  if (!shown(node) || isAside(node) || fieldsIn(node).length) return false;
  if (ancestors(node).some((it) => it.matches(DROP_AREAS) && !fieldsIn(it).length)) return false;
  if (!node.dropzone && !FILE_WORDS.test(textOf(node)) && !FILE_BUTTON.test(buttonText(node))) return false;
  for (const outer of ancestors(node).slice(0, 4)) {
    const inside = outer.matches('form,body,main') ? [] : fieldsIn(outer);
    if (inside.some((it) => isFileInput(it) && isShown(it))) return false;
    if (inside.length) break;
  }
  return true;
};

const FILE_BUTTON =
  /^(upload|attach|choose|select|browse|add)\b.{0,20}\b(files?|documents?|cv|r[eé]sum[eé]|cover letter)\b|^(browse|upload)$|^(datei(en)?|dokumente?|lebenslauf|anschreiben) ((aus)?wählen|hochladen|hinzufügen)|^(choisir|joindre|ajouter|téléverser|importer) .{0,10}(fichier|document|cv)|^(seleccionar|elegir|adjuntar|subir|cargar) .{0,10}(archivo|fichero|documento|cv)|^(bestand|cv) (kiezen|uploaden|toevoegen)|^(scegli|carica|allega) .{0,10}(file|cv)|^(selecionar|escolher|anexar) .{0,10}(arquivo|ficheiro|cv)|^(wybierz|dodaj|załącz|prześlij) (plik|cv)/i;
/** Whether it opens a chooser of files whose input a script makes only then. */
const isFileButton = (node) => FILE_BUTTON.test(buttonText(node)) && !ELSEWHERE.test(buttonText(node)) && isDropArea(node);

let tooMany = false;
let traps = 0;
for (const { node, heading: section } of seen) {
  if (units.length > MOST_FIELDS) {
    tooMany = true;
    break;
  }
  if (taken.has(node)) continue;
  const tag = node.tagName;
  const role = node.getAttribute('role') || '';
  const base = { section, controls: [node], parts: [] };
  if (node.matches(DROP_AREAS) && !node.matches(WIDGETS)) {
    if (isDropArea(node)) units.push({ ...base, widget: 'file', kind: 'FILE', isArea: true });
    continue;
  }
  const host = listOf(node);
  if (host) {
    if (!isDisabled(node) && shown(host) && !isAside(host)) {
      units.push({ ...base, widget: 'menu', kind: host.multiple ? 'CHOICES' : 'CHOICE', host, hidden: host.querySelector('input[type=hidden]'), controls: [host, node] });
    }
    continue;
  }
  const choices = choicesOf(node, role);
  if (choices) {
    choices.parts.forEach((it) => taken.add(it));
    if (isAside(node) || choices.parts.some(isDisabled) || !choices.parts.every(shown)) continue;
    units.push({ ...base, widget: choices.several ? 'boxes' : 'radios', kind: choices.several ? 'CHOICES' : 'CHOICE', controls: choices.parts,
      group: choices.group, parts: titled(choices.parts.map((it) => ({ text: labelledBy(it) || textOf(it) || squeeze(it.getAttribute('aria-label')), click: it, input: it }))) });
    continue;
  }
  const phone = phoneOf(node);
  if (phone) {
    if (!isAside(node)) units.push({ ...base, widget: 'menu', kind: 'CHOICE', phone });
    continue;
  }
  if (/^(option|tab)$/.test(role) || role === 'button' && tag !== 'BUTTON') continue;
  if (/^(spinbutton|slider)$/.test(role) && tag !== 'INPUT') {
    if (!isDisabled(node) && shown(node) && !isAside(node)) units.push({ ...base, widget: 'stepper', kind: 'NUMBER' });
    continue;
  }
  if (tag === 'BUTTON' && role !== 'combobox' && role !== 'radio' && role !== 'checkbox' && role !== 'switch') {
    if (isDisabled(node) || !shown(node) || isAside(node)) continue;
    const outer = parentOf(node);
    if (!node.hasAttribute('aria-haspopup') && YES_NO.test(textOf(node)) && outer) {
      let holder = outer;
      let pair = [];
      for (let up = 0; up < 2 && holder; up++, holder = parentOf(holder)) {
        pair = everything().filter((it) => it.tagName === 'BUTTON' && within(holder, it) && shown(it));
        if (pair.length > 1) break;
      }
      if (pair.length >= 2 && pair.length <= 4 && pair.every((it) => YES_NO.test(textOf(it)))) {
        everything().filter((it) => it.tagName === 'INPUT' && within(holder, it)).forEach((it) => taken.add(it));
        pair.forEach((it) => taken.add(it));
        units.push({ ...base, widget: 'buttons', kind: 'CHOICE', controls: pair, holder,
          parts: pair.map((it) => ({ text: textOf(it), click: it, input: it })) });
      }
      continue;
    }
    const popup = node.getAttribute('aria-haspopup');
    const ofField = [node, ...ancestors(node).slice(0, 2)].find((it) => !it.matches('form,body,main') && everything().some((at) => at !== node && at.matches('[role=combobox],[role=spinbutton],input:not([type=hidden])') && within(it, at) && shown(at)));
    if ((popup === 'dialog' || popup === 'grid') && !ofField && isOfCalendar(node) && (labelsOf(node).length || labelledBy(node))) {
      units.push({ ...base, widget: 'calendar', kind: 'DATE' });
      continue;
    }
    if (!popup && isFileButton(node)) units.push({ ...base, widget: 'file', kind: 'FILE', isArea: true });
    if (!popup || popup === 'dialog' || popup === 'false') continue;
    // the arrow of a combobox is no field of its own
    if (ofField && everything().some((it) => it !== node && it.matches('input[role=combobox]') && within(ofField, it))) continue;
    const hidden = hiddenBeside(node);
    if (isReadAlready(hidden)) continue;
    if (isOfPhone(node, hidden) || popup !== 'listbox' && (!hidden || hidden.tagName !== 'SELECT')) continue;
    // the value that a button keeps is hidden from people as a trap is
    if (hidden && isNamedTrap(hidden)) continue;
    if (hidden) taken.add(hidden);
    units.push({ ...base, widget: 'menu', kind: 'CHOICE', hidden,
      controls: hidden ? [node, hidden] : [node] });
    continue;
  }
  const type = tag === 'INPUT' ? node.type : '';
  if (SKIPPED_TYPES.test(type) && !(type === 'search' && isCombobox(node)) || isDisabled(node) || isAside(node)) continue;
  if (isTrap(node)) {
    traps++;
    continue;
  }
  if (!isShown(node)) continue;
  if (type === 'radio') {
    const group = closest(node, '[role=radiogroup],fieldset');
    const key = node.name ? `n${idOf(node.getRootNode())}/${idOf(node.form)}/${node.name}` : `g${idOf(group || parentOf(node))}`;
    const unit = groupAt(key, () => ({ ...base, widget: 'radios', kind: 'CHOICE', controls: [] }));
    unit.controls.push(node);
    unit.parts.push({ text: partText(node, 'radio'), click: clickTarget(node, 'radio'), input: node });
    const beside = roleBeside(node, 'radio');
    if (beside) taken.add(beside);
    continue;
  }
  if (type === 'checkbox') {
    const beside = roleBeside(node, 'checkbox');
    if (beside) taken.add(beside);
    const name = node.name;
    const set = closest(node, 'fieldset,[role=group]');
    const boxes = seen.map((it) => it.node).filter((it) => it.type === 'checkbox' && !taken.has(it));
    const alike = name ? boxes.filter((it) => it.name === name && it.form === node.form && isShown(it)) : [];
    let key = alike.length > 1 ? `c${idOf(node.form)}/${name}` : null;
    const question = known.question && closest(node, known.question);
    for (const holder of [question, set]) {
      if (!key && holder && isOfBoxes(holder)) key = `s${idOf(holder)}`;
    }
    for (const holder of key ? [] : ancestors(node).slice(0, 6)) {
      if (holder.matches('form,body,main') || fieldsIn(holder).some((it) => it.type !== 'checkbox' && !isOther(it))) break;
      if (isOfBoxes(holder) && hasTitle(holder)) {
        key = `s${idOf(holder)}`;
        break;
      }
    }
    const part = { text: partText(node, 'checkbox'), click: clickTarget(node, 'checkbox'), input: node };
    if (key) {
      const unit = groupAt(key, () => ({ ...base, widget: 'boxes', kind: 'CHOICES', controls: [] }));
      unit.controls.push(node);
      unit.parts.push(part);
    } else {
      units.push({ ...base, widget: 'tick', kind: 'TICK', parts: [part] });
    }
    continue;
  }
  if (role === 'radio' && tag !== 'INPUT') {
    const outer = parentOf(node);
    if (node.querySelector('input[type=radio]') || outer && [...outer.children].some((it) => it.type === 'radio')) continue;
    const group = closest(node, '[role=radiogroup],[role=group],fieldset') || outer;
    const unit = groupAt(`r${idOf(group)}`, () => ({ ...base, widget: 'radios', kind: 'CHOICE', controls: [], group }));
    unit.controls.push(node);
    unit.parts.push({ text: labelledBy(node) || squeeze(labelsOf(node).map((it) => textOf(it)).join(' ')) || textOf(node) || squeeze(node.getAttribute('aria-label')), click: node, input: node });
    unit.parts = titled(unit.parts);
    continue;
  }
  if ((role === 'checkbox' || role === 'switch') && tag !== 'INPUT') {
    const outer = parentOf(node);
    if (node.querySelector('input[type=checkbox]') || node.shadowRoot?.querySelector('input[type=checkbox]') || outer && [...outer.children].some((it) => it.type === 'checkbox')) continue;
    const group = closest(node, '[role=group],fieldset');
    const mates = group ? seen.filter((it) => within(group, it.node)).map((it) => it.node) : [];
    const part = { text: labelledBy(node) || squeeze(labelsOf(node).map((it) => textOf(it)).join(' ')) || textOf(node) ||
      squeeze(node.getAttribute('aria-label')), click: node, input: node };
    if (role === 'checkbox' && mates.length > 1 && mates.every((it) => it.getAttribute('role') === 'checkbox') && !CONSENT.test(part.text)) {
      const unit = groupAt(`b${idOf(group)}`, () => ({ ...base, widget: 'boxes', kind: 'CHOICES', controls: [], group }));
      unit.controls.push(node);
      unit.parts.push(part);
    } else {
      units.push({ ...base, widget: 'tick', kind: 'TICK', parts: [part] });
    }
    continue;
  }
  if (tag === 'SELECT') {
    units.push({ ...base, widget: 'select', kind: node.multiple ? 'CHOICES' : 'CHOICE' });
    continue;
  }
  if (type === 'file') {
    units.push({ ...base, widget: 'file', kind: 'FILE' });
    continue;
  }
  if (tag === 'INPUT' && node.readOnly && /^(text|date|)$/.test(type) && isOfCalendar(node)) {
    units.push({ ...base, widget: 'calendar', kind: 'DATE' });
    continue;
  }
  // the box in it is typed into, and its calendar is an offer
  if (role === 'combobox' && tag !== 'INPUT' && node.getAttribute('aria-haspopup') === 'dialog' && fieldsIn(node).some(shown)) continue;
  if (isCombobox(node) || known.search && node.matches(known.search)) {
    const inner = tag !== 'INPUT' && everything().find((it) => it !== node && it.tagName === 'INPUT' && within(node, it));
    if (inner && shown(inner)) {
      if (!taken.has(inner)) units.push({ ...base, widget: 'combobox', kind: 'CHOICE', controls: [inner] });
      taken.add(inner);
    } else if (tag === 'INPUT' || tag === 'TEXTAREA') {
      const search = !!known.search && node.matches(known.search);
      const drawn = !search && pressedFor(node);
      if (drawn) units.push({ ...base, widget: 'menu', kind: 'CHOICE', hidden: node, controls: [drawn, node] });
      else units.push({ ...base, widget: 'combobox', kind: search ? 'SEARCH' : 'CHOICE' });
    } else {
      const hidden = hiddenBeside(node);
      if (isOfPhone(node, null) || isReadAlready(hidden)) continue;
      units.push({ ...base, widget: 'menu', kind: 'CHOICE' });
    }
    continue;
  }
  if (tag === 'TEXTAREA') {
    units.push({ ...base, widget: 'text', kind: 'LONG_TEXT' });
  } else if (tag === 'INPUT') {
    const byHint = /\b(tel|phone)\b/.test(node.autocomplete) || node.inputMode === 'tel' ? 'PHONE'
      : /\bemail\b/.test(node.autocomplete) || node.inputMode === 'email' ? 'EMAIL' : 'TEXT';
    const native = /^(date|month|datetime-local|time|week|color|range)$/.test(type);
    units.push({ ...base, widget: native ? 'native' : 'text', kind: TYPES[type] || byHint });
  } else if (isEditable(node)) {
    units.push({ ...base, widget: 'editable', kind: 'LONG_TEXT' });
  }
}

// ---- Days in parts ----

const PART_NAMES = {
  d: /^(dd?|tt|jj|day|tag|jour|d[ií]a|giorno|dag)$/i, m: /^(mm?|month|monat|mois|m[eê]s|mese|maand)$/i,
  y: /^(yyyy|yy|jjjj|aaaa|year|jahr|année|an|año|ano|anno|jaar)$/i,
};
const numbersOf = (select) => [...select.options].map((it) => squeeze(it.text)).filter((it) => /^\d+$/.test(it)).map(Number);
/** Whether a control is for the day, the month or the year of a date; null for none of them. */
const partOfDay = (unit) => {
  const node = unit.controls[0];
  if (unit.widget === 'select') {
    const numbers = numbersOf(node);
    if (numbers.length >= 28 && Math.max(...numbers) <= 31) return 'd';
    if (numbers.length >= 2 && numbers.every((it) => it >= 1900 && it < 2200)) return 'y';
    const chosen = offeredBy(node);
    return chosen.length === 12 && (numbers.length === 12 || !numbers.length) ? 'm' : null;
  }
  if (unit.widget !== 'stepper' && (unit.widget !== 'text' || !/^(text|number|tel)$/.test(node.type))) return null;
  const names = [node.placeholder, node.getAttribute('aria-label'), ...labelsOf(node).map((it) => askedBy(it))].filter(Boolean);
  return Object.keys(PART_NAMES).find((it) => names.some((name) => PART_NAMES[it].test(squeeze(name).replace(/[\s,*]+$/, '')))) || null;
};
for (let at = 0; at + 1 < units.length; at++) {
  for (const size of [3, 2]) {
    const near = units.slice(at, at + size);
    const kinds = near.map(partOfDay);
    if (near.length < size || kinds.includes(null) || new Set(kinds).size < size || !kinds.includes('m') || !kinds.includes('y')) continue;
    const holder = ancestors(near[0].controls[0]).slice(0, 5).find((outer) => near.every((it) => within(outer, it.controls[0])));
    if (!holder || holder.matches('form,body,main') || units.filter((it) => within(holder, it.controls[0])).length > size) continue;
    units.splice(at, size, { ...near[0], widget: 'day_parts', kind: kinds.includes('d') ? 'DATE' : 'MONTH', controls: near.map((it) => it.controls[0]),
      parts: near.map((it, place) => ({ text: kinds[place], click: it.controls[0], input: it.controls[0] })) });
    break;
  }
}
/** The month that an option stands for, by its place where months have names. */
const valueOfPart = (part) => {
  const node = part.input;
  if (node.hasAttribute('aria-valuenow') && node.tagName !== 'INPUT') return Number(node.getAttribute('aria-valuenow')) || 0;
  if (node.tagName !== 'SELECT') return Number(node.value) || 0;
  const option = node.options[node.selectedIndex];
  if (!option || !squeeze(option.text) || option.value === '') return 0;
  if (part.text !== 'm') return Number(squeeze(option.text)) || 0;
  return offeredBy(node).indexOf(option) + 1;
};
const dayOf = (parts) => {
  const of = Object.fromEntries(parts.map((it) => [it.text, valueOfPart(it)]));
  if (!of.y || !of.m || 'd' in of && !of.d) return '';
  return [of.y, of.m, of.d].filter(Boolean).map((it) => String(it).padStart(2, '0')).join('-');
};

// ---- Which of them belong to the form ----

const formOf = (unit) => unit.controls[0].form || closest(unit.controls[0], 'form') || null;
const wordsOf = (unit) => {
  const node = unit.controls[0];
  return `${node.name || ''} ${node.id || ''} ${node.placeholder || ''} ${labelsOf(node).map((it) => textOf(it)).join(' ')}`;
};
const scoreOf = (mine, form) => {
  let score = 0;
  let texts = 0;
  for (const unit of mine) {
    if (unit.kind === 'FILE') score += 3;
    else if (unit.kind === 'EMAIL' || /e-?mail/i.test(wordsOf(unit))) score += 2;
    else if (unit.kind === 'PASSWORD') score -= 5;
    else if (texts++ < 8) score += 1;
  }
  const words = form ? cut([form.id, form.className, form.getAttribute('action') || '', form.getAttribute('aria-label') || '',
    ...[...form.querySelectorAll('button,input[type=submit]')].map(buttonText)].join(' '), 1500) : '';
  if (mine.length < 5 && /subscri|newsletter|job[-_ ]?alert|search|suche|recherch|buscar|log[-_ ]?in|sign[-_ ]?in|anmelden/i.test(words)) score -= 8;
  return score;
};
const asked = deep(known.form || '').filter((outer) => units.some((unit) => within(outer, unit.controls[0])));
let mine = [];
let score = -100;
let scope = null;
if (asked.length) {
  mine = units.filter((unit) => asked.some((outer) => within(outer, unit.controls[0])));
  score = Math.max(4, scoreOf(mine, null));
  scope = asked[0];
} else {
  for (const form of new Set(units.map(formOf))) {
    const part = units.filter((unit) => formOf(unit) === form);
    const points = scoreOf(part, form);
    if (points > score) [mine, score, scope] = [part, points, form];
  }
}

// ---- Conversations ----

const LOG_CLASS = /^(messages?([-_]?(list|log))?|conversation|transcript|chat[-_]?(log|body|history|messages|list))$/i;
const REPLIES_CLASS = /(^|[-_])(quick[-_]?repl(y|ies)|repl(y|ies)|chips?|suggestions?|choices|options|answers)$/i;
const hasClass = (node, pattern) => [...node.classList].some((it) => pattern.test(it));
/** How long a message that asks nothing stays alone before it counts as the question, in milliseconds. */
const FURTHER_MESSAGE = 2500;
/** When the last message of a conversation was seen first. */
const sinceOf = (text) => {
  const key = Symbol.for('form.message');
  if (window[key]?.text !== text) Object.defineProperty(window, key, { value: { text, at: performance.now() }, configurable: true });
  return performance.now() - window[key].at;
};
/**
 * A conversation that asks one thing at a time: its question, and the box or the buttons that answer it, or that it
 * has not asked yet; null where the page has none.
 */
const talk = (() => {
  if (asked.length || score >= 4) return null;
  let log = deep('[role=log]').find(shown) || everything().find((it) => hasClass(it, LOG_CLASS) && shown(it) && textOf(it));
  if (!log) return null;
  while (log.children.length === 1 && log.firstElementChild.children.length > 1) log = log.firstElementChild;
  const replies = (outer) => deep('button,[role=button]').filter((it) => within(outer, it) && shown(it) && !isDisabled(it) && buttonText(it));
  const rows = [...log.children].filter(shown);
  const said = rows.filter((it) => textOf(it, TEXT_CUT, (at) => at.matches('button,[role=button]')));
  const last = said[said.length - 1];
  if (!last) return null;
  const composers = mine.filter((it) => /^(text|editable)$/.test(it.widget) && !within(log, it.controls[0]));
  const places = [...rows.slice(rows.indexOf(last)), ...everything().filter((it) => hasClass(it, REPLIES_CLASS) && !within(log, it) && shown(it))];
  const buttons = [...new Set(places.flatMap(replies))].filter((it) => !closest(it, 'header,nav,footer,a[href]'));
  const composer = composers.length === 1 && mine.length === 1 ? composers[0] : null;
  if (!composer && mine.some((it) => !it.controls.every((at) => buttons.includes(at)))) return null;
  if (!composer && !buttons.length && !deep('textarea,input').some((it) => !within(log, it))) return null;
  const text = textOf(last, 1000, (at) => at.matches('button,[role=button]'));
  // who begins asks; what is said by others is an answer
  const isAnswer = last.className !== said[0].className;
  const questions = text.match(/[^.!?…]*\?+/g);
  if (isAnswer || !questions && !buttons.length && sinceOf(text) < FURTHER_MESSAGE) return { waits: true };
  return { composer: buttons.length > 1 ? null : composer, buttons: buttons.length > 1 ? buttons : [], question: questions ? questions.pop() : text };
})();
if (talk) {
  mine = talk.buttons?.length
    ? [{ section: '', widget: 'buttons', kind: 'CHOICE', controls: talk.buttons, talk, parts: talk.buttons.map((it) => ({ text: buttonText(it), click: it, input: it })) }]
    : talk.composer ? [Object.assign(talk.composer, { talk })] : [];
  score = mine.length ? 4 : score;
}
/** The button that gives the answer of a conversation: it may send the application with the last one. */
const answering = talk?.composer && (() => {
  const box = talk.composer.controls[0];
  const form = box.form || closest(box, 'form');
  for (const outer of form ? [form] : ancestors(box).slice(0, 4)) {
    const found = deep('button,input[type=submit],[role=button]').filter((it) => within(outer, it) && shown(it)).pop();
    if (found) return found;
  }
  return null;
})();

// ---- What they are called ----

const count = new Map();
for (const unit of units) {
  const outers = new Set(unit.controls.flatMap((it) => [it, ...ancestors(it)]));
  outers.forEach((it) => count.set(it, (count.get(it) || 0) + 1));
}
const isAlone = (outer) => (count.get(outer) || 0) <= 1;
const bare = (unit) => {
  const own = new Set(unit.parts.flatMap((it) => [it.click, ...labelsOf(it.input)]));
  // what is drawn in place of a list shows its value
  if (unit.widget === 'select' && !shown(unit.controls[0])) own.add(drawnBeside(unit.controls[0]));
  // an area shows the names of its files
  if (unit.isArea) own.add(unit.controls[0]);
  const isSign = (node) => node.getAttribute('aria-hidden') === 'true' && !worded(textOf(node)) && !MARK.test(textOf(node));
  return (node) => own.has(node) || isSign(node) || node.matches('button,[role=listbox],[role=alert],[role=radio],[role=checkbox],[role=status],[aria-live]');
};
const holdersOf = (unit) => {
  const first = unit.controls[0];
  const found = [];
  for (const outer of [first, ...ancestors(first)]) {
    if (outer.matches('body,html') || !isAlone(outer) || outer.tagName === 'FORM' && units.length > 1) break;
    if (unit.controls.every((it) => within(outer, it))) found.push(outer);
  }
  return found;
};
const surroundings = (unit) => {
  const holders = holdersOf(unit);
  for (const outer of holders) {
    const text = outer === unit.controls[0] ? '' : textOf(outer, TEXT_CUT, bare(unit));
    let rest = text;
    if (/^(radios|boxes)$/.test(unit.widget)) unit.parts.forEach((it) => (rest = rest.replace(it.text, ' ')));
    if (unit.widget === 'file' ? plain(rest) : worded(rest) && !EMPTY_LABEL.test(rest)) return squeeze(rest);
  }
  const alone = [unit.controls[0], ...ancestors(unit.controls[0])];
  const end = alone.findIndex((it) => !isAlone(it) || it.matches('body,form'));
  let at = holders.length ? holders[holders.length - 1] : alone[Math.max(0, end - 1)];
  for (let steps = 0; steps < 3 && at; steps++) {
    at = at.previousSibling;
    if (!at) return '';
    if (at.nodeType === Node.TEXT_NODE && squeeze(at.data)) return cut(at.data);
    if (at.nodeType === Node.ELEMENT_NODE && !at.matches('br,script,style,input[type=hidden]')) {
      // the head of a dialog is no question
      const isOther = at.matches(CONTROLS + ',header,nav') || at.querySelector('input:not([type=hidden]),textarea,select');
      return isOther ? '' : textOf(at, TEXT_CUT, (it) => it.matches('button'));
    }
  }
  return '';
};
const questionOf = (unit) => {
  const holder = known.question && closest(unit.controls[0], known.question);
  return holder && isAlone(holder) ? holder : null;
};
const titleOf = (unit) => {
  const holder = questionOf(unit);
  if (!holder || !known.questionTitle) return '';
  const title = everything().find((it) => it.matches(known.questionTitle) && within(holder, it));
  return title ? textOf(title) : '';
};
const PARTS_OF_FORM = 'fieldset,[role=group],[role=region],section[aria-label],section[aria-labelledby]';
/** What a heading is for: the nearest element around it with fields. */
const scopeOfTitle = (() => {
  const known = new Map();
  return (node) => {
    if (!known.has(node)) known.set(node, ancestors(node).find((it) => count.has(it)) || null);
    return known.get(node);
  };
})();
/** The title of the part of the form that a field is in: of a group with other fields too, or the heading above it. */
const titleOfPart = (unit) => {
  const node = unit.controls[0];
  for (const outer of ancestors(node)) {
    if (outer.matches('form,body,main')) break;
    if (!outer.matches(PARTS_OF_FORM) || isAlone(outer)) continue;
    const legend = outer.tagName === 'FIELDSET' && outer.querySelector(':scope > legend');
    const text = labelledBy(outer) || (legend ? textOf(legend) : '') || squeeze(outer.getAttribute('aria-label'));
    if (text) return text;
  }
  const at = places.get(node) ?? everything().indexOf(node);
  const outers = new Set(ancestors(node));
  const title = titles.findLast((it) => places.get(it) < at && outers.has(scopeOfTitle(it)) && !isAlone(scopeOfTitle(it)));
  return title ? textOf(title) : '';
};
/** What a kind of control is called, which names no question. */
const KIND_OF_CONTROL = /^(segmented control|(radio|toggle|button|checkbox)[ -]?(button[ -]?)?group|options?|list ?box|combo ?box|select|choices?|slider|switch)$/i;
const nameOf = (node) => {
  const name = squeeze(node.getAttribute('aria-label'));
  return KIND_OF_CONTROL.test(name) ? '' : name;
};
const groupTitle = (unit) => {
  for (const outer of holdersOf(unit)) {
    if (!outer.matches('fieldset,[role=radiogroup],[role=group]')) continue;
    const legend = outer.tagName === 'FIELDSET' && outer.querySelector(':scope > legend');
    const text = labelledBy(outer) || (legend ? askedBy(legend) : '') || nameOf(outer);
    if (text) return text;
  }
  return '';
};
const humanized = (name) =>
  squeeze(name.replace(/\[\]$/, '').replace(/[\[\]_.\-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2'));
const firstOf = (...choices) => {
  for (const choice of choices) {
    const text = squeeze(choice());
    if (text) return text;
  }
  return '';
};
/** How to use a box for files, in place of what it is for. */
const INVITATION = new RegExp([
  /(drag|drop)\b[^.]{0,60}?\b(here|files?|zone|area|drop)\b.*/, /(upload|attach|browse|choose|select|click)\b (a |your |the |or |to |and |from )*(files?|here|upload|browse|drop|drag|documents?|device|computer)\b.*/,
  /(accepted|allowed|supported|permitted) (file )?(types?|formats?).*/, /(max|maximum)\b[^.]{0,20}\b[mk]b\b.*/,
  /(no|keine|aucun|ning[uú]n|nessun|geen|nenhum) (files?|datei(en)?|fichier|archivo|bestand|ficheiro|arquivo) (was )?(chosen|selected|(aus)?gewählt|choisi|sélectionné|seleccionado|selezionato|gekozen|selecionado).*/,
  /(hier(her)? |datei(en)? |per drag)[^.]{0,40}(ziehen|ablegen|auswählen|hochladen|drop).*/, /datei(en)? (aus)?wählen.*/,
  /(glisse[rz]|dépose[rz])[^.]{0,60}(ici|fichiers?).*/, /choisi(r|ssez) un fichier.*/, /parcourir.*/,
  /(arrastr|suelt|solt)[ae]\b[^.]{0,60}(aquí|aqui|archivos?|arquivos?).*/, /(seleccion|escolh|selecion)\w+ (un |o |um )?(archivo|arquivo|ficheiro).*/,
  /trascina[^.]{0,60}(qui|file).*/, /scegli (un )?file.*/, /sleep[^.]{0,60}(hier\w*|bestand\w*).*/, /kies (een )?bestand.*/,
].map((it) => `(?:^|[\\s*.,:;(–-])${it.source}`).join('|'), 'i');
const plain = (text) => {
  let rest = text.replace(INVITATION, (found) => (/^\*/.test(found) ? '*' : ''));
  rest = rest.replace(/[\s,;:]+(or|oder|ou|o|of|and|und)\s*(\*?)\s*$/i, '$2').replace(/^(or|oder|ou|of)\s*$/i, '');
  return EMPTY_LABEL.test(rest) || !worded(rest) ? '' : rest.trim();
};
/** What a box for files is for, without how to use it. */
const withoutInvitation = (text) => plain(text) || text;
/** A label that says something only together with that of its group. */
const PART =
  /^(first|last|middle|given|family|prefix|suffix|number|code|extension|from|to|start|end|from date|to date|von|bis|de|du|au|desde|hasta|até|da|a|van|tot)$/i;
const ofGroup = (unit, text) => {
  const plainText = squeeze(text.replace(/[*\u2731]/g, ''));
  const group = PART.test(plainText) && closest(unit.controls[0], 'fieldset,[role=group]');
  const legend = group && group.querySelector(':scope > legend');
  const title = group ? labelledBy(group) || (legend ? textOf(legend) : '') || squeeze(group.getAttribute('aria-label')) : '';
  return title && title.length <= 80 ? `${text} (${clean(title)})` : text;
};
/** The title of the column of a table that a control is in. */
const columnTitle = (node) => {
  const cell = closest(node, 'td');
  const rows = cell ? [...(closest(cell, 'table')?.rows || [])] : [];
  const above = rows.slice(0, rows.indexOf(cell?.parentNode)).reverse().find((it) => !it.querySelector('input,select,textarea'));
  const title = above?.cells.length === cell?.parentNode.cells.length && above?.cells[cell.cellIndex];
  return title ? textOf(title) : '';
};
/** What a list says while nothing is chosen, if that is more than to choose. */
const emptyOption = (node) => {
  const first = node.tagName === 'SELECT' && node.options[0];
  return first && first.value === '' && worded(first.text) && !PLACEHOLDER.test(first.text) ? first.text : '';
};
/** The label of a component with a list; its button may be called by the label and the value. */
const labelOfList = ({ host, controls }) => {
  const label = partOf(host, 'label');
  return (label && textOf(label)) || host.getAttribute('label') ||
    squeeze(controls[1].getAttribute('aria-label')).replace(`, ${chosenOf(host)}`, '').replace(`${chosenOf(host)}, `, '');
};
/** What stands before a box and the lists beside it that ask for one thing, such as an amount, its currency and its period. */
const sharedLabel = (unit) => {
  const holder = ancestors(unit.controls[0]).find((it) => !isAlone(it));
  const inside = units.filter((it) => holder && within(holder, it.controls[0]));
  const boxes = inside.filter((it) => it.widget === 'text');
  const isPair = inside.length === 2 && inside[0].widget === 'select';
  if (inside.length > 4 || boxes.length !== 1 || inside.some((it) => it !== boxes[0] && it.widget !== 'select') || !isPair && boxes[0] !== unit) return '';
  let at = inside[0].controls[0];
  for (let steps = 0; steps < 3 && at && !at.matches('form,body,main'); steps++) {
    for (let before = at.previousSibling; before; before = before.previousSibling) {
      const text = before.nodeType === Node.TEXT_NODE ? squeeze(before.data) : before.matches?.('script,style') ? '' : textOf(before);
      if (before.nodeType === Node.ELEMENT_NODE && everything().some((it) => within(before, it) && units.some((other) => other.controls.includes(it)))) return '';
      if (worded(text)) return cut(text);
    }
    at = parentOf(at);
  }
  return '';
};
const rawLabel = (unit) => {
  if (unit.talk) return unit.talk.question;
  const node = unit.controls[0];
  const own = () => squeeze(labelsOf(node).map((it) => askedBy(it, (at) => at.matches('button'))).join(' '));
  const named = () => nameOf(node);
  const fallback = [() => columnTitle(node), () => emptyOption(node), () => node.getAttribute('placeholder'), () => node.getAttribute('title'), () => sharedLabel(unit),
    () => humanized(node.name || unit.hidden?.name || node.id || '')].map((it) => () => {
    unit.isWeak = true;
    return it();
  });
  if (unit.widget === 'tick') {
    const title = titleOf(unit) || groupTitle(unit);
    const text = worded(unit.parts[0].text) || named();
    return text && text.length < 25 && title && title !== text ? `${title} ${text}` : firstOf(() => text, () => surroundings(unit), ...fallback);
  }
  // the label of a day may be that of its first part
  const ofDay = () => {
    const text = unit.widget === 'day_parts' ? own() : '';
    return Object.values(PART_NAMES).some((it) => it.test(text.replace(/[\s,*]+$/, ''))) ? '' : text;
  };
  if (/^(radios|boxes|buttons|day_parts)$/.test(unit.widget)) {
    return firstOf(() => titleOf(unit), () => groupTitle(unit), () => (unit.group ? labelledBy(unit.group) || nameOf(unit.group) : ''),
      ofDay, () => surroundings(unit), ...fallback);
  }
  if (unit.widget === 'file') {
    return withoutInvitation(firstOf(() => titleOf(unit), () => plain(labelledBy(node)), () => plain(own()), () => groupTitle(unit),
      () => plain(surroundings(unit)), () => plain(named()), () => (unit.isArea ? node.querySelector('.dz-message')?.textContent : ''),
      () => unit.section, own, ...fallback));
  }
  // what such a button is called changes with what is chosen
  if (unit.phone) return 'Country code';
  if (unit.widget === 'menu') {
    const inner = node.querySelector('label');
    return firstOf(() => titleOf(unit), () => (unit.host ? labelOfList(unit) : ''), () => (inner ? textOf(inner) : ''), () => labelledBy(node),
      () => (unit.hidden ? labelsOf(unit.hidden).map((it) => textOf(it)).join(' ') : ''), own, () => surroundings(unit), named, ...fallback);
  }
  const around = () => {
    unit.isWeak = true;
    return surroundings(unit);
  };
  return ofGroup(unit, firstOf(() => titleOf(unit), () => labelledBy(node), own, named, () => groupTitle(unit), around, ...fallback));
};
/** The label that people see where the name comes from an attribute. */
const visibleLabel = (unit) => {
  const node = unit.controls[0];
  const isNamed = /^(radios|boxes|buttons|menu)$/.test(unit.widget) || !labelsOf(node).length;
  return isNamed ? surroundings(unit).slice(0, 300) : '';
};
const LEGEND = new RegExp(`[*\\u2731]\\s*(=|:|indicates?|denotes?|mandatory|fields?|${REQUIRED_WORDS.source})`, 'i');
const EXPLANATION = /\b(fields?|felder|champs|campos|campi|velden)\b/i;
const marked = (node) => /[*\u2731]/.test(getComputedStyle(node, '::after').content + getComputedStyle(node, '::before').content);
/** What is said of a field by its labels, with the hints in them. */
const wholeLabel = (unit, raw) => [raw, ...labelsOf(unit.controls[0]).map((it) => textOf(it))].join(' ');
/** The parts of the form that a note in them or above them says to fill in as a whole. */
const wholeParts = (() => {
  const found = { of: new Set(), unlessMarked: new Set() };
  for (const node of mine.length ? everything() : []) {
    // the text of an outer element is long to put together, and most have none of their own
    const hasText = !/^(SCRIPT|STYLE|OPTION|TEXTAREA|TITLE)$/.test(node.tagName) && [...childNodesOf(node)].some((it) => it.nodeType === Node.TEXT_NODE && it.data.trim());
    const whole = hasText ? node.textContent : '';
    if (!whole || whole.length > 400 || !ALL_FIELDS.test(whole) && !OPTIONAL_MARKED.test(whole)) continue;
    const text = textOf(node);
    const isOfAll = ALL_FIELDS.test(text) && TO_BE_FILLED.test(text) && !SOME_FIELDS.test(text);
    if (!isOfAll && !OPTIONAL_MARKED.test(text) || !shown(node) || closest(node, '[role=alert],[class*=error i],button,label,' + COOKIES)) continue;
    const part = scopeOfTitle(node);
    if (part) (isOfAll ? found.of : found.unlessMarked).add(part);
  }
  return found;
})();
/** Whether a field is required because the part of the form that it is in is, and it is not marked as optional. */
const isOfRequiredPart = (unit, raw) => {
  const node = unit.controls[0];
  const title = titleOfPart(unit);
  const outers = ancestors(node);
  const isOfPart = REQUIRED_PART.test(title) || outers.some((it) => wholeParts.of.has(it)) ||
    outers.some((it) => wholeParts.unlessMarked.has(it)) && mine.every((it) => it.controls.every((at) => !at.required && at.getAttribute('aria-required') !== 'true'));
  if (!isOfPart || RARELY_ANSWERED.test(raw)) return false;
  // a box that is not a consent is a choice to leave open
  if (unit.widget === 'tick' && (!CONSENT.test(unit.parts[0].text) || LATER_USE.test(unit.parts[0].text))) return false;
  const said = [wholeLabel(unit, raw), title, node.placeholder, holdersOf(unit).slice(-1).map((it) => textOf(it))].join(' ');
  return !OPTIONAL_WORDS.test(said);
};
const isRequired = (unit, raw) => {
  if (unit.talk) return true;
  // a number is another one with another code
  if (unit.phone) return unit.phone.required || unit.phone.getAttribute('aria-required') === 'true' || !!squeeze(unit.phone.value);
  const nodes = [...unit.controls];
  if (unit.group) nodes.push(unit.group);
  const holders = holdersOf(unit);
  const question = questionOf(unit);
  if (nodes.some((it) => it.required === true || it.getAttribute('aria-required') === 'true')) return true;
  if (MARK.test(raw.replace(/\*{3,}/g, '').slice(0, 2) + raw.slice(-3)) || /\S[*\u2731]\s|\(\*\)/.test(raw)) return true;
  const visible = visibleLabel(unit);
  if (/[*\u2731\uff0a\u2217](\s|$|\))/.test(visible) && !LEGEND.test(visible)) return true;
  const whole = wholeLabel(unit, raw);
  if (REQUIRED_WORDS.test(whole.slice(-40)) && !/if required/i.test(whole) && !OPTIONAL_WORDS.test(whole)) return true;
  const host = hostOf(unit.controls[0]);
  if (host && isAlone(host) && (host.hasAttribute('required') || host.getAttribute('aria-required') === 'true')) return true;
  if (known.questionRequired && question &&
      (question.matches(known.questionRequired) || everything().some((it) => it.matches(known.questionRequired) && within(question, it)))) {
    return true;
  }
  for (const outer of holders) {
    if (outer.matches('[aria-required=true],[data-required=true],[data-required=""],[data-question-mandatory=true],.required,.is-required,.mandatory')) return true;
    if (outer.matches('fieldset') && outer.querySelector(':scope > legend') && marked(outer.querySelector(':scope > legend'))) return true;
    if (!/^(radios|boxes|tick)$/.test(unit.widget) && outer.querySelector('input[required],select[required]')) return true;
  }
  const labels = [...labelsOf(unit.controls[0]), ...[...nodes, ...holders].flatMap(labelNodes), ...holders.slice(0, 4).flatMap((it) => [...it.querySelectorAll('label,legend')])];
  const own = /^(radios|boxes)$/.test(unit.widget) ? labels.filter((it) => !unit.parts.some((part) => labelsOf(part.input).includes(it))) : labels;
  return own.some((it) => it.matches('.required,.is-required,[data-required=true]') || marked(it)) || isOfRequiredPart(unit, raw);
};
const clean = (raw) => {
  let text = raw.replace(/\(\s*[*\u2731]\s*\)/g, ' ');
  text = text.replace(/[\u2731\uff0a\u2217]/g, ' ').replace(/^\s*\*+\s*|\s*\*+(?=\s|$|[:?])/g, ' ');
  text = text.replace(new RegExp(`\\((${REQUIRED_WORDS.source}|${OPTIONAL_WORDS.source})\\)`, 'gi'), ' ');
  text = text.replace(new RegExp(`[\\s\\-–(]+${REQUIRED_WORDS.source}\\s*$`, 'i'), '');
  return cut(text.replace(/\s*:\s*$/, '').replace(/\s+([?:.,])/g, '$1')) || cut(raw);
};

// ---- What they hold and offer ----

const CHOSEN =
  '[class*=single-value i],[class*=singleValue i],[class*=multi-value__label i],[class*=multiValueLabel i],[class*=selected-item i],[class*=selection-item i],[class*=chip__label i]';
const chosenIn = (unit) => {
  for (const outer of holdersOf(unit)) {
    const texts = [...outer.querySelectorAll(known.chosen || CHOSEN)].map((it) => textOf(it)).filter(Boolean);
    if (texts.length) return texts;
  }
  return [squeeze(unit.controls[0].value)].filter(Boolean);
};
/** What a component with a list shows as chosen. */
const chosenOf = (host) => {
  const text = partOf(host, 'text') || partOf(host, 'placeholder');
  return text ? textOf(text) : '';
};
/** What an area shows of its files. */
const FILE_NAMES = '[data-dz-name],[class*=filename i],[class*=file-name i]';
/** What a menu shows as chosen, without its label and its signs. */
const shownIn = (node) => textOf(node, TEXT_CUT, (it) => it.matches('label,[aria-hidden=true]'));
const isOn = (node) =>
  node.checked === true || ['aria-checked', 'aria-pressed', 'aria-selected'].some((it) => node.getAttribute(it) === 'true') ||
  /^(on|checked|active)$/.test(node.getAttribute('data-state') || '') ||
  /(^|[\s_-])_?(active|selected|checked|pressed)([\s_-]|$)/i.test(node.tagName === 'BUTTON' ? String(node.className) : '');
const optionsOf = (select) =>
  [...select.options].slice(0, MOST_OPTIONS).filter((it) => !it.disabled && !it.hidden && squeeze(it.text || it.label) &&
    !(it.value === '' && (it.index === 0 || PLACEHOLDER.test(it.text))) && !(it.index === 0 && PLACEHOLDER.test(it.text) && /^(0|-1|none|null)?$/.test(it.value)));
const optionText = (it) => cut(it.text || it.label);
const pathOf = (node) => {
  for (const at of [node, ...ancestors(node).slice(0, 6)]) {
    if ((count.get(at) || 0) > 1) return '';
    for (const name of ['data-field-path', 'data-ui', 'data-test', 'data-testid', 'data-qa']) {
      const value = at.getAttribute(name);
      if (value && !/^(select|input|option|field|button)$/.test(value)) return cut(value, 120);
    }
  }
  return '';
};
const languageOf = (node) => {
  const outer = closest(node, '[lang]');
  return ((outer && outer.getAttribute('lang')) || '').toLowerCase();
};
/** How a day with such separators is written in the language of the page; empty where that is open. */
const localOrder = (language, separator) => {
  if (separator === '.') return 'dd.mm.yyyy';
  if (/^en-(us|ph)/.test(language)) return `mm${separator}dd${separator}yyyy`;
  return /^(en-.+|de|fr|es|pt|it|nl|pl|cs|da|sv|nb)/.test(language) ? `dd${separator}mm${separator}yyyy` : '';
};
const DAY_WORDS = 'm{1,2}|d{1,2}|t{1,2}|j{1,2}|g{1,2}';
const YEAR_WORDS = 'y{2,4}|a{4}|j{4}';
const WRITTEN_DAY = new RegExp(`\\b(?:(?:${YEAR_WORDS})\\s?([./-])\\s?(?:${DAY_WORDS})(?:\\s?\\1\\s?(?:${DAY_WORDS}))?|(?:${DAY_WORDS})\\s?([./-])\\s?(?:(?:${DAY_WORDS})\\s?\\2\\s?)?(?:${YEAR_WORDS}))(?![a-z])`, 'i');
/** What a box for digits alone asks for, unlike the number of a house or of a document. */
const PAY_OR_YEARS = /salar|pay\b|compensation|gehalt|lohn|verg[uü]tung|rémunération|salaire|prétentions|sueldo|remuneraci|stipendi|retribu|loon|\bral\b|lön|lønn?|wynagrodz|zarobk|years|jahre|années|años|anos|anni|jaren/i;
const DIGITS_ALONE = /^\^?(\[0-9\]|\\d)([*+]|\{[\d,]+\})\$?$/;
const dateHint = (node, label) => {
  const described = (node.getAttribute('aria-describedby') || '').split(/\s+/).filter(Boolean).slice(0, 4)
    .map((id) => byId(node, id)).filter(Boolean).map((it) => textOf(it));
  const words = [node.placeholder, node.getAttribute('data-date-format'), node.getAttribute('data-format'), label,
    node.getAttribute('aria-description'), node.title, ...described].filter(Boolean).join(' ');
  const found = words.match(WRITTEN_DAY);
  if (found) return found[0].replace(/\s/g, '').toLowerCase();
  if (/\b\d{4}-\d{2}-\d{2}\b/.test(words) || /^_{4}-_{2}-_{2}$/.test(node.placeholder)) return 'yyyy-mm-dd';
  const blanks = (node.placeholder || '').replace(/\s/g, '').match(/^_{2}([./-])_{2}\1_{4}$/);
  if (blanks) return localOrder(languageOf(node), blanks[1]);
  const example = words.match(/\b(\d{1,2})([./-])(\d{1,2})\2\d{4}\b/);
  if (example) {
    if (Number(example[1]) > 12) return `dd${example[2]}mm${example[2]}yyyy`;
    if (Number(example[3]) > 12) return `mm${example[2]}dd${example[2]}yyyy`;
    return localOrder(languageOf(node), example[2]);
  }
  const pattern = (node.getAttribute('pattern') || '').replace(/[\^$()]/g, '').replace(/\[0-9\]/g, '\\d').replace(/\\([./-])/g, '$1').replace(/\[([./-])\]/g, '$1');
  if (/^\\d\{4\}-\\d\{2\}-\\d\{2\}$/.test(pattern)) return 'yyyy-mm-dd';
  const order = pattern.match(/^\\d\{(?:1,)?2\}([./-])\\d\{(?:1,)?2\}\1\\d\{4\}$/);
  return order ? localOrder(languageOf(node), order[1]) : '';
};

/** Whether the browser may know a name that no label and attribute of it tells. */
const mayBeNamed = (node) => !/^(INPUT|SELECT|TEXTAREA)$/.test(node.tagName) || node.hasAttribute('aria-labelledby') || !!node.ariaLabelledByElements?.length;

const all = mine.slice(0, MOST_FIELDS).map((unit) => {
  const node = unit.controls[0];
  const raw = cut(rawLabel(unit));
  const field = {
    label: clean(raw) || 'Unnamed field', section: unit.section, kind: unit.kind, widget: unit.widget, required: isRequired(unit, raw),
    name: cut(unit.controls.every((it) => (it.name || '') === (node.name || '')) || unit.hidden ? node.name || unit.hidden?.name || '' : '', 200), id: cut(unit.parts.length > 1 ? '' : node.id || '', 200), path: pathOf(node),
    autocomplete: cut(node.getAttribute('autocomplete') || '', 60), maxLength: node.maxLength > 0 ? node.maxLength : null,
    control: node, parts: [], options: [], values: [], format: '',
    // the parts of a day that are spun take keys alone
    type: unit.widget === 'day_parts' && node.getAttribute('role') === 'spinbutton' ? '' : node.type || '',
    suggests: unit.widget === 'combobox' || unit.widget === 'menu', problem: '', flagged: false, language: languageOf(node), weak: !!unit.isWeak && mayBeNamed(node),
    hints: [node.placeholder, node.title].filter(Boolean), part: clean(titleOfPart(unit)),
  };
  if (OPTIONAL_WORDS.test(wholeLabel(unit, raw)) && !node.required) field.required = false;
  // all of its questions are answered in one box
  if (unit.talk) Object.assign(field, { name: '', id: '', path: '', weak: false });
  if (unit.parts.length) {
    const texts = optionTexts(unit.parts.map((it) => cut(it.text)));
    field.parts = unit.parts.map((it, at) => ({
      text: texts[at], click: it.click, input: it.input,
      look: [it.click.className, getComputedStyle(it.click).backgroundColor, getComputedStyle(it.click).borderColor,
        it.click.getAttribute('aria-pressed'), it.click.getAttribute('aria-checked')].join('|'),
    }));
    field.options = /^(tick|day_parts)$/.test(unit.widget) ? [] : field.parts.map((it) => it.text);
    const on = texts.filter((_, at) => {
      const { input, click } = unit.parts[at];
      return isOn(input) || click !== input && input.type !== 'radio' && isOn(click);
    });
    field.values = unit.widget === 'tick' ? on.map(() => 'true')
      : unit.widget === 'day_parts' ? [dayOf(unit.parts)].filter(Boolean) : on;
  } else if (unit.widget === 'select') {
    const open = optionsOf(node);
    field.options = optionTexts(open.map(optionText));
    field.values = field.options.filter((_, at) => open[at].selected);
  } else if (unit.host) {
    const texts = [...unit.host.querySelectorAll('[role=option]')].filter((it) => !isDisabled(it)).slice(0, MOST_OPTIONS).map((it) => cut(it.textContent));
    const text = partOf(unit.host, 'text') ? chosenOf(unit.host) : '';
    field.options = optionTexts(texts.filter(Boolean));
    field.several = unit.kind === 'CHOICES';
    field.values = field.several ? field.options.filter((it) => `, ${text}, `.includes(`, ${it}, `)) : [text].filter(Boolean);
  } else if (unit.widget === 'menu') {
    const open = unit.hidden && unit.hidden.options ? optionsOf(unit.hidden) : [];
    field.options = optionTexts(open.map(optionText));
    const text = unmarked(shownIn(node));
    field.values = text && !PLACEHOLDER.test(text) ? [text] : [];
  } else if (unit.widget === 'combobox') {
    field.values = chosenIn(unit).map((it) => unmarked(cut(it)));
    field.several = node.getAttribute('aria-multiselectable') === 'true' ||
      /\[\]$/.test(node.name || node.id) || !!closest(node, '[class*=is-multi],[class*=isMulti],[class*=multi-select],[class*=multiselect i]');
  } else if (unit.widget === 'file') {
    field.values = unit.isArea ? [...node.querySelectorAll(FILE_NAMES)].map((it) => textOf(it)).filter(Boolean)
      : [...node.files].map((it) => cut(it.name));
    field.accept = cut(node.accept || node.dropzone?.hiddenFileInput?.accept || '', 200);
  } else if (unit.widget === 'stepper') {
    field.values = [node.getAttribute('aria-valuenow') || ''].filter(Boolean);
  } else if (unit.widget === 'calendar') {
    const text = node.tagName === 'INPUT' ? node.value : textOf(node);
    field.format = dateHint(node, wholeLabel(unit, raw));
    field.values = [dayWritten(text, languageOf(node)) || (/\d/.test(text) ? squeeze(text) : '')].filter(Boolean);
  } else if (unit.widget === 'editable') {
    field.values = [cut(node.innerText, 5000)].filter(Boolean);
  } else if (unit.kind !== 'PASSWORD') {
    field.values = [String(node.value || '').slice(0, 20000)].filter(Boolean);
    if (unit.kind === 'TEXT') field.format = dateHint(node, wholeLabel(unit, raw));
    if (field.format || unit.kind === 'TEXT' && /datepicker|date-picker/i.test(node.className)) field.kind = /^\w+[./-]\w+$/.test(field.format) ? 'MONTH' : 'DATE';
    const isNumber = node.getAttribute('role') === 'spinbutton' || (/^(numeric|decimal)$/.test(node.inputMode) && !node.pattern || DIGITS_ALONE.test(node.pattern)) && PAY_OR_YEARS.test(raw);
    if (isNumber && field.kind === 'TEXT') field.kind = 'NUMBER';
    if (node.readOnly) field.kind = 'OTHER';
  }
  return field;
});
const fields = all.filter((field) => !TRAP_LABEL.test(field.label) || /^(radios|boxes|select|file)$/.test(field.widget));

// ---- Its buttons ----

const BACK =
  /^(back|previous|cancel|reset|clear|close|zurück|abbrechen|schließen|retour|précédent|annuler|fermer|atrás|anterior|cancelar|cerrar)|upload|attach|add |remove|delete|draft|preview|edit|^skip|^überspringen|^passer( cette|$)|^ignorer|^omitir|^saltar|hochladen|hinzufügen|entfernen|ajouter|supprimer|añadir|eliminar|^(terug|vorige|annuleer|annuleren|sluiten|indietro|annulla|chiudi|voltar|fechar|wstecz|wróć|powrót|anuluj|zamknij|wyczyść)/i;
/** The dialog that the form is in while nothing outside of it can be pressed. */
const modal = deep('dialog,[role=dialog],[role=alertdialog]')
  .find((it) => (it.matches(':modal') || it.getAttribute('aria-modal') === 'true') && shown(it) && mine.some((unit) => within(it, unit.controls[0])));
const belongs = (node) => {
  if (modal && !within(modal, node)) return 0;
  if (asked.length && asked.some((outer) => within(outer, node))) return 2;
  const form = node.form || closest(node, 'form');
  // a page without questions may have a form for its button
  if (!mine.length) return form ? 1 : 2;
  if (scope && !asked.length) return form === scope ? 2 : form ? 0 : 1;
  return form ? (asked.length ? 1 : 0) : 2;
};
const pressable = [];
for (const node of deep('button,input[type=submit],input[type=image],input[type=button],[role=button],a[role=button]')) {
  if (!shown(node) && !(node.type === 'image' && node.checkVisibility()) || [...units, ...mine].some((it) => it.controls.includes(node))) continue;
  const place = closest(node, 'header,nav,footer') && !closest(node, 'form') && !asked.length ? Math.min(1, belongs(node)) : belongs(node);
  if (place) pressable.push({ node, place, text: buttonText(node) });
}
const ranked = (points) => {
  let best = null;
  for (const it of pressable) {
    const [score, clear] = points(it);
    if (score > 0 && (!best || score >= best.score)) best = { ...it, score, clear };
  }
  return best && { control: best.node, text: best.text, disabled: isDisabled(best.node), clear: best.clear !== false };
};
const named = (selector) => {
  const found = deep(selector || '').filter(shown);
  const node = found.find((it) => !isDisabled(it)) || found[0];
  return node ? { control: node, text: buttonText(node), disabled: isDisabled(node), clear: true } : null;
};
const isSubmit = (node) => node.type === 'submit' && (node.form || node.tagName === 'INPUT') || node.type === 'image';
/** A dialog beside the form, such as one about cookies, has buttons that lead on, too. */
const isInDialog = (node) => {
  const dialog = closest(node, '[role=dialog],[role=alertdialog],dialog,[role=alert],[role=status],' + COOKIES);
  return !!dialog && !mine.some((it) => within(dialog, it.controls[0]));
};
// A button sends or leads on by what it says. One that says neither is clear of neither: it may send.
const send = answering || talk?.waits || talk?.buttons.length ? null : named(known.send) || ranked(({ node, place, text }) =>
  NEXT.test(text) || BACK.test(text) || ELSEWHERE.test(text) || isStep(text) ? [0]
    : SEND.test(text) ? [10 * place + (isSubmit(node) ? 5 : 0) + (text.length < 40 ? 2 : 0), !known.mayLeadOn || !node.matches(known.mayLeadOn)]
      : [isSubmit(node) && place === 2 ? 3 : 0, false]);
const next = answering ? { control: answering, text: buttonText(answering), disabled: isDisabled(answering), clear: false } : named(known.next) || ranked(({ node, place, text }) =>
  SEND.test(text) || ELSEWHERE.test(text) ? [0] : NEXT.test(text) ? [10 * place, true] : [isStep(text) && !isInDialog(node) ? place : 0, false]);
const STEP_COUNT =
  /(?:\b(?:step|question|page|screen|part|schritt|frage|seite|teil|étape|paso|pregunta|página|parte)\s*(\d+)\s*(?:\/|of|von|sur|de)\s*(\d+))|(?:^(\d+)\s*(?:\/|of|von|sur|de)\s*(\d+)\s*(?:steps|questions|pages|screens|schritte\w*|fragen|seiten|étapes|pasos|preguntas|páginas)$)/i;
const ANSWERED = /answered|complet|beantwort|erledigt|répond|contestad|respond/i;
/** Whether a bar counts the questions, and more than the one that is shown are left. */
const isBarBefore = (it) => {
  const [at, of] = it.tagName === 'PROGRESS' ? [it.value, it.max] : [Number(it.getAttribute('aria-valuenow')), Number(it.getAttribute('aria-valuemax') || 100)];
  return Number.isInteger(at) && Number.isInteger(of) && of > 1 && of < 60 && at + 1 < of && shown(it);
};
/** Whether a list of steps has at least two behind the present one; the last may be that of thanks. */
const isStepBefore = (it) => {
  const step = closest(it, 'li') || it;
  return !!step.nextElementSibling?.nextElementSibling && shown(it);
};
/** Whether the page counts its screens, and this is not the last one. */
const more = deep('progress,[role=progressbar]').some(isBarBefore) || deep('[aria-current=step]').some(isStepBefore) || everything().some((it) => {
  if (it.textContent.length > 200 || /^(SCRIPT|STYLE|OPTION)$/.test(it.tagName) || !shown(it)) return false;
  const text = textOf(it);
  const [, ...counts] = (text.length < 60 && !ANSWERED.test(text) && text.match(STEP_COUNT)) || [];
  const [at, of] = counts.filter(Boolean).map(Number);
  return at > 0 && at < of;
});

// ---- What it finds wrong ----

const invalid = [];
const flagged = [];
mine.forEach((unit, at) => {
  const field = at < all.length ? all[at] : { label: '' };
  const label = field.label;
  const refused = unit.controls.find((it) => it.willValidate && it.validity && !it.validity.valid);
  if (refused) {
    field.problem = cut(refused.validationMessage);
    invalid.push(cut(`${label}: ${refused.validationMessage}`));
  }
  const bad = [...unit.controls, ...(unit.group ? [unit.group] : []), ...holdersOf(unit).filter((it) => it.matches('[role=radiogroup],[role=group]'))]
    .find((it) => it.getAttribute('aria-invalid') === 'true');
  if (bad) {
    const told = ['aria-errormessage', 'aria-describedby']
      .flatMap((name) => (bad.getAttribute(name) || '').split(/\s+/).filter(Boolean))
      .map((id) => byId(bad, id)).filter((it) => it && shown(it)).map((it) => textOf(it)).find(Boolean);
    field.problem = cut(told || field.problem || 'not accepted');
    field.flagged = true;
    flagged.push(cut(`${label}: ${field.problem}`));
  }
});
const alerts = [];
for (const node of deep('[role=alert],[aria-live=assertive],[class*=error i],[class*=invalid i]')) {
  const isAlert = node.matches('[role=alert],[aria-live=assertive]');
  const isError = [...node.classList].some((it) => /(^|[-_])(error|invalid)([-_]?(message|text|msg|feedback|summary|banner))?s?$/i.test(it));
  if (!isAlert && !isError || !shown(node) || closest(node, COOKIES)) continue;
  if (!isAlert && (node.matches(CONTROLS) || node.querySelector('input,textarea,select'))) continue;
  const text = textOf(node);
  if (text.length > 2 && alerts.length < 20 && !alerts.some((it) => it.includes(text))) alerts.push(text);
}

/** Questions that are marked as required, and have no field that was read. */
const unread = [];
const outer = asked.length ? asked : scope ? [scope] : [];
const held = new Set(mine.flatMap((unit) => holdersOf(unit)));
for (const node of deep('label,legend,[class*=label i],[class*=title i],dt')) {
  if (unread.length >= 20) break;
  if (!outer.some((it) => within(it, node)) || !shown(node) || isAside(node) || node.querySelector(CONTROLS)) continue;
  const text = textOf(node);
  const isMarked = MARK.test(text.slice(-2)) || marked(node);
  if (!isMarked || !worded(text) || text.length > 200 || LEGEND.test(text) || EXPLANATION.test(text)) continue;
  // The title of a section, and what is entered already, are no questions.
  const around = everything().filter((it) => it !== node && within(parentOf(node), it));
  if (around.some((it) => units.some((unit) => unit.controls.includes(it)) || it.type === 'hidden' && it.value ||
      it.matches('input,select,textarea') && (isDisabled(it) || it.type === 'file' || isTrap(it)))) continue;
  const label = clean(text);
  const isRead = [node, ...ancestors(node).slice(0, 8)].some((it) => held.has(it)) ||
    mine.some((unit) => [unit.controls, unit.parts.map((it) => it.click)].flat().some((it) => within(node, it) || labelsOf(it).includes(node)));
  const known = all.some((field) => field.label.includes(label) || label.includes(field.label) || field.options.includes(label));
  if (!isRead && !known && !unread.includes(label)) unread.push(label);
}

/** Required controls that are empty and not shown: the browser checks them before it sends the form by its button. */
const sender = send && isSubmit(send.control) ? send.control : null;
const hidden = sender && sender.form && !sender.form.noValidate && !sender.formNoValidate
  ? [...sender.form.elements].filter((it) => it.willValidate && it.validity.valueMissing && !shown(it) && !isTrap(it) &&
      !units.some((unit) => unit.controls.includes(it) || unit.hidden === it || unit.parts.some((part) => part.input === it)))
    .map((it) => clean(squeeze(labelsOf(it).map((label) => textOf(label)).join(' ')) || squeeze(it.getAttribute('aria-label')) || humanized(it.name || it.id)))
    .filter(Boolean) : [];

return {
  heldBack, unread, hidden: [...new Set(hidden)].slice(0, 20), fields, tooMany, score: mine.length ? score : -100, count: mine.length, traps,
  passwords: units.filter((it) => it.kind === 'PASSWORD').length,
  loaded: document.readyState === 'complete' && !talk?.waits, waits: !!talk?.waits, address: location.href, send, next, more,
  overlay: deep(COOKIES + ',[role=dialog],[role=alertdialog],dialog,aside,div,section,footer').some((it) =>
    (it.matches(COOKIES + ',[role=dialog],[role=alertdialog],dialog') || /fixed|sticky/.test(getComputedStyle(it).position)) && shown(it)),
  invalid: [...new Set(invalid)].slice(0, 30), flagged: [...new Set(flagged)].slice(0, 30), alerts,
};
