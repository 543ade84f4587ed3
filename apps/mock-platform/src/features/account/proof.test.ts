import * as account from '@tonalli/contracts/account/wire';
import { linkIdentity } from '@tonalli/contracts/account/wire-external';
import * as proof from '@tonalli/contracts/account/wire-proof';
import * as protection from '@tonalli/contracts/account/wire-protection';
import type { Endpoint } from '@tonalli/contracts/endpoint';
import { sealUnderSharedKey } from '@tonalli/contracts/sealing';
import type { ExternalIdentity } from '@tonalli/contracts/session/external';
import { beforeEach, describe, expect, it } from 'vitest';
import { systemNow } from '../../clock/system-time';
import { mintMember } from '../../emulator/control/mint-member';
import { keepIdentity } from '../../people/external-identities';
import { beginTotp, confirmTotp, totpCodeOf } from '../../people/totp';
import { code } from '../../testing/answer-codes';
import { tokenFor } from '../../testing/log-in';
import { serveMember } from '../../testing/stage';
import { listSms } from '../session';
import { createAuthenticator } from './authenticator-fixture';

const MINUTE = 60_000;
const GOOGLE: ExternalIdentity = { provider: 'google', subject: 'g-1', name: 'Ana', email: null };

const stage = await serveMember();
const { platform } = stage;

const vouch = (identity: ExternalIdentity = GOOGLE) =>
  sealUnderSharedKey(
    stage.world.platform.merchant.key,
    JSON.stringify({ id: crypto.randomUUID(), iat: Math.floor(systemNow() / 1_000), identity }),
  );
/** What somebody may call who has just logged in. */
function enter(memberId: string = stage.ana.id) {
  const as = { ...stage.here, token: tokenFor(stage.world, memberId) };
  return {
    code: (endpoint: Endpoint, wire: object = {}) => code(platform.call(endpoint, wire, as)),
    value: <E extends Endpoint>(endpoint: E, wire: object = {}) => platform.value(endpoint, wire, as),
  };
}
type Session = ReturnType<typeof enter>;
const sentCode = () => listSms(stage.world, stage.ana.mobile)[0]?.code ?? '';
const waysOf = async (here: Session) => (await here.value(account.fetchSecurity)).proofWays;
/** Whether what opens the account may be changed now. */
const mayChange = (here: Session) => here.code(protection.beginPasskey);

