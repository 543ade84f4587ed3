import type { Endpoint } from '@tonalli/contracts/endpoint';
import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import { Envelope, SEALED_CONTENT_TYPE } from '@tonalli/contracts/envelope';
import { ERRORS, isErrorCode } from '@tonalli/contracts/errors';
import { fetchCaptcha } from '@tonalli/contracts/session/wire';
import { fetchPermission } from '@tonalli/contracts/system/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { ACCESS, ROUTES } from './features';
import { enterGame } from './testing/enter-game';
import { mintPlayer } from './testing/log-in';
import { serveAudited } from './testing/stage';

const endpoints = Object.entries(ENDPOINTS).map(([name, endpoint]): [string, Endpoint] => [name, endpoint]);

const platform = await serveAudited({ seed: 'catalogue' });
const { token } = await mintPlayer(platform.world, { balanceMinor: 10_000 });
const gameToken = await enterGame(platform, token);
let before: number;

/** How many rows were written, changed or deleted since the world began, also by what was rolled back. */
const changes = () => Number(platform.world.sqlite.prepare('SELECT total_changes()').pluck().get());

beforeEach(() => {
  before = changes();
});

async function expectRefused(response: Response): Promise<string> {
  const text = await response.text();
  const envelope = Envelope.parse(JSON.parse(text));
  if (envelope.success || !isErrorCode(envelope.code)) throw new Error(`not refused: ${text.slice(0, 200)}`);
  expect(response.status).toBe(ERRORS[envelope.code].http);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(text).not.toMatch(/node_modules|\.ts:|at async|SQLITE/);
  expect(changes()).toBe(before);
  return envelope.code;
}

const tokenFor = (endpoint: Endpoint) => (endpoint.token === 'game' ? gameToken : token);

const authorization = (endpoint: Endpoint, given = tokenFor(endpoint)): Record<string, string> =>
  endpoint.token === 'none' ? {} : { authorization: `Bearer ${given}` };

const CONTENT_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'application/json',
  sealed: SEALED_CONTENT_TYPE,
};

function formOf(payload: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(payload)) form.append(name, String(value));
  return form;
}

/** Sends a payload as the endpoint takes it: in the query, sealed or plain. */
async function send(
  endpoint: Endpoint,
  payload: Record<string, unknown>,
  headers: Record<string, string>,
): Promise<Response> {
  const { method, path } = endpoint;
  if (endpoint.body === 'query') {
    const query = new URLSearchParams(
      Object.entries(payload).map(([key, value]): [string, string] => [key, String(value)]),
    );
    return platform.fetch(`${path}?${query}`, { method, headers });
  }
  if (endpoint.body === 'multipart') return platform.fetch(path, { method, body: formOf(payload), headers });
  const body = endpoint.body === 'sealed' ? await platform.sealer.seal(payload) : JSON.stringify(payload);
  return platform.fetch(path, { method, body, headers: { 'content-type': CONTENT_TYPES[endpoint.body], ...headers } });
}

it('WIRE-01 has a route for every endpoint, and one only', () => {
  expect(ROUTES.map(({ name }) => name).sort()).toEqual(Object.keys(ENDPOINTS).sort());
});

