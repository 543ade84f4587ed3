import * as registration from '@tonalli/contracts/registration/wire';
import { login } from '@tonalli/contracts/session/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { findMember } from '../../people/find-member';
import { setFieldUse } from '../../people/registration-rules';
import { code } from '../../testing/answer-codes';
import { solvedProof } from '../../testing/human-proof';
import { tryLogIn } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';
import { MODULES_OFF } from '../../world/operator-settings';
import { HUMAN_CHECK, listSms } from '../session';
import { REGISTRATION } from './registration-fixture';

const stage = await serveWorlds();
const { platform } = stage;

const register = (over: object = {}) =>
  platform.call(registration.registerMember, { ...REGISTRATION, ...over }, stage.here);
const byMobile = (mobileNum: string, verificationCode?: string) => {
  const typed = { username: undefined, mobileNum, countryDialingCode: '52', verificationCode };
  return code(platform.call(registration.registerMemberByMobile, { ...REGISTRATION, ...typed }, stage.here));
};
const members = () => stage.world.sqlite.prepare('SELECT count(*) FROM members').pluck().get();

describe('names that read the same', () => {
  it('REG-02 a user name of full-width characters is kept plain, and logs in however it is written', async () => {
    expect(await code(register({ username: ' Ｐｅｄｒｏ９９ ' }))).toBe('OK');
    expect(stage.world.sqlite.prepare('SELECT username FROM members').pluck().get()).toBe('Pedro99');
    expect(await code(register({ username: 'pedro99' }))).toBe('USERNAME_TAKEN');
    for (const username of ['pedro99', 'ＰＥＤＲＯ９９', ' Pedro９９ ']) {
      expect(await code(tryLogIn(platform, { ...REGISTRATION, username }, stage.here)), username).toBe('OK');
    }
  });

  it('REG-02 a name with combining marks is kept in one piece, as long as it reads', async () => {
    setFieldUse(stage.world, 'payeeName', 'required');
    expect(await code(register({ payeeName: 'Jose\u0301 Nu\u0301n\u0303ez' }))).toBe('OK');
    const kept = JSON.parse(String(stage.world.sqlite.prepare('SELECT fields FROM member_profiles').pluck().get()));
    expect(kept).toEqual({ payeeName: 'José Núñez' });
  });

  it('REG-02 letters that only look alike make another name, which the rule refuses', async () => {
    const cyrillic = await register({ username: 'Pеdro99' });
    expect(cyrillic.envelope).toMatchObject({ code: 'FIELD_INVALID', fields: { username: {} } });
  });

  it('REG-02 AUTH-11 a password stays as it was typed', async () => {
    const wide = { password: 'Ｃlave2026', confirmPassword: 'Ｃlave2026' };
    expect((await register(wide)).envelope).toMatchObject({ code: 'FIELD_INVALID', fields: { password: {} } });
  });
});

describe('a registration that is sent again', () => {
  it('AUTH-02 REG-06 with the same work is refused, and one with its own is taken', async () => {
    stage.world.settings.set(HUMAN_CHECK, { mode: 'on', cost: 1, tries: 6 });
    expect(await code(register())).toBe('VERIFICATION_REQUIRED');
    const verification = await solvedProof(platform, stage.here);
    expect(await code(register({ verification }))).toBe('OK');
    expect(await code(register({ username: 'Otro99', verification }))).toBe('VERIFICATION_REQUIRED');
    const fresh = await solvedProof(platform, stage.here);
    expect(await code(register({ username: 'Otro99', verification: fresh }))).toBe('OK');
    expect(members()).toBe(2);
  });

  it('AUTH-02 does not use the work up for what the form has wrong', async () => {
    stage.world.settings.set(HUMAN_CHECK, { mode: 'on', cost: 1, tries: 6 });
    const verification = await solvedProof(platform, stage.here);
    expect(await code(register({ username: '9', verification }))).toBe('FIELD_INVALID');
    expect(await code(register({ verification }))).toBe('OK');
  });

  it('AUTH-02 REG-04 the work is asked for before a code is sent', async () => {
    stage.world.settings.set(HUMAN_CHECK, { mode: 'on', cost: 1, tries: 6 });
    const request = { countryDialingCode: '52', mobileNo: '5512345678', regType: 'register' };
    expect(await code(platform.call(registration.requestRegistrationCode, request, stage.here))).toBe(
      'VERIFICATION_REQUIRED',
    );
    expect(listSms(stage.world)).toEqual([]);
    const verification = await solvedProof(platform, stage.here);
    expect(
      await code(platform.call(registration.requestRegistrationCode, { ...request, verification }, stage.here)),
    ).toBe('OK');
    expect(listSms(stage.world)).toHaveLength(1);
  });
});

