import { beforeEach, describe, expect, it } from 'vitest';
import type { Player } from '../../testing/log-in';
import { codeOf as codeOfWork } from '../../wagering/testing/real-runner';
import { completeNow, type Grant, grantRepository, openGrant, requireTerms } from '../bonuses';
import { startBreak } from '../breaks';
import { serveCashier } from './cashier-fixture';
import { depositRepository } from './deposit.repository';
import { reverseDeposit, reversedDeposits } from './reverse-deposit';
import { turnoverOf } from './turnover';

const cashier = await serveCashier();
const { world } = cashier;
const BONUS_MINOR = 20_000;

let ana: Player;
beforeEach(async () => {
  ana = await cashier.player(0);
});

const numberOf = (orderId: string): number => Number(orderId.slice(1));
async function deposited(amountMinor = 50_000, channelId = 'spei'): Promise<number> {
  const orderId = await cashier.deposit(ana, amountMinor, channelId);
  cashier.simulate(orderId, 'approve');
  return numberOf(orderId);
}
const spend = (amountMinor: number): void =>
  void world.transaction(() =>
    world.ledger.postWithin({
      ...{ kind: 'agent.clawback', key: `spent:${ana.id}`, memberId: ana.id, amountMinor },
      ...{ reference: 'spent', at: world.clock.now() },
    }),
  );
const bonusOf = (orderId: number): Grant =>
  world.transaction(() =>
    openGrant(world, {
      ...{ memberId: ana.id, terms: requireTerms('gift'), bonusMinor: BONUS_MINOR, depositMinor: 50_000 },
      ...{ sourceKey: `deposit:${orderId}`, at: world.clock.now() },
    }),
  );
const postedMinor = (kind: string, orderId: number): number =>
  Number(
    world.sqlite
      .prepare('SELECT coalesce(sum(amount_minor), 0) FROM postings WHERE kind = ? AND reference = ?')
      .pluck()
      .get(kind, `D${String(orderId).padStart(8, '0')}`),
  );
const owedOf = (orderId: number) =>
  reversedDeposits(world, 100).find(({ orderId: name }) => numberOf(name) === orderId)?.owedMinor;

describe('a deposit that is taken back', () => {
  it('PROMO-05 MEM-03 takes what was credited from the balance, once, however often it is asked for', async () => {
    const id = await deposited();
    expect(cashier.balance(ana)).toBe(50_000);
    reverseDeposit(world, id);
    for (let time = 0; time < 3; time += 1) expect(codeOfWork(() => reverseDeposit(world, id))).toBe('ORDER_CLOSED');
    expect([cashier.balance(ana), postedMinor('deposit.reversal', id), owedOf(id)]).toEqual([0, 50_000, 0]);
    expect(depositRepository(world).byId(id)).toMatchObject({ status: 'REVERSED', receivedMinor: 50_000 });
  });

  it('MEM-03 takes back what was credited: the house bears its fee', async () => {
    const id = await deposited(100_000, 'cash');
    const { feeMinor = 0 } = depositRepository(world).byId(id) ?? {};
    expect(feeMinor).toBeGreaterThan(0);
    reverseDeposit(world, id);
    expect(cashier.balance(ana)).toBe(0);
    expect([postedMinor('deposit.reversal', id), postedMinor('deposit.feeReversal', id)]).toEqual([
      100_000 - feeMinor,
      feeMinor,
    ]);
  });

  it('MEM-03 is taken back once by callers at the same time, and never where it was not credited', async () => {
    const id = await deposited();
    const { qa, name } = await control(id);
    const answers = await Promise.all([0, 1, 2].map(() => qa(name)));
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
    expect([cashier.balance(ana), postedMinor('deposit.reversal', id)]).toEqual([0, 50_000]);
    const waiting = numberOf(await cashier.deposit(ana, 50_000));
    expect(codeOfWork(() => reverseDeposit(world, waiting))).toBe('ORDER_CLOSED');
    expect(codeOfWork(() => reverseDeposit(world, 99_999_999))).toBe('ORDER_NOT_FOUND');
  });

  it('MEM-03 leaves to be owed what the balance does not have, and what others have alone', async () => {
    const bo = await cashier.player(70_000);
    const id = await deposited();
    spend(30_000);
    reverseDeposit(world, id);
    expect([cashier.balance(ana), cashier.balance(bo), owedOf(id)]).toEqual([0, 70_000, 30_000]);
    expect(postedMinor('deposit.reversal', id)).toBe(20_000);
    const [message] = await cashier.inbox(ana);
    expect(message).toEqual({ kind: 'depositReversed', title: 'Your deposit of $500.00 was reversed' });
  });

  it('MEM-03 takes nothing where nothing is left, and says so', async () => {
    const id = await deposited();
    spend(50_000);
    reverseDeposit(world, id);
    expect([cashier.balance(ana), postedMinor('deposit.reversal', id), owedOf(id)]).toEqual([0, 0, 50_000]);
  });

  it('MEM-04 no longer asks for its turnover, but for that of others', async () => {
    const first = await deposited(40_000);
    const before = turnoverOf(world, ana.id);
    const second = await deposited(60_000);
    reverseDeposit(world, second);
    expect(turnoverOf(world, ana.id)).toEqual(before);
    reverseDeposit(world, first);
    expect(turnoverOf(world, ana.id)).toEqual({ requiredMinor: 0, doneMinor: 0 });
  });

  it('RG-03 is taken back of who has excluded themself, and gives them nothing', async () => {
    const id = await deposited();
    const grant = bonusOf(id);
    startBreak(world, ana.id, '6m');
    const before = cashier.balance(ana);
    reverseDeposit(world, id);
    expect(cashier.balance(ana)).toBe(Math.max(0, before - 50_000));
    expect(grantRepository(world).byId(grant.id)).toMatchObject({ state: 'FORFEITED', ending: 'EXCLUSION' });
  });
});

