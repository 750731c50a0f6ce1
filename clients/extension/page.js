// Run in the page: its value is what the page says of a job, by schema.org's JobPosting in JSON-LD or
// microdata, and the title, address and selected or visible text of the page.

(() => {
  const MOST_TEXT = 100_000;
  const MOST_LINE = 300;

  const line = (text) => {
    const words = typeof text === 'string' ? text.replace(/\s+/g, ' ').trim().slice(0, MOST_LINE) : '';
    return words || undefined;
  };
  const list = (value) => (value === undefined || value === null ? [] : [value].flat());
  const first = (value) => list(value)[0];
  const nameOf = (value) => line(typeof value === 'string' ? value : first(value?.name));

  function* thingsIn(value, depth = 0) {
    if (!value || typeof value !== 'object' || depth > 10) return;
    if (Array.isArray(value)) {
      for (const it of value) yield* thingsIn(it, depth + 1);
      return;
    }
    yield value;
    for (const it of Object.values(value)) yield* thingsIn(it, depth + 1);
  }

  const isJob = (thing) => list(thing['@type']).some((it) => /(^|[/:])JobPosting$/.test(it));

  function inJsonLd() {
    for (const script of document.querySelectorAll('script[type="application/ld+json" i]')) {
      try {
        for (const thing of thingsIn(JSON.parse(script.textContent))) {
          if (isJob(thing)) return thing;
        }
      } catch {
        // another script may be valid
      }
    }
    return undefined;
  }

  /** Microdata as the same tree. */
  function item(element) {
    const thing = { '@type': element.getAttribute('itemtype') };
    for (const it of element.querySelectorAll('[itemprop]')) {
      if (it.parentElement.closest('[itemscope]') !== element) continue;
      const name = it.getAttribute('itemprop');
      const isText = name === 'description';
      thing[name] ??= it.hasAttribute('itemscope')
        ? item(it)
        : it.getAttribute('content') ?? (isText ? it.innerHTML : it.textContent);
    }
    return thing;
  }

  function inMicrodata() {
    const element = document.querySelector('[itemscope][itemtype$="schema.org/JobPosting" i]');
    return element ? item(element) : undefined;
  }

  function placeOf(job) {
    const places = list(job.jobLocation).map((it) => {
      const address = it?.address ?? it;
      if (typeof address === 'string') return line(address);
      const parts = [address?.addressLocality, address?.addressRegion, nameOf(address?.addressCountry)];
      return line([...new Set(parts.filter((part) => typeof part === 'string' && part))].join(', '));
    });
    return line([...new Set(places.filter(Boolean))].join('; '));
  }

  const TYPES = {
    FULL_TIME: 'full_time', PART_TIME: 'part_time', CONTRACTOR: 'contract', TEMPORARY: 'temporary', INTERN: 'internship',
  };

  /** Pay for a year in whole units; other pay stays in the description. */
  function payOf(job) {
    const pay = first(job.baseSalary);
    const value = first(pay?.value);
    const currency = pay?.currency ?? value?.currency;
    if (!/^YEAR$/i.test(value?.unitText ?? '') || !/^[A-Z]{3}$/.test(currency ?? '')) return {};
    const number = (it) => (Number(it) > 0 && Number(it) < 2 ** 31 ? Math.round(Number(it)) : undefined);
    const salaryMin = number(value.minValue ?? value.value);
    const salaryMax = number(value.maxValue ?? value.value);
    if (salaryMin > salaryMax) return {};
    return { salaryMin, salaryMax, salaryCurrency: salaryMin || salaryMax ? currency : undefined };
  }

  function postingOf(job) {
    const title = line(job.title ?? job.name);
    const company = nameOf(first(job.hiringOrganization));
    const descriptionRaw = typeof job.description === 'string' ? job.description.trim().slice(0, MOST_TEXT) : '';
    if (!title || !company || !descriptionRaw) return undefined;
    const isRemote = list(job.jobLocationType).includes('TELECOMMUTE') || undefined;
    const employmentType = TYPES[first(job.employmentType)];
    return { title, company, location: placeOf(job), isRemote, employmentType, ...payOf(job), url, descriptionRaw };
  }

  const canonical = document.querySelector('link[rel=canonical]')?.href;
  const isSameSite = canonical && new URL(canonical).host === location.host;
  const url = (isSameSite ? canonical : location.href).split('#')[0];
  const text = (String(getSelection()) || document.body?.innerText || '').trim().slice(0, MOST_TEXT);
  const job = inJsonLd() ?? inMicrodata();
  return { url, title: line(document.title), text, posting: job && postingOf(job) };
})();
