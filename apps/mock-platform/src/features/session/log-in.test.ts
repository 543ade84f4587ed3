import { hash } from '@node-rs/argon2';
import { fetchMemberInfo } from '@tonalli/contracts/account/wire';
import * as session from '@tonalli/contracts/session/wire';
import { noteFirstLogin } from '@tonalli/contracts/session/wire-step';
import { fetchBalance } from '@tonalli/contracts/wallet/wire';
import { describe, expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { findMember } from '../../people/find-member';
import { code } from '../../testing/answer-codes';
import { serveMember } from '../../testing/stage';
import { captchaAnswer } from '.';
import { enter, times } from './log-in-fixture';

const MINUTE = 60_000;

const stage = await serveMember({ username: 'Ana1', password: 'Clave1234', balanceMinor: 12_345 });
const { platform } = stage;

const logIn = (over?: Record<string, string>) => enter(stage, over);
const wrong = () => logIn({ password: 'wrong' });
async function solvedCaptcha(): Promise<{ captchaId: string; captcha: string }> {
  const { id } = await platform.value(session.fetchCaptcha, {}, stage.here);
  return { captchaId: id, captcha: captchaAnswer(stage.world, id) ?? '' };
}

describe('login by user name', () => {
  it('AUTH-01 opens a session for the member, whatever the case and the spaces around', async () => {
    const { value } = await logIn({ username: '  aNA1 ' });
    expect(value).toMatchObject({ userName: 'Ana1', customerId: stage.ana.id, type: 0, firstTimeLogin: false });
    const options = { ...stage.here, token: value?.token ?? '' };
    expect(await platform.value(fetchMemberInfo, {}, options)).toMatchObject({ id: stage.ana.id, balance: '123.45' });
    expect(await platform.value(fetchBalance, {}, options)).toEqual({ main: '123.45', vendors: [] });
  });

  it('AUTH-01 S1 takes the password as it was set, to the letter', async () => {
    for (const password of ['clave1234', 'CLAVE1234', ' Clave1234', 'Clave1234 ', 'Clave12345', 'Clave123']) {
      expect([password, (await logIn({ password })).code]).toEqual([password, 'LOGIN_FAILED']);
      stage.world.sqlite.prepare('DELETE FROM login_failures').run();
    }
  });

  it('AUTH-01 stores no token and no password as they are', async () => {
    const { value } = await logIn();
    const dump = stage.world.sqlite.serialize().toString('latin1');
    expect(dump).not.toContain(value?.token);
    expect(dump).not.toContain(stage.ana.password);
    expect(dump).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it('AUTH-01 hashes a password anew that was hashed with other parameters, once it was right', async () => {
    const old = await hash(stage.ana.password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    stage.world.sqlite.prepare('UPDATE members SET password_hash = ? WHERE id = ?').run(old, stage.ana.id);
    const kept = () => findMember(stage.world, stage.ana.id);
    const since = kept()?.passwordChangedAt;
    await wrong();
    expect(kept()?.passwordHash).toBe(old);
    expect(await logIn()).toMatchObject({ status: 200 });
    const renewed = kept()?.passwordHash;
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await logIn()).toMatchObject({ status: 200 });
    expect(kept()).toMatchObject({ passwordHash: renewed, passwordChangedAt: since });
  });

  it('AUTH-14 says the same of a wrong password and of a user that there is not', async () => {
    const known = await wrong();
    const unknown = await logIn({ username: 'nobody' });
    expect(known).toMatchObject({ status: 401, code: 'LOGIN_FAILED', captcha: false });
    expect(unknown).toEqual(known);
  });

  it('AUTH-14 asks for a captcha after three failures, and takes it once', async () => {
    const failures = await times(3, wrong);
    expect(failures.map(({ captcha }) => captcha)).toEqual([false, false, true]);
    expect(await logIn()).toMatchObject({ code: 'CAPTCHA_FAILED', captcha: true });
    const solved = await solvedCaptcha();
    expect(await logIn({ ...solved, captcha: 'WRONG' })).toMatchObject({ code: 'CAPTCHA_FAILED' });
    expect(await logIn(solved)).toMatchObject({ code: 'CAPTCHA_FAILED' });
    const fresh = await solvedCaptcha();
    expect(await logIn({ ...fresh, captcha: fresh.captcha.toLowerCase() })).toMatchObject({ status: 200 });
    expect(await wrong()).toMatchObject({ code: 'LOGIN_FAILED', captcha: false });
  });

  it('AUTH-14 takes no captcha that is five minutes old', async () => {
    await times(3, wrong);
    const solved = await solvedCaptcha();
    stage.world.clock.advance(5 * MINUTE);
    expect(await logIn(solved)).toMatchObject({ code: 'CAPTCHA_FAILED' });
  });

  it('AUTH-14 locks for five minutes after ten failures, also for the right password, and opens by itself', async () => {
    await times(3, wrong);
    const more = await times(7, async () => logIn({ password: 'wrong', ...(await solvedCaptcha()) }));
    expect(more.at(-2)).toMatchObject({ code: 'LOGIN_FAILED' });
    expect(more.at(-1)).toMatchObject({ status: 423, code: 'ACCOUNT_LOCKED', retryAfterSeconds: 300 });
    stage.world.clock.advance(4 * MINUTE);
    expect(await logIn(await solvedCaptcha())).toMatchObject({ code: 'ACCOUNT_LOCKED', retryAfterSeconds: 60 });
    stage.world.clock.advance(MINUTE);
    expect(await logIn(await solvedCaptcha())).toMatchObject({ status: 200 });
  });

  it('AUTH-14 counts attempts that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, wrong));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 'LOGIN_FAILED').length).toBeLessThan(10);
    expect(codes).toContain('CAPTCHA_FAILED');
  });

  it('AUTH-14 locks the guesser’s address: the member still logs in from their own', async () => {
    const from = (ip: string, password: string) =>
      platform.call(
        session.login,
        { username: stage.ana.username, password, type: 'username' },
        { ...stage.here, address: ip },
      );
    for (let tried = 0; tried < 30; tried += 1) await from('203.0.113.66', 'wrong');
    const locked = stage.world.sqlite.prepare('SELECT max(failures) FROM login_failures').pluck().get();
    expect(locked).toBe(3);
    expect(await code(from('203.0.113.66', stage.ana.password))).toBe('CAPTCHA_FAILED');
    expect(await code(from('198.51.100.7', stage.ana.password))).toBe('OK');
  });

  it('AUTH-14 locks one member at one address, nobody else', async () => {
    await times(3, wrong);
    const carla = await mintMember(stage.world, { username: 'carla' });
    expect(await logIn({ username: 'carla', password: carla.password })).toMatchObject({ status: 200 });
  });

  it.each([
    [{ type: 3 as const }, {}, 'ACCOUNT_NOT_MEMBER'],
    [{ type: 0 as const }, { audience: 'agent' }, 'ACCOUNT_NOT_AGENT'],
  ])('AUTH-01 refuses an account of %o that asks for %o, once its password was right', async (mint, ask, code) => {
    const { username, password } = await mintMember(stage.world, mint);
    expect(await logIn({ username, password, ...ask })).toMatchObject({ status: 403, code });
    expect(await logIn({ username, password: 'wrong', ...ask })).toMatchObject({ code: 'LOGIN_FAILED' });
  });

  it('AUTH-01 lets an agent in at the agents’ door', async () => {
    const { username, password } = await mintMember(stage.world, { type: 1 });
    expect(await logIn({ username, password, audience: 'agent' })).toMatchObject({ status: 200, value: { type: 1 } });
  });

  it('AUTH-01 refuses a suspended account, and its sessions with it', async () => {
    const { value } = await logIn();
    stage.world.sqlite.prepare("UPDATE members SET status = 'suspended' WHERE id = ?").run(stage.ana.id);
    expect(await logIn()).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
    const { envelope } = await platform.call(fetchMemberInfo, {}, { ...stage.here, token: value?.token ?? '' });
    expect(envelope).toMatchObject({ code: 'TOKEN_INVALID' });
  });

  it('AUTH-01 tells the first login from the later ones, and an old password from a new one', async () => {
    stage.world.sqlite.prepare('UPDATE members SET first_login_at = NULL WHERE id = ?').run(stage.ana.id);
    const first = await logIn();
    expect(first.value).toMatchObject({ firstTimeLogin: true, passwordExpired: false });
    await platform.value(noteFirstLogin, {}, { ...stage.here, token: first.value?.token ?? '' });
    expect((await logIn()).value).toMatchObject({ firstTimeLogin: false });
    const longAgo = stage.world.clock.now() - 91 * 24 * 60 * MINUTE;
    stage.world.sqlite.prepare('UPDATE members SET password_changed_at = ? WHERE id = ?').run(longAgo, stage.ana.id);
    expect((await logIn()).value).toMatchObject({ passwordExpired: true });
  });
});

describe('sessions', () => {
  it('WIRE-04 end with the logout, which is told to whoever listens', async () => {
    const told: unknown[] = [];
    stage.world.events.subscribe((event) => told.push(event));
    const { value } = await logIn();
    const options = { ...stage.here, token: value?.token ?? '' };
    expect(await platform.value(session.logout, {}, options)).toBeNull();
    expect(told).toEqual([{ type: 'session-ended', customerId: stage.ana.id, tokenId: expect.any(String) }]);
    const { status, envelope } = await platform.call(session.logout, {}, options);
    expect({ status, ...envelope }).toMatchObject({ status: 401, code: 'TOKEN_INVALID' });
    // What is left counts the money that she came with, and looks at her day.
    expect(stage.world.clock.pending().map(({ kind }) => kind)).toEqual(['rollups.carry', 'harmMarkers.day']);
  });

  const opened = async () => {
    const told: unknown[] = [];
    const { value } = await logIn();
    stage.world.events.subscribe((event) => told.push(event));
    return { told, use: () => code(platform.call(fetchMemberInfo, {}, { ...stage.here, token: value?.token ?? '' })) };
  };

  it('AUTH-15 S1 end an hour after their last use, which is told, and not before', async () => {
    const { told, use } = await opened();
    stage.world.clock.advance(60 * MINUTE - 1);
    expect(await use()).toBe('OK');
    stage.world.clock.advance(60 * MINUTE - 1);
    expect(await use()).toBe('OK');
    expect(told).toEqual([]);
    stage.world.clock.advance(60 * MINUTE);
    expect(told).toMatchObject([{ type: 'session-ended', customerId: stage.ana.id }]);
    expect(await use()).toBe('TOKEN_INVALID');
    expect(stage.world.clock.pending()).toMatchObject([{ kind: 'harmMarkers.day' }]);
  });

  it('WIRE-04 AUTH-15 S1 end twelve hours after the login however much they are used, which is told too', async () => {
    const { told, use } = await opened();
    for (let halfHours = 1; halfHours < 24; halfHours += 1) {
      stage.world.clock.advance(30 * MINUTE);
      expect(await use()).toBe('OK');
    }
    stage.world.clock.advance(30 * MINUTE - 1);
    expect([await use(), told.length]).toEqual(['OK', 0]);
    stage.world.clock.advance(1);
    expect(told).toHaveLength(1);
    expect(await use()).toBe('TOKEN_INVALID');
  });
});
