import {
  chainOf,
  createTestWorld,
  keepBet,
  moveMember,
  type OpenWorld,
  playerBelow,
} from '@tonalli/mock-platform/bench-kit';
import { judge, type Verdict } from '../measure/verdict';

/** A million are meant, which take six minutes; `EVENTS` asks for another number than these. */
const EVENTS = Number(process.env.EVENTS ?? 200_000);
const AGENTS = 12;
const PLAYERS = 120;
const CHUNK = 2_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Mexico City, which keeps no summer time in the years of the workload. */
const ZONE_MS = 6 * 3_600_000;
const CATEGORIES = ['RNG', 'LIVE'] as const;

/** A generator of its own, so that a run is the same every time. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const dayOf = (at: number): number => Math.floor((at - ZONE_MS) / DAY_MS) * DAY_MS + ZONE_MS;

interface Kept {
  roundId: string;
  player: number;
  category: (typeof CATEGORIES)[number];
  placedAt: number;
  at: number;
  stake: number;
}

/** What happened, and by plain words what each agent's team came to for it. */
interface Story {
  world: OpenWorld;
  agents: string[];
  players: string[];
  /** Below which agent each player stood from when on, the latest last. */
  stood: { from: number; agent: number }[][];
  kept: Kept[];
  /** By agent, category and day: staked, paid, valid, bets. */
  expected: Map<string, [number, number, number, number]>;
  moves: number;
  corrections: number;
  late: number;
}

/** Everybody above a player when a bet was placed: agents stand in one line, the first on top. */
const aboveOf = ({ stood }: Story, player: number, placedAt: number): number =>
  stood[player]?.findLast(({ from }) => from <= placedAt)?.agent ?? 0;

function count(story: Story, of: { player: number; category: string; placedAt: number; at: number }, sums: number[]) {
  const nearest = aboveOf(story, of.player, of.placedAt);
  for (let agent = 0; agent <= nearest; agent += 1) {
    const key = `${story.agents[agent]} ${of.category} ${dayOf(of.at)}`;
    const row = story.expected.get(key) ?? [0, 0, 0, 0];
    sums.forEach((sum, column) => {
      row[column] = (row[column] ?? 0) + sum;
    });
    story.expected.set(key, row);
  }
}

/** A bet that is settled now or, each fifth, was settled up to three days ago; placed up to two hours before. */
function play(story: Story, number: number, next: (below: number) => number): void {
  const { world, players, kept } = story;
  const player = next(PLAYERS);
  const isLate = next(5) === 0;
  const at = world.clock.now() - (isLate ? next(3 * DAY_MS) : 0);
  const placedAt = at - next(120) * MINUTE_MS;
  const category = CATEGORIES[next(2)] ?? 'RNG';
  const [stake, payout] = [1 + next(9_000), next(3) === 0 ? next(20_000) : 0];
  const roundId = `bench-${number}`;
  keepBet(world, {
    ...{ roundId, memberId: players[player] ?? '', nodeId: '010001', vassalage: 'OMT', gameType: category },
    ...{
      stakeMinor: stake,
      payoutMinor: payout,
      at: placedAt,
      settledAt: at,
      isTrial: false,
      detail: { k: 'summary' },
    },
  });
  count(story, { player, category, placedAt, at }, [stake, payout, stake, 1]);
  if (isLate) story.late += 1;
  kept[number % CHUNK] = { roundId, player, category, placedAt, at, stake };
}

/** A bet that is settled anew, or is voided: then nothing of its stake is valid any more. */
function correct(story: Story, next: (below: number) => number): void {
  const of = story.kept[next(story.kept.length)];
  if (!of) return;
  const { world, players } = story;
  const at = world.clock.now();
  const memberId = players[of.player] ?? '';
  const deltas = { payoutDeltaMinor: next(4_000), validDeltaMinor: next(2) === 0 ? -of.stake : 0 };
  of.stake += deltas.validDeltaMinor;
  world.sqlite
    .prepare(
      `INSERT INTO bet_corrections (round_id, member_id, category, is_trial, settled_at, at, payout_delta_minor, valid_delta_minor)
       VALUES (?, ?, ?, 0, ?, ?, ?, ?)`,
    )
    .run(of.roundId, memberId, of.category, of.at, at, deltas.payoutDeltaMinor, deltas.validDeltaMinor);
  world.tell('bet.corrected', {
    ...{ memberId, roundId: of.roundId, gameType: of.category, placedAt: of.placedAt, at },
    ...deltas,
  });
  count(story, { ...of, at }, [0, deltas.payoutDeltaMinor, deltas.validDeltaMinor, 0]);
  story.corrections += 1;
}

