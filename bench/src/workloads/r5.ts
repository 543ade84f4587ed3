import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  agree,
  bet,
  chainOf,
  mainOf,
  migrateDatabase,
  type OpenWorld,
  openEmulatedWorld,
  playerBelow,
  TEST_PLATFORM,
  termsOf,
} from '@tonalli/mock-platform/bench-kit';
import { openDatabase } from '@tonalli/mock-platform/database';
import { judge, type Verdict } from '../measure/verdict';

/** Four hundred are meant; `DAYS` asks for another number than these. */
const DAYS = Number(process.env.DAYS ?? 120);
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Midnight in Mexico City, which keeps no summer time in these years. */
const BEGIN = Date.UTC(2026, 0, 1, 6);
const NAMES = ['arriba', 'medio', 'abajo'];
/** Hundredths of a percent, from the top downwards. */
const RATES = {
  daily: [60, 40, 20],
  hourly: [30, 20, 10],
  realtime: [12, 8, 4],
  dividend: [1_500, 1_000, 500],
} as const;
type Kind = keyof typeof RATES;
const KINDS: readonly Kind[] = ['daily', 'hourly', 'realtime', 'dividend'];
/** Real-time salaries count other games than daily ones: no bet is paid twice. */
const CATEGORY = { daily: 'RNG', hourly: 'LIVE', realtime: 'FISH', dividend: 'PVP' } as const;
const BETS_A_DAY = 8;
/** Right behind what a crash comes. */
const MOMENTS = [
  'INSERT ON agent_run_sums',
  'INSERT ON agent_bills',
  "UPDATE ON agent_runs WHEN new.phase = 'pay'",
  'INSERT ON agent_bill_payments',
  'UPDATE ON agent_streams',
];
/** So often. */
const CRASH_EVERY = 9;

/** A generator of its own, so that a run is the same every time. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Played {
  kind: Kind;
  at: number;
  stake: number;
  payout: number;
}

/** The periods of a kind, by plain words: five minutes, an hour, a day of the operator's, a calendar month. */
function periodOf(kind: Kind, at: number): number {
  if (kind === 'realtime') return Math.floor(at / (HOUR_MS / 12));
  if (kind === 'hourly') return Math.floor(at / HOUR_MS);
  if (kind === 'daily') return Math.floor((at - 6 * HOUR_MS) / DAY_MS);
  const local = new Date(at - 6 * HOUR_MS);
  return local.getUTCFullYear() * 12 + local.getUTCMonth();
}

/** What each is paid: the own share of every period that is over less that of whoever stands below; from the raw bets. */
function oracle(played: readonly Played[], until: number): number[] {
  const paid = NAMES.map(() => 0);
  for (const kind of KINDS) {
    const periods = Map.groupBy(
      played.filter((each) => each.kind === kind && periodOf(kind, each.at) < periodOf(kind, until)),
      ({ at }) => periodOf(kind, at),
    );
    let carry = 0;
    for (const [, bets] of [...periods].toSorted(([one], [other]) => one - other)) {
      const stakes = bets.reduce((sum, { stake }) => sum + stake, 0);
      const payouts = bets.reduce((sum, { payout }) => sum + payout, 0);
      const raw = kind === 'dividend' ? stakes - payouts + carry : stakes;
      carry = kind === 'dividend' ? Math.min(0, raw) : 0;
      const gross = RATES[kind].map((rate) => Math.floor((Math.max(0, raw) * rate) / 10_000));
      for (const who of NAMES.keys()) paid[who] = (paid[who] ?? 0) + (gross[who] ?? 0) - (gross[who + 1] ?? 0);
    }
  }
  return paid;
}

interface Running {
  folder: string;
  world: OpenWorld;
  /** Of the file. */
  number: number;
}

function open(folder: string, number: number): Running {
  const sqlite = openDatabase(join(folder, `world-${number}`));
  migrateDatabase(sqlite);
  return {
    folder,
    number,
    world: openEmulatedWorld({ name: 'bench', sqlite, seed: 'bench', platform: TEST_PLATFORM }),
  };
}

