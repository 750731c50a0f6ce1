import { checkKey, parseOptions, permissionFor, readOptions } from './jobtrail.js';

const form = document.getElementById('options');
const status = document.getElementById('status');

const saved = await readOptions();
form.elements.server.value = saved.server ?? '';
form.elements.key.value = saved.key ?? '';
form.elements.resume.value = saved.resumeId ?? '';

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  status.textContent = 'Checking …';
  try {
    const options = parseOptions(Object.fromEntries(new FormData(form)));
    if (!(await chrome.permissions.request(permissionFor(options.server)))) {
      throw new Error('Without the permission to call the server no job can be saved.');
    }
    await checkKey(options);
    await chrome.storage.local.set(options);
    status.textContent = 'Saved.';
  } catch (e) {
    status.textContent = e.message;
  }
});