function move(story: Story, next: (below: number) => number): void {
  const { world, agents, players, stood } = story;
  const player = next(PLAYERS);
  const agent = next(AGENTS);
  const places = stood[player];
  if (!places || places.at(-1)?.agent === agent) return;
  moveMember(world, { memberId: players[player] ?? '', uplineId: agents[agent] ?? null });
  places.push({ from: world.clock.now(), agent });
  story.moves += 1;
}

function begin(): Story {
  const world = createTestWorld();
  const agents = chainOf(
    world,
    Array.from({ length: AGENTS }, (_, number) => `agent${number}`),
  );
  const players = Array.from({ length: PLAYERS }, (_, number) =>
    playerBelow(world, agents[number % AGENTS] ?? '', `player${number}`),
  );
  const stood = players.map((_, number) => [{ from: Number.NEGATIVE_INFINITY, agent: number % AGENTS }]);
  return { world, agents, players, stood, kept: [], expected: new Map(), moves: 0, corrections: 0, late: 0 };
}

async function live(story: Story): Promise<void> {
  const next = chance(7);
  const { world } = story;
  for (let done = 0; done < EVENTS; done += CHUNK) {
    world.transaction(() => {
      for (let number = done; number < Math.min(done + CHUNK, EVENTS); number += 1)
        if (next(10) === 0) correct(story, next);
        else play(story, number, next);
    });
    // Moves are dated: no two of a moment.
    world.clock.advance(1 + next(8 * 3_600_000));
    move(story, next);
    // What was put off to the next turn of the process does not pile up.
    await new Promise(setImmediate);
  }
  world.clock.advance(DAY_MS);
}

interface TeamRow {
  key: string;
  staked: number;
  paid: number;
  valid: number;
  moves: number;
}

/** Days of agents that are not what happened comes to. */
function differences({ world, expected }: Story): number {
  const rows = world.sqlite
    .prepare<[], TeamRow>(
      `SELECT agent_id || ' ' || category || ' ' || day "key", out_minor staked, in_minor paid, valid_minor valid, moves
       FROM team_days WHERE category IN ('RNG', 'LIVE')`,
    )
    .all();
  const found = new Map(rows.map(({ key, staked, paid, valid, moves }) => [key, [staked, paid, valid, moves].join()]));
  const wrong = [...expected].filter(([key, sums]) => found.get(key) !== sums.join());
  return wrong.length + rows.filter(({ key }) => !expected.has(key)).length;
}

/** D3: the rows of teams after many random events, against sums by plain words. Control: one centavo more on one day. */
export async function d3(): Promise<Verdict> {
  const story = begin();
  const from = performance.now();
  await live(story);
  const seconds = (performance.now() - from) / 1_000;
  const wrong = differences(story);
  const { findings } = story.world.ledger.audit();
  const faults = findings.filter((line) => /^the (team|branch)/.test(line)).length;
  story.world.sqlite.exec(
    'UPDATE team_days SET out_minor = out_minor + 1 WHERE rowid = (SELECT min(rowid) FROM team_days)',
  );
  const control = differences(story);
  const { moves, corrections, late, expected } = story;
  story.world.close();
  return {
    id: 'D3',
    goal: `rollups equal a recomputation after ${EVENTS} events`,
    measured: `${wrong} of ${expected.size} rows differ, ${faults} findings (${late} late, ${corrections} corrected, ${moves} moved; ${seconds.toFixed(0)} s)`,
    ...{ spread: '', cpu: '', control: `a centavo more: ${control}` },
    outcome: judge({ met: wrong === 0 && faults === 0, controlMet: control === 0, noisy: false }),
  };
}
