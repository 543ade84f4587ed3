import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PlatformError } from '../../platform/platform-error';
import { MEMBER as LOGIN } from '../../testing/fake-values';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

const CONSENT = { agreedToTerms: true, ageConfirmed: true };

describe('registration', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await startGateway();
  });
  afterEach(() => gateway.stop());

  it('REG-01 registers by user name over a sealed call and logs in', async () => {
    const fields = { username: 'nuevo', password: 'Nuevo1234', email: 'a@b.mx' };
    const answer = await gateway.mutate('registration.register', {
      method: 'username',
      fields,
      referralCode: 'REF1',
      ...CONSENT,
    });
    expect(answer.data).toMatchObject({ username: 'demo', token: expect.any(String) });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^loopback-session=/);
    const [call] = gateway.platform.calls;
    expect([call?.name, call?.headers['content-type']]).toEqual(['registerMember', 'application/jose']);
    expect(call?.input).toEqual({
      ...fields,
      ...CONSENT,
      referralCode: 'REF1',
      registerUrl: `${gateway.url}/register`,
      domain: '127.0.0.1',
      registerMethod: 'WEB',
      login: true,
    });
  });

  it('REG-06 AUTH-02 hands on the work that was done and the limits that were chosen', async () => {
    const fields = { username: 'nuevo', password: 'Nuevo1234' };
    const chosen = { verification: 'worked', depositLimits: { daily: 50_000 } };
    await gateway.mutate('registration.register', { method: 'username', fields, ...CONSENT, ...chosen });
    expect(gateway.platform.calls[0]?.input).toMatchObject({
      verification: 'worked',
      depositLimits: { daily: 50_000 },
    });
  });

  it('REG-01 asks about a user name with the work that was done', async () => {
    const input = { username: 'nuevo', verification: 'worked' };
    const answer = await gateway.mutate('registration.checkUsername', input);
    expect(answer.data).toEqual({ free: true, suggestions: ['nuevo27', 'nuevo481', 'nuevo9034'] });
    expect(gateway.platform.calls[0]).toMatchObject({ name: 'checkUsername', input });
  });

  it('REG-06 registers by mobile number, which then is the user name', async () => {
    const fields = { mobileNum: '5512345678', verificationCode: '123456' };
    await gateway.mutate('registration.register', { method: 'mobile', fields, countryDialingCode: '+52', ...CONSENT });
    expect(gateway.platform.calls[0]).toMatchObject({
      name: 'registerMemberByMobile',
      input: { username: '5512345678', countryDialingCode: '+52' },
    });
  });

  it('REG-07 hands on which fields the platform refused, and begins no session', async () => {
    const fields = { username: { patternId: 'letterFirst', min: 4, max: 16 } };
    gateway.platform.answer({
      registerMember: () => {
        throw new PlatformError('FIELD_INVALID', { fields });
      },
    });
    const answer = await gateway.mutate('registration.register', {
      method: 'username',
      fields: { username: '1' },
      ...CONSENT,
    });
    expect([answer.status, answer.error?.data.platform.code, answer.error?.data.platform.fields]).toEqual([
      422,
      'FIELD_INVALID',
      fields,
    ]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('REG-01 asks for a code in the words of each method', async () => {
    const input = { mobileNum: '5512345678', countryDialingCode: '+52' };
    for (const method of ['username', 'mobile']) {
      expect((await gateway.mutate('registration.requestCode', { ...input, method })).data).toEqual({
        expiredMinutes: 1,
      });
    }
    const requests = gateway.platform.calls.filter(({ name }) => name === 'requestRegistrationCode');
    expect(requests.map((call) => call.input)).toEqual([
      { mobileNo: '5512345678', countryDialingCode: '+52', regType: 'register' },
      { mobileNo: '5512345678', countryDialingCode: '+52', regType: 'registerMobile' },
    ]);
  });

  it.each([
    ['operator password', { defaultPassword: true, passwordExpired: false }, 'username', true],
    ['expired password, change forced', { defaultPassword: false, passwordExpired: true }, 'username', true],
    ['operator password, but logged in by SMS', { defaultPassword: true, passwordExpired: true }, 'sms', false],
    ['password in order', { defaultPassword: false, passwordExpired: false }, 'username', false],
  ])('AUTH-05 tells whether the password has to be changed: %s', async (...[, state, type, mustChangePassword]) => {
    gateway.platform.answer({ login: () => ({ ...LOGIN, ...state }) });
    const answer = await gateway.mutate('session.login', { type, username: 'demo', password: 'x' });
    expect(answer.data).toMatchObject({ mustChangePassword });
  });

  it('AUTH-05 does not force the change of an expired password where the operator does not', async () => {
    gateway.platform.answer({ login: () => ({ ...LOGIN, passwordExpired: true }), fetchWhitelabel: () => [] });
    const answer = await gateway.mutate('session.login', { type: 'username', username: 'demo', password: 'x' });
    expect(answer.data).toMatchObject({ mustChangePassword: false });
  });
});
