import { fetchMemberInfo } from '@tonalli/contracts/account/wire';
import * as registration from '@tonalli/contracts/registration/wire';
import { LoginAnswer } from '@tonalli/contracts/session/wire';
import { describe, expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { createMember } from '../../people/create-member';
import { setFieldUse } from '../../people/registration-rules';
import { serveWorlds } from '../../testing/stage';
import { MODULES_OFF } from '../../world/operator-settings';
import { startBreak } from '../breaks';
import { listSms } from '../session';
import { REGISTRATION } from './registration-fixture';

const stage = await serveWorlds();
const { platform } = stage;

const register = async (
  over: object = {},
  endpoint: typeof registration.registerMember = registration.registerMember,
) => {
  const { status, envelope } = await platform.call(endpoint, { ...REGISTRATION, ...over }, stage.here);
  return { status, ...envelope };
};
const byMobile = (over: object = {}) =>
  register(
    { username: undefined, mobileNum: '55 1234-5678', countryDialingCode: '52', ...over },
    registration.registerMemberByMobile,
  );

describe('registration by user name', () => {
  it('REG-01 makes a member and logs them in', async () => {
    const answer = await register();
    const { token, ...rest } = LoginAnswer.parse('value' in answer && answer.value);
    expect(rest).toMatchObject({ userName: 'Pedro99', type: 0, firstTimeLogin: true });
    const info = await platform.value(fetchMemberInfo, {}, { ...stage.here, token });
    expect(info).toMatchObject({ nickname: 'Pedro99', balance: '0.00', vipLevel: 0 });
  });

  it('REG-01 gives a user name once, without regard to case, also to many at once', async () => {
    const names = ['Pedro99', 'PEDRO99', 'pedro99', 'pEdRo99', 'Pedro99'];
    const answers = await Promise.all(names.map((username) => register({ username })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(stage.world.sqlite.prepare('SELECT count(*) FROM members').pluck().get()).toBe(1);
  });

  it.each([
    [{ username: '9pedro' }, { username: { patternId: 'letterFirst', min: 4, max: 16 } }],
    [{ username: 'pe' }, { username: { patternId: 'letterFirst', min: 4, max: 16 } }],
    [{ username: undefined }, { username: { patternId: 'required' } }],
    [
      { password: 'sincifra', confirmPassword: 'sincifra' },
      { password: { patternId: 'lettersDigitsSymbols', min: 8, max: 20 } },
    ],
    [{ confirmPassword: 'Otra12345' }, { confirmPassword: { patternId: 'confirm' } }],
    [{ email: 'nada' }, { email: { patternId: 'email', min: 6, max: 100 } }],
    [{ agreedToTerms: false }, { agreedToTerms: { patternId: 'required' } }],
  ])('REG-02 names the rule that %o breaks', async (over, fields) => {
    expect(await register(over)).toMatchObject({ status: 422, code: 'FIELD_INVALID', fields });
    expect(stage.world.sqlite.prepare('SELECT count(*) FROM members').pluck().get()).toBe(0);
  });

  it('REG-02 follows the rules as the operator sets them', async () => {
    setFieldUse(stage.world, 'payeeName', 'required');
    setFieldUse(stage.world, 'email', 'off');
    const { rules } = await platform.value(registration.fetchRegisterRules, {}, stage.here);
    expect(rules.find(({ field }) => field === 'payeeName')).toMatchObject({ enabled: true, required: true });
    expect(await register({ email: 'nada' })).toMatchObject({ fields: { payeeName: { patternId: 'required' } } });
    expect(await register({ email: 'nada', payeeName: 'Pedro Páramo' })).toMatchObject({ status: 200 });
    const row = stage.world.sqlite.prepare('SELECT fields FROM member_profiles').pluck().get();
    expect(JSON.parse(String(row))).toEqual({ payeeName: 'Pedro Páramo' });
  });

  it('REG-05 needs the age confirmed, and believes a birthday more', async () => {
    expect(await register({ ageConfirmed: false })).toMatchObject({ status: 422, code: 'AGE_NOT_CONFIRMED' });
    setFieldUse(stage.world, 'birthday', 'required');
    expect(await register({ birthday: '2008-01-16' })).toMatchObject({ code: 'AGE_NOT_CONFIRMED' });
    expect(await register({ birthday: '2008-01-15' })).toMatchObject({ status: 200 });
  });

  it('SYS-07 is not available while its module is off', async () => {
    stage.world.settings.set(MODULES_OFF, ['USERNAMEREG3']);
    expect(await register()).toMatchObject({ code: 'FUNCTION_NOT_AVAILABLE' });
  });
});

describe('who brought the member', () => {
  const agentOf = (code: string) => {
    const agent = createMember(stage.world, {
      username: 'agente',
      passwordHash: null,
      type: 1,
      nickname: 'Lupe',
      createdAt: 0,
    });
    stage.world.sqlite.prepare('INSERT INTO affiliate_codes (code, member_id) VALUES (?, ?)').run(code, agent.id);
    return agent;
  };
  const uplineOf = (username: string) =>
    stage.world.sqlite.prepare('SELECT upline_id FROM members WHERE username = ?').pluck().get(username);

  it('REG-03 is the agent of the invitation code, with all above them', async () => {
    const agent = agentOf('TON001');
    const checked = await platform.value(
      registration.checkAffiliate,
      { code: 'ton001', domain: 'localhost' },
      stage.here,
    );
    expect(checked).toMatchObject({ code: 'TON001', agentNickname: 'Lupe' });
    expect(await register({ affiliateCode: 'ton001' })).toMatchObject({ status: 200 });
    expect(uplineOf('Pedro99')).toBe(agent.id);
    const depths = stage.world.sqlite
      .prepare('SELECT depth FROM member_tree WHERE ancestor_id = ? ORDER BY depth')
      .pluck();
    expect(depths.all(agent.id)).toEqual([0, 1]);
  });

  it('REG-03 is nobody when the invitation code is wrong: nothing is registered', async () => {
    expect(await register({ affiliateCode: 'NOBODY' })).toMatchObject({ status: 422, code: 'AFFILIATE_CODE_INVALID' });
    const { envelope } = await platform.call(registration.checkAffiliate, { code: 'NOBODY', domain: '' }, stage.here);
    expect(envelope).toMatchObject({ code: 'AFFILIATE_CODE_INVALID' });
    expect(uplineOf('Pedro99')).toBeUndefined();
  });

  it('RG-03 REG-03 is nobody who has excluded themself: code and link lead nowhere, as those that never were', async () => {
    const agent = agentOf('TON001');
    const friend = createMember(stage.world, { username: 'amiga', passwordHash: null, type: 0, createdAt: 0 });
    for (const { id } of [agent, friend]) startBreak(stage.world, id, '24h');
    expect(await register({ affiliateCode: 'TON001' })).toMatchObject({ status: 200 });
    for (const { id } of [agent, friend]) startBreak(stage.world, id, '6m');
    const codeOf = async (code: string) =>
      (await platform.call(registration.checkAffiliate, { code, domain: '' }, stage.here)).envelope;
    const [excluded, unknown] = [await codeOf('TON001'), await codeOf('NOBODY')];
    expect({ ...excluded, requestId: '' }).toEqual({ ...unknown, requestId: '' });
    expect(await register({ username: 'otro1', affiliateCode: 'TON001' })).toMatchObject({
      code: 'AFFILIATE_CODE_INVALID',
    });
    expect(await register({ username: 'otro2', referralCode: friend.account })).toMatchObject({ status: 200 });
    const referred = stage.world.sqlite.prepare('SELECT count(*) FROM referrals WHERE referrer_id = ?').pluck();
    expect([uplineOf('Pedro99'), uplineOf('otro2'), referred.get(friend.id)]).toEqual([agent.id, null, 0]);
  });

  it('REG-03 is the member whose referral link was followed', async () => {
    const friend = createMember(stage.world, { username: 'amiga', passwordHash: null, type: 0, createdAt: 0 });
    await register({ referralCode: friend.account });
    expect(uplineOf('Pedro99')).toBe(friend.id);
    expect(await register({ username: 'otro1', referralCode: 'unknown' })).toMatchObject({ status: 200 });
  });
});

describe('registration by mobile number', () => {
  it('REG-01 makes the number the user name, the same however it is written', async () => {
    const answer = await byMobile();
    expect(LoginAnswer.parse('value' in answer && answer.value).userName).toBe('525512345678');
    expect(await byMobile({ mobileNum: '+52 (55) 1234 5678' })).toMatchObject({ status: 409, code: 'USERNAME_TAKEN' });
    expect(await register({ mobileNum: '5512345678', countryDialingCode: '52' })).toMatchObject({
      code: 'USERNAME_TAKEN',
    });
  });

  it.each([
    [{ mobileNum: undefined }, { code: 'FIELD_INVALID' }],
    [{ mobileNum: '555555' }, { code: 'PHONE_INVALID' }],
    [{ countryDialingCode: undefined }, { code: 'PHONE_INVALID' }],
  ])('REG-01 refuses %o', async (over, expected) => {
    expect(await byMobile(over)).toMatchObject({ status: 422, ...expected });
  });

  it('REG-01 asks no password while its module is off', async () => {
    stage.world.settings.set(MODULES_OFF, ['MOBILENUMPASSREG3', 'REGMOBVERF3']);
    expect(await byMobile({ password: undefined, confirmPassword: undefined })).toMatchObject({ status: 200 });
  });

  it('REG-04 asks for the code that was sent to the number, and uses it up with the registration', async () => {
    stage.world.settings.set(MODULES_OFF, []);
    expect(await byMobile()).toMatchObject({ code: 'CODE_MISSING' });
    const request = { countryDialingCode: '52', mobileNo: '5512345678', regType: 'registerMobile' };
    await platform.value(registration.requestRegistrationCode, request, stage.here);
    const verificationCode = listSms(stage.world)[0]?.code ?? '';
    const taken = await mintMember(stage.world, { username: '525512345678' });
    expect(await byMobile({ verificationCode })).toMatchObject({ code: 'USERNAME_TAKEN' });
    stage.world.sqlite.prepare("UPDATE members SET username_key = 'x' WHERE id = ?").run(taken.id);
    expect(await byMobile({ verificationCode: 'x' })).toMatchObject({ code: 'CODE_INVALID' });
    expect(await byMobile({ verificationCode })).toMatchObject({ status: 200 });
    expect(listSms(stage.world)[0]?.usedAt).not.toBeNull();
    const other = { verificationCode, username: 'Otro99', mobileNum: '5512345679', countryDialingCode: '52' };
    expect(await register(other)).toMatchObject({ code: 'CODE_INVALID' });
  });

  it('REG-04 S4 tells of a number that it has an account only to whoever has its code', async () => {
    stage.world.settings.set(MODULES_OFF, []);
    await mintMember(stage.world, { username: '525512345670' });
    for (const mobileNum of ['5512345670', '5512345671']) {
      expect(await byMobile({ mobileNum })).toMatchObject({ code: 'CODE_MISSING' });
      expect(await byMobile({ mobileNum, verificationCode: '000000' })).toMatchObject({ code: 'CODE_INVALID' });
    }
  });

  it('REG-04 AUTH-14 a code is worth nothing after five wrong ones', async () => {
    stage.world.settings.set(MODULES_OFF, []);
    const request = { countryDialingCode: '52', mobileNo: '5512345678', regType: 'registerMobile' };
    await platform.value(registration.requestRegistrationCode, request, stage.here);
    const sent = listSms(stage.world)[0]?.code ?? '';
    const wrong = sent === '000000' ? '111111' : '000000';
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await byMobile({ verificationCode: wrong })).toMatchObject({ code: 'CODE_INVALID' });
    }
    expect(await byMobile({ verificationCode: sent })).toMatchObject({ code: 'CODE_INVALID' });
  });
});
