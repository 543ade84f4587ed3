import {
  addMissions,
  chainOf,
  correctBet,
  createTestWorld,
  creditByHand,
  Mission,
  type OpenWorld,
  placeBet,
  playerBelow,
} from '@tonalli/mock-platform/bench-kit';
import { judge, type Verdict } from '../measure/verdict';

/** A million are meant; `EVENTS` asks for another number than these. */
const EVENTS = Number(process.env.EVENTS ?? 100_000);
const PLAYERS = 200;
const CHUNK = 2_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Mexico City, which keeps no summer time in the years of the workload. */
const ZONE_MS = 6 * HOUR_MS;
/** The first day since epoch was a Thursday. */
const DAYS_FROM_MONDAY = 3;
const GAMES = ['010001', '010002', '010003', '010004', '010005'] as const;
const LEAST_STAKE = 500;
const MEASURES = ['count', 'distinctGames', 'streakDays', 'maxMultiplier', 'sumStake'] as const;
const WINDOWS = ['day', 'week', 'once'] as const;
const TARGETS = { count: 400, distinctGames: 5, streakDays: 6, maxMultiplier: 100_000, sumStake: 1_000_000 };

type Measure = (typeof MEASURES)[number];

const words = { title: 'Una', text: 'Haz algo.' };
const RULES = MEASURES.flatMap((measure) =>
  WINDOWS.map((window) =>
    Mission.parse({
      ...{ id: `${measure}-${window}`.toLowerCase(), es: words, en: words, event: 'bet.settled', measure, window },
      ...{ target: TARGETS[measure], tier: 'bronze', stars: 1, filter: { leastStake: LEAST_STAKE } },
    }),
  ),
);

/** A generator of its own, so that a run is the same every time. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Bet = Parameters<typeof placeBet>[1] & { payoutMinor: number };

const dayOf = (at: number): number => Math.floor((at - ZONE_MS) / DAY_MS);
const weekOf = (at: number): number => Math.floor((dayOf(at) + DAYS_FROM_MONDAY) / 7);
const startOf = {
  day: (at: number) => dayOf(at) * DAY_MS + ZONE_MS,
  week: (at: number) => (weekOf(at) * 7 - DAYS_FROM_MONDAY) * DAY_MS + ZONE_MS,
  once: () => 0,
};

/** By plain words, from the bets alone. */
function worthOf(measure: Measure, bets: readonly Bet[]): number {
  switch (measure) {
    case 'count':
      return bets.length;
    case 'distinctGames':
      return new Set(bets.map(({ nodeId }) => nodeId)).size;
    case 'streakDays':
      return new Set(bets.map(({ at }) => dayOf(at))).size;
    case 'maxMultiplier':
      return bets.reduce((most, bet) => Math.max(most, Math.floor((bet.payoutMinor * 100) / bet.stakeMinor)), 0);
    case 'sumStake':
      return bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0);
  }
}

function live(world: OpenWorld, players: readonly string[]): Bet[] {
  const next = chance(11);
  const bets: Bet[] = [];
  for (let done = 0; done < EVENTS; done += CHUNK) {
    world.transaction(() => {
      for (let number = done; number < Math.min(done + CHUNK, EVENTS); number += 1) {
        const before = next(10) === 0 ? bets[bets.length - 1 - next(Math.min(CHUNK, bets.length))] : undefined;
        const payoutMinor = next(3) === 0 ? next(40_000) : 0;
        if (before) {
          before.payoutMinor = payoutMinor;
          correctBet(world, before, payoutMinor);
          continue;
        }
        const bet = {
          ...{ roundId: `bench-${number}`, memberId: players[next(PLAYERS)] ?? '', at: world.clock.now() },
          ...{ nodeId: GAMES[next(GAMES.length)] ?? '', vassalage: 'OMT', gameType: 'RNG' as const },
          ...{ stakeMinor: 300 + next(2_000), payoutMinor },
        };
        placeBet(world, bet, payoutMinor);
        bets.push(bet);
      }
    });
    world.clock.advance(1 + next(8 * HOUR_MS));
  }
  return bets;
}

/** Progress that is not what the bets come to. */
function differences(world: OpenWorld, bets: readonly Bet[]): { wrong: number; rows: number } {
  const rows = world.sqlite
    .prepare<[], { key: string; value: number }>(
      `SELECT member_id || ' ' || mission_id || ' ' || window_from "key", value FROM mission_progress`,
    )
    .all();
  const found = new Map(rows.map(({ key, value }) => [key, value]));
  const counted = bets.filter(({ stakeMinor }) => stakeMinor >= LEAST_STAKE);
  let wrong = 0;
  let expected = 0;
  for (const window of WINDOWS) {
    const groups = Map.groupBy(counted, ({ memberId, at }) => `${memberId} ${startOf[window](at)}`);
    for (const [group, of] of groups) {
      const [memberId, from] = group.split(' ');
      for (const measure of MEASURES) {
        expected += 1;
        const key = `${memberId} ${measure}-${window} ${from}`.replace(measure, measure.toLowerCase());
        if (found.get(key) !== Math.min(TARGETS[measure], worthOf(measure, of))) wrong += 1;
      }
    }
  }
  return { wrong: wrong + Math.abs(rows.length - expected), rows: rows.length };
}

/** M1: the progress of missions after many random bets and corrections, against what the bets come to. Control: one more of one. */
export function m1(): Promise<Verdict> {
  const world = createTestWorld();
  addMissions(world, RULES);
  const [agent = ''] = chainOf(world, ['agent']);
  const players = Array.from({ length: PLAYERS }, (_, number) => playerBelow(world, agent, `player${number}`));
  const credit = { amountMinor: 10 ** 11, reference: 'bench', at: world.clock.now() };
  for (const memberId of players) creditByHand(world, { ...credit, memberId, key: `bench-${memberId}` });
  const from = performance.now();
  const bets = live(world, players);
  const seconds = (performance.now() - from) / 1_000;
  const { wrong, rows } = differences(world, bets);
  const faults = world.ledger.audit().findings.length;
  world.sqlite.exec(
    'UPDATE mission_progress SET value = value + 1 WHERE rowid = (SELECT min(rowid) FROM mission_progress)',
  );
  const control = differences(world, bets).wrong;
  world.close();
  return Promise.resolve({
    id: 'M1',
    goal: `progress of missions equals a recomputation after ${EVENTS} events`,
    measured: `${wrong} of ${rows} rows differ, ${faults} findings (${EVENTS - bets.length} corrected; ${seconds.toFixed(0)} s)`,
    ...{ spread: '', cpu: '', control: `one more: ${control}` },
    outcome: judge({ met: wrong === 0 && faults === 0, controlMet: control === 0, noisy: false }),
  });
}
