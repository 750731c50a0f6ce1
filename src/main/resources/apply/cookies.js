// Finds the button that declines a dialog about cookies.
const ABOUT = /cookie|tracking|tracker|traceur|galletas/i;
const REJECT =
  /reject|decline|deny|refuse|disagree|do not (accept|sell|consent)|don'?t accept|(only|just) (the )?(strictly )?(necessary|essential|required)|(strictly )?(necessary|essential|required)( cookies)? only|continue without|ablehnen|nur (technisch |unbedingt )?(notwendige|essenzielle|erforderliche)|(notwendige|essenzielle|erforderliche)[a-zäöü ]* (cookies )?(akzeptieren|zulassen|verwenden)|ohne (einwilligung|zustimmung)|verweigern|refuser|sans accepter|uniquement (les )?(nécessaires|essentiels)|rechazar|solo (las )?(necesarias|esenciales)|denegar|rifiuta|solo necessari|weiger|afwijzen|alleen noodzakelijke|avvisa|neka|endast nödvändiga|afvis|kun nødvendige|odmítnout|odrzuć|recusar|rejeitar|no,? thanks|nein,? danke/i;
const CLOSE = /^(×|✕|✖|x|close|dismiss|schließen|fermer|cerrar|ok|got it|verstanden|understood|compris|entendido)$/i;
const ACCEPT = /accept|agree|allow|akzeptier|zustimm|einverstanden|accepter|aceptar|accetta|accepteren|godkänn|tillad|souhlas/i;
const boxes = [];
for (const node of deep('[role=dialog],[role=alertdialog],dialog,aside,div,section,form,footer')) {
  const text = node.innerText || '';
  if (!text || text.length > 4000 || !ABOUT.test(text) || !shown(node)) continue;
  const named = /cookie|consent|onetrust|cookiebot|didomi|usercentrics|cky|gdpr/i.test(`${node.id} ${node.className}`);
  const style = getComputedStyle(node);
  if (!named && !/fixed|sticky/.test(style.position) && !node.matches('[role=dialog],[role=alertdialog],dialog')) continue;
  if (everything().some((it) => it.matches('textarea,input[type=file],input[type=email],input[type=text]') && within(node, it))) continue;
  boxes.push(node);
}
for (const box of boxes) {
  const buttons = everything().filter((it) => it.matches(BUTTONS) && within(box, it) && shown(it));
  const pick = (pattern) => buttons.find((it) => {
    const text = buttonText(it);
    return text.length < 60 && pattern.test(text) && !(it.tagName === 'A' && /^https?:/.test(it.getAttribute('href') || ''));
  });
  const reject = pick(REJECT);
  if (reject) return { control: reject, text: buttonText(reject), accepted: false };
  const close = pick(CLOSE);
  if (close) return { control: close, text: buttonText(close), accepted: false };
  const area = box.getBoundingClientRect();
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const covers = area.width * area.height > innerWidth * innerHeight * 0.3 || middle && within(box, middle);
  const accept = covers && pick(ACCEPT);
  if (accept) return { control: accept, text: buttonText(accept), accepted: true };
}
return null;
