import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type Tab, type TestGateway, tabOf } from '../testing/start-gateway';
import { UPLOAD_BODY_MAX_BYTES } from './uploads';

const KEY = { 'x-idempotency-key': 'key-1' };
const picture = (bytes = 10, name = 'captura.png') => new File(['x'.repeat(bytes)], name, { type: 'image/png' });

function formOf(fields: Record<string, string | readonly (string | File)[]>, images: readonly File[] = []): FormData {
  const form = new FormData();
  for (const [name, given] of Object.entries(fields)) for (const value of [given].flat()) form.append(name, value);
  for (const image of images) form.append('images', image);
  return form;
}

describe('forms with pictures at the gateway', () => {
  let gateway: TestGateway;
  let tab: Tab;
  beforeEach(async () => {
    gateway = await startGateway();
    tab = await gateway.login();
  });
  afterEach(() => gateway.stop());

  const send = (form: unknown, more: { tab?: Partial<Tab>; headers?: Record<string, string> } = {}) =>
    gateway.mutate('help.sendFeedback', form, {
      tab,
      ...more,
      headers: { origin: gateway.url, ...KEY, ...more.headers },
    });
  const code = async (answer: ReturnType<typeof send>) => {
    const { status, error } = await answer;
    return [status, error?.data.platform.code];
  };
  const sent = () => gateway.platform.calls.filter(({ name }) => name === 'sendFeedback');
  const good = () => formOf({ content: '¡Hola! 👋', topic: 'SITE' }, [picture(), picture(2_000_000, 'otra.jpg')]);

  it('MEM-15 hands on text and pictures as they came, with the key of the intent', async () => {
    const answer = await send(good());
    expect([answer.status, answer.data]).toEqual([200, { id: 'F00000001' }]);
    const [call] = sent();
    expect(call?.headers['idempotency-key']).toBe('key-1');
    expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const { images, ...texts } = Object(call?.input);
    expect(texts).toEqual({ content: '¡Hola! 👋', topic: 'SITE' });
    expect(images.map(({ name, size }: File) => [name, size])).toEqual([
      ['captura.png', 10],
      ['otra.jpg', 2_000_000],
    ]);
  });

  it('MEM-15 S4 takes a form only from its own pages, whatever the session', async () => {
    expect(await code(send(good(), { headers: { origin: 'https://evil.example' } }))).toEqual([403, 'ORIGIN_REFUSED']);
    expect(await code(send(good(), { headers: { 'sec-fetch-site': 'cross-site' } }))).toEqual([403, 'ORIGIN_REFUSED']);
    const unvouched = await gateway.mutate('help.sendFeedback', good(), { tab, headers: KEY });
    expect([unvouched.status, unvouched.error?.data.platform.code]).toEqual([403, 'ORIGIN_REFUSED']);
    expect(sent()).toEqual([]);
  });

  it('MEM-15 asks for both halves of the session before it reads the body', async () => {
    expect(await code(send(good(), { tab: {} }))).toEqual([401, 'TOKEN_MISSING']);
    expect(await code(send(good(), { tab: { cookie: tab.cookie } }))).toEqual([401, 'SESSION_MISMATCH']);
    const trial = tabOf(await gateway.mutate('session.freePlay'));
    expect(await code(send(good(), { tab: trial }))).toEqual([403, 'TRIAL_ACCOUNT']);
    expect(sent()).toEqual([]);
  });

  it('MEM-15 reads no form for a procedure that takes none, nor in a batch', async () => {
    const options = { tab, headers: { origin: gateway.url } };
    for (const path of ['account.updateLanguage', 'help.nothing', 'help.sendFeedback,help.sendFeedback?batch=1']) {
      const answer = await gateway.mutate(path, formOf({ language: 'en' }), options);
      expect([path, answer.status, answer.error?.data.platform.code]).toEqual([path, 400, 'INVALID_REQUEST']);
    }
  });

  it.each<[string, () => FormData]>([
    ['no text', () => formOf({ topic: 'SITE' })],
    ['a blank text', () => formOf({ content: '   ', topic: 'SITE' })],
    ['141 characters', () => formOf({ content: 'ñ'.repeat(141), topic: 'SITE' })],
    ['marks without end', () => formOf({ content: `a${'\u0301'.repeat(3_000)}`, topic: 'SITE' })],
    ['an unknown topic', () => formOf({ content: 'Hola', topic: 'NOPE' })],
    ['the text twice', () => formOf({ content: ['Hola', 'Adiós'], topic: 'SITE' })],
    ['an unknown field', () => formOf({ content: 'Hola', topic: 'SITE', isAdmin: 'true' })],
    ['a file in another field', () => formOf({ content: [picture()], topic: 'SITE' })],
    ['text in place of a picture', () => formOf({ content: 'Hola', topic: 'SITE', images: 'picture' })],
    [
      'four pictures',
      () =>
        formOf(
          { content: 'Hola', topic: 'SITE' },
          Array.from({ length: 4 }, () => picture()),
        ),
    ],
  ])('MEM-15 refuses %s, and calls nothing', async (_what, form) => {
    expect(await code(send(form()))).toEqual([400, 'INVALID_REQUEST']);
    expect(sent()).toEqual([]);
  });

  it('MEM-15 counts characters as people do', async () => {
    expect((await send(formOf({ content: '👨‍👩‍👧‍👦'.repeat(140), topic: 'SITE' }))).status).toBe(200);
  });

  it('MEM-15 refuses a body beyond three pictures of the largest size, and one that is no form', async () => {
    const huge = formOf({ content: 'Hola', topic: 'SITE' }, [picture(UPLOAD_BODY_MAX_BYTES)]);
    expect(await code(send(huge))).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await code(send({ content: 'Hola' }, { headers }))).toEqual([400, 'INVALID_REQUEST']);
    expect(await code(send({ content: 'Hola', topic: 'SITE', images: [] }))).toEqual([400, 'INVALID_REQUEST']);
    expect(sent()).toEqual([]);
  });

  it('MEM-15 lets a member send twenty forms in ten minutes, and says when there may be more', async () => {
    for (let sending = 0; sending < 20; sending += 1) expect((await send(good())).status).toBe(200);
    const refused = await send(good());
    expect([refused.status, refused.error?.data.platform.code]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.error?.data.platform.retryAfterSeconds).toBeGreaterThan(0);
  });

  it('MEM-04 reports with a picture that a payout never came, and refuses to without one', async () => {
    const report = (form: FormData) =>
      gateway.mutate('cashier.reportNotReceived', form, { tab, headers: { origin: gateway.url, ...KEY } });
    expect((await report(formOf({ id: 'W00000001' }))).status).toBe(400);
    const answer = await report(formOf({ id: 'W00000001' }, [picture()]));
    expect(answer.data).toMatchObject({ id: 'W00000001', status: 'NOT_RECEIVED', proof: ['I00000001'] });
  });
});
