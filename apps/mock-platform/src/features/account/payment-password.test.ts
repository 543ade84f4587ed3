import { fetchSecurity, setPaymentPassword } from '@tonalli/contracts/account/wire';
import { endpoint } from '@tonalli/contracts/endpoint';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { assertPaymentPassword, hasPaymentPassword } from '../../people/payment-password';
import { code } from '../../testing/answer-codes';
import { mintPlayer } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';
import type { TestPlatform } from '../../testing/test-platform';
import { PlatformFailure, route } from '../../transport/verb';

const MINUTE = 60_000;

const spend = endpoint({
  method: 'POST',
  path: '/test/spend',
  summary: 'Spends money for these tests',
  token: 'required',
  idempotent: true,
  request: z.strictObject({ paymentPassword: z.string() }),
  value: z.null(),
});
const spendRoute = {
  name: 'spend',
  may: 'signed in' as const,
  isForBreaks: false,
  ...route(spend, ({ ctx: { world, member }, input }) => {
    assertPaymentPassword(world, member.id, input.paymentPassword);
    // What a money verb does when the money is not there.
    throw new PlatformFailure('INSUFFICIENT_FUNDS');
  }),
};

const stage = await serveWorlds({ extraRoutes: [spendRoute] });
const { platform } = stage;
let keys = 0;

async function enter(paymentPassword: string | null = '246810', type: 0 | 4 = 0) {
  const as = await mintPlayer(stage.world, { paymentPassword, type });
  const trySpending = (typed: string) => {
    keys += 1;
    return platform.call(spend, { paymentPassword: typed }, { ...as, idempotencyKey: `k${keys}` });
  };
  const set = (wire: Record<string, string>) => {
    const both = { confirmPaymentPassword: wire.paymentPassword, ...wire };
    return platform.call(setPaymentPassword, both, as);
  };
  return { id: as.id, as, trySpending, set };
}

const wrongTimes = async (count: number, run: () => ReturnType<TestPlatform['call']>) => {
  const codes: string[] = [];
  for (let done = 0; done < count; done += 1) codes.push(await code(run()));
  return codes;
};

describe('the payment password before money leaves', () => {
  it('AUTH-17 lets the right one pass, and says what is wrong otherwise', async () => {
    const ana = await enter();
    expect(await code(ana.trySpending('246810'))).toBe('INSUFFICIENT_FUNDS');
    expect(await ana.trySpending('111111')).toMatchObject({
      status: 422,
      envelope: { code: 'PAYMENT_PASSWORD_WRONG' },
    });
    const eva = await enter(null);
    expect(hasPaymentPassword(stage.world, eva.id)).toBe(false);
    expect(await code(eva.trySpending('246810'))).toBe('PAYMENT_PASSWORD_NOT_SET');
  });

  it('AUTH-17 counts wrong ones although the verb is undone, and locks at the fifth, also for the right one', async () => {
    const ana = await enter();
    expect(await wrongTimes(5, () => ana.trySpending('000000'))).toEqual([
      ...Array.from({ length: 4 }, () => 'PAYMENT_PASSWORD_WRONG'),
      'PAYMENT_PASSWORD_LOCKED',
    ]);
    expect(await ana.trySpending('246810')).toMatchObject({
      status: 423,
      envelope: { code: 'PAYMENT_PASSWORD_LOCKED', retryAfterSeconds: 300 },
    });
    stage.world.clock.advance(4 * MINUTE);
    expect((await ana.trySpending('246810')).envelope).toMatchObject({ retryAfterSeconds: 60 });
    stage.world.clock.advance(MINUTE);
    expect(await code(ana.trySpending('246810'))).toBe('INSUFFICIENT_FUNDS');
  });

  it('AUTH-17 begins to count again after a right one, although its own verb was undone', async () => {
    const ana = await enter();
    await wrongTimes(4, () => ana.trySpending('000000'));
    expect(await code(ana.trySpending('246810'))).toBe('INSUFFICIENT_FUNDS');
    expect(await wrongTimes(4, () => ana.trySpending('000000'))).not.toContain('PAYMENT_PASSWORD_LOCKED');
  });

  it('AUTH-17 counts tries that come at once', async () => {
    const ana = await enter();
    const codes = await Promise.all(Array.from({ length: 12 }, () => code(ana.trySpending('000000'))));
    expect(codes.filter((each) => each === 'PAYMENT_PASSWORD_WRONG')).toHaveLength(4);
    expect(codes.filter((each) => each === 'PAYMENT_PASSWORD_LOCKED')).toHaveLength(8);
  });

  it('AUTH-17 locks nobody else', async () => {
    const [ana, eva] = [await enter(), await enter()];
    await wrongTimes(5, () => ana.trySpending('000000'));
    expect(await code(eva.trySpending('246810'))).toBe('INSUFFICIENT_FUNDS');
  });
});

