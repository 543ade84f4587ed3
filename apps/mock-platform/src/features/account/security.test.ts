import * as account from '@tonalli/contracts/account/wire';
import type { Endpoint } from '@tonalli/contracts/endpoint';
import { RULE_KINDS } from '@tonalli/contracts/rules';
import { describe, expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { findMember } from '../../people/find-member';
import { code } from '../../testing/answer-codes';
import { type Credentials, callsAs, logIn, tryLogIn } from '../../testing/log-in';
import { serveMember } from '../../testing/stage';
import { openSession } from '../session';

const MINUTE = 60_000;
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Version/19.1 Mobile/15E148 Safari/604.1';

const stage = await serveMember();
const { platform } = stage;

const by = (userAgent: string) => ({ ...stage.here, headers: { 'x-forwarded-user-agent': userAgent } });
const attempt = (who: Credentials, userAgent = '') => tryLogIn(platform, who, by(userAgent));
const enter = async (who: Credentials = stage.ana, userAgent = '') =>
  callsAs(platform, await logIn(platform, who, by(userAgent)));
const change = (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) => ({
  oldPassword,
  newPassword,
  confirmNewPassword,
});

describe('changing the password', () => {
  it('AUTH-11 takes the old one, logs in with the new one only, and ends every other session, which is told', async () => {
    const [here, elsewhere] = [await enter(), await enter()];
    const told: string[] = [];
    stage.world.events.subscribe(({ type }) => told.push(type));
    expect(await here.code(account.changePassword, change(stage.ana.password, 'Nueva1234'))).toBe('OK');
    expect(told).toEqual(['session-ended']);
    expect(await here.code(account.fetchMemberInfo)).toBe('OK');
    expect(await elsewhere.code(account.fetchMemberInfo)).toBe('TOKEN_INVALID');
    expect(await code(attempt(stage.ana))).toBe('LOGIN_FAILED');
    expect(await code(attempt({ ...stage.ana, password: 'Nueva1234' }))).toBe('OK');
  });

  it('AUTH-11 takes one with symbols, by which one logs in', async () => {
    const here = await enter();
    expect(await here.code(account.changePassword, change(stage.ana.password, 'Xk7#mQ2$vL9!'))).toBe('OK');
    expect(await code(attempt({ ...stage.ana, password: 'Xk7#mQ2$vL9!' }))).toBe('OK');
  });

  it('AUTH-11 lets one that was chosen under another rule log in, and prove who changes it', async () => {
    const strict = "UPDATE registration_rules SET accepted_pattern = ?, pattern_id = 'mixed' WHERE field = 'password'";
    stage.world.sqlite.prepare(strict).run(RULE_KINDS.mixed.expression);
    const here = await enter();
    expect(await here.code(account.changePassword, change(stage.ana.password, 'Nueva1234'))).toBe('FIELD_INVALID');
    expect(await here.code(account.changePassword, change(stage.ana.password, 'Nueva-1234'))).toBe('OK');
  });

  it.each([
    ['corta1', undefined, { newPassword: { patternId: 'lettersDigitsSymbols', min: 8, max: 20 } }],
    ['sincifras', undefined, { newPassword: { patternId: 'lettersDigitsSymbols', min: 8, max: 20 } }],
    ['', undefined, { newPassword: { patternId: 'required' } }],
    ['Nueva1234', 'Nueva1235', { confirmNewPassword: { patternId: 'confirm' } }],
  ])('AUTH-11 refuses %j confirmed by %j, by the rules of the registration', async (typed, confirmed, fields) => {
    const [here, elsewhere] = [await enter(), await enter()];
    const { status, envelope } = await here.answer(
      account.changePassword,
      change(stage.ana.password, typed, confirmed),
    );
    expect({ status, ...envelope }).toMatchObject({ status: 422, code: 'FIELD_INVALID', fields });
    expect(await elsewhere.code(account.fetchMemberInfo)).toBe('OK');
    expect(await code(attempt(stage.ana))).toBe('OK');
  });

  it('AUTH-11 locks whoever guesses the old password, also at once, until five minutes are over', async () => {
    const here = await enter();
    const guesses = Array.from({ length: 8 }, () =>
      here.code(account.changePassword, change('Falsa1234', 'Nueva1234')),
    );
    const codes = await Promise.all(guesses);
    expect(codes.filter((each) => each === 'PASSWORD_WRONG').length).toBeLessThanOrEqual(5);
    const right = change(stage.ana.password, 'Nueva1234');
    expect(await here.answer(account.changePassword, right)).toMatchObject({
      status: 423,
      envelope: { code: 'ACCOUNT_LOCKED', retryAfterSeconds: 300 },
    });
    stage.world.clock.advance(5 * MINUTE);
    expect(await here.code(account.changePassword, right)).toBe('OK');
  });

  it('AUTH-11 gives a password to an account that had none', async () => {
    const here = await enter();
    stage.world.sqlite.prepare('UPDATE members SET password_hash = NULL WHERE id = ?').run(stage.ana.id);
    expect(await here.value(account.fetchSecurity)).toMatchObject({ hasPassword: false });
    expect(await here.code(account.changePassword, change('', 'Nueva1234'))).toBe('OK');
    expect(await code(attempt({ ...stage.ana, password: 'Nueva1234' }))).toBe('OK');
  });
});

describe('sessions', () => {
  it('AUTH-17 are listed with their devices, this one first', async () => {
    const here = await enter();
    stage.world.clock.advance(10 * MINUTE);
    await enter(stage.ana, PHONE);
    await enter(await mintMember(stage.world));
    const { list } = await here.value(account.listSessions);
    expect(list).toMatchObject([
      { device: { kind: 'other' }, ip: '127.0.0.1', current: true },
      { device: { kind: 'phone', browser: 'Safari', system: 'iPhone' }, current: false },
    ]);
    expect(list[0]?.lastUsedAt).toBe(list[1]?.openedAt);
    expect(list[0]?.openedAt).not.toBe(list[0]?.lastUsedAt);
  });

  it('AUTH-17 end one by one, and are gone for the list', async () => {
    const [here, elsewhere] = [await enter(), await enter(stage.ana, PHONE)];
    const { list } = await here.value(account.listSessions);
    const { id } = list.find(({ current }) => !current) ?? { id: '' };
    expect(await here.code(account.revokeSession, { id })).toBe('OK');
    expect(await elsewhere.code(account.fetchMemberInfo)).toBe('TOKEN_INVALID');
    expect(await here.code(account.revokeSession, { id })).toBe('NOT_FOUND');
    expect((await here.value(account.listSessions)).list).toHaveLength(1);
  });

  it('AUTH-17 of another member are not found, and stay', async () => {
    const luis = await mintMember(stage.world);
    const [here, theirs] = [await enter(), await enter(luis)];
    const { list } = await theirs.value(account.listSessions);
    expect(await here.code(account.revokeSession, { id: list[0]?.id ?? '' })).toBe('NOT_FOUND');
    expect(await here.value(account.revokeOtherSessions)).toEqual({ count: 0 });
    expect(await theirs.code(account.fetchMemberInfo)).toBe('OK');
  });

  it('AUTH-17 end all at once but the one that asks', async () => {
    const [here, ...others] = [await enter(), await enter(), await enter(stage.ana, PHONE)];
    expect(await here.value(account.revokeOtherSessions)).toEqual({ count: 2 });
    for (const other of others) expect(await other.code(account.fetchMemberInfo)).toBe('TOKEN_INVALID');
    expect(await here.code(account.fetchMemberInfo)).toBe('OK');
  });
});

describe('the login history', () => {
  it('AUTH-17 tells logins and failed attempts, newest first, to their owner only', async () => {
    await enter(await mintMember(stage.world), PHONE);
    await attempt({ ...stage.ana, password: 'Falsa1234' }, PHONE);
    const { list } = await (await enter()).value(account.listLogins);
    expect(list).toMatchObject([
      { way: 'password', succeeded: true, ip: '127.0.0.1' },
      { way: 'password', succeeded: false, device: { system: 'iPhone' } },
    ]);
  });

  it('AUTH-17 keeps the last fifty', async () => {
    const here = await enter();
    const member = findMember(stage.world, stage.ana.id);
    for (let index = 0; member && index < 55; index += 1) openSession(stage.world, member, '203.0.113.7');
    expect((await here.value(account.listLogins)).list).toHaveLength(50);
    expect(stage.world.sqlite.prepare('SELECT count(*) FROM logins').pluck().get()).toBe(50);
  });
});

describe('the profile', () => {
  it('MEM-02 takes one of the avatars, which is a picture, and no other', async () => {
    const here = await enter();
    const { icons } = await here.value(account.fetchAvatars);
    expect(icons).toHaveLength(12);
    expect(await here.value(account.chooseAvatar, { icon: 'avatar-5' })).toMatchObject({ icon: 'avatar-5' });
    const { icon } = await here.value(account.fetchMemberInfo);
    expect(icon).toBe(icons.find(({ id }) => id === 'avatar-5')?.url);
    const picture = await platform.fetch(icon);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(picture.headers.get('cache-control')).toContain('immutable');
    for (const wrong of ['avatar-13', '../../etc', '']) {
      expect(await here.code(account.chooseAvatar, { icon: wrong })).toBe('NOT_FOUND');
    }
    expect((await here.value(account.fetchAvatars)).icon).toBe('avatar-5');
  });

  it.each(['María Luna', 'Ñandú_7', "O'Neil", 'J. R.', '玩家88'])('MEM-02 takes the nickname %s', async (nickname) => {
    const here = await enter();
    expect(await here.value(account.changeNickname, { nickname: ` ${nickname} ` })).toEqual({ nickname });
    expect(await here.value(account.fetchMemberInfo)).toMatchObject({ nickname });
  });

  it.each(['', 'x', 'a'.repeat(25), '<b>Ana</b>', 'Ana\u202eluM', 'Ana  Luna', '  ', '\u0301\u0301'])(
    'MEM-02 refuses the nickname %j',
    async (nickname) => {
      const here = await enter();
      const before = await here.value(account.fetchMemberInfo);
      expect(await here.code(account.changeNickname, { nickname })).toBe('INVALID_REQUEST');
      expect(await here.value(account.fetchMemberInfo)).toEqual(before);
    },
  );
});

describe('who may', () => {
  const CALLS: [Endpoint, object][] = [
    [account.changePassword, change('Clave1234', 'Nueva1234')],
    [account.fetchSecurity, {}],
    [account.fetchAvatars, {}],
    [account.chooseAvatar, { icon: 'avatar-1' }],
    [account.changeNickname, { nickname: 'Ana' }],
    [account.listSessions, {}],
    [account.revokeSession, { id: 'x' }],
    [account.revokeOtherSessions, {}],
    [account.listLogins, {}],
  ];

  it('AUTH-17 refuses trial accounts and visitors everywhere', async () => {
    const guest = await enter(await mintMember(stage.world, { type: 4 }));
    for (const [endpoint, wire] of CALLS) {
      expect([endpoint.path, await guest.code(endpoint, wire)]).toEqual([endpoint.path, 'TRIAL_ACCOUNT']);
      const visitor = platform.call(endpoint, wire, stage.here);
      expect([endpoint.path, await code(visitor)]).toEqual([endpoint.path, 'TOKEN_MISSING']);
    }
  });
});
