import { request as send } from 'node:http';
import { describe, expect, it } from 'vitest';
import { serveOwn, servePlatform } from '../../testing/stage';
import { PLATFORM_STATUS } from '../../world/operator-settings';

const platform = await servePlatform();

/** As a browser or a script would send it; `fetch` does not let a caller choose the host. */
function ask(at: string, headers: Record<string, string>, body?: string): Promise<{ status: number; text: string }> {
  const [method = '', path] = at.split(' ');
  return new Promise((resolve, reject) => {
    const asked = send(`${platform.url}${path}`, { method, headers }, async (answer) => {
      const chunks: Buffer[] = await answer.toArray();
      resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

const JSON_BODY = { 'content-type': 'application/json' };
const SPOIL = '{"status":1}';

describe('the control interface keeps to this machine', () => {
  it.each(['127.0.0.1', '127.0.0.1:4100', 'localhost:4100', 'LOCALHOST', 'platform.localhost:4100', '[::1]:4100'])(
    'QA-11 answers a caller who names this machine as %s',
    async (host) => {
      expect((await ask('GET /qa/api/worlds', { host })).status).toBe(200);
    },
  );

  it.each(['evil.example', 'evil.example:4100', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.5:4100'])(
    'QA-11 refuses the host "%s", as of a name that was pointed here',
    async (host) => {
      for (const at of [
        'GET /qa/api/worlds',
        'DELETE /qa/api/faults',
        'GET /qa/api/journal/live',
        'GET /qa/api/none',
      ]) {
        expect([at, (await ask(at, { host })).status]).toEqual([at, 403]);
      }
      const posted = await ask('POST /qa/api/status', { host, ...JSON_BODY }, SPOIL);
      expect(posted.text).not.toContain('"success":true');
      expect(platform.world.settings.get(PLATFORM_STATUS).status).toBe(0);
    },
  );

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['the web app, which lives on another port', { origin: 'http://localhost:4000' }],
    ['a file or a sandboxed frame', { origin: 'null' }],
    ['a picture or a form of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another port of this machine', { 'sec-fetch-site': 'same-site' }],
  ])('QA-11 refuses what comes from a page of %s', async (_page, headers) => {
    for (const at of ['GET /qa/api/worlds', 'DELETE /qa/api/faults', 'GET /qa/api/journal/live'])
      expect([at, (await ask(at, headers)).status]).toEqual([at, 403]);
    const posted = await ask('POST /qa/api/status', { ...headers, ...JSON_BODY }, SPOIL);
    expect(JSON.parse(posted.text)).toEqual({
      success: false,
      code: 'OPERATION_NOT_ALLOWED',
      message: 'Pages of other origins are not served.',
    });
    expect(platform.world.settings.get(PLATFORM_STATUS).status).toBe(0);
  });

  it('QA-11 gives no other origin leave, when a browser asks before', async () => {
    const preflight = await platform.fetch('/qa/api/status', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(403);
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('QA-11 serves the console, which is of its own origin', async () => {
    const own = { origin: platform.url, 'sec-fetch-site': 'same-origin' };
    expect((await ask('POST /qa/api/status', { ...own, ...JSON_BODY }, '{"status":0}')).status).toBe(200);
    expect((await ask('GET /qa/api/worlds', { 'sec-fetch-site': 'none' })).status).toBe(200);
  });

  it('QA-11 is not there when it is switched off, and neither is the console', async () => {
    const plain = await serveOwn({ control: false });
    for (const path of ['/qa', '/qa/', '/qa/worlds', '/qa/api', '/qa/api/worlds', '/qa/api/journal/live'])
      expect([path, (await plain.fetch(path)).status]).toEqual([path, 404]);
    const spoiled = await plain.fetch('/qa/api/status', { method: 'POST', headers: JSON_BODY, body: SPOIL });
    expect([spoiled.status, plain.world.settings.get(PLATFORM_STATUS).status]).toEqual([404, 0]);
  });
});
