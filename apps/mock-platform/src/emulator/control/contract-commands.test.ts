import { fetchBill, listBills, processDailySalary } from '@tonalli/contracts/agent-contracts/wire';
import { fetchConsolidated } from '@tonalli/contracts/team/wire';
import { ControlError } from '@tonalli/qa/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { callsAs, mintPlayer, tokenFor } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';

const DAY = 86_400_000;
/** Midnight in Mexico City, the one after the time that test worlds begin with. */
const FIRST_DAY = Date.UTC(2026, 0, 16, 6);
const termsOf = (rateBp: number) => ({
  ...({ kind: 'daily', period: null, scale: 'slab', carry: 'none', cap: null, payer: 'house' } as const),
  tiers: [{ minTurnover: '0.00', minNetLoss: '0.00', minActiveMembers: 0, rateBp }],
  eligibility: { minActiveMembers: 0, minBetAmount: '0.00', activeValidBet: '0.00', countSelf: false },
  deductions: { bonusesBp: 0, rebatesBp: 0, salariesBp: 0, paymentFeesBp: 0, platformFeeBp: 0 },
  categories: ['RNG' as const],
});
const DIVIDEND = {
  ...{ ...termsOf(1_000), kind: 'dividend' as const, period: 'daily' as const },
  carry: 'untilPositive' as const,
};
const RANGE = { from: '2026-01-15T06:00:00.000Z', to: '2026-02-01T06:00:00.000Z', pageSize: '20' };

const stage = await serveWorlds({ seed: 'catalogue' });
let [top, below, player] = ['', '', ''];
const run: typeof stage.qa.run = (...call) => stage.qa.run(...call);
const code = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'OK',
    (error: unknown) => (error instanceof ControlError ? error.code : String(error)),
  );
/** In a session of now: those of before may be over. */
const as = (id: string) => callsAs(stage.platform, { ...stage.here, token: tokenFor(stage.world, id) });
const balance = (id: string) => stage.world.ledger.balance(id, 'member.main');
const at = (ms: number): void => stage.world.clock.set(ms);
const play = (stake = '10000.00', payout = '0.00') => run('settleBet', { memberId: player, stake, payout });

beforeEach(async () => {
  const { world } = stage;
  top = (await mintPlayer(world, { type: 1, balanceMinor: 0 })).id;
  below = (await mintPlayer(world, { type: 2, uplineId: top, balanceMinor: 0 })).id;
  player = (await mintPlayer(world, { uplineId: below, balanceMinor: 100_000_000 })).id;
});

