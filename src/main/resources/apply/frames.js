// The frames of the document it runs in that may hold a form, the most likely first. arguments[0]:
// the names of the vendors of forms.
const likely = ['apply', 'application', 'job', 'career', 'recruit', ...arguments[0]];
return deep('iframe').filter((it) => {
  const words = `${it.getAttribute('src') || ''} ${it.title} ${it.name} ${it.id}`;
  const box = it.getBoundingClientRect();
  return shown(it) && box.width > 150 && box.height > 60 &&
    !/captcha|turnstile|challenges\.cloudflare|youtube|vimeo|doubleclick|googletagmanager|maps\.google|google\.com\/maps|intercom|drift|hubspot-conversations|zendesk|consent/i.test(words);
}).map((it) => {
  const box = it.getBoundingClientRect();
  const source = it.getAttribute('src') || '';
  return {
    frame: it, address: cut(it.src || '', 2000), id: cut(it.id || '', 200),
    weight: box.width * box.height + (likely.some((word) => (source + it.id).toLowerCase().includes(word)) ? 1e7 : 0),
  };
}).sort((a, b) => b.weight - a.weight).slice(0, 8);
