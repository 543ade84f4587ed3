import * as account from '@tonalli/contracts/account/wire';
import * as protection from '@tonalli/contracts/account/wire-protection';
import type { Endpoint } from '@tonalli/contracts/endpoint';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { listEmails } from '../../mail/mailbox';
import { code } from '../../testing/answer-codes';
import { type Credentials, callsAs, logIn, tryLogIn } from '../../testing/log-in';
import { serveMember } from '../../testing/stage';
import { listSms } from '../session';

const MINUTE = 60_000;

const stage = await serveMember();
const { platform } = stage;

const attempt = (who: Credentials) => tryLogIn(platform, who, stage.here);
const enter = async (who: Credentials = stage.ana) => callsAs(platform, await logIn(platform, who, stage.here));
const shownBy = (uri: string) => {
  const secret = new URL(uri.replace('otpauth:', 'https:')).searchParams.get('secret') ?? '';
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: stage.world.clock.now() });
};

describe('setting an authenticator up', () => {
  it('AUTH-17 wants the password, then a first code, and answers with ten recovery codes; logins ask from then on', async () => {
    const here = await enter();
    expect(await here.code(protection.beginTotp, { password: 'falsa' })).toBe('PASSWORD_WRONG');
    const { secret, uri } = await here.value(protection.beginTotp, { password: stage.ana.password });
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Tonalli:/);
    expect((await attempt(stage.ana)).envelope.success).toBe(true);
    expect(await here.code(protection.confirmTotp, { code: '000000' })).toBe('CODE_INVALID');
    const { recoveryCodes } = await here.value(protection.confirmTotp, { code: shownBy(uri) });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await attempt(stage.ana)).envelope).toMatchObject({ code: 'SECOND_STEP_REQUIRED' });
    expect(await here.value(account.fetchSecurity)).toMatchObject({ authenticator: true, recoveryCodesLeft: 10 });
    expect(await here.code(protection.beginTotp, { password: stage.ana.password })).toBe('OPERATION_NOT_ALLOWED');
  });

  it('AUTH-17 can be put away with the password or a code, and with nothing else', async () => {
    const here = await enter();
    const start = async () => {
      const { uri } = await here.value(protection.beginTotp, { password: stage.ana.password });
      await here.value(protection.confirmTotp, { code: shownBy(uri) });
      return uri;
    };
    const uri = await start();
    expect(await here.code(protection.removeTotp, { password: 'falsa' })).toBe('PASSWORD_WRONG');
    expect(await here.code(protection.removeTotp, {})).toBe('PASSWORD_WRONG');
    expect(await here.code(protection.removeTotp, { code: '000000' })).toBe('CODE_INVALID');
    stage.world.clock.advance(MINUTE);
    expect(await here.code(protection.removeTotp, { code: shownBy(uri) })).toBe('OK');
    expect(await here.code(protection.removeTotp, { password: stage.ana.password })).toBe('OPERATION_NOT_ALLOWED');
    expect((await attempt(stage.ana)).envelope.success).toBe(true);
    await start();
    expect(await here.code(protection.removeTotp, { password: stage.ana.password })).toBe('OK');
    expect(await here.value(account.fetchSecurity)).toMatchObject({ authenticator: false, recoveryCodesLeft: 0 });
  });

  it('AUTH-17 locks the guessing of its codes', async () => {
    const here = await enter();
    await here.value(protection.beginTotp, { password: stage.ana.password });
    const codes: string[] = [];
    for (let tried = 0; tried < 6; tried += 1) codes.push(await here.code(protection.confirmTotp, { code: '000000' }));
    expect(codes.at(-1)).toBe('ACCOUNT_LOCKED');
  });
});

describe('binding a contact', () => {
  const mobile = { kind: 'mobile', contact: '55 9876 5432', countryDialingCode: '52' };
  const email = { kind: 'email', contact: 'Ana.Nueva@Correo.example' };
  const smsCode = () => listSms(stage.world, '+525598765432')[0]?.code ?? '';
  const mailCode = () => listEmails(stage.world, email.contact)[0]?.code ?? '';

  it('AUTH-17 takes a number whose code is right, which then logs in', async () => {
    const here = await enter();
    await here.value(protection.requestContactCode, mobile);
    const bind = { ...mobile, verificationCode: smsCode(), password: stage.ana.password };
    expect(await here.code(protection.bindContact, { ...bind, password: 'falsa' })).toBe('PASSWORD_WRONG');
    expect(await here.code(protection.bindContact, bind)).toBe('OK');
    expect(await here.value(account.fetchSecurity)).toMatchObject({ mobile: '+52 •••• 5432', mobileVerified: true });
    expect(await here.code(protection.bindContact, bind)).toBe('CODE_INVALID');
  });

  it('AUTH-17 takes an address whose code is right', async () => {
    const here = await enter();
    expect(await here.value(account.fetchSecurity)).toMatchObject({ email: null, emailVerified: false });
    await here.value(protection.requestContactCode, email);
    const bind = { ...email, verificationCode: mailCode(), password: stage.ana.password };
    expect(await here.code(protection.bindContact, { ...bind, verificationCode: '' })).toBe('CODE_MISSING');
    expect(await here.code(protection.bindContact, bind)).toBe('OK');
    expect(await here.value(account.fetchSecurity)).toMatchObject({
      email: 'a••••@correo.example',
      emailVerified: true,
    });
  });

  it('AUTH-17 SYS-10 refuses an old code, one for another contact, and what is none', async () => {
    const here = await enter();
    await here.value(protection.requestContactCode, mobile);
    const bind = { ...mobile, verificationCode: smsCode(), password: stage.ana.password };
    expect(await here.code(protection.bindContact, { ...bind, contact: '5512345678' })).toBe('CODE_INVALID');
    stage.world.clock.advance(6 * MINUTE);
    expect(await here.code(protection.bindContact, bind)).toBe('CODE_EXPIRED');
    expect(await here.code(protection.requestContactCode, { ...mobile, contact: 'abc' })).toBe('PHONE_INVALID');
    expect(await here.code(protection.requestContactCode, { ...mobile, contact: '' })).toBe('PHONE_MISSING');
    expect((await here.answer(protection.requestContactCode, { ...email, contact: 'no' })).envelope).toMatchObject({
      code: 'FIELD_INVALID',
      fields: { contact: { patternId: 'email' } },
    });
  });

  it('AUTH-17 SYS-10 tells of a number that another account has only to whoever holds its phone', async () => {
    const ben = await mintMember(stage.world);
    const here = await enter();
    const theirs = { kind: 'mobile', contact: ben.mobile.replace('+52', ''), countryDialingCode: '52' };
    expect(await here.code(protection.requestContactCode, theirs)).toBe('OK');
    const sent = listSms(stage.world, ben.mobile)[0]?.code ?? '';
    const bind = { ...theirs, password: stage.ana.password };
    expect(await here.code(protection.bindContact, { ...bind, verificationCode: '000000' })).toBe('CODE_INVALID');
    expect(await here.code(protection.bindContact, { ...bind, verificationCode: sent })).toBe('CONTACT_TAKEN');
  });
});