describe('the commands of contracts', () => {
  it('CON-02 QA-08 offer from the house and accept, once, for whoever is on top', async () => {
    const offer = { memberId: top, terms: termsOf(60) };
    const { contractId, state } = await run('offerFromHouse', offer);
    expect(state).toBe('OFFERED');
    expect(await run('acceptContract', { contractId })).toEqual({ contractId, state: 'AGREED' });
    expect(await code(run('acceptContract', { contractId }))).toBe('CONTRACT_STATE');
    expect(await code(run('acceptContract', { contractId: 'AC99999999' }))).toBe('CONTRACT_NOT_FOUND');
    expect(await code(run('offerFromHouse', { ...offer, memberId: below }))).toBe('NOT_DIRECT_DOWNLINE');
  });

  it('CON-02 QA-08 offer in the name of an agent to whoever is right below, and to nobody else', async () => {
    await run('offerFromHouse', { memberId: top, terms: termsOf(60), isAgreed: true });
    at(FIRST_DAY + 1);
    const offer = { uplineId: top, memberId: below, terms: termsOf(40) };
    expect(await code(run('offerContract', { ...offer, uplineId: below, memberId: top }))).toBe('NOT_DIRECT_DOWNLINE');
    expect(await code(run('offerContract', { ...offer, terms: termsOf(80) }))).toBe('CONTRACT_TERMS');
    expect(await run('offerContract', offer)).toMatchObject({ state: 'OFFERED' });
    expect(await run('offerContract', { ...offer, isAgreed: true })).toMatchObject({ state: 'AGREED' });
  });

  it('CON-04 CON-08 suspend and resume: a bill waits and is paid once, a settled period is not settled again', async () => {
    const agreed = await run('offerFromHouse', { memberId: top, terms: termsOf(60), isAgreed: true });
    const { contractId } = agreed;
    expect(agreed.state).toBe('AGREED');
    at(FIRST_DAY + 1);
    await play();
    expect((await run('suspendContract', { contractId, reason: 'looked into' })).state).toBe('SUSPENDED');
    at(FIRST_DAY + DAY + 1);
    expect(balance(top)).toBe(0);
    expect(await run('settleContracts', { kind: 'daily' })).toEqual({ period: 'daily:2026-01-16' });
    expect((await run('resumeContract', { contractId, reason: 'in order' })).state).toBe('ACTIVE');
    expect(await code(run('resumeContract', { contractId, reason: 'again' }))).toBe('CONTRACT_STATE');
    await run('settleContracts', { kind: 'daily' });
    expect(balance(top)).toBe(6_000);
  });

  it('CON-02 CON-08 end with the running period, and reverse what a bill paid', async () => {
    const { contractId } = await run('offerFromHouse', { memberId: top, terms: termsOf(60), isAgreed: true });
    at(FIRST_DAY + 1);
    await play();
    expect((await run('endContract', { contractId, reason: 'over' })).state).toBe('ENDING');
    at(FIRST_DAY + DAY + 1);
    expect(balance(top)).toBe(6_000);
    expect(await run('reverseBill', { billId: 'AB00000001' })).toEqual({ paid: '60.00', returned: '60.00' });
    expect(await code(run('reverseBill', { billId: 'AB00000001' }))).toBe('CONTRACT_STATE');
    expect(await code(run('reverseBill', { billId: 'AB00000002' }))).toBe('BILL_NOT_FOUND');
    await play();
    at(FIRST_DAY + 2 * DAY + 1);
    expect(balance(top)).toBe(0);
    expect(stage.world.ledger.audit().findings).toEqual([]);
  });

  it('CON-08 clear what a period in which the team won left to be earned first', async () => {
    await run('offerFromHouse', { memberId: top, terms: DIVIDEND, isAgreed: true });
    at(FIRST_DAY + 1);
    await play('1000.00', '5000.00');
    at(FIRST_DAY + DAY + 1);
    const reason = 'goodwill';
    expect(await run('clearCarry', { memberId: top, kind: 'dividend', reason })).toEqual({ cleared: '-4000.00' });
    await play('100.00');
    at(FIRST_DAY + 2 * DAY + 1);
    expect(balance(top)).toBe(1_000);
    expect(await code(run('clearCarry', { memberId: below, kind: 'dividend', reason }))).toBe('CONTRACT_NOT_FOUND');
  });

  it('CON-08 CON-06 let uplines pay: what the holder pays below comes off nothing, and the bill says who pays', async () => {
    await run('offerFromHouse', { memberId: top, terms: termsOf(60), isAgreed: true });
    const offer = { action: 'offer', memberId: below, terms: { ...termsOf(40), payer: 'upline' } };
    const keyed = { ...stage.here, token: tokenFor(stage.world, top) };
    const offered = (key: string) =>
      stage.platform
        .call(processDailySalary, offer, { ...keyed, idempotencyKey: key })
        .then(({ envelope }) => envelope);
    expect(await offered('off')).toMatchObject({ success: false, code: 'CONTRACT_TERMS' });
    expect(await run('setUplinesPay', { isOn: true })).toEqual({ isOn: true });
    expect(await offered('on')).toMatchObject({ success: true });
    await run('acceptContract', { contractId: 'AC00000002' });
    at(FIRST_DAY + 1);
    await play();
    at(FIRST_DAY + DAY + 1);
    expect([balance(top), balance(below)]).toEqual([2_000, 4_000]);
    const bill = await as(top).value(fetchBill, { billId: 'AB00000001' });
    expect(bill.bill).toMatchObject({ gross: '60.00', toDownlines: '0.00', due: '60.00', paid: '60.00' });
    expect(bill.downlines).toMatchObject([{ gross: '40.00', payer: 'upline' }]);
    expect(stage.world.ledger.audit().findings).toEqual([]);
  });
});

describe('what the consolidated call says of real contracts', () => {
  it('CON-05 an offer waits until it is answered, and bills are counted by kind until they are opened', async () => {
    const unread = (daily: number) => ({ dividend: 0, daily, hourly: 0, realtime: 0 });
    const { contractId } = await run('offerFromHouse', { memberId: top, terms: termsOf(60) });
    expect(await as(top).value(fetchConsolidated)).toMatchObject({ dailysalreqtype: 1, unreadBills: unread(0) });
    await run('acceptContract', { contractId });
    at(FIRST_DAY + 1);
    await play();
    at(FIRST_DAY + DAY + 1);
    expect(await as(top).value(fetchConsolidated)).toMatchObject({ dailysalreqtype: 0, unreadBills: unread(1) });
    expect(await as(top).value(listBills, { ...RANGE, kind: 'dividend' })).toMatchObject({ unread: 0 });
    expect(await as(top).value(listBills, { ...RANGE, kind: 'daily' })).toMatchObject({ unread: 1 });
    await as(top).value(fetchBill, { billId: 'AB00000001' });
    expect(await as(top).value(fetchConsolidated)).toMatchObject({ unreadBills: unread(0) });
  });
});
