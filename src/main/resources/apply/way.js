// Finds what leads from a posting to its form. arguments[0]: a vendor's selectors by name.
const known = arguments[0] || {};
const APPLY =
  /^(click (here )?to )?(apply\b|apply now|(start|begin|continue)( your| an| my)? application|i'?m interested|i am interested|express interest|interested\?)|(^|\b)(jetzt|hier|online|direkt|gleich)? ?bewerben\b|^(zur |zum )?(online-?)?bewerbung(sformular)?$|^(je )?postule[rz]?\b|^(déposer|envoyer) (ma|une) candidature|^candidater|^(aplicar|aplica|solicitar|postular(me|se)?|inscribir(me|se)|inscríbete|me interesa|presentar (mi )?candidatura|quiero aplicar)\b|^candida(ti|r-se|tar)|^sollicite(er|ren)|^ansök|^søk|^aplikuj|^odpovědět/i;
/** What leads from a page without fields to the first question of its form. */
const START =
  /^(start|begin|get started|let['’]?s (go|start|begin)|los geht['’]?s|jetzt (starten|beginnen)|starten|beginnen|commencer|démarrer|c['’]est parti|empezar|comenzar|iniciar|vamos)[^\p{L}]*$/iu;
/** Whether pressing it would send a form that is there. */
const sends = (node) => {
  const form = node.form || closest(node, 'form');
  return /submit|image/.test(node.type || '') && !!form && [...form.elements].some((it) => /^(INPUT|TEXTAREA|SELECT)$/.test(it.tagName) &&
    !/^(hidden|submit|button|image|reset)$/.test(it.type));
};
const nodes = deep(known.wayToForm || '').filter((it) => shown(it) && !isDisabled(it) && !sends(it));
let control = nodes[0] || null;
if (!control) {
  let best = 0;
  for (const node of deep(BUTTONS)) {
    const text = buttonText(node);
    if (!text || text.length > 60 || !APPLY.test(text) || ELSEWHERE.test(text) || !shown(node) || isDisabled(node) || sends(node)) continue;
    if (/\b(filter|coupon|all jobs|changes|how to|why|with|mit|avec|con)\b/i.test(text) && !/with (us|this)|mit uns/i.test(text)) continue;
    const link = closest(node, 'a[href]');
    if (link && ELSEWHERE_LINK.test(link.getAttribute('href'))) continue;
    let score = 100 - text.length;
    if (closest(node, 'header,nav,footer')) score -= 50;
    if (closest(node, 'main,article,[role=main]')) score += 10;
    if (score > best) [control, best] = [node, score];
  }
}
if (!control) {
  const fields = deep('input,textarea,select').filter((it) => !/^(hidden|submit|button|image|reset)$/.test(it.type) && shown(it));
  const starts = fields.length ? [] : deep('button,[role=button]').filter((it) => START.test(buttonText(it)) && shown(it) && !isDisabled(it));
  control = starts.length === 1 ? starts[0] : null;
}
if (!control) {
  const mail = deep('a[href^="mailto:"]').find((it) => shown(it) && /appl|bewerb|candidat|postul|solicit|job|career/i.test(`${buttonText(it)} ${it.href}`));
  return mail ? { control: null, mail: true } : null;
}
const link = closest(control, 'a[href]');
const href = link ? link.href : '';
const samePage = !href || !/^https?:/i.test(href) || href.split('#')[0] === location.href.split('#')[0];
// There is one window: what would open another opens in this one.
window.open = (address) => {
  if (address) location.assign(address);
  return window;
};
return {
  control, text: buttonText(control), mail: false,
  href: samePage || link.hasAttribute('download') ? '' : cut(href, 2000),
  elsewhere: !samePage && ELSEWHERE_LINK.test(href) || ELSEWHERE.test(buttonText(control)) && !known.wayToForm,
  newWindow: !!link && !!link.target && link.target !== '_self' && link.target !== '_top' && link.target !== '_parent',
};
