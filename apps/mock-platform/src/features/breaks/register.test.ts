import { fetchBreak } from '@tonalli/contracts/breaks/wire';
import { createDeposit } from '@tonalli/contracts/cashier/wire';
import { clabeCheckDigit } from '@tonalli/contracts/clabe';
import { setConsent } from '@tonalli/contracts/consents/wire';
import { registerMember } from '@tonalli/contracts/registration/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { permitAct } from '../../guard/decide';
import { findMember, findMemberByUsername } from '../../people/find-member';
import { code } from '../../testing/answer-codes';
import { tokenFor } from '../../testing/log-in';
import { serveMember } from '../../testing/stage';
import { bindAccount, openWithdrawal, payWithdrawal } from '../cashier';
import { POLICY_PACK } from '../policy';
import { REGISTRATION } from '../registration/registration-fixture';
import { openSession } from '../session';

const stage = await serveMember({ balanceMinor: 100_000 });
/** Noon in Mexico City. */
const NOON_MS = Date.UTC(2026, 0, 15, 18);
const HOUR_MS = 3_600_000;
beforeEach(() => {
  account = null;
  stage.world.clock.freeze(NOON_MS);
  stage.world.settings.set(POLICY_PACK, 'GB-2026');
});

const answers = (answer: 'clear' | 'excluded' | 'unavailable', persons: string[] = []) =>
  stage.qa.run('setRegister', { answer, persons });
const checksOf = async (memberId?: string) => {
  const { checks } = await stage.qa.run('listRegisterChecks', { memberId });
  return checks.map(({ occasion, answer }) => `${occasion} ${answer}`);
};
const here = () => ({ token: tokenFor(stage.world, stage.ana.id), world: stage.world.name });
let keys = 0;
let account: ReturnType<typeof bindAccount> | null = null;
const deposit = () => {
  keys += 1;
  const input = { channelId: 'spei', amount: '100.00' };
  return code(stage.platform.call(createDeposit, input, { ...here(), idempotencyKey: `register-${keys}` }));
};
/** What became of a withdrawal that is ordered and paid. */
function payOut(): string {
  const digits = '80118000011835971';
  const at = stage.world.clock.now();
  const clabe = digits + clabeCheckDigit(digits);
  account ??= bindAccount(stage.world, stage.ana.id, { clabe, holder: 'Ana Luna', at });
  const { id } = openWithdrawal(stage.world, { account, amountMinor: 20_000, at, isFree: true });
  return stage.world.transaction(() => payWithdrawal(stage.world, id)).status;
}
/** In another session, as they do from another device. */
function logIn(): void {
  const member = findMember(stage.world, stage.ana.id);
  if (member) openSession(stage.world, member, '198.51.100.7');
}
const current = async () => (await stage.platform.value(fetchBreak, {}, here())).current;

describe('the register of self-exclusion', () => {
  it.each([
    ['excluded', 'REGISTER_EXCLUDED'],
    ['unavailable', 'REGISTER_UNAVAILABLE'],
    ['clear', 'OK'],
  ] as const)('RG-07 that is %s answers who wants an account with %s, and the answer is kept', async (answer, told) => {
    await answers(answer);
    expect(await code(stage.platform.call(registerMember, REGISTRATION, stage.here))).toBe(told);
    expect(await checksOf()).toContain(`registration ${answer}`);
    expect(findMemberByUsername(stage.world, REGISTRATION.username) !== null).toBe(answer === 'clear');
  });

  it('RG-07 knows people by their user name, mobile number or address, in any case', async () => {
    await answers('clear', ['PEDRO99']);
    expect(await code(stage.platform.call(registerMember, REGISTRATION, stage.here))).toBe('REGISTER_EXCLUDED');
    await answers('clear', ['pedro999']);
    expect(await code(stage.platform.call(registerMember, REGISTRATION, stage.here))).toBe('OK');
  });

  it('RG-07 is asked at the first login of a day, and not again until midnight of the operator', async () => {
    logIn();
    logIn();
    expect(await checksOf(stage.ana.id)).toEqual(['login clear']);
    stage.world.clock.advance(12 * HOUR_MS - 1);
    logIn();
    expect(await checksOf(stage.ana.id)).toHaveLength(1);
    stage.world.clock.advance(1);
    logIn();
    expect(await checksOf(stage.ana.id)).toHaveLength(2);
  });

  it('RG-07 that did not answer is asked again at the next login', async () => {
    await answers('unavailable');
    logIn();
    await answers('clear');
    logIn();
    logIn();
    expect(await checksOf(stage.ana.id)).toEqual(['login clear', 'login unavailable']);
  });

  it('RG-07 RG-03 excludes here whom it names, for as long as can be, and leaves the new session open', async () => {
    stage.world.clock.advance(11.5 * HOUR_MS);
    const before = here();
    await answers('clear', [stage.ana.username]);
    stage.world.clock.advance(HOUR_MS / 2);
    const token = here();
    expect(await stage.platform.value(fetchBreak, {}, token)).toMatchObject({
      current: { kind: 'SELF_EXCLUSION', until: '2031-01-16T06:00:00.000Z' },
    });
    expect(await code(stage.platform.call(fetchBreak, {}, before))).toBe('TOKEN_INVALID');
    // Again the next day: nothing is shortened, and nothing breaks.
    stage.world.clock.advance(24 * HOUR_MS);
    logIn();
    expect(await current()).toMatchObject({ until: '2031-01-17T06:00:00.000Z' });
  });

  it('RG-07 fails closed for money that comes in and for advertising, and open for money that goes out', async () => {
    const consent = { product: 'casino', channel: 'inbox' } as const;
    await stage.platform.value(setConsent, { ...consent, isGiven: true }, here());
    const advertise = () =>
      permitAct(stage.world, { do: 'marketing', memberId: stage.ana.id, ...consent, by: 'operator' }) !== null;
    const seen = async () => [await deposit(), advertise(), payOut()];
    expect(await seen()).toEqual(['OK', true, 'PAID']);
    await answers('unavailable');
    expect(await seen()).toEqual(['REGISTER_UNAVAILABLE', false, 'PAID']);
    await answers('clear', [stage.ana.username]);
    expect(await seen()).toEqual(['REGISTER_EXCLUDED', false, 'PAID']);
  });

  it('RG-07 credits what was ordered before it named the member', async () => {
    const { orderId } = await stage.platform.value(
      createDeposit,
      { channelId: 'spei', amount: '100.00' },
      { ...here(), idempotencyKey: 'register-before' },
    );
    await answers('excluded');
    const before = stage.world.ledger.balance(stage.ana.id, 'member.main');
    await stage.qa.run('settleOrder', { id: orderId, action: 'approve' });
    expect(stage.world.ledger.balance(stage.ana.id, 'member.main') - before).toBe(10_000);
  });

  it('RG-07 is not asked where the rules of the place ask for none', async () => {
    stage.world.settings.set(POLICY_PACK, 'MX-TONALLI');
    await answers('excluded');
    logIn();
    expect([await deposit(), await current(), await checksOf()]).toEqual(['OK', null, []]);
    expect((await stage.qa.run('listRegisterChecks', {})).isAsked).toBe(false);
  });
});