describe('a code of a registration', () => {
  const NUMBER = '5512345678';
  async function sent(mobileNo = NUMBER): Promise<string> {
    const request = { countryDialingCode: '52', mobileNo, regType: 'registerMobile' };
    await platform.value(registration.requestRegistrationCode, request, stage.here);
    return listSms(stage.world, `+52${mobileNo}`)[0]?.code ?? '';
  }
  beforeEach(() => stage.world.settings.set(MODULES_OFF, []));

  it('REG-04 that is wrong five times counts no more, right as it may be', async () => {
    const right = await sent();
    const wrong = right === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 5; tries += 1) expect(await byMobile(NUMBER, wrong)).toBe('CODE_INVALID');
    expect(await byMobile(NUMBER, right)).toBe('CODE_INVALID');
    expect(members()).toBe(0);
  });

  it('REG-04 that is old, of another number, or of a login is refused', async () => {
    const other = await sent('5512345679');
    const mine = await sent();
    expect(other === mine ? 'CODE_INVALID' : await byMobile(NUMBER, other)).toBe('CODE_INVALID');
    stage.world.clock.advance(5 * 60_000);
    expect(await byMobile(NUMBER, mine)).toBe('CODE_EXPIRED');
    expect(members()).toBe(0);
  });

  it('REG-04 makes one member, also where two come at once with it, in two spellings', async () => {
    const right = await sent();
    const answers = await Promise.all([byMobile(NUMBER, right), byMobile('+52 (55) 1234-5678', right)]);
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
    expect(['CODE_INVALID', 'USERNAME_TAKEN']).toContain(answers.find((answer) => answer !== 'OK'));
    expect(members()).toBe(1);
  });

  it('REG-04 S4 tells of a number that is somebody’s only whoever has the code, and at the number', async () => {
    expect(await byMobile(NUMBER, await sent())).toBe('OK');
    const typed = { username: 'Otra99', mobileNum: NUMBER, countryDialingCode: '52' };
    expect(await code(register({ ...typed, verificationCode: '000000' }))).toBe('CODE_INVALID');
    stage.world.clock.advance(61_000);
    const { envelope } = await register({ ...typed, verificationCode: await sent() });
    expect(envelope).toMatchObject({ code: 'USERNAME_TAKEN', fields: { mobileNum: { patternId: 'taken' } } });
    expect(findMember(stage.world, 'M000002')).toBeNull();
  });
});

describe('a password of ten megabytes', () => {
  it('S3 AUTH-11 is refused by its size, and one beyond the field by the form: neither is hashed', async () => {
    const huge = 'A1'.repeat(5 * 1_024 * 1_024);
    const long = 'A1'.repeat(300);
    const answers = [huge, long].map((password) => code(register({ password, confirmPassword: password })));
    expect(await Promise.all(answers)).toEqual(['PAYLOAD_TOO_LARGE', 'INVALID_REQUEST']);
    const input = { username: 'demo', password: huge, type: 'username' };
    expect(await code(platform.call(login, input, stage.here))).toBe('PAYLOAD_TOO_LARGE');
    expect(stage.world.sqlite.prepare('SELECT count(*) FROM login_failures').pluck().get()).toBe(0);
  });
});
