import { pageOf, readOptions, saveJob } from './jobtrail.js';

const status = document.getElementById('status');
const button = document.getElementById('save');

/** What the page in front says of its job. */
async function readPage() {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  const [{ result }] = await chrome.scripting.executeScript({ target: { tabId: tab.id }, files: ['page.js'] });
  return result;
}

function show(text, link) {
  status.textContent = text;
  if (link) {
    const a = document.createElement('a');
    Object.assign(a, { href: link, target: '_blank', textContent: 'Open it' });
    status.append(' ', a);
  }
}

async function save(options, page) {
  button.disabled = true;
  show('Saving …');
  try {
    const { id, isNew } = await saveJob(options, page);
    show(isNew ? 'Saved.' : 'This job is saved already.', pageOf(options, id));
  } catch (e) {
    show(e.message);
    button.disabled = false;
  }
}

try {
  const options = await readOptions();
  const page = await readPage();
  document.getElementById('title').textContent = page.posting?.title ?? page.title;
  document.getElementById('company').textContent = page.posting?.company ?? new URL(page.url).hostname;
  if (options.key) {
    button.disabled = false;
    button.addEventListener('click', () => save(options, page));
  } else {
    show('Enter your server and API key in the options first.');
  }
} catch {
  document.getElementById('title').textContent = 'This page cannot be read.';
}