/** The testers' command for an order. */
async function control(id: number) {
  const { createControlClient } = await import('@tonalli/qa/client');
  const { run } = createControlClient({ url: cashier.platform.url });
  const qa = (name: string) =>
    run('reverseDeposit', { id: name }).then(
      () => 'OK',
      (error: Error) => error.message,
    );
  return { qa, name: `D${String(id).padStart(8, '0')}` };
}

describe('the bonus of a deposit that is taken back', () => {
  const now = ({ id }: Grant) => grantRepository(world).byId(id);

  it('PROMO-05 is revoked with all that it holds, and its member reads why', async () => {
    const id = await deposited();
    const grant = bonusOf(id);
    reverseDeposit(world, id);
    expect(now(grant)).toMatchObject({ state: 'REVOKED', ending: 'REVERSAL', lostMinor: BONUS_MINOR, keptMinor: 0 });
    const params = world.sqlite
      .prepare("SELECT params FROM messages WHERE member_id = ? AND kind = 'depositReversed'")
      .pluck()
      .get(ana.id);
    expect(JSON.parse(String(params))).toMatchObject({ amountMinor: 50_000, owedMinor: 0, bonusMinor: BONUS_MINOR });
  });

  it('PROMO-05 is revoked while it waits, and lets the next one begin', async () => {
    const [first, second] = [await deposited(), await deposited()];
    const [active, waiting] = [bonusOf(first), bonusOf(second)];
    expect(now(waiting)?.state).toBe('QUEUED');
    reverseDeposit(world, first);
    expect([now(active)?.state, now(waiting)?.state]).toEqual(['REVOKED', 'ACTIVE']);
    reverseDeposit(world, second);
    expect(now(waiting)).toMatchObject({ state: 'REVOKED', ending: 'REVERSAL' });
  });

  it('PROMO-05 stays the member’s once it was converted: the deposit alone is taken', async () => {
    const id = await deposited();
    const grant = bonusOf(id);
    world.transaction(() => completeNow(world, grant));
    expect(cashier.balance(ana)).toBe(50_000 + BONUS_MINOR);
    reverseDeposit(world, id);
    expect([cashier.balance(ana), now(grant)?.state, owedOf(id)]).toEqual([BONUS_MINOR, 'COMPLETED', 0]);
  });
});
