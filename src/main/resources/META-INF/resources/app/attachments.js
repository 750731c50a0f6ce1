// The upload of files on the page "Attachments" of an application, in parts. Loaded by console.js when
// files are sent.

import { hold, showFault } from '/app/console.js';
import { call } from '/app/session.js';
import { toast } from '/app/toast.js';

const MOST_BYTES = 10 * 1024 * 1024;
const PART_BYTES = 512 * 1024;

async function upload(path, file, words, isUploaded) {
  if (file.size === 0) throw new Error(words.empty);
  if (file.size > MOST_BYTES) throw new Error(words.tooLarge);
  const wanted = JSON.stringify({ name: file.name, size: file.size });
  const added = `${path}/${(await call(path, 'POST', 'application/json', wanted)).id}`;
  try {
    for (let begin = 0, number = 0; begin < file.size; begin += PART_BYTES, number++) {
      const part = file.slice(begin, begin + PART_BYTES);
      await call(`${added}/parts/${number}`, 'PUT', 'application/octet-stream', part);
      isUploaded(part.size);
    }
  } catch (e) {
    await call(added, 'DELETE').catch(() => {}); // else it is deleted within a day
    throw e;
  }
}

const showList = () =>
  htmx.ajax('GET', location.pathname, { target: '#attachments', select: '#attachments', swap: 'outerHTML' });

/** Uploads the chosen files one after the other; the list then shows them. */
export async function attach(form) {
  const [button, progress, input] = ['button', 'progress', '[type=file]'].map((it) => form.querySelector(it));
  const files = [...input.files];
  const release = hold(button);
  progress.max = files.reduce((sum, it) => sum + it.size, 0);
  progress.value = 0;
  progress.hidden = false;
  let file;
  let fault;
  try {
    for (file of files) {
      await upload(form.dataset.attaches, file, form.dataset, (bytes) => (progress.value += bytes));
    }
  } catch (e) {
    fault = `${file.name}: ${e.message}`;
  }
  await showList(); // also those that were uploaded before a fault
  release();
  progress.hidden = true;
  showFault(fault ?? '', form);
  if (fault) return;
  form.reset();
  toast(files.length === 1 ? form.dataset.added : form.dataset.severalAdded.replace('%s', files.length));
}