describe('passkeys', () => {
  it('AUTH-17 begin with what a browser needs, for the host that it is at', async () => {
    const here = await enter();
    expect(await here.code(protection.beginPasskey, { password: 'falsa' })).toBe('PASSWORD_WRONG');
    const { options } = await here.value(protection.beginPasskey, { password: stage.ana.password });
    expect(options).toMatchObject({
      rp: { id: '127.0.0.1', name: 'Tonalli' },
      user: { name: stage.ana.username },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const login = await platform.value(protection.beginPasskeyLogin, {}, stage.here);
    expect(login.options).toMatchObject({ rpId: '127.0.0.1', userVerification: 'required' });
    expect(login.options.challenge).not.toBe(options.challenge);
  });

  it.each([{}, { id: 'x' }, { id: 'x', rawId: 'x', type: 'public-key', response: {} }, { id: { deep: 1 } }])(
    'AUTH-17 SYS-10 refuse %j, to be kept as to log in',
    async (response) => {
      const here = await enter();
      await here.value(protection.beginPasskey, { password: stage.ana.password });
      expect(await here.code(protection.addPasskey, { name: 'Laptop', response })).toBe('PASSKEY_INVALID');
      const answer = platform.call(protection.logInByPasskey, { response }, stage.here);
      expect(await code(answer)).toBe('PASSKEY_INVALID');
      expect((await here.value(protection.listPasskeys)).list).toEqual([]);
    },
  );

  it('AUTH-17 are renamed and removed by their owner alone', async () => {
    stage.world.sqlite
      .prepare(
        `INSERT INTO passkeys (id, member_id, public_key, counter, transports, backed_up, name, created_at)
         VALUES ('pk', ?, x'00', 0, '[]', 1, 'Laptop', ?)`,
      )
      .run(stage.ana.id, stage.world.clock.now());
    const [here, theirs] = [await enter(), await enter(await mintMember(stage.world))];
    for (const [endpoint, wire] of [
      [protection.renamePasskey, { id: 'pk', name: 'Otra' }],
      [protection.removePasskey, { id: 'pk' }],
    ] as const) {
      expect(await theirs.code(endpoint, wire)).toBe('NOT_FOUND');
    }
    expect(await here.code(protection.renamePasskey, { id: 'pk', name: ' Casa ' })).toBe('OK');
    expect((await here.value(protection.listPasskeys)).list).toMatchObject([
      { id: 'pk', name: 'Casa', backedUp: true },
    ]);
    expect(await here.code(protection.renamePasskey, { id: 'pk', name: '' })).toBe('INVALID_REQUEST');
    expect(await here.code(protection.removePasskey, { id: 'pk' })).toBe('OK');
    expect(await here.code(protection.removePasskey, { id: 'pk' })).toBe('NOT_FOUND');
  });
});

describe('who may', () => {
  it('AUTH-17 refuses trial accounts and visitors everywhere', async () => {
    const guest = await enter(await mintMember(stage.world, { type: 4 }));
    const contact = { kind: 'email', contact: 'a@b.example' };
    const calls: [Endpoint, object][] = [
      [protection.beginTotp, {}],
      [protection.confirmTotp, { code: '123456' }],
      [protection.removeTotp, {}],
      [protection.listPasskeys, {}],
      [protection.beginPasskey, {}],
      [protection.addPasskey, { name: 'x', response: {} }],
      [protection.renamePasskey, { id: 'x', name: 'y' }],
      [protection.removePasskey, { id: 'x' }],
      [protection.requestContactCode, contact],
      [protection.bindContact, { ...contact, verificationCode: '1' }],
    ];
    for (const [endpoint, wire] of calls) {
      expect([endpoint.path, await guest.code(endpoint, wire)]).toEqual([endpoint.path, 'TRIAL_ACCOUNT']);
      const visitor = platform.call(endpoint, wire, stage.here);
      expect([endpoint.path, await code(visitor)]).toEqual([endpoint.path, 'TOKEN_MISSING']);
    }
  });
});
