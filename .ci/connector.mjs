// Uses the connector of a running service as assistants do: with the official TypeScript SDK, by OAuth with dynamic
// registration, PKCE, consent, refresh and revocation.
// usage: node connector.mjs <base URL> <folder with node_modules>; prints an API key for further clients
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [base, folder] = process.argv.slice(2);
const require = createRequire(folder + '/');
const load = (name) => import(pathToFileURL(require.resolve('@modelcontextprotocol/sdk/' + name)));
const { Client } = await load('client/index.js');
const { StreamableHTTPClientTransport } = await load('client/streamableHttp.js');
const { UnauthorizedError } = await load('client/auth.js');
const { ResourceUpdatedNotificationSchema } = await load('types.js');

const callback = 'http://127.0.0.1:9/callback';

async function send(path, body, headers = {}) {
  const answer = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  assert.ok(answer.status < 300, `${path}: ${answer.status} ${await answer.clone().text()}`);
  return answer;
}

// the owner: an account with a session, a resume and an application
const username = 'c' + Date.now();
const password = 'correct-horse-battery';
await send('/auth/sign-up', { username, email: username + '@example.com', password, name: 'Test Person' });
const signedIn = await send('/auth/sign-in', { login: username, password });
const session = signedIn.headers.getSetCookie().map((it) => it.split(';')[0]).join('; ');
const owner = { cookie: session, 'sec-fetch-site': 'same-origin' };
const { key } = await (await send('/api-keys', { name: 'check' }, owner)).json();
const resume = await (await send('/resumes', { name: 'CV' }, { 'x-api-key': key })).json();
const posting = { title: 'Cook', company: 'Northwind', descriptionRaw: 'We cook.' };
const tracked = { resumeId: resume.id, posting };
const application = await (await send('/applications', tracked, { 'x-api-key': key })).json();

// what an assistant keeps
const stored = {};
let consentPage;
const assistant = {
  redirectUrl: callback,
  clientMetadata: {
    client_name: 'Check',
    redirect_uris: [callback],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    scope: 'applications:read',
  },
  state: () => 'a state',
  clientInformation: () => stored.client,
  saveClientInformation: (it) => { stored.client = it; },
  tokens: () => stored.tokens,
  saveTokens: (it) => { stored.tokens = it; },
  saveCodeVerifier: (it) => { stored.verifier = it; },
  codeVerifier: () => stored.verifier,
  invalidateCredentials: () => { delete stored.tokens; },
  redirectToAuthorization: (it) => { consentPage = it; },
};

const transport = () => new StreamableHTTPClientTransport(new URL(base + '/mcp'), { authProvider: assistant });
const identity = { name: 'check', version: '1' };

// without a token the SDK registers and asks for consent
const first = transport();
await assert.rejects(new Client(identity).connect(first), UnauthorizedError);
assert.ok(consentPage.searchParams.get('code_challenge'));
assert.equal(consentPage.searchParams.get('resource'), base + '/mcp');

// the owner ticks a scope of the page and allows it
const page = await fetch(consentPage, { headers: owner });
assert.match(await page.text(), /name="scope" value="applications:read"/);
const decided = await fetch(consentPage, {
  method: 'POST',
  headers: { ...owner, 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({ decision: 'allow', scope: 'applications:read' }),
});
const back = /href="(http:\/\/127\.0\.0\.1:9\/callback[^"]+)"/.exec(await decided.text())[1].replaceAll('&amp;', '&');
const answer = new URL(back).searchParams;
assert.equal(answer.get('state'), 'a state');
await first.finishAuth(answer.get('code'));
assert.ok(stored.tokens.access_token && stored.tokens.refresh_token);

async function withClient(use) {
  const client = new Client(identity);
  await client.connect(transport());
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

// calls, and the limits of the scope
await withClient(async (client) => {
  const names = (await client.listTools()).tools.map((it) => it.name);
  assert.ok(names.includes('read_application'), names.join());
  assert.ok(!names.includes('patch_resume'), names.join());
  const read = await client.callTool({ name: 'read_application', arguments: { applicationId: application.id } });
  assert.ok(!read.isError, JSON.stringify(read));
  assert.equal(read.structuredContent.id, application.id);
  const resource = await client.readResource({ uri: 'jobtrail://applications/' + application.id });
  assert.match(resource.contents[0].text, /Northwind/);
  const { prompts } = await client.listPrompts();
  assert.ok(prompts.length > 0);
  const refused = await client.callTool({ name: 'read_resume', arguments: { resumeId: resume.id } });
  assert.ok(refused.isError);
  assert.match(refused.content[0].text, /INSUFFICIENT_SCOPE/);
});

// a change of a resource that the assistant follows is told, at the latest when a keep-alive is due
await withClient(async (client) => {
  const uri = 'jobtrail://applications/' + application.id;
  const told = new Promise((resolve) =>
    client.setNotificationHandler(ResourceUpdatedNotificationSchema, (it) => resolve(it.params.uri)));
  await client.subscribeResource({ uri });
  await assert.rejects(client.subscribeResource({ uri: 'jobtrail://resumes/' + resume.id }), /INSUFFICIENT_SCOPE/);
  await new Promise((resolve) => setTimeout(resolve, 2_000)); // for the stream, which the SDK does not wait for
  const changed = await fetch(base + '/applications/' + application.id, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({ notes: 'Call Ann.' }),
  });
  assert.equal(changed.status, 200);
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error('no notification')), 60_000).unref());
  assert.equal(await Promise.race([told, late]), uri);
  await client.unsubscribeResource({ uri });
});

// a token that is no longer valid is refreshed by the SDK
const before = stored.tokens;
stored.tokens = { ...before, access_token: 'expired' };
await withClient(async (client) => client.listTools());
assert.notEqual(stored.tokens.access_token, 'expired');
assert.notEqual(stored.tokens.refresh_token, before.refresh_token);

// revoked, the SDK has to ask again
const revoked = await fetch(base + '/oauth/revoke', {
  method: 'POST',
  body: new URLSearchParams({ client_id: stored.client.client_id, token: stored.tokens.refresh_token }),
});
assert.equal(revoked.status, 200);
consentPage = null;
await assert.rejects(new Client(identity).connect(transport()), UnauthorizedError);
assert.ok(consentPage, 'no consent was asked for after the revocation');

console.log(key);
