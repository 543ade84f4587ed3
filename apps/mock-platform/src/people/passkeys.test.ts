import * as account from '@tonalli/contracts/account/wire';
import * as protection from '@tonalli/contracts/account/wire-protection';
import { LoginAnswer } from '@tonalli/contracts/session/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { mintMember } from '../emulator/control/mint-member';
import { createAuthenticator, type Deviation } from '../features/account/authenticator-fixture';
import { UNREGISTERED_IP_STEP } from '../features/session';
import { code } from '../testing/answer-codes';
import { type Credentials, logIn } from '../testing/log-in';
import { serveMember } from '../testing/stage';
import type { CallOptions } from '../testing/test-platform';

const MINUTE = 60_000;

const stage = await serveMember();
const { platform } = stage;
let device: ReturnType<typeof createAuthenticator>;

beforeEach(() => {
  device = createAuthenticator(platform.url);
});

const enter = (who: Credentials = stage.ana): Promise<CallOptions> => logIn(platform, who, stage.here);
const begin = async (as: CallOptions, password = stage.ana.password) =>
  (await platform.value(protection.beginPasskey, { password }, as)).options;
const add = (as: CallOptions, response: object) =>
  code(platform.call(protection.addPasskey, { name: 'Laptop', response }, as));
async function registered(): Promise<CallOptions> {
  const as = await enter();
  expect(await add(as, device.make(await begin(as)))).toBe('OK');
  return as;
}
const beginLogin = async () => (await platform.value(protection.beginPasskeyLogin, {}, stage.here)).options;
const hand = (response: object) => platform.call(protection.logInByPasskey, { response }, stage.here);
const enterBy = async (deviation: Deviation = {}) => code(hand(device.use(await beginLogin(), deviation)));

describe('a passkey', () => {
  it('AUTH-17 logs its owner in without a second step, and the history tells so', async () => {
    stage.world.settings.set(UNREGISTERED_IP_STEP, true);
    stage.world.sqlite.prepare('UPDATE members SET mobile = NULL WHERE id = ?').run(stage.ana.id);
    await registered();
    stage.world.clock.advance(MINUTE);
    const { envelope } = await hand(device.use(await beginLogin()));
    const answer = LoginAnswer.parse(envelope.success && envelope.value);
    expect(answer.customerId).toBe(stage.ana.id);
    const as = { ...stage.here, token: answer.token };
    const { list: logins } = await platform.value(account.listLogins, {}, as);
    expect(logins.map(({ way, succeeded }) => [way, succeeded])).toEqual([
      ['passkey', true],
      ['password', true],
    ]);
    expect((await platform.value(account.listSessions, {}, as)).list).toHaveLength(2);
    const { list } = await platform.value(protection.listPasskeys, {}, as);
    expect(list).toMatchObject([{ name: 'Laptop', backedUp: true, lastUsedAt: expect.any(String) }]);
  });

  it('AUTH-05 asks for no new password: none was typed', async () => {
    await registered();
    stage.world.sqlite
      .prepare('UPDATE members SET default_password = 1, password_changed_at = 0 WHERE id = ?')
      .run(stage.ana.id);
    const { envelope } = await hand(device.use(await beginLogin()));
    expect(envelope).toMatchObject({ value: { passwordExpired: false, defaultPassword: false } });
  });

  it('AUTH-17 S8 works once for each answer, and is refused when a copy of the device has counted less', async () => {
    await registered();
    const answer = device.use(await beginLogin(), { counter: 9 });
    expect(await code(hand(answer))).toBe('OK');
    expect(await code(hand(answer))).toBe('PASSKEY_INVALID');
    for (const counter of [9, 8, 0]) expect(await enterBy({ counter })).toBe('PASSKEY_INVALID');
    expect(await enterBy({ counter: 10 })).toBe('OK');
  });

  it('AUTH-17 that is kept by several devices counts nothing', async () => {
    const as = await enter();
    await add(as, device.make(await begin(as), { counter: 0 }));
    expect([await enterBy({ counter: 0 }), await enterBy({ counter: 0 })]).toEqual(['OK', 'OK']);
  });

  it.each<[string, Deviation]>([
    ['of another site', { origin: 'https://tonalli.evil.example' }],
    ['of another port', { origin: 'http://127.0.0.1:1' }],
    ['for another site', { rpId: 'evil.example' }],
    ['of a device that nobody unlocked', { unverified: true }],
    ['to another question', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['to no question', { challenge: '' }],
    ['of somebody that is not known', { id: Buffer.alloc(32, 7).toString('base64url') }],
  ])('AUTH-17 S8 refuses an answer %s, to be kept as to log in', async (_what, deviation) => {
    const as = await enter();
    if (!deviation.id) expect(await add(as, device.make(await begin(as), deviation))).toBe('PASSKEY_INVALID');
    expect(await add(as, device.make(await begin(as)))).toBe('OK');
    expect(await enterBy(deviation)).toBe('PASSKEY_INVALID');
    expect(await enterBy()).toBe('OK');
  });

  it('AUTH-17 S8 refuses what another key has signed', async () => {
    await registered();
    const stranger = createAuthenticator(platform.url);
    const response = stranger.use(await beginLogin(), { id: device.id });
    expect(await code(hand(response))).toBe('PASSKEY_INVALID');
  });

  it('AUTH-17 is not taken over: a credential that somebody has is kept for nobody else', async () => {
    await registered();
    const ben = await mintMember(stage.world);
    const bens = await enter(ben);
    const thief = createAuthenticator(platform.url);
    expect(await add(bens, thief.make(await begin(bens, ben.password), { id: device.id }))).toBe('PASSKEY_INVALID');
    expect((await platform.value(protection.listPasskeys, {}, bens)).list).toEqual([]);
  });

  it('AUTH-17 each question is good for one ceremony of the one who asked, and for five minutes', async () => {
    const as = await enter();
    const ben = await mintMember(stage.world);
    const bens = await enter(ben);
    const asked = await begin(bens, ben.password);
    expect(await add(as, device.make(asked))).toBe('PASSKEY_INVALID');
    expect(await add(as, device.make(await beginLogin()))).toBe('PASSKEY_INVALID');
    const old = await begin(as);
    stage.world.clock.advance(5 * MINUTE);
    expect(await add(as, device.make(old))).toBe('PASSKEY_INVALID');
    expect(await add(as, device.make(await begin(as)))).toBe('OK');
    expect(await code(hand(device.use(await begin(as))))).toBe('PASSKEY_INVALID');
  });

  it('AUTH-17 opens nothing once it was removed, and not for a suspended member', async () => {
    const as = await registered();
    stage.world.sqlite.prepare("UPDATE members SET status = 'suspended' WHERE id = ?").run(stage.ana.id);
    expect(await enterBy()).toBe('ACCOUNT_SUSPENDED');
    stage.world.sqlite.prepare("UPDATE members SET status = 'active' WHERE id = ?").run(stage.ana.id);
    expect(await code(platform.call(protection.removePasskey, { id: device.id }, as))).toBe('OK');
    expect(await enterBy()).toBe('PASSKEY_INVALID');
  });
});
