// The import of an export on the page "Data": uploads the file in parts and has them imported. Parts
// that were uploaded before, by a visit that was interrupted, are not sent again. Loaded by
// console.js when a file is sent.

import { hold, showFault } from '/app/console.js';
import { call } from '/app/session.js';

const IMPORT = '/account/import';
const PART_BYTES = 1_000_000;

/** Identifies the file, so that parts of another one are not taken for its own. */
const nameOf = (file) => `${file.name} ${file.size} ${file.lastModified}`;
const KEPT_NAME = 'jobtrail-import';

async function upload(file, progress) {
  const parts = Math.ceil(file.size / PART_BYTES);
  let uploaded = [];
  if (localStorage.getItem(KEPT_NAME) === nameOf(file)) {
    uploaded = (await call(IMPORT, 'GET')).parts.map((it) => it.number);
  } else {
    await call(IMPORT, 'DELETE');
    localStorage.setItem(KEPT_NAME, nameOf(file));
  }
  progress.max = parts;
  for (let number = 0; number < parts; number++) {
    progress.value = number;
    if (uploaded.includes(number)) continue;
    const part = file.slice(number * PART_BYTES, (number + 1) * PART_BYTES);
    await call(`${IMPORT}/parts/${number}`, 'PUT', 'application/octet-stream', part);
  }
  progress.removeAttribute('value'); // how long the import takes is unknown
  return parts;
}

/** Imports the chosen file; the page then shows the report. */
export async function importFile(form) {
  const release = hold(form.querySelector('button'));
  const progress = form.querySelector('progress');
  progress.hidden = false;
  try {
    const parts = await upload(form.querySelector('[type=file]').files[0], progress);
    await call(IMPORT, 'POST', 'application/json', JSON.stringify({ parts }));
    localStorage.removeItem(KEPT_NAME);
    location.hash = 'h-import';
    location.reload();
  } catch (e) {
    showFault(e.message, form);
    release();
    progress.hidden = true;
  }
}
