import { fetchMemberInfo } from '@tonalli/contracts/account/wire';
import { LoginAnswer } from '@tonalli/contracts/session/wire';
import * as recovery from '@tonalli/contracts/session/wire-recovery';
import { beforeEach, describe, expect, it } from 'vitest';
import { listEmails } from '../../mail/mailbox';
import { beginTotp, confirmTotp } from '../../people/totp';
import { code } from '../../testing/answer-codes';
import { tokenFor, tryLogIn } from '../../testing/log-in';
import { serveMember } from '../../testing/stage';
import { signedHeaders } from '../../testing/test-platform';
import { DOMAINS, MODULES_OFF } from '../../world/operator-settings';
import { listSms } from '.';

const MINUTE = 60_000;
const EMAIL = 'ana@correo.example';
const NEW = 'Cerezo48azul';

const stage = await serveMember();
const { platform } = stage;

beforeEach(() => {
  stage.world.sqlite.prepare('UPDATE members SET email = ? WHERE id = ?').run('Ana@Correo.example', stage.ana.id);
});

const form = (fields: Record<string, string>, visitor: { host?: string } = {}) => {
  const sent = { method: 'POST', path: recovery.requestPasswordMail.path, body: String(new URLSearchParams(fields)) };
  return platform.fetch(sent.path, {
    method: sent.method,
    body: sent.body,
    headers: {
      'x-world': stage.world.name,
      'content-type': 'application/x-www-form-urlencoded',
      ...signedHeaders(sent, visitor),
    },
  });
};
const mailTo = async (username: string, email: string) => {
  const body = (await (await form({ username, email })).json()) as { success: boolean; code?: string };
  return body.success ? 'OK' : body.code;
};
const tokenOf = (index = 0): string => {
  const link = listEmails(stage.world, EMAIL)[index]?.links[0] ?? '';
  return new URL(link).searchParams.get('token') ?? '';
};
const tryLogin = (password: string) => code(tryLogIn(platform, { ...stage.ana, password }, stage.here));
const byLink = (token: string, newPassword = NEW, confirmNewPassword = newPassword) =>
  platform.call(recovery.resetPasswordByLink, { token, newPassword, confirmNewPassword }, stage.here);
const check = (token: string) => platform.call(recovery.checkPasswordLink, { token }, stage.here);
const openedSession = () => tokenFor(stage.world, stage.ana.id, '203.0.113.9');

