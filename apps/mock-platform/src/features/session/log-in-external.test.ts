import { linkIdentity, listLinkedIdentities, unlinkIdentity } from '@tonalli/contracts/account/wire-external';
import { registerMember } from '@tonalli/contracts/registration/wire';
import { sealUnderSharedKey } from '@tonalli/contracts/sealing';
import type { ExternalIdentity, VouchedIdentity } from '@tonalli/contracts/session/external';
import { logInExternal } from '@tonalli/contracts/session/wire-external';
import { generateKeyPair, SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { systemNow } from '../../clock/system-time';
import { mintMember } from '../../emulator/control/mint-member';
import { firebaseToken } from '../../identity/firebase-site';
import { createMember } from '../../people/create-member';
import { keepIdentity } from '../../people/external-identities';
import { EXTERNAL_LOGINS, FIREBASE_SMS } from '../../people/people-settings';
import { tokenFor } from '../../testing/log-in';
import { serveMember } from '../../testing/stage';
import { MODULES_OFF } from '../../world/operator-settings';
import { CONSENT } from '../registration/registration-fixture';
import { openSession, setMemberStatus } from '.';

const stage = await serveMember({ username: 'Ana1', password: 'Clave1234' });
const { platform } = stage;

const IDENTITY: ExternalIdentity = { provider: 'google', subject: 'g-1', name: 'Ana', email: 'ana@correo.example' };
const vouch = (over: Partial<VouchedIdentity> = {}, key = stage.world.platform.merchant.key) =>
  sealUnderSharedKey(
    key,
    JSON.stringify({ id: crypto.randomUUID(), iat: Math.floor(systemNow() / 1_000), identity: IDENTITY, ...over }),
  );
const enter = async (proof: string, type: 'identity' | 'firebase' = 'identity') => {
  const { status, envelope } = await platform.call(logInExternal, { type, proof }, stage.here);
  return { status, ...envelope };
};
const tokenOf = (id: string) => tokenFor(stage.world, id);

describe('a login by an identity of another service', () => {
  it('AUTH-09 opens the account that it is linked to, once for each voucher', async () => {
    const voucher = await vouch();
    expect(await enter(voucher)).toMatchObject({ status: 404, code: 'EXTERNAL_UNKNOWN' });
    keepIdentity(stage.world, stage.ana.id, IDENTITY);
    expect(await enter(voucher)).toMatchObject({ status: 200, value: { customerId: stage.ana.id } });
    expect(await enter(voucher)).toMatchObject({ status: 422, code: 'EXTERNAL_EXPIRED' });
    expect(await enter(await vouch())).toMatchObject({ status: 200 });
  });

  it('AUTH-09 S1 knows nobody by the same subject at another service, nor by the same address', async () => {
    keepIdentity(stage.world, stage.ana.id, IDENTITY);
    for (const change of [{ provider: 'facebook' }, { subject: 'g-2' }, { subject: 'G-1' }] as const) {
      const proof = await vouch({ identity: { ...IDENTITY, ...change } });
      expect(await enter(proof)).toMatchObject({ status: 404, code: 'EXTERNAL_UNKNOWN' });
    }
  });

  it('AUTH-09 believes nobody without the merchant key, and nothing that is old', async () => {
    keepIdentity(stage.world, stage.ana.id, IDENTITY);
    const foreign = await vouch({}, Buffer.alloc(32, 7).toString('base64url'));
    for (const proof of [foreign, 'rubbish', await sealUnderSharedKey(stage.world.platform.merchant.key, '{}')]) {
      expect(await enter(proof)).toMatchObject({ code: 'SEAL_INVALID' });
    }
    for (const seconds of [-61, 120]) {
      expect(await enter(await vouch({ iat: Math.floor(systemNow() / 1_000) + seconds }))).toMatchObject({
        code: 'EXTERNAL_EXPIRED',
      });
    }
  });

  it('AUTH-09 AUTH-13 lets in nobody who is suspended or of the back office', async () => {
    keepIdentity(stage.world, stage.ana.id, IDENTITY);
    setMemberStatus(stage.world, stage.ana.id, 'suspended');
    expect(await enter(await vouch())).toMatchObject({ status: 403, code: 'ACCOUNT_SUSPENDED' });
    const clerk = createMember(stage.world, { username: 'oficina', passwordHash: null, type: 3, createdAt: 0 });
    keepIdentity(stage.world, clerk.id, { ...IDENTITY, subject: 'g-2' });
    expect(await enter(await vouch({ identity: { ...IDENTITY, subject: 'g-2' } }))).toMatchObject({
      code: 'ACCOUNT_NOT_MEMBER',
    });
  });

  it('SYS-07 is not available for a service that the operator does not offer', async () => {
    keepIdentity(stage.world, stage.ana.id, IDENTITY);
    stage.world.settings.set(EXTERNAL_LOGINS, ['line']);
    expect(await enter(await vouch())).toMatchObject({ code: 'FUNCTION_NOT_AVAILABLE' });
  });
});

describe('linking and unlinking', () => {
  const linkAs = async (token: string, input: object) =>
    (await platform.call(linkIdentity, input, { ...stage.here, token })).envelope;

  it('AUTH-17 asks for the password, links one account of a service, and tells whose it is', async () => {
    const voucher = await vouch();
    expect(await linkAs(tokenOf(stage.ana.id), { voucher, password: 'no' })).toMatchObject({ code: 'PASSWORD_WRONG' });
    expect(await linkAs(tokenOf(stage.ana.id), { voucher, password: stage.ana.password })).toMatchObject({
      success: true,
      value: { list: [{ provider: 'google', name: 'Ana', email: 'ana@correo.example', lastUsedAt: null }] },
    });
    const second = await vouch({ identity: { ...IDENTITY, subject: 'g-2' } });
    expect(await linkAs(tokenOf(stage.ana.id), { voucher: second, password: stage.ana.password })).toMatchObject({
      code: 'OPERATION_NOT_ALLOWED',
    });
    const eva = await mintMember(stage.world, { username: 'Eva1', password: 'Clave1234' });
    expect(await linkAs(tokenOf(eva.id), { voucher: await vouch(), password: eva.password })).toMatchObject({
      code: 'EXTERNAL_TAKEN',
    });
  });

  it('AUTH-17 unlinks what is one’s own, unless nothing else lets its member in', async () => {
    const unlink = async (token: string) =>
      (await platform.call(unlinkIdentity, { provider: 'google' }, { ...stage.here, token })).envelope;
    expect(await unlink(tokenOf(stage.ana.id))).toMatchObject({ code: 'NOT_FOUND' });
    keepIdentity(stage.world, stage.ana.id, IDENTITY);
    expect(await unlink(tokenOf(stage.ana.id))).toMatchObject({ success: true, value: { list: [] } });

    const bare = createMember(stage.world, { username: 'sinclave', passwordHash: null, type: 0, createdAt: 0 });
    keepIdentity(stage.world, bare.id, IDENTITY);
    const { token } = openSession(stage.world, bare, '127.0.0.1');
    expect(await unlink(token)).toMatchObject({ code: 'LAST_SIGN_IN_WAY' });
    keepIdentity(stage.world, bare.id, { ...IDENTITY, provider: 'line' });
    expect(await unlink(token)).toMatchObject({ success: true, value: { list: [{ provider: 'line' }] } });
    const list = await platform.value(listLinkedIdentities, {}, { ...stage.here, token });
    expect(list.offered).toEqual(['google', 'facebook', 'line']);
  });
});

describe('a registration by an identity', () => {
  it('REG-01 AUTH-09 asks for no password, and happens once for an identity', async () => {
    const register = async (username: string, voucher: string) =>
      (await platform.call(registerMember, { ...CONSENT, username, voucher }, stage.here)).envelope;
    const voucher = await vouch();
    expect(await register('9', voucher)).toMatchObject({ code: 'FIELD_INVALID' });
    expect(await register('Pedro99', voucher)).toMatchObject({ success: true, value: { userName: 'Pedro99' } });
    expect(await register('Otro99', voucher)).toMatchObject({ code: 'EXTERNAL_EXPIRED' });
    expect(await register('Otro99', await vouch())).toMatchObject({ code: 'EXTERNAL_TAKEN' });
    expect(stage.world.sqlite.prepare("SELECT count(*) FROM members WHERE username = 'Otro99'").pluck().get()).toBe(0);
  });
});

describe('a number that Firebase verified', () => {
  beforeEach(() => stage.world.settings.set(FIREBASE_SMS, true));

  it('AUTH-09 logs in, once for each token', async () => {
    const token = await firebaseToken(stage.world, stage.ana.mobile);
    expect(await enter(token, 'firebase')).toMatchObject({ status: 200, value: { customerId: stage.ana.id } });
    expect(await enter(token, 'firebase')).toMatchObject({ code: 'EXTERNAL_EXPIRED' });
    expect(await enter(await firebaseToken(stage.world, '+525500000001'), 'firebase')).toMatchObject({
      code: 'CODE_INVALID',
    });
  });

  it.each([
    ['another issuer', { iss: 'https://issuer.example' }],
    ['another project', { aud: 'another-project' }],
    ['no subject', { sub: '' }],
    ['no number', { phone_number: undefined }],
    ['a number that is none', { phone_number: '5512345678' }],
    ['another way of signing in', { firebase: { sign_in_provider: 'password' } }],
    ['a time to come', { iat: Math.floor(systemNow() / 1_000) + 3_600 }],
  ])('AUTH-09 refuses a token of %s', async (_what, claims) => {
    expect(await enter(await firebaseToken(stage.world, stage.ana.mobile, claims), 'firebase')).toMatchObject({
      code: 'CODE_INVALID',
    });
  });

  it('AUTH-09 refuses a token that is over or that others signed', async () => {
    const now = Math.floor(systemNow() / 1_000);
    for (const claims of [{ exp: now - 1 }, { iat: now - 11 * 60 }]) {
      expect(await enter(await firebaseToken(stage.world, stage.ana.mobile, claims), 'firebase')).toMatchObject({
        code: 'CODE_EXPIRED',
      });
    }
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT({ phone_number: stage.ana.mobile, firebase: { sign_in_provider: 'phone' } })
      .setProtectedHeader({ alg: 'RS256', kid: 'identity' })
      .setIssuer(`${platform.url}/idp/${stage.world.name}/firebase`)
      .setAudience('TONALLI')
      .setSubject('x')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
    const [head = '', body = ''] = (await firebaseToken(stage.world, stage.ana.mobile)).split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    for (const token of [forged, unsigned, `${head}.${body}.AAAA`, 'rubbish']) {
      expect(await enter(token, 'firebase')).toMatchObject({ code: 'CODE_INVALID' });
    }
  });

  it('SYS-07 counts only while the operator has codes sent so', async () => {
    const token = await firebaseToken(stage.world, stage.ana.mobile);
    stage.world.settings.set(FIREBASE_SMS, false);
    expect(await enter(token, 'firebase')).toMatchObject({ code: 'FUNCTION_NOT_AVAILABLE' });
    stage.world.settings.set(FIREBASE_SMS, true);
    stage.world.settings.set(MODULES_OFF, ['MOBILEVERCODELOGIN3']);
    expect(await enter(token, 'firebase')).toMatchObject({ code: 'FUNCTION_NOT_AVAILABLE' });
  });
});
