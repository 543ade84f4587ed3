import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRandom } from '../../kernel/random';
import { wheel } from '../../wagering/families/wheel-fixture';
import { openRunner, type RealRunner } from '../../wagering/testing/real-runner';
import { visitTable } from './visit-table';

const NODE_ID = '010001';
const STAKE_MINOR = 500;
const FUNDS_MINOR = 10_000;

let real: RealRunner;
let memberId: string;
beforeEach(async () => {
  real = openRunner(wheel);
  // Midnight in Mexico City: a round opens.
  real.world.clock.set(Date.UTC(2030, 0, 2, 6));
  memberId = await real.player(FUNDS_MINOR);
});
afterEach(() => {
  expect(real.world.ledger.audit().findings).toEqual([]);
  real.world.close();
});

const random = createRandom('a visitor of tables');
function visit(): void {
  const { world, runner } = real;
  const { automatic, family } = wheel;
  if (!automatic) throw new Error('nobody visits the wheel');
  const title = { vendor: 'OMT', gameType: 'LIVE', family } as const;
  const whose = { memberId, nodeId: NODE_ID };
  world.transaction(() => visitTable(world, { runner, automatic, title, whose, stakeMinor: STAKE_MINOR }, random));
}
const bets = () =>
  real.world.sqlite.prepare('SELECT status FROM bets WHERE member_id = ? ORDER BY id').pluck().all(memberId);

describe('a visitor at a table', () => {
  it('HOME-06 GAME-12 bets once in a round, waits for its result, and bets in the next', () => {
    visit();
    visit();
    expect([bets(), real.balance(memberId)]).toEqual([['PENDING'], FUNDS_MINOR - STAKE_MINOR]);
    real.world.clock.advance(25_000);
    expect(bets()).toEqual(['SETTLED']);
    visit();
    expect(bets()).toEqual(['SETTLED', 'PENDING']);
    real.world.clock.advance(25_000);
  });

  it('HOME-06 GAME-12 leaves the money alone while the table takes no bets', () => {
    for (let second = 12; second < 25; second += 1) {
      real.world.clock.set(Date.UTC(2030, 0, 2, 6, 0, second));
      visit();
    }
    expect([bets(), real.balance(memberId)]).toEqual([[], FUNDS_MINOR]);
  });
});
