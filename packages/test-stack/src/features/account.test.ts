import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { returnFrom } from '../external-visit';
import { lastRecordedCall, minor } from '../recorded-call';
import { useStack } from '../shared-stack';
import type { LoggedIn, StackWorld } from '../stack';
import { codeOf, platformDataOf, type TestBrowser } from '../test-browser';

const PASSWORD = 'Clave1234';
const NEW_PASSWORD = 'Nueva2026';

const stack = await useStack();
let world: StackWorld;
let player: LoggedIn;
beforeAll(async () => {
  world = await stack.world();
  player = await world.member({ balanceMinor: 12_345, paymentPassword: null });
});

async function enter(username: string): Promise<TestBrowser> {
  const browser = world.visitor();
  await browser.login(username, PASSWORD);
  return browser;
}

/** RFC 6238, as an app of a phone works it out. */
function totp(secret: string, atMs: number): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

describe('the account', () => {
  it('MEM-01 tells whose it is, with the balance in minor units', async () => {
    const me = await player.client.account.me.query();
    const { balance, ...same } = (await lastRecordedCall(stack, world, 'fetchMemberInfo')).value;
    expect(me).toEqual({ ...same, balanceMinor: minor(balance) });
    expect(me).toMatchObject({ id: player.id, balanceMinor: 12_345 });
    const security = await player.client.account.security.query();
    const { value } = await lastRecordedCall(stack, world, 'fetchSecurity');
    // The record of calls masks whatever is called a password.
    expect(security).toEqual({ ...value, passwordChangedAt: expect.stringMatching(/^20/) });
  });

  it('MEM-17 hands over all that the platform keeps of whoever asks with their password', async () => {
    const owner = await world.member({ balanceMinor: 500 });
    const { account } = owner.client;
    const { requestId, sections } = await account.requestOwnData.mutate({ password: PASSWORD });
    const { slices, next } = await account.ownDataPart.query({ requestId });
    expect(next).toBe(null);
    const at = sections.find(({ name }) => name === 'account.member')?.columns.indexOf('id') ?? -1;
    expect(slices.find(({ section }) => section === 'account.member')?.rows.map((row) => row[at])).toEqual([owner.id]);
    expect(await codeOf(player.client.account.ownDataPart.query({ requestId }))).toBe('NOT_FOUND');
  });

  it('MEM-02 takes a picture, a name and a language', async () => {
    const { account } = player.client;
    const { current, avatars } = await account.avatars.query();
    const { icon, icons } = (await lastRecordedCall(stack, world, 'fetchAvatars')).value;
    expect({ current, avatars }).toEqual({
      current: icon,
      avatars: icons.map(({ id, url }) => ({ id, picture: url })),
    });
    const other = avatars.find(({ id }) => id !== current)?.id ?? '';
    expect(await account.chooseAvatar.mutate({ id: other })).toEqual({ current: other, avatars });
    expect((await lastRecordedCall(stack, world, 'chooseAvatar')).request).toEqual({ icon: other });
    expect(await account.changeNickname.mutate({ nickname: 'María Luna' })).toEqual({ nickname: 'María Luna' });
    await account.updateLanguage.mutate({ language: 'en' });
    expect((await lastRecordedCall(stack, world, 'updateLanguage')).request).toEqual({ language: 'EN' });
  });

  it('AUTH-17 lists sessions and logins, and ends other sessions', async () => {
    const { id, username, password } = await world.control.mint();
    const [here, there, elsewhere] = [world.visitor(), world.visitor(), world.visitor()];
    for (const browser of [here, there, elsewhere]) await browser.login(username, password);
    const { account } = here.client;
    const sessions = await account.sessions.query();
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
    await account.revokeSession.mutate({ id: sessions[1]?.id ?? '' });
    expect(await account.revokeOtherSessions.mutate()).toEqual({ count: 1 });
    for (const browser of [there, elsewhere])
      expect(await codeOf(browser.client.account.me.query())).toBe('TOKEN_INVALID');
    expect(await account.logins.query()).toHaveLength(3);
    expect((await account.me.query()).id).toBe(id);
  });
});