describe('a member without a password', () => {
  beforeEach(() => {
    stage.world.sqlite.prepare('UPDATE members SET password_hash = NULL WHERE id = ?').run(stage.ana.id);
  });

  it('AUTH-17 changes nothing that opens the account ten minutes after the login, and is told why', async () => {
    const here = enter();
    expect(await mayChange(here)).toBe('OK');
    stage.world.clock.advance(10 * MINUTE + 1);
    await here.value(protection.requestContactCode, { kind: 'email', contact: 'a@b.example' });
    const changes: [Endpoint, object][] = [
      [protection.beginPasskey, {}],
      [protection.beginTotp, {}],
      [protection.bindContact, { kind: 'email', contact: 'a@b.example', verificationCode: '1' }],
      [linkIdentity, { voucher: await vouch() }],
      [account.changePassword, { oldPassword: '', newPassword: 'Nueva1234', confirmNewPassword: 'Nueva1234' }],
    ];
    for (const [endpoint, wire] of changes) {
      expect([endpoint.path, await here.code(endpoint, wire)]).toEqual([endpoint.path, 'PROOF_REQUIRED']);
    }
    stage.world.sqlite.prepare('UPDATE members SET payment_password_hash = NULL WHERE id = ?').run(stage.ana.id);
    const digits = { paymentPassword: '135790', confirmPaymentPassword: '135790' };
    expect(await here.code(account.setPaymentPassword, digits)).toBe('PROOF_REQUIRED');
  });

  it('AUTH-17 proves it by a code to the number until now, for ten minutes and this session alone', async () => {
    const [here, elsewhere] = [enter(), enter()];
    stage.world.clock.advance(11 * MINUTE);
    expect(await waysOf(here)).toEqual(['mobile']);
    expect(await here.value(proof.sendProofCode)).toEqual({ expiredMinutes: 1 });
    expect(await here.code(proof.prove, { way: 'mobile', code: '' })).toBe('CODE_MISSING');
    expect(await here.code(proof.prove, { way: 'mobile', code: sentCode() })).toBe('OK');
    expect([await mayChange(here), await mayChange(elsewhere)]).toEqual(['OK', 'PROOF_REQUIRED']);
    expect(await here.code(proof.prove, { way: 'mobile', code: sentCode() })).toBe('CODE_INVALID');
    stage.world.clock.advance(11 * MINUTE);
    expect(await mayChange(here)).toBe('PROOF_REQUIRED');
  });

  it('AUTH-17 AUTH-14 five wrong codes lock it, and an old one is told', async () => {
    const here = enter();
    await here.value(proof.sendProofCode);
    const typed = sentCode();
    stage.world.clock.advance(6 * MINUTE);
    expect(await here.code(proof.prove, { way: 'mobile', code: typed })).toBe('CODE_EXPIRED');
    const wrong = typed === '000000' ? '111111' : '000000';
    const codes: string[] = [];
    for (let tried = 0; tried < 5; tried += 1) codes.push(await here.code(proof.prove, { way: 'mobile', code: wrong }));
    expect(codes.at(-1)).toBe('ACCOUNT_LOCKED');
  });

  it('AUTH-17 AUTH-09 proves it by an account at a service that opens this one, and by no other', async () => {
    keepIdentity(stage.world, stage.ana.id, GOOGLE);
    const ben = await mintMember(stage.world);
    keepIdentity(stage.world, ben.id, { ...GOOGLE, subject: 'g-2' });
    const here = enter();
    stage.world.clock.advance(11 * MINUTE);
    expect(await waysOf(here)).toEqual(['google', 'mobile']);
    const prove = async (identity?: ExternalIdentity) =>
      here.code(proof.prove, { way: 'external', voucher: await vouch(identity) });
    expect(await prove({ ...GOOGLE, subject: 'g-2' })).toBe('PROOF_FAILED');
    expect(await prove({ ...GOOGLE, subject: 'g-3' })).toBe('PROOF_FAILED');
    expect(await prove({ ...GOOGLE, provider: 'line' })).toBe('OPERATION_NOT_ALLOWED');
    expect(await here.code(proof.prove, { way: 'external' })).toBe('SEAL_INVALID');
    expect(await mayChange(here)).toBe('PROOF_REQUIRED');
    const voucher = await vouch();
    expect(await here.code(proof.prove, { way: 'external', voucher })).toBe('OK');
    expect(await here.code(proof.prove, { way: 'external', voucher })).toBe('EXTERNAL_EXPIRED');
    expect(await mayChange(here)).toBe('OK');
  });

  it('AUTH-17 proves it by a passkey of this account, and by no other', async () => {
    const [own, foreign] = [createAuthenticator(platform.url), createAuthenticator(platform.url)];
    const ben = await mintMember(stage.world, { password: 'Clave1234' });
    const [here, bens] = [enter(), enter(ben.id)];
    const add = async (as: Session, device: typeof own, wire: object) => {
      const { options } = await as.value(protection.beginPasskey, wire);
      expect(await as.code(protection.addPasskey, { name: 'Llave', response: device.make(options) })).toBe('OK');
    };
    await add(here, own, {});
    await add(bens, foreign, { password: ben.password });
    stage.world.clock.advance(11 * MINUTE);
    const prove = async (device: typeof own) => {
      const { options } = await platform.value(protection.beginPasskeyLogin, {}, stage.here);
      return here.code(proof.prove, { way: 'passkey', response: device.use(options) });
    };
    expect(await waysOf(here)).toEqual(['passkey', 'mobile']);
    expect(await prove(foreign)).toBe('PROOF_FAILED');
    expect(await here.code(proof.prove, { way: 'passkey' })).toBe('PASSKEY_INVALID');
    expect(await mayChange(here)).toBe('PROOF_REQUIRED');
    expect(await prove(own)).toBe('OK');
    expect(await mayChange(here)).toBe('OK');
  });

  it('AUTH-17 with an authenticator proves it by nothing weaker', async () => {
    keepIdentity(stage.world, stage.ana.id, GOOGLE);
    beginTotp(stage.world, stage.ana);
    confirmTotp(stage.world, stage.ana.id);
    const here = enter();
    stage.world.clock.advance(11 * MINUTE);
    expect(await waysOf(here)).toEqual(['totp']);
    expect(await here.code(proof.sendProofCode)).toBe('OPERATION_NOT_ALLOWED');
    expect(await here.code(proof.prove, { way: 'mobile', code: '123456' })).toBe('OPERATION_NOT_ALLOWED');
    expect(await here.code(proof.prove, { way: 'external', voucher: await vouch() })).toBe('OPERATION_NOT_ALLOWED');
    expect(await here.code(proof.prove, { way: 'totp', code: 'abc' })).toBe('CODE_INVALID');
    const shown = totpCodeOf(stage.world, stage.ana.id);
    expect(await here.code(proof.prove, { way: 'totp', code: shown })).toBe('OK');
    expect(await mayChange(here)).toBe('OK');
  });
});

it('AUTH-17 a member with a password is asked for that one alone', async () => {
  const here = enter();
  expect(await waysOf(here)).toEqual([]);
  expect(await here.code(proof.sendProofCode)).toBe('OPERATION_NOT_ALLOWED');
  expect(await here.code(proof.prove, { way: 'mobile', code: '123456' })).toBe('OPERATION_NOT_ALLOWED');
  expect(await mayChange(here)).toBe('PASSWORD_WRONG');
});

it('AUTH-17 refuses trial accounts and visitors', async () => {
  const guest = enter((await mintMember(stage.world, { type: 4 })).id);
  for (const [endpoint, wire] of [
    [proof.sendProofCode, {}],
    [proof.prove, { way: 'totp', code: '123456' }],
  ] as const) {
    expect(await guest.code(endpoint, wire)).toBe('TRIAL_ACCOUNT');
    expect(await code(platform.call(endpoint, wire, stage.here))).toBe('TOKEN_MISSING');
  }
});
