import { createDeposit } from '@tonalli/contracts/cashier/wire';
import { clabeCheckDigit } from '@tonalli/contracts/clabe';
import { setConsent } from '@tonalli/contracts/consents/wire';
import { fetchFinanceCheck } from '@tonalli/contracts/finances/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { creditByHand } from '../../guard/credit-by-hand';
import { permitAct } from '../../guard/decide';
import { code } from '../../testing/answer-codes';
import { type Player, playerOf } from '../../testing/log-in';
import { serveMember } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { bindAccount, openDeposit, openWithdrawal, payWithdrawal } from '../cashier';
import { POLICY_PACK } from '../policy';
import { FINANCIAL_RECORDS } from './finances-settings';

const stage = await serveMember();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of the pack: 150 pounds, at 24 centavos a penny. */
const SUM_MINOR = 360_000;
let ana: Player;
beforeEach(() => {
  const { clock, settings } = stage.world;
  clock.freeze(TEST_TIME_MS);
  settings.set(POLICY_PACK, 'GB-2026');
  settings.set(FINANCIAL_RECORDS, 'clear');
  ana = playerOf(stage.world, stage.ana.id);
});

const later = (ms: number) => {
  stage.world.clock.advance(ms);
  stage.world.clock.drain();
  ana = playerOf(stage.world, ana.id);
};
const opened = (amountMinor: number) =>
  stage.world.transaction(
    () =>
      openDeposit(stage.world, { memberId: ana.id, channelId: 'spei', amountMinor, at: stage.world.clock.now() }).id,
  );
const pay = (id: number) => stage.qa.run('settleOrder', { id: `D${String(id).padStart(8, '0')}`, action: 'approve' });
async function deposit(amountMinor: number) {
  await pay(opened(amountMinor));
  later(0);
}
let keys = 0;
const order = () => {
  keys += 1;
  const input = { channelId: 'spei', amount: '100.00' };
  return code(stage.platform.call(createDeposit, input, { ...ana, idempotencyKey: `finances-${keys}` }));
};
const read = async () => (await stage.platform.value(fetchFinanceCheck, {}, ana)).check;
const mayAdvertise = async () => {
  const consent = { product: 'casino', channel: 'inbox' } as const;
  await stage.platform.value(setConsent, { ...consent, isGiven: true }, ana);
  return permitAct(stage.world, { do: 'marketing', memberId: ana.id, ...consent, by: 'operator' }) !== null;
};

describe('a look at the finances', () => {
  it('RG-04 is asked for beyond the sum of net deposits, not at it, and kept with its answer', async () => {
    await deposit(SUM_MINOR);
    expect([await read(), await order()]).toEqual([null, 'OK']);
    await deposit(10_000);
    const at = new Date(TEST_TIME_MS).toISOString();
    expect(await read()).toEqual({ status: 'CLEAR', askedAt: at, decidedAt: at });
    expect(await order()).toBe('OK');
    const rows = stage.world.sqlite.prepare('SELECT net_minor, found FROM finance_checks').all();
    expect(rows).toEqual([{ net_minor: SUM_MINOR + 10_000, found: 'CLEAR' }]);
  });

  it('RG-04 is not asked for by deposits of thirty days ago, nor what is credited by hand, nor in Mexico', async () => {
    await deposit(SUM_MINOR);
    later(30 * DAY_MS);
    await deposit(SUM_MINOR);
    const given = { key: 'by-hand', memberId: ana.id, amountMinor: 900_000, reference: 'by hand' };
    stage.world.transaction(() => void creditByHand(stage.world, { ...given, at: stage.world.clock.now() }));
    expect(await read()).toBeNull();
    stage.world.settings.set(POLICY_PACK, 'MX-TONALLI');
    await deposit(SUM_MINOR);
    stage.world.settings.set(POLICY_PACK, 'GB-2026');
    expect(await read()).toBeNull();
  });

  it('RG-04 counts a day short of thirty days', async () => {
    await deposit(SUM_MINOR);
    later(30 * DAY_MS - 1);
    await deposit(10_000);
    expect((await read())?.status).toBe('CLEAR');
  });

  it('RG-04 takes off what was paid out', async () => {
    await deposit(SUM_MINOR);
    const at = TEST_TIME_MS;
    const digits = '80118000011835971';
    const account = bindAccount(stage.world, ana.id, {
      clabe: digits + clabeCheckDigit(digits),
      holder: 'Ana Luna',
      at,
    });
    const payout = openWithdrawal(stage.world, { account, amountMinor: 20_000, at, isFree: true });
    stage.world.transaction(() => payWithdrawal(stage.world, payout.id));
    await deposit(20_000);
    expect(await read()).toBeNull();
    await deposit(10_000);
    expect((await read())?.status).toBe('CLEAR');
  });

  it('RG-04 that has no answer yet keeps new deposits back, not those on their way, and is asked for again', async () => {
    stage.world.settings.set(FINANCIAL_RECORDS, 'unavailable');
    const onItsWay = opened(10_000);
    await deposit(SUM_MINOR + 10_000);
    expect([(await read())?.status, await order(), await mayAdvertise()]).toEqual([
      'PENDING',
      'FINANCES_IN_REVIEW',
      true,
    ]);
    const before = stage.world.ledger.balance(ana.id, 'member.main');
    await pay(onItsWay);
    expect(stage.world.ledger.balance(ana.id, 'member.main') - before).toBe(10_000);
    stage.world.settings.set(FINANCIAL_RECORDS, 'clear');
    later(HOUR_MS - 1);
    expect(await order()).toBe('FINANCES_IN_REVIEW');
    later(1);
    expect([(await read())?.status, await order()]).toEqual(['CLEAR', 'OK']);
  });

  it('RG-04 that finds difficulties keeps deposits and advertising back until the operator says otherwise', async () => {
    stage.world.settings.set(FINANCIAL_RECORDS, 'vulnerable');
    await deposit(SUM_MINOR + 10_000);
    stage.world.settings.set(FINANCIAL_RECORDS, 'clear');
    later(40 * DAY_MS);
    expect([(await read())?.status, await order(), await mayAdvertise()]).toEqual([
      'VULNERABLE',
      'FINANCES_IN_REVIEW',
      false,
    ]);
    await stage.qa.run('clearFinances', { memberId: ana.id });
    expect([(await read())?.status, await order(), await mayAdvertise()]).toEqual(['CLEAR', 'OK', true]);
    await expect(stage.qa.run('clearFinances', { memberId: ana.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('RG-04 holds for a year', async () => {
    await deposit(SUM_MINOR + 10_000);
    const first = await read();
    later(365 * DAY_MS - 1);
    await deposit(SUM_MINOR + 10_000);
    expect(await read()).toEqual(first);
    later(1);
    await deposit(10_000);
    expect((await read())?.askedAt).toBe(new Date(TEST_TIME_MS + 365 * DAY_MS).toISOString());
  });
});
