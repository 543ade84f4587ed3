import { fetchMemberInfo } from '@tonalli/contracts/account/wire';
import { Envelope } from '@tonalli/contracts/envelope';
import { fetchRegisterRules } from '@tonalli/contracts/registration/wire';
import { fetchCaptcha, requestLoginCode } from '@tonalli/contracts/session/wire';
import { fetchPermission } from '@tonalli/contracts/system/wire';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { logIn } from '../../testing/log-in';
import { serveOwn, serveWorlds } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { PLATFORM_STATUS } from '../../world/operator-settings';

const stage = await serveWorlds();
const { platform } = stage;

async function control(at: string, body?: object, worldName = stage.world.name): Promise<Envelope> {
  const [method = '', path] = at.split(' ');
  const headers = { 'x-world': worldName, ...(body && { 'content-type': 'application/json' }) };
  const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers };
  return Envelope.parse(await (await platform.fetch(`/qa/api${path}`, init)).json());
}
async function done(at: string, body?: object): Promise<unknown> {
  const envelope = await control(at, body);
  if (!envelope.success) throw new Error(envelope.message);
  return envelope.value;
}

const iso = (offsetMs: number) => new Date(TEST_TIME_MS + offsetMs).toISOString();

describe('the control interface', () => {
  it('QA-02 makes worlds, lists them and removes them', async () => {
    const made = await done('POST /worlds', { name: 'mine', seed: 's', frozenAt: iso(5) });
    expect(made).toMatchObject({ name: 'mine', now: iso(5), mode: 'frozen', scenarios: [] });
    expect(await done('GET /worlds')).toContainEqual(expect.objectContaining({ name: 'mine', now: iso(5) }));
    expect(await control('POST /worlds', { name: 'mine' })).toMatchObject({ code: 'INVALID_REQUEST' });
    expect(await done('DELETE /worlds/mine')).toEqual({ removed: true });
    expect(await done('DELETE /worlds/mine')).toEqual({ removed: false });
  });

  it('QA-03 freezes, sets, advances and goes to the next job', async () => {
    expect(await done('GET /clock')).toMatchObject({ now: iso(0), mode: 'frozen', pending: [] });
    const { username, password } = z
      .object({ username: z.string(), password: z.string() })
      .parse(await done('POST /members', {}));
    await logIn(platform, { username, password }, stage.here);
    expect(await done('POST /clock/advance', { by: 1_000 })).toMatchObject({ now: iso(1_000) });
    const anHour = 3_600_000;
    const next = await done('POST /clock/next', {});
    expect(next).toMatchObject({
      ran: { kind: 'session.expire' },
      now: iso(anHour),
      pending: [{ kind: 'harmMarkers.day' }],
    });
    expect(await done('POST /clock/set', { at: iso(0) })).toMatchObject({ now: iso(0) });
    expect(await done('POST /clock/resume', {})).toMatchObject({ mode: 'live' });
    expect(await done('POST /clock/freeze', {})).toMatchObject({ mode: 'frozen' });
    expect(await done('POST /clock/retry', {})).toMatchObject({ retried: 0 });
  });

  it('QA-09 mints members with money, and audits', async () => {
    const member = await done('POST /members', { balance: '250.00', username: 'ana', password: 'Secreta99' });
    const { id } = z.object({ id: z.string() }).parse(member);
    expect(member).toEqual({
      id,
      username: 'ana',
      password: 'Secreta99',
      mobile: expect.stringMatching(/^\+5255\d{8}$/),
    });
    expect(await done(`GET /members/${id}`)).toMatchObject({ balances: { main: '250.00', trial: '0.00' } });
    expect(await done('GET /audit')).toMatchObject({ clean: true, postings: 1 });
    expect(await control('POST /members', { username: 'ANA' })).toMatchObject({ code: 'USERNAME_TAKEN' });
    expect(await control('POST /members', { uplineId: 'M999999' })).toMatchObject({ code: 'USER_NOT_FOUND' });
    expect(await control('POST /members', { balance: '1.5' })).toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('QA-02 ends the sessions of a member', async () => {
    const { id } = z
      .object({ id: z.string() })
      .parse(await done('POST /members', { username: 'ana', password: 'Secreta99' }));
    const as = await logIn(platform, { username: 'ana', password: 'Secreta99' }, stage.here);
    expect(await done(`DELETE /members/${id}/sessions`)).toEqual({ ended: 1 });
    const { envelope } = await platform.call(fetchMemberInfo, {}, as);
    expect(envelope).toMatchObject({ code: 'TOKEN_INVALID' });
  });

  it('QA-02 reads the SMS outbox and the answers of captchas', async () => {
    await platform.value(requestLoginCode, { mobileNum: '5512345678', countryDialingCode: '52' }, stage.here);
    const [sms] = z.array(z.object({ mobile: z.string(), code: z.string() })).parse(await done('GET /sms'));
    expect(sms).toEqual({ mobile: '+525512345678', code: expect.stringMatching(/^\d{6}$/) });
    expect(await done('GET /sms?mobile=%2B520000000000')).toEqual([]);
    const { id, image } = await platform.value(fetchCaptcha, {}, stage.here);
    expect(Buffer.from(image, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect(await done(`GET /captchas/${id}`)).toEqual({ answer: expect.stringMatching(/^[A-Z2-9]{5}$/) });
  });

  it('SYS-07 switches modules, status, domains, hosts and fields, and tells the live feed', async () => {
    const told: string[] = [];
    stage.world.events.subscribe(({ type }) => told.push(type));
    expect(await done('POST /modules', { FREEPLAY3: false })).toMatchObject({ FREEPLAY3: false, USERNAMEREG3: true });
    await done('POST /modules', { FREEPLAY3: true });
    await done('POST /hosts', { image: ['https://img.example'], launch: ['https://play.example'] });
    await done('POST /registration', { field: 'payeeName', use: 'required' });
    await done('POST /registration/age', { years: 21 });
    await done('POST /status', { status: 1, endsAt: iso(60_000) });
    const permission = await platform.value(fetchPermission, {}, stage.here);
    expect(permission.maintenance).toEqual({ endsAt: iso(60_000) });
    expect(permission.info).toMatchObject({
      imageCDNs: ['https://img.example'],
      launchGameCDNs: ['https://play.example'],
    });
    await done('POST /status', { status: 0 });
    const rules = await platform.value(fetchRegisterRules, {}, stage.here);
    expect(rules.minimumAgeYears).toBe(21);
    expect(rules.rules.find(({ field }) => field === 'payeeName')).toMatchObject({ required: true });
    await done('POST /domains', { domains: ['Tonalli.Example'] });
    expect((await platform.call(fetchRegisterRules, {}, stage.here)).envelope).toMatchObject({
      code: 'DOMAIN_UNKNOWN',
    });
    expect(told).toEqual(['status', 'status', 'status', 'status']);
  });

  it('SYS-10 adds, lists and clears faults', async () => {
    await done('POST /faults', { endpoint: 'fetchCaptcha', effect: { kind: 'error', code: 'UNKNOWN' }, count: 1 });
    expect((await platform.call(fetchCaptcha, {}, stage.here)).envelope).toMatchObject({ code: 'UNKNOWN' });
    expect(await done('GET /faults')).toMatchObject([{ id: 1, seen: 1, fired: 1 }]);
    await done('DELETE /faults');
    expect(await done('GET /faults')).toEqual([]);
  });

  it('WIRE-03 rotates the sealing keys', async () => {
    const before = platform.keys.jwks().keys.length;
    const value = z.object({ keys: z.array(z.object({ kid: z.string() })) }).parse(await done('POST /keys/rotate', {}));
    expect(value.keys).toHaveLength(Math.min(2, before + 1));
  });

  it.each([
    ['POST /faults', { endpoint: 'fetchStatos', effect: { kind: 'malformed' } }, 'did you mean "fetchStatus"?'],
    ['POST /modules', { FREEPLAI3: true }, 'did you mean "FREEPLAY3"?'],
    ['GET /clok', undefined, 'did you mean GET /qa/api/clock?'],
  ])('QA-02 names what is nearest to a mistake: %s', async (at, body, message) => {
    const envelope = await control(at, body);
    expect(envelope).toMatchObject({ success: false, message: expect.stringContaining(message) });
  });

  it('QA-02 names the nearest world', async () => {
    platform.worlds.create({ name: 'checkout' });
    const envelope = await control('GET /clock', undefined, 'chekout');
    platform.worlds.remove('checkout');
    expect(envelope).toMatchObject({ message: 'There is no world "chekout"; did you mean "checkout"?' });
  });

  it('QA-02 takes JSON only, so that no other site can drive it through a browser', async () => {
    const init = { method: 'POST', body: '{"status":1}', headers: { 'content-type': 'text/plain' } };
    const response = await platform.fetch('/qa/api/status', init);
    expect(await response.json()).toMatchObject({ code: 'INVALID_REQUEST' });
    expect(platform.world.settings.get(PLATFORM_STATUS).status).toBe(0);
  });

  it('QA-02 is not there when it is switched off', async () => {
    const plain = await serveOwn({ control: false });
    const response = await plain.fetch('/qa/api/worlds');
    expect(response.status).toBe(404);
  });
});