describe.each(endpoints)('%s', (name, endpoint) => {
  if (endpoint.token === 'required' || endpoint.token === 'game')
    it('WIRE-04 wants a token', async () => {
      expect(await expectRefused(await send(endpoint, {}, {}))).toBe('TOKEN_MISSING');
    });

  if (endpoint.token !== 'none')
    it('WIRE-04 refuses a wrong token', async () => {
      for (const given of ['wrong', `${tokenFor(endpoint)}x`, "' OR 1=1 --"]) {
        expect(await expectRefused(await send(endpoint, {}, authorization(endpoint, given)))).toBe('TOKEN_INVALID');
      }
    });

  it('WIRE-02 refuses a field that it does not know', async () => {
    const response = await send(endpoint, { noSuchField: 1 }, authorization(endpoint));
    expect(await expectRefused(response)).toBe('INVALID_REQUEST');
  });

  if (endpoint.body !== 'query')
    it('WIRE-02 refuses bodies of wrong types', async () => {
      for (const body of ['null', '[]', '"text"', '17', '{"username":{"$gt":""}}', '{"__proto__":{"admin":true}}']) {
        const payload = endpoint.body === 'sealed' ? await platform.sealer.seal(JSON.parse(body)) : body;
        const headers = {
          'content-type': CONTENT_TYPES[endpoint.body === 'query' ? 'json' : endpoint.body],
          ...authorization(endpoint),
        };
        const response = await platform.fetch(endpoint.path, { method: endpoint.method, body: payload, headers });
        expect(await expectRefused(response)).toBe('INVALID_REQUEST');
      }
    });

  if (endpoint.body === 'json' || endpoint.body === 'sealed')
    it('WIRE-02 refuses a valid request with any one field of a wrong type', async () => {
      const valid = { ...ACCESS[name]?.input };
      for (const field of Object.keys(valid)) {
        const response = await send(endpoint, { ...valid, [field]: [{ deep: 1 }] }, authorization(endpoint));
        expect([field, await expectRefused(response)]).toEqual([field, 'INVALID_REQUEST']);
      }
    });

  if (endpoint.body !== 'query')
    it('WIRE-02 refuses a body that is none', async () => {
      const expected = endpoint.body === 'sealed' ? 'SEAL_INVALID' : 'INVALID_REQUEST';
      for (const body of ['{', '', '\u0000\u0001', 'a.b.c.d.e']) {
        const headers = {
          'content-type': endpoint.body === 'sealed' ? SEALED_CONTENT_TYPE : 'application/json',
          ...authorization(endpoint),
        };
        const response = await platform.fetch(endpoint.path, { method: endpoint.method, body, headers });
        expect(await expectRefused(response)).toBe(expected);
      }
    });

  if (endpoint.body !== 'query')
    it('WIRE-02 refuses a body over the limit', async () => {
      const init = { method: endpoint.method, body: 'x'.repeat(140_000), headers: authorization(endpoint) };
      expect(await expectRefused(await platform.fetch(endpoint.path, init))).toBe('PAYLOAD_TOO_LARGE');
    });

  if (endpoint.body === 'json' || endpoint.body === 'sealed')
    it('WIRE-02 refuses a body over the limit that says it is a form with files', async () => {
      const headers = { 'content-type': 'multipart/form-data; boundary=limit', ...authorization(endpoint) };
      const file = 'content-disposition: form-data; name="images"; filename="a.png"\r\ncontent-type: image/png';
      const body = `--limit\r\n${file}\r\n\r\n${'x'.repeat(140_000)}\r\n--limit--\r\n`;
      const response = await platform.fetch(endpoint.path, { method: endpoint.method, body, headers });
      expect(await expectRefused(response)).toBe('PAYLOAD_TOO_LARGE');
    });

  if (endpoint.body === 'query')
    it('WIRE-02 refuses a value that stands twice or is too long', async () => {
      const twice = await platform.fetch(`${endpoint.path}?language=ES&language=EN&x=1&x=2`, {
        method: endpoint.method,
        headers: authorization(endpoint),
      });
      expect(await expectRefused(twice)).toBe('INVALID_REQUEST');
      const long = await send(
        endpoint,
        { language: 'E'.repeat(5_000), gameName: 'x'.repeat(5_000) },
        authorization(endpoint),
      );
      expect(await expectRefused(long)).toBe('INVALID_REQUEST');
    });

  if (endpoint.body === 'sealed')
    it('WIRE-03 refuses a plain body', async () => {
      const headers = { 'content-type': 'application/json', ...authorization(endpoint) };
      const response = await platform.fetch(endpoint.path, { method: endpoint.method, body: '{}', headers });
      expect(await expectRefused(response)).toBe('SEAL_REQUIRED');
    });

  it('WIRE-01 answers no other method', async () => {
    // Which no endpoint of the interface uses.
    const method = 'PATCH';
    expect(await expectRefused(await platform.fetch(endpoint.path, { method, body: '{}' }))).toBe('METHOD_NOT_ALLOWED');
  });
});

it('WIRE-02 a call that writes would have been seen', async () => {
  await platform.value(fetchCaptcha, {});
  expect(changes()).toBeGreaterThan(before);
});

it('SYS-01 still answers after all of that', async () => {
  expect((await platform.value(fetchPermission, {})).info.mainDomain).not.toBe('');
});