describe('setting it', () => {
  it('AUTH-17 the first one takes the login password, a new one the old one', async () => {
    const ana = await enter(null);
    expect(await platform.value(fetchSecurity, {}, ana.as)).toMatchObject({ hasPaymentPassword: false });
    expect(await code(ana.set({ paymentPassword: '135790' }))).toBe('PASSWORD_WRONG');
    expect(await code(ana.set({ paymentPassword: '135790', password: 'Clave1234' }))).toBe('OK');
    expect(await platform.value(fetchSecurity, {}, ana.as)).toMatchObject({ hasPaymentPassword: true });
    expect(await code(ana.set({ paymentPassword: '111222', password: 'Clave1234' }))).toBe('PAYMENT_PASSWORD_WRONG');
    expect(await code(ana.set({ paymentPassword: '111222', oldPaymentPassword: '135790' }))).toBe('OK');
    expect(await code(ana.trySpending('111222'))).toBe('INSUFFICIENT_FUNDS');
    expect(stage.world.sqlite.serialize().toString('latin1')).not.toContain('111222');
  });

  it('AUTH-17 locks whoever guesses the login password or the old one', async () => {
    const eva = await enter(null);
    const guess = () => eva.set({ paymentPassword: '135790', password: 'Otra12345' });
    expect((await wrongTimes(6, guess)).slice(4)).toEqual(['ACCOUNT_LOCKED', 'ACCOUNT_LOCKED']);
    expect(await code(eva.set({ paymentPassword: '135790', password: 'Clave1234' }))).toBe('ACCOUNT_LOCKED');
    const ana = await enter();
    const again = () => ana.set({ paymentPassword: '135790', oldPaymentPassword: '000000' });
    expect((await wrongTimes(5, again)).at(-1)).toBe('PAYMENT_PASSWORD_LOCKED');
    expect(await code(ana.trySpending('246810'))).toBe('PAYMENT_PASSWORD_LOCKED');
  });

  it.each([
    [{ paymentPassword: '12345' }, 'INVALID_REQUEST'],
    [{ paymentPassword: '12345a' }, 'INVALID_REQUEST'],
    [{ paymentPassword: '135790', confirmPaymentPassword: '135791' }, 'FIELD_INVALID'],
  ])('AUTH-17 refuses %o and keeps the old one', async (wire, expected) => {
    const ana = await enter();
    expect(await code(ana.set({ oldPaymentPassword: '246810', ...wire }))).toBe(expected);
    expect(await code(ana.trySpending('246810'))).toBe('INSUFFICIENT_FUNDS');
  });

  it('AUTH-17 is not for trial accounts', async () => {
    const guest = await enter(null, 4);
    expect(await code(guest.set({ paymentPassword: '135790' }))).toBe('TRIAL_ACCOUNT');
  });
});

describe('what protects the account', () => {
  it('AUTH-17 is told to its owner, with the contacts hidden but for their ends', async () => {
    const { as, id } = await enter();
    stage.world.sqlite
      .prepare("UPDATE members SET mobile = '+525512345678', email = 'ana@correo.example' WHERE id = ?")
      .run(id);
    expect(await platform.value(fetchSecurity, {}, as)).toEqual({
      hasPassword: true,
      hasPaymentPassword: true,
      passwordChangedAt: expect.any(String),
      mobile: '+52 •••• 5678',
      email: 'a••••@correo.example',
      mobileVerified: false,
      emailVerified: false,
      authenticator: false,
      recoveryCodesLeft: 0,
      passkeys: 0,
      proofWays: [],
      bankAccounts: 0,
    });
    expect(await code(platform.call(fetchSecurity, {}, stage.here))).toBe('TOKEN_MISSING');
  });
});
