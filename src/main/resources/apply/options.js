// The options that a combobox shows. arguments[0]: its control; arguments[1]: a vendor's selectors.
const control = arguments[0];
const known = arguments[1] || {};
const NOTHING =
  /^(no (options|results|matches|match)|nothing found|loading|searching|type to|start typing|keine |lädt|laden|suche|aucun|chargement|sin resultados|no hay|cargando|no se)/i;
const CANCEL = /cancel|close|dismiss|clear|reset|abbrechen|schließen|annuler|fermer|cerrar|annulla|chiudi|annuleren|sluiten|avbryt|anuluj|zrušit/i;
const ITEMS = '[role=option],[role=menuitem],[role=menuitemradio],[role=menuitemcheckbox],[role=treeitem]';
const root = control.getRootNode();
const named = ['aria-controls', 'aria-owns'].flatMap((name) => [control, ...ancestors(control).slice(0, 2)]
  .flatMap((it) => (it.getAttribute(name) || '').split(/\s+/).filter(Boolean)))
  .map((id) => (root.getElementById && root.getElementById(id)) || document.getElementById(id)).filter((it) => it && shown(it));
let items = named.flatMap((list) => everything().filter((it) => it.matches(ITEMS) && within(list, it) && shown(it)));
if (!items.length && known.suggestion) items = deep(known.suggestion).filter(shown);
// a component may draw its list in its own shadow root, where other lists of the page are not meant
const isOwn = root instanceof ShadowRoot && !!root.querySelector('[role=listbox],[role=menu],[role=option]');
if (!items.length) items = deep(ITEMS).filter((it) => shown(it) && !closest(it, 'nav,header') && (!isOwn || it.getRootNode() === root));
// some lists are dialogs of radio buttons or boxes, which a button confirms
const modal = deep('[aria-modal=true]').filter(shown).pop();
if (!items.length && modal) items = deep('[role=radio],[role=checkbox]').filter((it) => within(modal, it) && shown(it));
const isDialog = items.length > 0 && !!modal && within(modal, items[0]);
const confirming = isDialog && items[0].matches('[role=radio],[role=checkbox]')
  ? deep('button').filter((it) => within(modal, it) && shown(it) && !isDisabled(it) && !CANCEL.test(`${it.className} ${buttonText(it)}`) &&
      !items.some((item) => within(item, it) || within(it, item))).pop() || null
  : null;
if (!items.length) {
  const box = control.getBoundingClientRect();
  items = deep('.pac-item,[class*=suggest i] li,[class*=suggestion i],[class*=dropdown i] li,[class*=dropdown-results i] > *,[class*=autocomplete i] li,[class*=autocomplete i] [class*=item i],[class*=results i] li,[class*=menuoption i],[class*=menu-option i],[class*=menu i] [class*=option i],ul[class*=options i] li,[class*=dropdown i] [class*=option i],[class*=listbox i] [class*=option i],[class*=popover i] [class*=option i],datalist ~ ul li')
    .filter((it) => {
      const place = it.getBoundingClientRect();
      return shown(it) && !within(it, control) && Math.abs(place.left - box.left) < 500 && place.top > box.top - 600 && place.top < box.bottom + 900 &&
        !it.matches('label,input,select,option') && !closest(it, 'nav,header');
    });
}
items = items.filter((it) => !items.some((other) => other !== it && within(it, other)));
const size = Math.max(0, ...items.slice(0, 5).map((it) => Number(it.getAttribute('aria-setsize')) || 0));
const offered = items.slice(0, 1000).map((it) => ({
  text: textOf(it) || cut(it.getAttribute('aria-label') || ''), click: it, disabled: isDisabled(it),
  chosen: ['aria-selected', 'aria-checked'].some((name) => it.getAttribute(name) === 'true'),
})).filter((it) => it.text && !it.disabled && !NOTHING.test(it.text));
const texts = optionTexts(offered.map((it) => it.text));
const options = offered.map((it, at) => ({ ...it, text: texts[at] }));
const several = items.length > 0 && (items[0].matches('[role=menuitemcheckbox],[role=checkbox]') || !!closest(items[0], '[aria-multiselectable=true]'));
const value = control.tagName === 'INPUT' ? squeeze(control.value) : textOf(control);
return {
  // keys lead to results only where the box says so
  onEnter: control.getAttribute('enterkeyhint') === 'search',
  options, confirming, isDialog, several, partial: size > items.length + 2 || items.length > 1000, value,
  expanded: control.getAttribute('aria-expanded') === 'true' || named.length > 0,
  searching: items.some((it) => /^(loading|searching|lädt|laden|suche|chargement|cargando)/i.test(textOf(it))),
};
