import * as account from '@tonalli/contracts/account/wire-protection';
import type { SecondStep } from '@tonalli/contracts/envelope';
import * as session from '@tonalli/contracts/session/wire';
import * as step from '@tonalli/contracts/session/wire-step';
import { beforeEach, describe, expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { listEmails } from '../../mail/mailbox';
import { beginTotp, confirmTotp, redeemTotp, renewRecoveryCodes, totpCodeOf } from '../../people/totp';
import { code } from '../../testing/answer-codes';
import { type Credentials, tryLogIn } from '../../testing/log-in';
import { serveMember } from '../../testing/stage';
import { bindAccount } from '../cashier';
import { listSms } from '.';
import { UNREGISTERED_IP_STEP } from './session-settings';

const MINUTE = 60_000;
const HOME = '198.51.100.7';
const AWAY = '203.0.113.9';

const stage = await serveMember();
const { platform } = stage;

beforeEach(() => {
  stage.world.sqlite.prepare('UPDATE members SET email = ? WHERE id = ?').run('ana@correo.example', stage.ana.id);
  stage.world.settings.set(UNREGISTERED_IP_STEP, true);
});

const from = (ip: string, token?: string) => ({
  world: stage.world.name,
  address: ip,
  ...(token !== undefined && { token }),
});
const logIn = async (ip = HOME, who: Credentials = stage.ana) => (await tryLogIn(platform, who, from(ip))).envelope;
async function waiting(ip = HOME): Promise<SecondStep> {
  const envelope = await logIn(ip);
  if (envelope.success || !envelope.secondStep) throw new Error('no second step is asked for');
  return envelope.secondStep;
}
const verifyFrom = (ip: string) => (token: string, way: SecondStep['ways'][number], typed: string) =>
  platform.call(step.verifyLogin, { token, way, code: typed }, from(ip));
const verify = verifyFrom(HOME);
const send = (token: string, way: 'mobile' | 'email', ip = HOME) =>
  code(platform.call(step.sendLoginStepCode, { token, way }, from(ip)));
const smsCode = () => listSms(stage.world, stage.ana.mobile)[0]?.code ?? '';
const mailCode = () => listEmails(stage.world, 'ana@correo.example')[0]?.code ?? '';
const bind = () =>
  bindAccount(stage.world, stage.ana.id, { clabe: '801180000118359717', holder: 'Ana María  Ñandú', at: 0 });
async function loggedIn(ip = HOME): Promise<string> {
  const { token } = await waiting(ip);
  await send(token, 'mobile', ip);
  const { envelope } = await verifyFrom(ip)(token, 'mobile', smsCode());
  return session.LoginAnswer.parse(envelope.success && envelope.value).token;
}

describe('a login from an address that is not registered', () => {
  it('AUTH-06 asks for whatever the member has, and tells where codes go', async () => {
    expect(await logIn()).toMatchObject({
      code: 'SECOND_STEP_REQUIRED',
      secondStep: {
        ways: ['mobile', 'email'],
        mobile: `+52 •••• ${stage.ana.mobile.slice(-4)}`,
        email: 'a••••@correo.example',
      },
    });
    bind();
    expect((await waiting()).ways).toEqual(['mobile', 'email', 'bank']);
  });

  it('AUTH-06 takes the code of the phone, and afterwards the address is registered, that one alone', async () => {
    const { token } = await waiting();
    expect(await send(token, 'mobile')).toBe('OK');
    const { envelope } = await verify(token, 'mobile', smsCode());
    expect(envelope).toMatchObject({ success: true, value: { customerId: stage.ana.id } });
    expect(await logIn()).toMatchObject({ success: true });
    expect(await logIn(AWAY)).toMatchObject({ code: 'SECOND_STEP_REQUIRED' });
  });

  it('AUTH-06 takes the code of the mail, which is kept as a hash', async () => {
    const { token } = await waiting();
    expect(await send(token, 'email')).toBe('OK');
    expect(JSON.stringify(stage.world.sqlite.prepare('SELECT * FROM email_codes').all())).not.toContain(mailCode());
    expect(await code(verify(token, 'email', mailCode()))).toBe('OK');
    expect(await logIn()).toMatchObject({ success: true });
  });

  it.each(['Ana María Ñandú', ' ana maria  nandu '])(
    'AUTH-06 takes the name of the bank account as %j',
    async (typed) => {
      bind();
      const { token } = await waiting();
      expect(await code(verify(token, 'bank', 'Otra Persona'))).toBe('CODE_INVALID');
      expect(await code(verify(token, 'bank', typed))).toBe('OK');
    },
  );

  it('AUTH-06 SYS-10 refuses a way that was not offered, a code that is wrong, missing or old, and a login twice', async () => {
    const { token } = await waiting();
    expect(await code(verify(token, 'bank', 'Ana'))).toBe('OPERATION_NOT_ALLOWED');
    expect(await code(verify(token, 'totp', '123456'))).toBe('OPERATION_NOT_ALLOWED');
    expect(await code(verify(token, 'mobile', ''))).toBe('CODE_MISSING');
    expect(await code(verify(token, 'mobile', '123456'))).toBe('CODE_INVALID');
    await send(token, 'mobile');
    stage.world.clock.advance(6 * MINUTE);
    expect(await code(verify(token, 'mobile', smsCode()))).toBe('CODE_EXPIRED');
    await send(token, 'mobile');
    const right = smsCode();
    expect(await code(verify(token, 'mobile', right))).toBe('OK');
    expect(await code(verify(token, 'mobile', right))).toBe('SECOND_STEP_EXPIRED');
  });

  it('AUTH-06 SYS-10 waits ten minutes, for whoever began it and from where it was begun', async () => {
    const { token } = await waiting();
    expect(await code(verifyFrom(AWAY)(token, 'mobile', '123456'))).toBe('SECOND_STEP_EXPIRED');
    expect(await send('made-up', 'mobile')).toBe('SECOND_STEP_EXPIRED');
    stage.world.clock.advance(10 * MINUTE);
    expect(await send(token, 'mobile')).toBe('SECOND_STEP_EXPIRED');
  });

  it('AUTH-14 locks the guessing of codes however many logins are begun', async () => {
    const codes: string[] = [];
    for (let tried = 0; tried < 6; tried += 1)
      codes.push(await code(verify((await waiting()).token, 'mobile', '000000')));
    expect(codes.slice(0, 4)).toEqual(Array(4).fill('CODE_INVALID'));
    expect(codes.slice(4)).toEqual(['ACCOUNT_LOCKED', 'ACCOUNT_LOCKED']);
    stage.world.clock.advance(5 * MINUTE);
    const { token } = await waiting();
    await send(token, 'mobile');
    expect(await code(verify(token, 'mobile', smsCode()))).toBe('OK');
  });

  it('AUTH-06 lets in whoever has nothing to be asked for, and a login by SMS registers the address', async () => {
    stage.world.sqlite.prepare('UPDATE members SET mobile = NULL, email = NULL WHERE id = ?').run(stage.ana.id);
    expect(await logIn()).toMatchObject({ success: true });
    const ben = await mintMember(stage.world);
    const mobileNum = ben.mobile.replace('+52', '');
    await platform.value(session.requestLoginCode, { mobileNum, countryDialingCode: '52' }, from(AWAY));
    const sms = { username: mobileNum, password: listSms(stage.world, ben.mobile)[0]?.code, type: 'sms' };
    expect(await code(platform.call(session.login, { ...sms, countryDialingCode: '52' }, from(AWAY)))).toBe('OK');
    expect(await logIn(AWAY, ben)).toMatchObject({ success: true });
  });

  it('AUTH-14 a wrong password tells nothing of a second step', async () => {
    expect(await logIn(HOME, { ...stage.ana, password: 'falsa' })).toMatchObject({ code: 'LOGIN_FAILED' });
  });

  it('AUTH-06 asks for nothing where the operator does not want it', async () => {
    stage.world.settings.set(UNREGISTERED_IP_STEP, false);
    expect(await logIn()).toMatchObject({ success: true });
  });
});

describe('an authenticator', () => {
  const start = () => {
    beginTotp(stage.world, stage.ana);
    confirmTotp(stage.world, stage.ana.id);
    return renewRecoveryCodes(stage.world, stage.ana.id);
  };

  it('AUTH-17 is asked for at every login, also where the address does not matter, and each code is good once', async () => {
    stage.world.settings.set(UNREGISTERED_IP_STEP, false);
    start();
    const first = await waiting();
    expect(first.ways).toEqual(['totp', 'recovery']);
    const typed = totpCodeOf(stage.world, stage.ana.id);
    expect(await code(verify(first.token, 'totp', `${typed.slice(0, 3)} ${typed.slice(3)}`))).toBe('OK');
    expect(await code(verify((await waiting()).token, 'totp', typed))).toBe('CODE_INVALID');
    stage.world.clock.advance(MINUTE);
    expect(await code(verify((await waiting()).token, 'totp', totpCodeOf(stage.world, stage.ana.id)))).toBe('OK');
  });

  it('AUTH-17 takes the code of the half minute before, and none that is older', () => {
    start();
    const typed = totpCodeOf(stage.world, stage.ana.id);
    stage.world.clock.advance(30_000);
    expect(redeemTotp(stage.world, stage.ana.id, typed)).toBe(true);
    const next = totpCodeOf(stage.world, stage.ana.id);
    stage.world.clock.advance(61_000);
    expect(redeemTotp(stage.world, stage.ana.id, next)).toBe(false);
  });

  it('AUTH-17 can be replaced by a recovery code, once each, however it is written', async () => {
    const [one = '', other = ''] = start();
    expect(await code(verify((await waiting()).token, 'recovery', one.toLowerCase().replace('-', ' ')))).toBe('OK');
    expect(await code(verify((await waiting()).token, 'recovery', one))).toBe('CODE_INVALID');
    expect(await code(verify((await waiting()).token, 'recovery', other))).toBe('OK');
  });

  it('AUTH-17 keeps neither secret nor recovery codes in the clear', () => {
    const { secret } = beginTotp(stage.world, stage.ana);
    const codes = renewRecoveryCodes(stage.world, stage.ana.id);
    const kept = JSON.stringify([
      stage.world.sqlite.prepare('SELECT * FROM member_totps').all(),
      stage.world.sqlite.prepare('SELECT * FROM recovery_codes').all(),
    ]);
    for (const hidden of [secret, ...codes]) expect(kept).not.toContain(hidden);
  });
});

describe('registered addresses', () => {
  it('AUTH-06 AUTH-17 are listed for their owner and can be removed, after which a login asks again', async () => {
    const token = await loggedIn();
    stage.world.clock.advance(2 * MINUTE);
    await loggedIn(AWAY);
    const { enforced, list } = await platform.value(account.listRegisteredIps, {}, from(HOME, token));
    expect(enforced).toBe(true);
    expect(list.find(({ current }) => current)?.ip).toBe(HOME);
    expect(list.find(({ current }) => !current)?.ip).toBe(AWAY);
    expect(list).toHaveLength(2);
    expect(await code(platform.call(account.removeRegisteredIp, { ip: AWAY }, from(HOME, token)))).toBe('OK');
    expect(await code(platform.call(account.removeRegisteredIp, { ip: AWAY }, from(HOME, token)))).toBe('NOT_FOUND');
    expect(await logIn(AWAY)).toMatchObject({ code: 'SECOND_STEP_REQUIRED' });
    expect(await logIn(HOME)).toMatchObject({ success: true });
  });

  it('AUTH-17 of another member are not found', async () => {
    const token = await loggedIn();
    const ben = await mintMember(stage.world);
    stage.world.settings.set(UNREGISTERED_IP_STEP, false);
    const { token: bens } = session.LoginAnswer.parse(
      await logIn(AWAY, ben).then((envelope) => envelope.success && envelope.value),
    );
    expect(await code(platform.call(account.removeRegisteredIp, { ip: HOME }, from(AWAY, bens)))).toBe('NOT_FOUND');
    expect((await platform.value(account.listRegisteredIps, {}, from(HOME, token))).list).toHaveLength(1);
  });

  it('AUTH-17 refuse trial accounts and visitors', async () => {
    stage.world.settings.set(UNREGISTERED_IP_STEP, false);
    const guest = await mintMember(stage.world, { type: 4 });
    const envelope = await logIn(HOME, guest);
    const { token } = session.LoginAnswer.parse(envelope.success && envelope.value);
    for (const [endpoint, wire] of [
      [account.listRegisteredIps, {}],
      [account.removeRegisteredIp, { ip: HOME }],
    ] as const) {
      expect(await code(platform.call(endpoint, wire, from(HOME, token)))).toBe('TRIAL_ACCOUNT');
      expect(await code(platform.call(endpoint, wire, from(HOME)))).toBe('TOKEN_MISSING');
    }
  });
});

describe('the first login', () => {
  it('AUTH-05 is one until it was noted as done', async () => {
    stage.world.settings.set(UNREGISTERED_IP_STEP, false);
    stage.world.sqlite.prepare('UPDATE members SET first_login_at = NULL WHERE id = ?').run(stage.ana.id);
    const envelope = await logIn();
    const answer = session.LoginAnswer.parse(envelope.success && envelope.value);
    expect(answer.firstTimeLogin).toBe(true);
    expect(await code(platform.call(step.noteFirstLogin, {}, from(HOME, answer.token)))).toBe('OK');
    expect(await code(platform.call(step.noteFirstLogin, {}, from(HOME, answer.token)))).toBe('OK');
    expect(await logIn()).toMatchObject({ value: { firstTimeLogin: false } });
    expect(await code(platform.call(step.noteFirstLogin, {}, from(HOME)))).toBe('TOKEN_MISSING');
  });
});