describe('a forgotten password, by mail', () => {
  it('AUTH-10 mails a link that sets a new password once, and ends every session', async () => {
    const token = openedSession();
    expect(await mailTo(stage.ana.username.toUpperCase(), EMAIL)).toBe('OK');
    const [mail] = listEmails(stage.world, EMAIL);
    expect(mail?.links[0]).toMatch(/^https?:\/\/[^/]+\/reset-password\?token=[\w-]{43}$/);
    expect((await check(tokenOf())).envelope).toMatchObject({
      success: true,
      value: { username: expect.stringMatching(/^p••••\d$/) },
    });
    expect(await code(byLink(tokenOf()))).toBe('OK');
    expect(await code(platform.call(fetchMemberInfo, {}, { ...stage.here, token }))).toBe('TOKEN_INVALID');
    expect([await tryLogin(stage.ana.password), await tryLogin(NEW)]).toEqual(['LOGIN_FAILED', 'OK']);
    expect(await code(byLink(tokenOf(), 'Naranjo57verde'))).toBe('PASSWORD_LINK_INVALID');
    expect(await code(check(tokenOf()))).toBe('PASSWORD_LINK_INVALID');
  });

  it('AUTH-10 keeps only a hash of the token', async () => {
    await mailTo(stage.ana.username, EMAIL);
    const kept = JSON.stringify(stage.world.sqlite.prepare('SELECT * FROM password_links').all());
    expect(kept).not.toContain(tokenOf());
  });

  it.each([
    ['nadie', EMAIL],
    ['ana', 'otra@correo.example'],
  ])('AUTH-10 SYS-10 says that %s with %s does not exist, and sends nothing', async (username, email) => {
    const name = username === 'ana' ? stage.ana.username : username;
    expect(await mailTo(name, email)).toBe('USER_NOT_FOUND');
    expect(listEmails(stage.world, undefined)).toEqual([]);
  });

  it('AUTH-10 a link works for half an hour, the latest one only, and not one that was made up', async () => {
    await mailTo(stage.ana.username, EMAIL);
    stage.world.clock.advance(2 * MINUTE);
    await mailTo(stage.ana.username, EMAIL);
    expect(await code(check(tokenOf(1)))).toBe('PASSWORD_LINK_INVALID');
    expect(await code(check(tokenOf(0)))).toBe('OK');
    stage.world.clock.advance(30 * MINUTE);
    expect(await code(byLink(tokenOf(0)))).toBe('PASSWORD_LINK_INVALID');
    expect(await code(byLink('x'.repeat(43)))).toBe('PASSWORD_LINK_INVALID');
    expect(await tryLogin(stage.ana.password)).toBe('OK');
  });

  it('AUTH-10 of two that use one link at once one wins', async () => {
    await mailTo(stage.ana.username, EMAIL);
    const codes = await Promise.all([code(byLink(tokenOf())), code(byLink(tokenOf(), 'Naranjo57verde'))]);
    expect(codes.toSorted()).toEqual(['OK', 'PASSWORD_LINK_INVALID']);
  });

  it.each([
    ['corta1', undefined, { newPassword: { patternId: 'lettersDigitsSymbols', min: 8, max: 20 } }],
    ['password123', undefined, { newPassword: { patternId: 'common' } }],
    [NEW, 'Cerezo48rojo', { confirmNewPassword: { patternId: 'confirm' } }],
  ])('AUTH-10 refuses %j confirmed by %j, and the link stays good', async (typed, confirmed, fields) => {
    await mailTo(stage.ana.username, EMAIL);
    expect((await byLink(tokenOf(), typed, confirmed)).envelope).toMatchObject({ code: 'FIELD_INVALID', fields });
    expect(await code(byLink(tokenOf()))).toBe('OK');
  });

  it('AUTH-10 SYS-10 sends one a minute, five an hour, ten a day', async () => {
    expect([await mailTo(stage.ana.username, EMAIL), await mailTo(stage.ana.username, EMAIL)]).toEqual([
      'OK',
      'CODE_REQUESTS_EXCEEDED',
    ]);
    for (let sent = 1; sent < 5; sent += 1) {
      stage.world.clock.advance(2 * MINUTE);
      expect(await mailTo(stage.ana.username, EMAIL)).toBe('OK');
    }
    stage.world.clock.advance(2 * MINUTE);
    expect(await mailTo(stage.ana.username, EMAIL)).toBe('CODE_REQUESTS_EXCEEDED');
    for (let sent = 5; sent < 10; sent += 1) {
      stage.world.clock.advance(61 * MINUTE);
      expect(await mailTo(stage.ana.username, EMAIL)).toBe('OK');
    }
    stage.world.clock.advance(61 * MINUTE);
    expect(await mailTo(stage.ana.username, EMAIL)).toBe('CODE_QUOTA_EXCEEDED');
  });

  it('AUTH-14 bounds how many names one visitor can ask about', async () => {
    const codes: unknown[] = [];
    for (let tried = 0; tried < 22; tried += 1) codes.push(await mailTo(`nadie${tried}`, EMAIL));
    expect(codes.slice(0, 20).every((each) => each === 'USER_NOT_FOUND')).toBe(true);
    expect(codes.slice(20)).toEqual(['CODE_REQUESTS_EXCEEDED', 'CODE_REQUESTS_EXCEEDED']);
  });

  it('AUTH-10 never puts a host that a visitor claims into the mail where the operator names its own', async () => {
    stage.world.settings.set(DOMAINS, ['tonalli.example', '127.0.0.1', 'localhost']);
    const answer = await form({ username: stage.ana.username, email: EMAIL }, { host: 'evil.example' });
    expect(answer.status).toBe(403);
    expect(listEmails(stage.world, undefined)).toEqual([]);
  });
});

