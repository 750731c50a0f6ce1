// The page of the document it runs in that asks for an account before a form. arguments[0]: a vendor's selectors by name.
const known = arguments[0] || {};
const CREATE =
  /^(create|open|set up|activate)\b.{0,12}\baccount|^sign[ -]?up|^register|^(konto|account) (erstellen|anlegen|eröffnen)|^registrier|^créer (un |mon |votre )?compte|^s['’]inscrire|^crear (una |mi |tu )?cuenta|^registr(arse|arme|ate)|^(crea|criar) (un )?(account|conta)|^account aanmaken/i;
const ENTER =
  /^(sign|log)[ -]?(in|on)\b|^(jetzt )?(anmelden|einloggen)|^(se )?connecter|^connexion|^(iniciar|inicia) sesi|^entrar|^acceder|^accedi|^inloggen|^aanmelden/i;
const OTHER_WAY = /google|apple|facebook|linked\s?in|microsoft|indeed|xing|github|sso\b|single sign/i;
const UNVERIFIED =
  /(verify|confirm|activate|validate) (your|the) (account|e-?mail)|(request|resend|send) (a |the )?(new )?(account )?verification|account (is |has )?(not|n't) (yet )?(been )?(verified|activated)|(konto|e-?mail(-adresse)?)[^.\n]{0,30}(bestätigen|verifizieren|aktivieren)|(bestätigen|verifizieren|aktivieren) sie (ihr|ihre) (konto|e-?mail)|(vérifiez|confirmez|activez) (votre|ton) (compte|adresse|e-?mail)|(verifi(ca|que)|confirm[ae]|activ[ae]) (tu|su) (cuenta|correo|e-?mail)/i;

const isMeant = (node) => shown(node) && !isDisabled(node) && !closest(node, '[aria-hidden=true]') && !(known.honeypot && closest(node, known.honeypot));
const boxes = deep('input').filter((it) => isMeant(it) && !it.readOnly);
const passwords = boxes.filter((it) => it.type === 'password');
const lines = pageText(20000).split('\n').map(squeeze).filter((it) => it && it.length < 500);
const problems = [
  ...deep(`[role=alert],[aria-live=assertive],[class*=error i],${known.accountProblem || '[role=alert]'}`)
    .filter((it) => shown(it) && !it.querySelector('input,button[type=submit]')).map((it) => textOf(it)),
  ...lines.filter((it) => /^(error|fehler|erreur)\b/i.test(it)).map((it) => cut(it)),
].filter((it, at, all) => it.length > 2 && all.indexOf(it) === at).slice(0, 10);
const unverified = lines.filter((it) => UNVERIFIED.test(it)).map((it) => cut(it)).slice(0, 5);
const nothing = { passwords: 0, problems, unverified };
if (!passwords.length) return nothing;

const isName = (it) => it.type === 'email' || it.type === 'text' &&
  /mail|user|login/i.test(`${it.name} ${it.id} ${it.autocomplete} ${it.placeholder} ${it.getAttribute('aria-label') || ''} ${[...(it.labels || [])].map((at) => textOf(at)).join(' ')}`);
const scope = passwords[0].form || ancestors(passwords[0]).find((outer) => passwords.every((it) => within(outer, it)) && boxes.some((it) => isName(it) && within(outer, it)));
const email = scope && boxes.find((it) => isName(it) && within(scope, it));
if (!email) return nothing;
const creates = passwords.length > 1;
const pressable = deep(BUTTONS).filter((it) => isMeant(it) && !closest(it, 'header,nav,footer') && !OTHER_WAY.test(buttonText(it)));
const around = [scope, ...ancestors(scope).slice(0, 2)];
const wanted = creates ? CREATE : ENTER;
const submit = around.map((outer) => pressable.filter((it) => within(outer, it) && it.tagName !== 'A'))
  .map((inside) => inside.find((it) => wanted.test(buttonText(it))) || inside.find((it) => it.type === 'submit' && it.form === scope))
  .find(Boolean) || null;
const other = (selector, words) => deep(selector || '').find(isMeant) ||
  pressable.find((it) => it !== submit && words.test(buttonText(it)) && !(it.type === 'submit' && it.form === scope)) || null;
// what has to be ticked for an account; other boxes, such as one for news, stay as they are
const consents = creates ? deep('input[type=checkbox]')
  .filter((it) => (within(scope, it)) && !(known.honeypot && closest(it, known.honeypot)) && (known.accountConsent && it.matches(known.accountConsent) || it.required || it.getAttribute('aria-required') === 'true'))
  .map((it) => ({ control: shown(it) ? it : [...(it.labels || [])].find(shown) || it, checked: it.checked })) : [];
return {
  passwords: passwords.length, creates, email, boxes: passwords, lengths: passwords.map((it) => it.value.length), emailValue: email.value, submit, consents,
  toCreate: creates ? null : other(known.createAccount, CREATE), toSignIn: creates ? other(known.signIn, ENTER) : null, problems, unverified,
};
