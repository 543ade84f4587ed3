import { PICTURE } from '@tonalli/contracts/access-row';
import { sendFeedback } from '@tonalli/contracts/help/wire';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeIn } from './answer-code';
import { formOf } from './authorisation/resources';
import { lastRecordedCall } from './recorded-call';
import { useStack } from './shared-stack';
import type { LoggedIn, StackWorld } from './stack';
import { movedTo, type TestBrowser } from './test-browser';

const file = (bytes: number) => new File(['x'.repeat(bytes)], 'captura.png', { type: 'image/png' });
const form = (fields: object = {}, images: readonly File[] = []) =>
  formOf({ content: 'Hola', topic: 'SITE', images, ...fields });

const stack = await useStack();
let world: StackWorld;
let player: LoggedIn;
/** The player's own browser. */
let browser: TestBrowser;
beforeAll(async () => {
  world = await stack.world();
  player = await world.member();
});
beforeEach(() => {
  browser = movedTo(stack.gatewayUrl, player);
});

/** Sent as a page of ours does it, but for what is changed. */
function send(body: FormData | string, change: { path?: string; headers?: Record<string, string> } = {}) {
  const { path = 'help.sendFeedback', headers = {} } = change;
  const session: Record<string, string> = browser.tabToken === null ? {} : { 'x-session': browser.tabToken };
  const key = { 'x-idempotency-key': crypto.randomUUID() };
  return browser.fetch(`/trpc/${path}`, { method: 'POST', headers: { ...session, ...key, ...headers }, body });
}
const answerOf = async (asked: Promise<Response>) => {
  const response = await asked;
  return [response.status, await codeIn(response)];
};
const sent = () =>
  stack.wire.records.filter(({ path, headers }) => path === sendFeedback.path && headers['x-world'] === world.name);

describe('forms with pictures', () => {
  it('MEM-15 are handed on with text and pictures as they came, under the key of the intent', async () => {
    const body = form({ content: '¡Hola! 👋' }, [PICTURE, new File([PICTURE], 'otra.png', { type: 'image/png' })]);
    expect((await send(body, { headers: { 'x-idempotency-key': 'key-1' } })).status).toBe(200);
    const { headers, body: bytes, request } = await lastRecordedCall(stack, world, 'sendFeedback');
    expect(headers['idempotency-key']).toBe('key-1');
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect([...bytes.matchAll(/filename="([^"]+)"/g)].map(([, name]) => name)).toEqual(['pixel.png', 'otra.png']);
    expect(request).toMatchObject({ content: '¡Hola! 👋', topic: 'SITE' });
    const image = new TextDecoder().decode(await PICTURE.arrayBuffer());
    expect(bytes.split(image)).toHaveLength(3);
  });

  it('MEM-15 S4 are taken from our own pages only, whatever the session', async () => {
    const before = sent().length;
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const from of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, {}]) {
      const headers = new Headers({ cookie, 'x-session': player.tabToken ?? '', ...from });
      const foreign = fetch(`${stack.gatewayUrl}/trpc/help.sendFeedback`, { method: 'POST', headers, body: form() });
      expect(await answerOf(foreign)).toEqual([403, 'ORIGIN_REFUSED']);
    }
    expect(sent()).toHaveLength(before);
  });

  it('MEM-15 need both halves of a session of a member, before the body is read', async () => {
    const before = sent().length;
    browser.tabToken = null;
    expect(await answerOf(send(form()))).toEqual([401, 'SESSION_MISMATCH']);
    browser.cookies.delete('__Host-session');
    expect(await answerOf(send(form()))).toEqual([401, 'TOKEN_MISSING']);
    browser.tabToken = (await browser.client.session.freePlay.mutate()).token;
    expect(await answerOf(send(form()))).toEqual([403, 'TRIAL_ACCOUNT']);
    expect(sent()).toHaveLength(before);
  });

  it('MEM-15 are not read for a procedure that takes none, nor in a batch', async () => {
    for (const path of ['account.updateLanguage', 'help.nothing', 'help.sendFeedback,help.sendFeedback?batch=1'])
      expect([path, ...(await answerOf(send(formOf({ language: 'en' }), { path })))]).toEqual([
        path,
        400,
        'INVALID_REQUEST',
      ]);
  });

  it('MEM-15 are refused when they are filled in wrongly, and nothing is called', async () => {
    browser = await world.member();
    const before = sent().length;
    const wrong: Record<string, FormData> = {
      'no text': formOf({ topic: 'SITE' }),
      'a blank text': form({ content: '   ' }),
      '141 characters': form({ content: 'ñ'.repeat(141) }),
      'marks without end': form({ content: `a${'\u0301'.repeat(3_000)}` }),
      'an unknown topic': form({ topic: 'NOPE' }),
      'the text twice': form({ content: ['Hola', 'Adiós'] }),
      'an unknown field': form({ isAdmin: 'true' }),
      'a file in another field': form({ content: [file(10)] }),
      'text in place of a picture': form({ images: 'picture' }),
      'four pictures': form({}, [file(10), file(10), file(10), file(10)]),
    };
    for (const [what, body] of Object.entries(wrong))
      expect([what, ...(await answerOf(send(body)))]).toEqual([what, 400, 'INVALID_REQUEST']);
    expect(sent()).toHaveLength(before);
  });

  it('MEM-15 have their characters counted as people do', async () => {
    expect(await answerOf(send(form({ content: '👨‍👩‍👧‍👦'.repeat(140) })))).toEqual([200, 'OK']);
  });

  it('MEM-15 are refused beyond three pictures of the largest size, and when they are no form', async () => {
    const before = sent().length;
    expect(await answerOf(send(form({}, [file(20 * 1_024 * 1_024)])))).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const text = JSON.stringify({ content: 'Hola', topic: 'SITE', images: [] });
    for (const type of ['multipart/form-data; boundary=x', 'application/json'])
      expect(await answerOf(send(text, { headers: { 'content-type': type } }))).toEqual([400, 'INVALID_REQUEST']);
    expect(sent()).toHaveLength(before);
  });

  it('MEM-15 may be sent twenty times in ten minutes, and then it is said when there may be more', async () => {
    browser = await world.member();
    for (let sending = 0; sending < 20; sending += 1) expect((await send(form())).status).toBe(200);
    const refused = await send(form());
    expect(refused.status).toBe(429);
    const { error }: { error?: { data: { platform: unknown } } } = Object(await refused.json());
    expect(error?.data.platform).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) });
  });
});
