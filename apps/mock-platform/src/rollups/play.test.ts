import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestWorld } from '../testing/test-world';
import { undone } from '../testing/undone';
import type { OpenWorld } from '../world/open-world';
import { countBets, countCorrection, playedSoFar, validBetMinor } from './play';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

const MEMBERS = ['M1', 'M2', 'M3'] as const;
const minor = fc.nat({ max: 90_000 });
const step = fc.record({
  memberId: fc.constantFrom(...MEMBERS),
  also: fc.option(fc.constantFrom(...MEMBERS), { nil: null }),
  stakeMinor: minor,
  validMinor: minor,
  payoutMinor: minor,
  does: fc.constantFrom('bets', 'corrects', 'asks'),
  isUndone: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

const sumsOf = (memberId: string) => ({ ...playedSoFar(world, memberId), validMinor: validBetMinor(world, memberId) });
const kept = (memberId: string) =>
  world.sqlite
    .prepare(
      `SELECT stake_minor stakeMinor, payout_minor payoutMinor, valid_minor validMinor FROM play_totals
       WHERE member_id = ? UNION ALL SELECT 0, 0, 0 LIMIT 1`,
    )
    .get(memberId);

function take({ memberId, also, does, stakeMinor, validMinor, payoutMinor }: Step): void {
  const at = world.clock.now();
  const common = { roundId: 'R1', gameType: 'RNG', placedAt: at, at } as const;
  const bet = { ...common, nodeId: 'n', stakeMinor, validMinor, payoutMinor };
  if (does === 'bets')
    countBets(
      world,
      also
        ? [
            { ...bet, memberId },
            { ...bet, memberId: also },
          ]
        : [{ ...bet, memberId }],
    );
  if (does === 'corrects')
    countCorrection(world, { ...common, memberId, validDeltaMinor: -validMinor, payoutDeltaMinor: payoutMinor });
  sumsOf(memberId);
}

it('GAME-05 MEM-10 R1 all that a member bet is what is kept, after each bet and correction, their own, and whatever was undone', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (program) => {
      for (const each of program) {
        if (each.isUndone) undone(world, () => take(each));
        else world.transaction(() => take(each));
        expect(MEMBERS.map(sumsOf)).toEqual(MEMBERS.map(kept));
      }
    }),
    { numRuns: 40 },
  );
});