/** Lets a day pass, but takes at one of its moments what the disk has then, and goes on from that: all that a kill leaves. */
function crash({ folder, number, world }: Running, moment: string, until: number): Running {
  let taken = 0;
  const copy = (): number => {
    taken += 1;
    if (taken > 1) return 0;
    for (const suffix of ['', '-wal']) {
      const from = join(folder, `world-${number}${suffix}`);
      if (existsSync(from)) copyFileSync(from, join(folder, `world-${number + 1}${suffix}`));
    }
    return 0;
  };
  world.sqlite.function('kill', copy);
  world.sqlite.exec(`CREATE TEMP TRIGGER k AFTER ${moment} BEGIN SELECT kill(); END`);
  world.clock.set(until);
  world.sqlite.exec('DROP TRIGGER k');
  if (taken === 0) return { folder, number, world };
  world.close();
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(folder, `world-${number}${suffix}`), { force: true });
  const again = open(folder, number + 1);
  again.world.clock.drainAll();
  again.world.clock.set(until);
  return again;
}

interface Told {
  running: Running;
  ids: string[];
  played: Played[];
  crashes: number;
}

function live(folder: string): Told {
  let running = open(folder, 0);
  const { world } = running;
  world.clock.freeze(BEGIN);
  const ids = chainOf(world, NAMES);
  const player = playerBelow(world, ids.at(-1) ?? '', 'juega');
  for (const kind of KINDS)
    for (const [who, downlineId] of ids.entries()) {
      const terms = termsOf(kind, [[0, 0, 0, RATES[kind][who] ?? 0]], {
        ...(kind === 'dividend' ? { period: 'monthly' as const } : {}),
        categories: [CATEGORY[kind]],
      });
      agree(world, { uplineId: ids[who - 1] ?? null, downlineId, terms });
    }
  // Everything has begun: the month of the dividend, too.
  world.clock.set(Date.UTC(2026, 1, 1, 6));
  const next = chance(5);
  const played: Played[] = [];
  let crashes = 0;
  for (let day = 0; day < DAYS; day += 1) {
    const from = running.world.clock.now();
    const moments = Array.from({ length: BETS_A_DAY }, () => from + next(DAY_MS - 1)).toSorted((a, b) => a - b);
    for (const at of moments) {
      running.world.clock.set(at);
      const kind = KINDS[next(KINDS.length)] ?? 'daily';
      const [stake, payout] = [1 + next(400_000), next(3) === 0 ? next(900_000) : 0];
      bet(running.world, player, { stakeMinor: stake, payoutMinor: payout, gameType: CATEGORY[kind] });
      played.push({ kind, at, stake, payout });
    }
    if (day % CRASH_EVERY !== 0) running.world.clock.set(from + DAY_MS);
    else {
      const { number } = running;
      running = crash(running, MOMENTS[next(MOMENTS.length)] ?? '', from + DAY_MS);
      if (running.number !== number) crashes += 1;
    }
  }
  return { running, ids, played, crashes };
}

/** R5: days of settlement of all kinds with crashes, against an oracle by plain words. Control: the oracle without its last bet of a period that is over. */
export function r5(): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'tonalli-bench-'));
  try {
    const from = performance.now();
    const { running, ids, played, crashes } = live(folder);
    const seconds = (performance.now() - from) / 1_000;
    const { world } = running;
    const paid = ids.map((id) => mainOf(world, id));
    const expected = oracle(played, world.clock.now());
    const without = oracle(played.toSpliced(0, 4), world.clock.now());
    const { findings } = world.ledger.audit();
    const contractFaults = findings.filter((line) => /bill|escrow|contract/.test(line)).length;
    const bills = Number(world.sqlite.prepare('SELECT count(*) FROM agent_bills').pluck().get());
    world.close();
    const met = paid.join() === expected.join() && contractFaults === 0;
    return Promise.resolve({
      id: 'R5',
      goal: `${DAYS} days of settlement with crashes: paid to the centavo what the bets come to`,
      measured: `${paid.join(' ')} of ${expected.join(' ')} (${bills} bills, ${crashes} crashes, ${contractFaults} findings; ${seconds.toFixed(0)} s)`,
      ...{ spread: '', cpu: '', control: `four bets fewer: ${without.join(' ')}` },
      outcome: judge({ met, controlMet: paid.join() === without.join(), noisy: false }),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
