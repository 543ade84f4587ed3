import { beforeAll, describe, expect, it } from 'vitest';
import { askedOf, lastRecordedCall } from '../recorded-call';
import { useStack } from '../shared-stack';
import type { StackWorld } from '../stack';
import { platformDataOf } from '../test-browser';

const CONSENT = { agreedToTerms: true, ageConfirmed: true };
const PASSWORD = 'Nuevo1234';
const SECRET = { password: PASSWORD, confirmPassword: PASSWORD };
const NUMBER = { mobileNum: '5512345678', countryDialingCode: '52' };

const stack = await useStack();
let world: StackWorld;
beforeAll(async () => {
  world = await stack.world();
});

describe('a registration', () => {
  it('REG-01 REG-06 AUTH-02 by user name is sealed, hands on all that was chosen, and logs in', async () => {
    const browser = world.visitor();
    const fields = { username: 'nuevo77', email: 'nuevo@correo.example', ...SECRET };
    const chosen = { referralCode: 'REF1', verification: 'worked', ...CONSENT };
    const view = await browser.client.registration.register.mutate({
      method: 'username',
      fields,
      ...chosen,
      depositLimits: { daily: 50_050 },
    });
    expect(view).toMatchObject({ username: 'nuevo77', token: expect.any(String), isAgent: false });
    expect(browser.cookies.has('__Host-session')).toBe(true);
    const { request, headers, body } = await lastRecordedCall(stack, world, 'registerMember');
    expect(headers['content-type']).toBe('application/jose');
    expect(body).not.toContain(PASSWORD);
    expect(request).toEqual({
      ...fields,
      password: expect.any(String),
      confirmPassword: expect.any(String),
      ...chosen,
      depositLimits: { daily: '500.50' },
      registerUrl: `${stack.gatewayUrl}/register`,
      domain: '127.0.0.1',
      registerMethod: 'WEB',
      login: true,
    });
    browser.tabToken = view.token;
    const { states } = await browser.client.limits.read.query();
    expect(states[0]).toMatchObject({ kind: 'deposit', period: 'daily', limitMinor: 50_050, usedMinor: 0 });
  });

  it('REG-06 by mobile number has that as the user name', async () => {
    const other = await stack.world();
    await other.control.apply('registration-by-code');
    const { registration } = other.visitor().client;
    await registration.requestCode.mutate({ ...NUMBER, method: 'mobile' });
    expect((await lastRecordedCall(stack, other, 'requestRegistrationCode')).request).toEqual({
      mobileNo: NUMBER.mobileNum,
      countryDialingCode: '52',
      regType: 'registerMobile',
    });
    const verificationCode = await other.control.sms.codeFor('+525512345678');
    const fields = { mobileNum: NUMBER.mobileNum, verificationCode };
    await registration.register.mutate({ method: 'mobile', fields, countryDialingCode: '52', ...CONSENT });
    expect((await lastRecordedCall(stack, other, 'registerMemberByMobile')).request).toMatchObject({
      username: NUMBER.mobileNum,
      countryDialingCode: '52',
    });
  });

  it('REG-01 asks for a code in the words of its method', async () => {
    const { registration } = world.visitor().client;
    const input = { ...NUMBER, method: 'username', verification: 'worked' } as const;
    const { expiredMinutes } = await registration.requestCode.mutate(input);
    const { request, value } = await lastRecordedCall(stack, world, 'requestRegistrationCode');
    expect(request).toMatchObject({ mobileNo: NUMBER.mobileNum, regType: 'register', verification: 'worked' });
    expect(expiredMinutes).toBe(value.expiredMinutes);
  });

  it('REG-01 asks about a user name with the work that was done', async () => {
    const input = { username: 'demo', verification: 'worked' };
    const answer = await world.visitor().client.registration.checkUsername.mutate(input);
    const { request, value } = await lastRecordedCall(stack, world, 'checkUsername');
    expect(request).toEqual(input);
    expect(answer).toEqual(value);
    expect(answer).toMatchObject({ free: false, suggestions: { length: 3 } });
  });

  it('REG-07 tells which fields the platform refused, and begins no session', async () => {
    const browser = world.visitor();
    const input = { method: 'username', fields: { username: '1', ...SECRET }, ...CONSENT } as const;
    const refused = await browser.client.registration.register.mutate(input).catch((error: unknown) => error);
    expect(platformDataOf(refused)).toMatchObject({
      code: 'FIELD_INVALID',
      fields: { username: { patternId: 'letterFirst', min: 4, max: 16 } },
    });
    expect(browser.cookies.has('__Host-session')).toBe(false);
  });

  it('REG-07 names the fields that are wrong, before the platform is asked', async () => {
    const before = askedOf(stack, world);
    // What no page of ours would send.
    const input = { method: 'x', fields: { username: 7, odd: 'x' }, agreedToTerms: true } as never;
    const { registration } = world.visitor().client;
    const refused = await registration.register.mutate(input).catch((error: unknown) => error);
    const { code, fields } = platformDataOf(refused) ?? {};
    expect([code, Object.keys(Object(fields)).sort()]).toEqual([
      'INVALID_REQUEST',
      ['ageConfirmed', 'fields.odd', 'fields.username', 'method'],
    ]);
    expect(askedOf(stack, world)).toEqual(before);
  });
});

describe('a password that somebody else knows', () => {
  it('AUTH-05 has to be changed when it opened the session, and where the operator forces it', async () => {
    const mustChange = async (username: string) =>
      (await world.visitor().login(username, 'Clave1234')).mustChangePassword;
    await world.control.apply('password-default', 'password-expired');
    expect([await mustChange('inicia'), await mustChange('vieja')]).toEqual([true, true]);
    const { username, password } = await world.control.mint();
    expect((await world.visitor().login(username, password)).mustChangePassword).toBe(false);
    await world.control.setModules({ PWDEXPFORCECHANGE3: false });
    expect([await mustChange('inicia'), await mustChange('vieja')]).toEqual([true, false]);
  });

  it('AUTH-05 opened nothing when the login was by SMS', async () => {
    await world.control.apply('password-default');
    const { mobile } = await world.control.run('findMember', { id: 'inicia' });
    const typed = { mobileNum: mobile?.replace('+52', '') ?? '', countryDialingCode: '52' };
    const { session } = world.visitor().client;
    await session.requestLoginCode.mutate(typed);
    const password = await world.control.sms.codeFor(mobile ?? '');
    const login = { type: 'sms', username: typed.mobileNum, countryDialingCode: '52', password } as const;
    expect(await session.login.mutate(login)).toMatchObject({ username: 'inicia', mustChangePassword: false });
  });
});
