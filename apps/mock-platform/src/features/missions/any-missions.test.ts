import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { createTestWorld } from '../../testing/test-world';
import { correctBet, placeBet } from '../../wagering/testing/summary-bets';
import type { OpenWorld } from '../../world/open-world';
import { addMissions } from './mission-book';
import { Mission } from './mission-schema';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Mexico City, which keeps one time all year. */
const OFFSET_MS = 6 * HOUR_MS;
const DAYS_FROM_MONDAY = 3;
const GAMES = ['010001', '010002', '010003'] as const;
const MEASURES = ['count', 'distinctGames', 'streakDays', 'maxMultiplier', 'sumStake'] as const;
const WINDOWS = ['day', 'week', 'once'] as const;
const LEAST_STAKE = 500;
const TARGETS = { count: 4, distinctGames: 3, streakDays: 2, maxMultiplier: 300, sumStake: 4_000 };

const words = { title: 'Una', text: 'Haz algo.' };
const rules = MEASURES.flatMap((measure) =>
  WINDOWS.map((window) =>
    Mission.parse({
      ...{ id: `${measure}-${window}`.toLowerCase(), es: words, en: words, event: 'bet.settled', measure, window },
      ...{ target: TARGETS[measure], tier: 'bronze', stars: 1, filter: { leastStake: LEAST_STAKE } },
    }),
  ),
);

interface Told {
  who: number;
  game: string;
  stake: number;
  payout: number;
  at: number;
  correct: (payoutMinor: number) => void;
}

const dayOf = (at: number) => Math.floor((at - OFFSET_MS) / DAY_MS);
const weekOf = (at: number) => Math.floor((dayOf(at) + DAYS_FROM_MONDAY) / 7);
const windowOf = { day: dayOf, week: weekOf, once: () => 0 };

/** What the bets of one window come to, by the words of the specification. */
function expected(measure: (typeof MEASURES)[number], bets: readonly Told[]): number {
  const all = {
    count: () => bets.length,
    distinctGames: () => new Set(bets.map(({ game }) => game)).size,
    streakDays: () => new Set(bets.map(({ at }) => dayOf(at))).size,
    maxMultiplier: () => Math.max(0, ...bets.map(({ payout, stake }) => Math.floor((payout * 100) / stake))),
    sumStake: () => bets.reduce((sum, { stake }) => sum + stake, 0),
  };
  return Math.min(TARGETS[measure], all[measure]());
}

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      ...{ what: fc.constant('bet' as const), who: fc.nat({ max: 1 }), game: fc.constantFrom(...GAMES) },
      stake: fc.integer({ min: 300, max: 2_000 }),
      times: fc.integer({ min: 0, max: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ what: fc.constant('correct' as const), which: fc.nat({ max: 99 }), times: fc.integer({ min: 0, max: 5 }) },
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 60 }) }) },
);

async function live(world: OpenWorld, steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[]) {
  const ids = [
    (await mintMember(world, { balanceMinor: 10_000_000 })).id,
    (await mintMember(world, { balanceMinor: 10_000_000 })).id,
  ] as const;
  const bets: Told[] = [];
  for (const [index, one] of steps.entries()) {
    const at = world.clock.now();
    if (one.what === 'pass') world.clock.set(at + one.hours * HOUR_MS);
    else if (one.what === 'bet') {
      const { who, game, stake } = one;
      const memberId = who === 0 ? ids[0] : ids[1];
      const placed = { nodeId: game, vassalage: 'OMT', roundId: `A${index}`, memberId, gameType: 'RNG' as const };
      const bet = { ...placed, stakeMinor: stake, at };
      placeBet(world, bet, stake * one.times);
      const correct = (payoutMinor: number) => correctBet(world, bet, payoutMinor);
      bets.push({ who, game, stake, payout: stake * one.times, at, correct });
    } else {
      const bet = bets[one.which % Math.max(1, bets.length)];
      if (!bet) continue;
      bet.payout = bet.stake * one.times;
      bet.correct(bet.payout);
    }
  }
  return { ids, bets };
}

describe('progress of any play', () => {
  it('MEM-13 is what the bets of each window come to, through corrections and turns of days and weeks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const world = createTestWorld();
        addMissions(world, rules);
        const { ids, bets } = await live(world, steps);
        const rows = world.sqlite
          .prepare<[], { who: string; id: string; from: number; value: number; done: number }>(
            'SELECT member_id who, mission_id id, window_from "from", value, completed_at IS NOT NULL done FROM mission_progress',
          )
          .all();
        const stored = new Map(rows.map(({ who, id, from, ...row }) => [`${who} ${id} ${from}`, row]));
        const wanted = new Map<string, { value: number; done: number }>();
        for (const { id, measure, window, target } of rules) {
          const counted = bets.filter(({ stake }) => stake >= LEAST_STAKE);
          const groups = Map.groupBy(counted, ({ who, at }) => `${who} ${windowOf[window](at)}`);
          for (const group of groups.values()) {
            const [{ who, at } = { who: 0, at: 0 }] = group;
            const from = {
              day: dayOf(at) * DAY_MS + OFFSET_MS,
              week: (weekOf(at) * 7 - DAYS_FROM_MONDAY) * DAY_MS + OFFSET_MS,
              once: 0,
            };
            const value = expected(measure, group);
            wanted.set(`${ids[who === 0 ? 0 : 1]} ${id} ${from[window]}`, { value, done: value >= target ? 1 : 0 });
          }
        }
        expect(stored).toEqual(wanted);
        expect(world.ledger.audit().findings).toEqual([]);
        world.close();
      }),
      { numRuns: 15 },
    );
  });
});
