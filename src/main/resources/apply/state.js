// What the document it runs in says of an application. arguments[0]: a vendor's selectors by name;
// arguments[1]: what marks the pages of each vendor, by its name.
const known = arguments[0] || {};
const markers = arguments[1] || {};

const VERIFY =
  /(verify|confirm|validate) (your|the) e-?mail|e-?mail[- ]?(address )?(verification|confirmation) (is )?(required|needed)|(click|follow|use) (on )?the (link|button) [^.\n]{0,60}(complete|finish|confirm|verify)|bestätige(n sie)? (deine|ihre|die) e-?mail|(confirmez|vérifiez|validez) (votre|ton) (adresse )?e-?mail|(verifica|confirma|verifique|confirme) (tu|su) (correo|e-?mail)/i;
const CODE =
  /(verification|security|confirmation|one[- ]time|access) (code|pin)|code (that )?(we|was|has been) (just )?(sent|e-?mailed)|(sent|e-?mailed) (you )?a code|enter the [^.\n]{0,25}code|(sicherheits|bestätigungs|verifizierungs|zugangs)code|code de (vérification|sécurité|confirmation)|código de (verificación|seguridad|confirmación)/i;
const HUMAN =
  /verify (that )?you('re| are) (a )?(human|not a robot)|(are you|you are|i'?m|i am) (a |not a )(human|robot)|not a robot|checking your browser|unusual (traffic|activity)|press (and|&) hold|prove (that )?you('re| are) human|human verification|security check|complete the captcha|solve the (captcha|puzzle)|access (is )?(denied|blocked)|pardon our interruption|just a moment|kein roboter|dass (du|sie) ein mensch|pas un robot|que vous êtes humain|no soy un robot|que eres humano/i;
const CLOSED =
  /no longer (accepting|available|active|open|posted|exists?|listed|being)|(job|position|posting|role|vacancy|opening|offer|listing)( you[^.\n]{0,40})?( is| has| was)?( been| now| already)? (closed|filled|expired|removed|unavailable|archived|taken down)|(job|position|page|posting|vacancy)( you[^.\n]{0,40})? (not found|could not be found|does ?n[o']t exist|cannot be found)|applications? (are|is|have|has) (now |been )?closed|not accepting (new )?applications|nicht mehr (verfügbar|ausgeschrieben|online|aktiv|offen|vakant)|(bereits|schon) (besetzt|vergeben)|(stelle|anzeige)[^.\n]{0,30} (abgelaufen|geschlossen|besetzt)|n'est plus (disponible|en ligne|active|ouvert|à pourvoir)|a été pourvue?|offre (est )?(expirée|clôturée|fermée)|ya no (está|se encuentra) (disponible|activ|abiert)|(oferta|vacante|posición)[^.\n]{0,20} (cerrada|caducada|cubierta|finalizada|expirada)/i;
const SIGN_IN =
  /(sign|log) in (to|with)|create (an )?account|already have an account|forgot (your )?password|anmelden|einloggen|konto erstellen|se connecter|connectez-vous|créer un compte|iniciar sesión|crear (una )?cuenta/i;

/** What plugins and builders of forms show in place of a form that was sent, or beside it. */
const SENT_FORM = [
  '.gform_confirmation_message', '.wpcf7-form:is(.sent,[data-status=sent]) .wpcf7-response-output', '.wpforms-confirmation-container,.wpforms-confirmation-container-full',
  '.elementor-message-success', '.nf-response-msg,.ninja-forms-success-msg', '.submitted-message,.hs-form__thankyou-message', '.forminator-response-message.forminator-success',
  '.frm_message', '.ff-message-success', '.everest-forms-notice--success', '.happyforms-message-notice.success', '.webform-confirmation', '.w-form-done', '.contact-form-submission',
].join(',');
const first = (selector) => deep(selector || '').find((it) => shown(it)) || null;
const told = (selector) => {
  const node = first(selector);
  return node ? textOf(node) || ' ' : null;
};

/** What a widget says of a file that it could not upload; its message is often shown on hovering only. */
const failedUpload = () => {
  const file = first('.dz-preview.dz-error,[data-filepond-item-state$=error],[data-filepond-item-state$=invalid]');
  const said = file?.querySelector('[data-dz-errormessage],.filepond--file-status-main');
  return file ? squeeze(said?.textContent) || ' ' : null;
};

const text = pageText(60000);
const lines = text.split('\n').map(squeeze).filter(Boolean);
const linesOf = (pattern) => lines.filter((it) => it.length < 1500 && pattern.test(it)).slice(0, 5).map((it) => {
  const at = Math.max(0, it.search(pattern) - 100);
  return cut(it.slice(at));
});

const solved = (name) => everything().some((it) => it.name === name && squeeze(it.value));
const frameCheck = () => {
  for (const frame of deep('iframe')) {
    const source = frame.getAttribute('src') || '';
    const words = `${source} ${frame.title || ''} ${frame.name || ''} ${frame.id || ''}`;
    if (!shown(frame)) continue;
    const box = frame.getBoundingClientRect();
    if (/captcha-delivery\.com|datadome/i.test(words)) return 'DataDome asks to prove that a human is here';
    if (box.width < 60 || box.height < 40) continue;
    if (/recaptcha/i.test(words)) {
      if (/size=invisible/.test(source) || closest(frame, '.grecaptcha-badge')) continue;
      if (/bframe|challenge/i.test(words) || !solved('g-recaptcha-response')) return 'a reCAPTCHA is shown';
    } else if (/hcaptcha/i.test(words)) {
      if (/size=invisible/.test(source) && !/challenge/i.test(words)) continue;
      if (!solved('h-captcha-response')) return 'an hCaptcha is shown';
    } else if (/challenges\.cloudflare\.com|turnstile/i.test(words)) {
      if (!solved('cf-turnstile-response')) return 'a Turnstile check is shown';
    } else if (/captcha|arkoselabs|funcaptcha|perimeterx|px-captcha/i.test(words)) {
      return 'a captcha is shown';
    }
  }
  return null;
};
const boxCheck = () => {
  const widgets = {
    '.g-recaptcha:not([data-size=invisible])': ['g-recaptcha-response', 'a reCAPTCHA is shown'],
    '.h-captcha:not([data-size=invisible])': ['h-captcha-response', 'an hCaptcha is shown'],
    '.cf-turnstile:not([data-size=invisible])': ['cf-turnstile-response', 'a Turnstile check is shown'],
    '#px-captcha,#challenge-form,#challenge-stage,#cf-challenge-running': ['', 'a check for humans is shown'],
  };
  for (const [selector, [answer, words]] of Object.entries(widgets)) {
    const node = deep(selector).find((it) => shown(it) && it.getBoundingClientRect().height > 20);
    if (node && !(answer && solved(answer))) return words;
  }
  for (const node of deep('[class*=captcha i],[id*=captcha i],[class*=turnstile i],[id*=turnstile i],[role=dialog],dialog,[data-ui*=turnstile i]')) {
    if (!shown(node) || node.matches('[data-size=invisible],.grecaptcha-badge,form,body,html,iframe,script,.g-recaptcha,.h-captcha,.cf-turnstile')) continue;
    const box = node.getBoundingClientRect();
    const words = textOf(node, 600);
    if (box.height > 20 && words.length < 500 && HUMAN.test(words)) return cut(words, 120);
    if (/captcha/i.test(`${node.className} ${node.id}`) && box.height > 20 &&
        everything().some((it) => /^(IMG|CANVAS)$/.test(it.tagName) && within(node, it) && shown(it))) return 'a captcha is shown';
  }
  const asked = deep('input').slice(0, 400).find((it) => shown(it) && /captcha/i.test(`${it.name} ${it.id} ${it.placeholder} ${[...(it.labels || [])].map((at) => textOf(at)).join(' ')}`));
  return asked && !/token|response/i.test(asked.name) ? 'a captcha is shown' : null;
};
const codeCheck = () => {
  const given = told(known.humanCheck);
  if (given) return `the site asks for a check by a human: ${cut(given, 150)}`;
  const boxes = deep('input').slice(0, 400).filter((it) => shown(it) && !it.disabled && /^(text|tel|number|password)$/.test(it.type) && !it.value);
  const isCode = (it) => it.autocomplete === 'one-time-code' || CODE.test(
    `${it.getAttribute('aria-label') || ''} ${it.placeholder} ${[...(it.labels || [])].map((at) => textOf(at)).join(' ')}`) &&
    !/country|postal|zip|area|promo|referral|discount/i.test(it.name);
  const single = boxes.filter((it) => it.maxLength === 1);
  return boxes.some(isCode) || single.length >= 4 && linesOf(CODE).length ? 'a code that was sent to the person is asked for' : null;
};
const wholePage = () => {
  const small = text.length < 1500 && deep('input,textarea,select').filter(shown).length < 3;
  const line = small && (HUMAN.test(document.title) ? document.title : linesOf(HUMAN)[0]);
  return line ? `the page asks to prove that a human is here: ${cut(line, 150)}` : null;
};

const sentForm = told(SENT_FORM);
/** A class such as has-spinner tells of a control that it may get one. */
const isBusy = (node) => shown(node) && !node.matches('body,html,img[loading]') &&
  (!/(^|\s)(has|with|no|not)[-_]\S*(spinner|loading|uploading)/i.test(node.getAttribute('class') || '') || node.matches('[aria-busy=true],[role=progressbar],progress'));
/** What the page says, without repetitions; bounded, because it is read several times a second. */
const said = () => {
  const found = new Set();
  let length = 0;
  for (const line of [sentForm || '', ...deep('[role=alert],[role=status],[role=dialog],dialog').filter(shown).map((it) => textOf(it, 1000)), ...lines]) {
    if (length > 20000) break;
    const part = cut(line, 1000);
    if (part) length += found.has(part) ? 0 : part.length;
    if (part) found.add(part);
  }
  return [...found];
};

const entry = performance.getEntriesByType('navigation')[0];
const closedLines = linesOf(CLOSED);
return {
  address: location.href,
  markers: Object.keys(markers).filter((it) => deep(markers[it]).length > 0),
  success: told(known.success),
  sentForm: sentForm && sentForm.trim() ? sentForm : null,
  failure: told(known.failure),
  closed: told(known.closed),
  uploaded: deep(known.uploaded || '').some((it) => it.tagName === 'INPUT' && it.type === 'hidden' ? squeeze(it.value) : shown(it)),
  uploadFailed: told(known.uploadFailed) || failedUpload(),
  check: frameCheck() || boxCheck() || codeCheck() || wholePage(),
  lines: said(),
  verify: linesOf(VERIFY)[0] || null,
  closedText: closedLines[0] || null,
  signIn: deep('input[type=password]').some(shown) || text.length < 3000 && SIGN_IN.test(text),
  password: deep('input[type=password]').some(shown),
  busy: deep('[aria-busy=true],[role=progressbar],progress,[class*=spinner i],[class*=loading i],[class*=uploading i],.dz-processing:not(.dz-complete),[data-filepond-item-state=processing]')
    .some(isBusy),
  empty: text.trim().length === 0 && !deep('input,button,a,iframe,img,canvas').some(shown),
  length: text.length,
  document: performance.timeOrigin,
  status: (entry && entry.responseStatus) || 0,
  answers: window[Symbol.for('form.guard')]?.answers ?? [],
  error: location.protocol === 'chrome-error:' || document.documentURI.startsWith('chrome-error'),
};
