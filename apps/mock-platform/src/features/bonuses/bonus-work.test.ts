import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Statements, statementsOf } from '../../testing/count-statements';
import { type BonusWorld, openBonuses } from './bonuses-fixture';
import { loseGrant } from './end-grant';

let test: BonusWorld;
beforeEach(() => {
  test = openBonuses();
});
afterEach(() => test.world.close());

const ofBonuses = ({ reads, writes }: Statements) => {
  const about = (sqls: readonly string[]) => sqls.filter((sql) => /\bbonus_grants\b/.test(sql)).length;
  return { reads: about(reads), writes: about(writes) };
};
const expectFew = (work: Statements) => {
  const { reads, writes } = ofBonuses(work);
  expect(reads).toBeLessThanOrEqual(2);
  expect(writes).toBeLessThanOrEqual(2);
};

/** The work of a bet and of its settlement. */
function workOf(memberId: string, stakeMinor: number): { bet: Statements; settled: Statements } {
  let roundId = '';
  const bet = statementsOf(() => {
    roundId = test.bet(memberId, `${memberId}-${stakeMinor}`, stakeMinor);
  });
  return { bet, settled: statementsOf(() => test.settle(roundId, stakeMinor, 0)) };
}

it('PROMO-05 K1 an active bonus is read at most twice and written at most twice at a stake, whichever money it is of', async () => {
  const ana = await test.player(1_100);
  test.give(ana, 20_000);
  // Real money, both, the bonus alone.
  for (const stakeMinor of [1_000, 900, 800]) {
    const { bet, settled } = workOf(ana, stakeMinor);
    expectFew(bet);
    expectFew(settled);
    expect(ofBonuses(settled).writes).toBe(1);
  }
  expect(test.balance(ana)).toBe(0);
});

/** Of a bet with its settlement, whatever it is about; the first ones warm up what is remembered between bets. */
function allOf(memberId: string, { stakeMinor, payoutMinor }: { stakeMinor: number; payoutMinor: number }) {
  const play = (round: string) =>
    test.settle(test.bet(memberId, `${memberId}-${round}`, stakeMinor), stakeMinor, payoutMinor);
  play('first');
  play('second');
  const { reads, writes } = statementsOf(() => play('third'));
  return { reads: reads.length, writes: writes.length };
}

it.each([
  ['lost', 0],
  ['won', 700],
])(
  'PROMO-05 K1 a bet that is %s asks at most twice more and writes at most twice more for an active bonus, all counted',
  async (_, payoutMinor) => {
    const bet = { stakeMinor: 600, payoutMinor };
    const plain = allOf(await test.player(10_000), bet);
    for (const balanceMinor of [10_000, 0]) {
      const memberId = await test.player(balanceMinor);
      test.give(memberId, 20_000);
      const withBonus = allOf(memberId, bet);
      expect(withBonus.reads).toBeLessThanOrEqual(plain.reads + 2);
      expect(withBonus.writes).toBeLessThanOrEqual(plain.writes + 2);
    }
  },
);

it('PROMO-05 K1 a bet that both pay has one posting more to write, and nothing else', async () => {
  const plain = await test.player(10_000);
  const both = await test.player(250);
  test.give(both, 20_000);
  const [alone, shared] = [plain, both].map((memberId) => {
    test.settle(test.bet(memberId, `${memberId}-first`, 100), 100, 0);
    test.settle(test.bet(memberId, `${memberId}-second`, 100), 100, 0);
    return statementsOf(() => test.settle(test.bet(memberId, `${memberId}-third`, 600), 600, 0));
  });
  if (!alone || !shared) throw new Error('two play');
  const ledger = shared.writes.filter((sql) => /\b(postings|entries|accounts)\b/.test(sql)).length;
  const posting = alone.writes.filter((sql) => /\b(postings|entries|accounts)\b/.test(sql)).length;
  expect([posting, ledger]).toEqual([5, 10]);
  expect(shared.reads.length).toBeLessThanOrEqual(alone.reads.length + 2);
  expect(shared.writes.length - ledger).toBeLessThanOrEqual(alone.writes.length - posting + 2);
});

it('PROMO-05 what is remembered of a grant follows each change, and nothing of what was undone', async () => {
  const ana = await test.player(0);
  const grant = test.give(ana, 20_000);
  const stored = () =>
    test.world.sqlite.prepare('SELECT state, done_minor FROM bonus_grants WHERE id = ?').raw().get(grant.id);
  const known = () => [test.grant(grant).state, test.grant(grant).doneMinor];
  const undone = (work: () => void) =>
    expect(() =>
      test.world.transaction(() => {
        work();
        throw new Error('undone');
      }),
    ).toThrow('undone');
  undone(() => test.settle(test.bet(ana, 'a', 1_000), 1_000, 0));
  expect([known(), test.left(grant)]).toEqual([['ACTIVE', 0], 20_000]);
  test.settle(test.bet(ana, 'b', 1_000), 1_000, 300);
  expect([known(), test.left(grant)]).toEqual([['ACTIVE', 750], 19_300]);
  expect(known()).toEqual(stored());
  const end = () => loseGrant(test.world, test.grant(grant), { state: 'FORFEITED', ending: 'MEMBER' });
  undone(end);
  expect([test.active(ana)?.id, test.left(grant)]).toEqual([grant.id, 19_300]);
  test.world.transaction(end);
  expect([test.active(ana), test.left(grant), known()]).toEqual([null, 0, ['FORFEITED', 750]]);
  const next = test.give(ana, 5_000);
  expect([test.active(ana)?.id, test.left(next)]).toEqual([next.id, 5_000]);
});