describe('a forgotten password, by phone', () => {
  const local = () => stage.ana.mobile.replace('+52', '');
  const ask = () =>
    code(platform.call(recovery.requestPasswordCode, { mobileNum: local(), countryDialingCode: '52' }, stage.here));
  const byCode = (verificationCode: string, newPassword = NEW, mobileNum = local()) =>
    platform.call(
      recovery.resetPasswordByCode,
      { newPassword, mobileNum, countryDialingCode: '+52', verificationCode },
      stage.here,
    );
  const sent = () => listSms(stage.world, stage.ana.mobile)[0]?.code ?? '';

  it('AUTH-10 takes the code and a new password, logs in and ends every other session', async () => {
    const token = openedSession();
    expect(await ask()).toBe('OK');
    const { envelope } = await byCode(sent());
    const answer = LoginAnswer.parse(envelope.success && envelope.value);
    expect(answer).toMatchObject({ customerId: stage.ana.id, passwordExpired: false, defaultPassword: false });
    expect(await code(platform.call(fetchMemberInfo, {}, { ...stage.here, token }))).toBe('TOKEN_INVALID');
    expect(await code(platform.call(fetchMemberInfo, {}, { ...stage.here, token: answer.token }))).toBe('OK');
    expect([await tryLogin(stage.ana.password), await tryLogin(NEW)]).toEqual(['LOGIN_FAILED', 'OK']);
    expect(await code(byCode(sent(), 'Naranjo57verde'))).toBe('CODE_INVALID');
  });

  it('AUTH-10 SYS-10 tells a wrong, a missing and an expired code apart, and a code of a login is none', async () => {
    await ask();
    const wrong = sent() === '000000' ? '111111' : '000000';
    expect(await code(byCode(wrong))).toBe('CODE_INVALID');
    expect(await code(byCode(''))).toBe('CODE_MISSING');
    stage.world.clock.advance(6 * MINUTE);
    expect(await code(byCode(sent()))).toBe('CODE_EXPIRED');
    expect(await tryLogin(stage.ana.password)).toBe('OK');
  });

  it('AUTH-10 S1 does not pass an authenticator by: the password is new, and the login waits for its second step', async () => {
    beginTotp(stage.world, stage.ana);
    confirmTotp(stage.world, stage.ana.id);
    await ask();
    expect(await code(byCode(sent()))).toBe('SECOND_STEP_REQUIRED');
    expect(await tryLogin(stage.ana.password)).toBe('LOGIN_FAILED');
    expect(await tryLogin(NEW)).toBe('SECOND_STEP_REQUIRED');
  });

  it('AUTH-10 a weak password does not use the code up', async () => {
    await ask();
    expect((await byCode(sent(), 'futbol2020')).envelope).toMatchObject({
      code: 'FIELD_INVALID',
      fields: { newPassword: { patternId: 'common' } },
    });
    expect(await code(byCode(sent()))).toBe('OK');
  });

  it('AUTH-14 answers alike for a number that nobody has, until its code is right', async () => {
    const mobileNum = '5512340000';
    const asked = await platform.call(
      recovery.requestPasswordCode,
      { mobileNum, countryDialingCode: '52' },
      stage.here,
    );
    expect(asked.envelope).toMatchObject({ success: true, value: { expiredMinutes: 1 } });
    const theirs = listSms(stage.world, `+52${mobileNum}`)[0]?.code ?? '';
    expect(await code(byCode(theirs === '000000' ? '111111' : '000000', NEW, mobileNum))).toBe('CODE_INVALID');
    expect(await code(byCode(theirs, NEW, mobileNum))).toBe('USER_NOT_FOUND');
  });

  it('AUTH-14 locks whoever guesses codes', async () => {
    await ask();
    const codes: string[] = [];
    for (let tried = 0; tried < 11; tried += 1)
      codes.push(await code(byCode(sent() === '000000' ? '111111' : '000000')));
    expect(codes.at(-1)).toBe('ACCOUNT_LOCKED');
  });

  it.each(['suspended', 'back office'])('AUTH-10 a %s account is told so and keeps its password', async (what) => {
    const change = what === 'suspended' ? "status = 'suspended'" : 'type = 3';
    stage.world.sqlite.prepare(`UPDATE members SET ${change} WHERE id = ?`).run(stage.ana.id);
    await ask();
    const expected = what === 'suspended' ? 'ACCOUNT_SUSPENDED' : 'ACCOUNT_NOT_MEMBER';
    expect(await code(byCode(sent()))).toBe(expected);
    expect(await mailTo(stage.ana.username, EMAIL)).toBe(expected);
  });
});

describe('where the operator does not offer it', () => {
  it.each([
    ['CHNGPASSMAIL3', recovery.checkPasswordLink, { token: 'x' }],
    ['CHNGPASSMAIL3', recovery.resetPasswordByLink, { token: 'x', newPassword: NEW, confirmNewPassword: NEW }],
    ['CHNGPASSVERIF3', recovery.requestPasswordCode, { mobileNum: '5512345678', countryDialingCode: '52' }],
    ['CHNGPASSVERIF3', recovery.resetPasswordByCode, { mobileNum: '1', verificationCode: '1', newPassword: NEW }],
  ] as const)('SYS-07 %s off refuses %o', async (module, endpoint, input) => {
    stage.world.settings.set(MODULES_OFF, [module]);
    expect(await code(platform.call(endpoint, input, stage.here))).toBe('FUNCTION_NOT_AVAILABLE');
  });

  it('SYS-07 CHNGPASSMAIL3 off sends no mail', async () => {
    stage.world.settings.set(MODULES_OFF, ['CHNGPASSMAIL3']);
    expect(await mailTo(stage.ana.username, EMAIL)).toBe('FUNCTION_NOT_AVAILABLE');
  });
});
