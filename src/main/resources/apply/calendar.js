// The calendar that a control has opened. arguments[0]: the control; arguments[1]: the wanted year,
// month and day.
const control = arguments[0];
const [year, month, day] = arguments[1];
const language = closest(control, '[lang]')?.lang || '';
const OUTSIDE = /(^|[\s_-])(other|outside|old|new|prev|next|adjacent|neighbou?ring|muted|off|disabled)([\s_-]|$|month)/i;
const BACKWARD = /prev|back|zurück|vorherig|vorig|précédent|anterior|precedente|poprzedni|předchozí|önceki|föregående|forrige|前/i;
const FORWARD = /next|forward|nächst|folgend|\bvor\b|vor>|suivant|siguiente|próxim|seguinte|successiv|prossim|volgende|następn|další|následující|sonraki|nästa|neste|næste|次/i;
const OF_YEAR = /year|super|double|jahr|année|\baño|\bano\b|anno|jaar|rok|yıl|\bår\b|年/i;
const TAKE = /^(ok|okay|done|apply|set|select|confirm|fertig|übernehmen|auswählen|bestätigen|valider|aceptar|aplicar|confirmar|conferma|gereed|zatwierdź|tamam)$/i;

const numbered = everything().filter((it) => {
  if (!/^(TD|BUTTON|A|SPAN|DIV|LI|ABBR|TIME)$/.test(it.tagName) && !it.matches('[role=gridcell],[role=button]')) return false;
  const text = squeeze(it.textContent);
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 31 && !it.closest('form label,option') &&
    ![...it.children].some((child) => squeeze(child.textContent) === text) && shown(it);
});
/** The smallest elements that hold the days of a month. */
const grids = [];
const tried = new Set();
for (const cell of numbered) {
  for (const outer of ancestors(cell)) {
    if (tried.has(outer)) break;
    tried.add(outer);
    const inside = numbered.filter((it) => within(outer, it));
    if (inside.length >= 28 && inside.length <= 45 && new Set(inside.map((it) => squeeze(it.textContent))).size >= 28) {
      grids.push({ outer, cells: inside });
      break;
    }
    if (inside.length > 45) break;
  }
}
const beside = () => {
  for (const at of ancestors(control).slice(0, 3)) {
    if (at.matches('form,body')) return null;
    const found = everything().filter((it) => within(at, it) && it !== control && !within(control, it) && shown(it));
    if (found.some((it) => it.matches('input:not([type=hidden]),select,textarea'))) return null;
    const trigger = found.find((it) => it.matches('button,[role=button],a')) ||
      found.find((it) => it.matches('img,svg,i,[class*=addon i],[class*=icon i],[class*=trigger i]'));
    if (trigger) return trigger;
  }
  return null;
};
if (grids.length !== 1) return { open: grids.length > 0, shown: null, trigger: grids.length ? null : beside() };

const { outer, cells } = grids[0];
// the days of the month itself are the run from its first day on
const begin = cells.findIndex((it) => Number(squeeze(it.textContent)) === 1);
const run = [];
for (const cell of begin < 0 ? [] : cells.slice(begin)) {
  if (Number(squeeze(cell.textContent)) !== run.length + 1) break;
  run.push(cell);
}

let head = null;
let at = outer;
let popup = outer;
for (let up = 0; up < 5 && at && !head; up++, at = parentOf(at)) {
  if (at.matches('body,html,form') || within(at, control)) break;
  popup = at;
  const selects = everything().filter((it) => it.tagName === 'SELECT' && within(at, it));
  const months = selects.find((it) => it.options.length === 12 || [...it.options].filter((o) => monthsIn(o.text, language).length).length >= 6);
  const years = selects.find((it) => it !== months && [...it.options].filter((o) => /^\d{4}$/.test(squeeze(o.text))).length > 0);
  const chosen = months?.options[months.selectedIndex];
  const chosenMonth = monthsIn(chosen?.text, language)[0] || (months ? months.selectedIndex + 1 : 0);
  if (months && years) {
    head = { year: Number(squeeze(years.options[years.selectedIndex]?.text)), months, years, month: chosenMonth };
    break;
  }
  const typedYear = everything().find((it) => it.tagName === 'INPUT' && /^(19|20|21)\d{2}$/.test(it.value) && within(at, it));
  if (months && typedYear) {
    head = { year: Number(typedYear.value), month: chosenMonth };
    break;
  }
  const without = (it) => cells.includes(it) || it.tagName === 'THEAD' || it.tagName === 'SELECT';
  const text = [textOf(at, 600, without), squeeze(at.getAttribute('aria-label')), ...[...at.querySelectorAll('thead')].map((it) => textOf(it, 600))].join(' ');
  const found = text.match(/(?<!\d)(?:19|20|21)\d{2}(?!\d)/g) || [];
  const named = monthsIn(text, language);
  const numeric = text.match(/(?<!\d)((?:19|20|21)\d{2})\s*[./年-]\s*(\d{1,2})(?!\d)/);
  if (new Set(found).size === 1 && named.length === 1) head = { year: Number(found[0]), month: named[0] };
  else if (numeric && !named.length) head = { year: Number(numeric[1]), month: Number(numeric[2]) };
}
// the rest of the popup, with the buttons below the days
for (let up = 0; up < 3; up++) {
  const outerOne = parentOf(popup);
  if (!outerOne || outerOne.matches('body,html,form') || within(outerOne, control)) break;
  popup = outerOne;
}
const isOpenDay = (it) => it && !isDisabled(it) && !isDisabled(parentOf(it)) && !OUTSIDE.test(`${it.className} ${parentOf(it).className}`.replace(/month/gi, ''));
const target = head && head.year === year && head.month === month && isOpenDay(run[day - 1]) ? run[day - 1] : null;
const wordsOf = (it) => `${it.getAttribute('aria-label') || ''} ${it.title || ''} ${it.getAttribute('class') || ''} ${it.getAttribute('data-direction') || ''} ${it.getAttribute('data-handler') || ''} ${textOf(it)}`;
const steps = everything().filter((it) => within(popup, it) && !cells.includes(it) && !cells.some((cell) => within(it, cell)) &&
  it.matches('button,a,[role=button],th,[class*=prev i],[class*=next i]') && shown(it) && !isDisabled(it) && !it.matches('select'));
const step = (pattern, other, signs, ofYear) => steps.find((it) => {
  const words = wordsOf(it);
  const isWay = pattern.test(words) && !other.test(words) || signs.test(textOf(it));
  return isWay && (OF_YEAR.test(words) || /^[«»]$/.test(textOf(it)) && steps.some((at) => /^[‹›<>]$/.test(textOf(at)))) === ofYear;
}) || null;
return {
  open: true,
  shown: head && { year: head.year, month: head.month },
  target,
  years: head?.years || null, months: head?.months || null,
  next: step(FORWARD, BACKWARD, /^[›»>→▶]$/, false), previous: step(BACKWARD, FORWARD, /^[‹«<←◀]$/, false),
  nextYear: step(FORWARD, BACKWARD, /^»$/, true), previousYear: step(BACKWARD, FORWARD, /^«$/, true),
  take: everything().find((it) => within(popup, it) && it.matches('button,[role=button],a') && shown(it) && TAKE.test(buttonText(it))) || null,
};