describe('what proves a member', () => {
  it('AUTH-11 AUTH-17 secrets are changed, sealed', async () => {
    const { account } = player.client;
    const digits = { paymentPassword: '135790', confirmPaymentPassword: '135790' };
    await account.setPaymentPassword.mutate({ ...digits, password: player.password });
    expect(await account.security.query()).toMatchObject({ hasPaymentPassword: true });
    const passwords = { oldPassword: player.password, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };
    await account.changePassword.mutate(passwords);
    expect(await codeOf(world.visitor().login(player.username, player.password))).toBe('LOGIN_FAILED');
    expect(await codeOf(world.visitor().login(player.username, NEW_PASSWORD))).toBe('OK');
    for (const name of ['setPaymentPassword', 'changePassword'] as const) {
      const { headers, body } = await lastRecordedCall(stack, world, name);
      expect([name, headers['content-type']]).toEqual([name, 'application/jose']);
      expect(body).not.toMatch(new RegExp(`135790|${NEW_PASSWORD}`));
    }
  });

  it('AUTH-17 an authenticator is begun, confirmed and removed', async () => {
    const { client, password } = await world.member();
    const { secret, uri } = await client.account.beginTotp.mutate({ password });
    expect(uri).toContain(secret);
    const now = Date.parse(await world.control.now());
    const { recoveryCodes } = await client.account.confirmTotp.mutate({ code: totp(secret, now) });
    const left = { authenticator: true, recoveryCodesLeft: recoveryCodes.length };
    expect(await client.account.security.query()).toMatchObject(left);
    await client.account.removeTotp.mutate({ password });
    expect(await client.account.security.query()).toMatchObject({ authenticator: false });
  });

  it('AUTH-17 passkeys are begun, renamed and removed', async () => {
    await world.control.apply('passkeys');
    const { account } = (await enter('lleva')).client;
    const options = await account.beginPasskey.mutate({ password: PASSWORD });
    expect(options).toEqual(expect.objectContaining({ challenge: expect.any(String) }));
    const [first, second] = await account.passkeys.query();
    await account.renamePasskey.mutate({ id: first?.id ?? '', name: 'Laptop' });
    await account.removePasskey.mutate({ id: second?.id ?? '' });
    expect(await account.passkeys.query()).toMatchObject([{ id: first?.id, name: 'Laptop' }]);
    expect(await world.visitor().client.session.beginPasskeyLogin.mutate()).toEqual(
      expect.objectContaining({ challenge: expect.any(String) }),
    );
  });

  it('AUTH-17 a contact is bound by the code that was sent there', async () => {
    const { client, password } = await world.member();
    const { account } = client;
    const contact = { kind: 'email', contact: 'ana@correo.example' } as const;
    expect(await account.requestContactCode.mutate(contact)).toEqual({ expiredMinutes: expect.any(Number) });
    const [mail] = await world.control.run('listEmails', { address: contact.contact });
    await account.bindContact.mutate({ ...contact, verificationCode: mail?.code ?? '', password });
    expect(await account.security.query()).toMatchObject({ emailVerified: true, email: expect.any(String) });
  });

  it('AUTH-17 who has no password proves who they are by a code that is sent', async () => {
    await world.control.apply('password-none');
    const browser = world.visitor();
    const entry = await browser.client.session.enterExternal.mutate({
      attempt: await returnFrom(browser, 'google-libre'),
    });
    browser.tabToken = entry.kind === 'entered' ? entry.session.token : null;
    const { account } = browser.client;
    await world.control.advance('11m');
    expect(await codeOf(account.beginTotp.mutate({}))).toBe('PROOF_REQUIRED');
    await account.sendProofCode.mutate();
    const { mobile } = await world.control.run('findMember', { id: 'libre' });
    await account.prove.mutate({ way: 'mobile', code: await world.control.sms.codeFor(mobile ?? '') });
    expect(await codeOf(account.beginTotp.mutate({}))).toBe('OK');
  });

  it('AUTH-17 the address of a login is taken off the list', async () => {
    const own = await stack.world();
    await own.control.apply('unregistered-ip');
    const browser = own.visitor();
    const refused = await browser.login('irma', PASSWORD).catch((error: unknown) => error);
    const { token } = Object(platformDataOf(refused)).secondStep;
    const { session, account } = browser.client;
    expect(await session.sendLoginStepCode.mutate({ token, way: 'email' })).toEqual({
      expiredMinutes: expect.any(Number),
    });
    const [mail] = await own.control.run('listEmails', { address: 'irma@correo.example' });
    browser.tabToken = (await session.verifyLogin.mutate({ token, way: 'email', code: mail?.code ?? '' })).token;
    const registered = await account.registeredIps.query();
    expect(registered).toEqual((await lastRecordedCall(stack, own, 'listRegisteredIps')).value);
    expect(registered.list.map(({ ip, current }) => [ip, current])).toContainEqual(['127.0.0.1', true]);
    await account.removeRegisteredIp.mutate({ ip: '198.51.100.24' });
    expect((await account.registeredIps.query()).list).toHaveLength(registered.list.length - 1);
  });
});
