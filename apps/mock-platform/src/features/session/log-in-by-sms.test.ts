import { sealUnderSharedKey } from '@tonalli/contracts/sealing';
import * as session from '@tonalli/contracts/session/wire';
import { fetchBalance } from '@tonalli/contracts/wallet/wire';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serveMember } from '../../testing/stage';
import { MODULES_OFF } from '../../world/operator-settings';
import { listSms } from '.';
import { enter as logIn, times } from './log-in-fixture';

const MINUTE = 60_000;

const stage = await serveMember({ username: 'Ana1', password: 'Clave1234', balanceMinor: 12_345 });
const { platform } = stage;

describe('login by SMS', () => {
  const number = () => stage.ana.mobile.replace('+52', '');
  const request = () =>
    platform.call(session.requestLoginCode, { mobileNum: number(), countryDialingCode: '52' }, stage.here);
  const enter = (code: string) =>
    logIn(stage, { type: 'sms', username: number(), password: code, countryDialingCode: '+52' });
  const lastCode = () => listSms(stage.world)[0]?.code ?? '';

  it('AUTH-01 takes the code that was sent, once', async () => {
    expect((await request()).envelope).toEqual({ success: true, value: { expiredMinutes: 1 } });
    expect(listSms(stage.world, stage.ana.mobile)[0]?.text).toContain(lastCode());
    expect(await enter(` ${lastCode()} `)).toMatchObject({ status: 200, value: { customerId: stage.ana.id } });
    expect(await enter(lastCode())).toMatchObject({ status: 422, code: 'CODE_INVALID' });
  });

  it('AUTH-01 S1 keeps a code as a hash: it stands in the sent message alone, and as nothing that could be typed', async () => {
    await request();
    const { text, ...kept } = z
      .looseObject({ text: z.string(), code_hash: z.string() })
      .parse(stage.world.sqlite.prepare('SELECT * FROM sms_messages').get());
    expect(text).toContain(lastCode());
    expect(kept.code_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.values(kept).map(String)).not.toContain(lastCode());
    expect(await enter(kept.code_hash.slice(0, 16))).toMatchObject({ code: 'CODE_INVALID' });
    // Whoever can write to the outbox cannot choose the code.
    stage.world.sqlite.prepare("UPDATE sms_messages SET text = 'Tonalli: tu código es 123456.'").run();
    expect(await enter('123456')).toMatchObject({ code: 'CODE_INVALID' });
  });

  it('AUTH-01 refuses a wrong code, an old one, and any code after five wrong tries', async () => {
    await request();
    const code = lastCode();
    const other = code === '000000' ? '111111' : '000000';
    expect(await enter(other)).toMatchObject({ code: 'CODE_INVALID' });
    await times(4, () => enter(other));
    expect(await enter(code)).toMatchObject({ code: 'CODE_INVALID' });
    stage.world.clock.advance(MINUTE);
    await request();
    stage.world.clock.advance(5 * MINUTE);
    expect(await enter(lastCode())).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  it('AUTH-01 says what is wrong with a number', async () => {
    const ask = async (mobileNum: string) =>
      (await platform.call(session.requestLoginCode, { mobileNum, countryDialingCode: '52' }, stage.here)).envelope;
    expect(await ask('')).toMatchObject({ code: 'PHONE_MISSING' });
    expect(await ask('12')).toMatchObject({ code: 'PHONE_INVALID' });
    expect(await logIn(stage, { type: 'sms', username: number(), password: '123456' })).toMatchObject({
      code: 'PHONE_INVALID',
    });
  });

  it('AUTH-14 sends one code a minute, five an hour, ten a day', async () => {
    const codes: string[] = [];
    const ask = async () => {
      const { envelope } = await request();
      codes.push(envelope.success ? 'OK' : envelope.code);
    };
    await ask();
    expect((await request()).envelope).toMatchObject({ code: 'CODE_REQUESTS_EXCEEDED', retryAfterSeconds: 60 });
    for (let sent = 0; sent < 5; sent += 1) {
      stage.world.clock.advance(MINUTE);
      await ask();
    }
    expect(codes).toEqual(['OK', 'OK', 'OK', 'OK', 'OK', 'CODE_REQUESTS_EXCEEDED']);
    for (let sent = 0; sent < 6; sent += 1) {
      stage.world.clock.advance(60 * MINUTE);
      await ask();
    }
    expect(codes.slice(6)).toEqual(['OK', 'OK', 'OK', 'OK', 'OK', 'CODE_QUOTA_EXCEEDED']);
  });

  it('AUTH-14 answers for a number that nobody has as for any other', async () => {
    const { envelope } = await platform.call(
      session.requestLoginCode,
      { mobileNum: '5587654321', countryDialingCode: '52' },
      stage.here,
    );
    expect(envelope).toEqual({ success: true, value: { expiredMinutes: 1 } });
    const stranger = { type: 'sms', username: '5587654321', password: lastCode(), countryDialingCode: '52' };
    expect(await logIn(stage, stranger)).toMatchObject({ code: 'CODE_INVALID' });
  });

  it('SYS-07 is not available while its module is off', async () => {
    stage.world.settings.set(MODULES_OFF, ['MOBILEVERCODELOGIN3']);
    expect(await enter('123456')).toMatchObject({ code: 'FUNCTION_NOT_AVAILABLE' });
    expect((await request()).envelope).toMatchObject({ code: 'FUNCTION_NOT_AVAILABLE' });
  });
});

describe('free play', () => {
  const ask = async (random: string) =>
    platform.call(session.loginFreePlay, { os: 'Linux', platform: 'W', random, gatewayVersion: 3 }, stage.here);

  it('AUTH-01 opens a trial account with 10,000.00 of play money', async () => {
    const { envelope } = await ask(await sealUnderSharedKey(stage.world.platform.merchant.key, 'any'));
    const answer = session.LoginAnswer.parse(envelope.success && envelope.value);
    expect(answer.type).toBe(4);
    const options = { ...stage.here, token: answer.token };
    expect(await platform.value(fetchBalance, {}, options)).toMatchObject({ main: '10000.00' });
    expect(stage.world.ledger.balance(answer.customerId, 'member.main')).toBe(0);
    expect(stage.world.ledger.audit().clean).toBe(true);
  });

  it('AUTH-01 is for those who hold the merchant key', async () => {
    expect((await ask('rubbish')).envelope).toMatchObject({ code: 'SEAL_INVALID' });
    const foreign = await sealUnderSharedKey(Buffer.alloc(32, 7).toString('base64url'), 'any');
    expect((await ask(foreign)).envelope).toMatchObject({ code: 'SEAL_INVALID' });
    expect(stage.world.ledger.audit().postings).toBe(1);
  });
});
