// Calls the configured server.

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** The options; empty before they are saved. */
export async function readOptions() {
  return chrome.storage.local.get(['server', 'key', 'resumeId']);
}

/** Checks what was entered: the options to store. */
export function parseOptions({ server, key, resume }) {
  const origin = new URL(server);
  if (!/^https?:$/.test(origin.protocol)) throw new Error('The server must be an https or http address.');
  const resumeId = ID.exec(resume)?.[0].toLowerCase();
  if (!resumeId) throw new Error('Copy the link of a resume from Jobtrail, or its id.');
  return { server: origin.href.replace(/\/+$/, ''), key: key.trim(), resumeId };
}

/** The permission to call a server, which the browser asks its user for. */
export const permissionFor = (server) => ({ origins: [`${new URL(server).origin}/*`] });

async function send(options, body) {
  const response = await fetch(`${options.server}/applications`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json', 'x-api-key': options.key },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error('The server cannot be reached. Check the options.');
  });
  const answer = await response.json().catch(() => ({}));
  return { status: response.status, answer };
}

/**
 * Whether the server accepts the key: a request without a job is then refused as invalid.
 * A key with the scope applications:write alone can read nothing to try it by.
 */
export async function checkKey(options) {
  const { status, answer } = await send(options, {});
  if (answer.code !== 'VALIDATION_FAILED') {
    throw new Error(answer.message ?? `The server answered ${status}. Is it a Jobtrail server?`);
  }
}

/**
 * Saves a job. One that the page describes is sent as it is; else the server reads the page, and
 * if it cannot, the title of the page is saved.
 *
 * @param {{url: string, title: string, text: string, posting: ?object}} page
 * @returns {Promise<{id: string, isNew: boolean}>}
 */
export async function saveJob(options, page) {
  const { resumeId } = options;
  let result = await send(options, page.posting ? { resumeId, posting: page.posting } : { resumeId, url: page.url });
  const isUnread = !page.posting && ['UPSTREAM_FAILED', 'VALIDATION_FAILED'].includes(result.answer.code);
  if (isUnread) {
    result = await send(options, { resumeId, posting: titleOnly(page) });
  }
  const { status, answer } = result;
  if (status === 201) return { id: answer.id, isNew: true };
  if (answer.code === 'ALREADY_EXISTS') return { id: answer.existingId, isNew: false };
  throw new Error(answer.message ?? `The server answered ${status}.`);
}

function titleOnly({ url, title, text }) {
  const company = new URL(url).hostname;
  return { title: title || company, company, url, descriptionRaw: text || title || url };
}

/** The page of an application in the console. */
export const pageOf = (options, id) => `${options.server}/app/applications/${id}`;
