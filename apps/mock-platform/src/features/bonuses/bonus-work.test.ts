import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Statements, statementsOf } from '../../testing/count-statements';
import { type BonusWorld, openBonuses } from './bonuses-fixture';

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

it('PROMO-05 K1 a stake of bonus money alone writes no more than one of real money', async () => {
  const [plain, bonus] = [await test.player(10_000), await test.player(0)];
  test.give(bonus, 20_000);
  const [real = 0, funded] = [plain, bonus].map((memberId) => {
    workOf(memberId, 500);
    return workOf(memberId, 600).bet.writes.length;
  });
  expect(funded).toBeLessThanOrEqual(real);
});
