import { fetchJackpot } from '@tonalli/contracts/content/wire';
import { HEADERS } from '@tonalli/contracts/envelope';
import { POSTING_KINDS } from '@tonalli/contracts/ledger';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { agree, playerBelow, termsOf } from '@tonalli/mock-platform/bench-kit';
import { openDatabase } from '@tonalli/mock-platform/database';
import { createPlatform, type Platform } from '@tonalli/mock-platform/server';
import { TEST_OPTIONS } from '@tonalli/mock-platform/testing';
import type { Database } from 'better-sqlite3';
import { judge, type Verdict } from '../measure/verdict';
import { settleBySets } from '../stand-ins/contracts-by-sets';

/** A hundred thousand are meant; `CONTRACTS` asks for another number than these. */
const CONTRACTS = Number(process.env.CONTRACTS ?? 20_000);
const GOAL_TIMES = 3;
const GOAL_SLOWER = 5;
const SLOT_MS = 300_000;
const PROBES_IDLE = 300;
const STAKE = 100_000;
const GIVE_UP_MS = 300_000;
/** What is written: the bills, and their postings with the slots and days that these are counted in. */
const WRITTEN = [
  ...[
    'agent_bills',
    'agent_bill_inputs',
    'agent_bill_payments',
    'postings',
    'entries',
    'accounts',
    'cash_slots',
    'cash_days',
  ],
];
/** A few rows of these say how far a settlement is. */
const PROGRESS = ['agent_runs', 'agent_streams', 'due_jobs', 'settings', 'team_mark'];

type World = ReturnType<Platform['worlds']['create']>;

/**
 * Agents on top, each with a contract of the house that pays every five minutes, some money, and a player who bet in the next
 * slot. One was offered and agreed to; the others are as it is.
 */
function prepare(world: World): { slot: number } {
  const { sqlite } = world;
  const slot = Math.ceil((world.clock.now() + 1) / SLOT_MS) * SLOT_MS;
  const model = String(sqlite.prepare("SELECT id FROM members WHERE username_key = 'agente'").pluck().get());
  sqlite.exec("DELETE FROM agent_contracts WHERE kind IN ('realtime', 'daily')");
  const { id } = agree(world, { uplineId: null, downlineId: model, terms: termsOf('realtime', [[0, 0, 0, 50]]) });
  const player = playerBelow(world, model, 'bench-player');
  world.transaction(() => {
    sqlite
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
         INSERT INTO members (id, username, username_key, account, nickname, type, password_changed_at, icon, upline_id, created_at)
         SELECT 'M' || (800000000 + i), 'a' || i, 'a' || i, 'a' || i, 'a' || i, 1, 0, 'avatar-1', NULL, 0 FROM n
         UNION ALL SELECT 'M' || (810000000 + i), 'p' || i, 'p' || i, 'p' || i, 'p' || i, 0, 0, 'avatar-1', 'M' || (800000000 + i), 0 FROM n`,
      )
      .run(CONTRACTS - 1);
    const ids = sqlite.prepare<[], string>("SELECT id FROM members WHERE id LIKE 'M80%'").pluck().all();
    sqlite.exec(`INSERT INTO member_tree SELECT id, id, 0, 1, 9007199254740991 FROM members WHERE id LIKE 'M80%' OR id LIKE 'M81%';
      INSERT INTO member_tree SELECT upline_id, id, 1, 1, 9007199254740991 FROM members WHERE id LIKE 'M81%';
      INSERT INTO agent_contracts (kind, period, downline_id, starts_at, created_at)
        SELECT kind, period, m.id, starts_at, c.created_at FROM agent_contracts c, members m WHERE c.id = ${id} AND m.id LIKE 'M80%';
      INSERT INTO agent_contract_versions SELECT c.id, v.version, v.terms, v.hash, v.auto_cover, v.offered_at, v.accepted_at, v.effective_from
        FROM agent_contract_versions v, agent_contracts c WHERE v.contract_id = ${id} AND c.kind = 'realtime' AND c.id <> ${id};`);
    world.ledger.postAll(
      ids.map((memberId) => ({
        ...{
          kind: 'agent.rebate',
          memberId,
          key: `bench:${memberId}`,
          amountMinor: 1,
          reference: 'bench',
          at: slot - 1,
        },
      })),
    );
    for (const [table, time] of [
      ['play_slots', 'slot'],
      ['play_days', 'day'],
    ] as const)
      sqlite
        .prepare(
          `INSERT INTO ${table} (member_id, category, path_version, ${time}, stake_minor, valid_minor, payout_minor, bonus_stake_minor, edge, bets)
           SELECT id, 'RNG', 1, @at, ${STAKE}, ${STAKE}, 0, 0, 0, 1 FROM members WHERE id LIKE 'M81%' OR id = @player`,
        )
        .run({ at: time === 'slot' ? slot : slot - (slot % 86_400_000), player });
    // Other jobs of the slot are no settlement of contracts.
    sqlite.exec("DELETE FROM due_jobs WHERE kind = 'rollups.carry'");
  });
  return { slot };
}

const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;

/** What this process worked since then; the machine's other work does not show in it. */
function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Another call, timed from when it was due, so that a thread that is busy shows. */
async function probe(platform: Platform, world: World): Promise<number> {
  const from = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 1));
  const headers = { [HEADERS.merchant]: DEVELOPMENT_MERCHANT.code, [HEADERS.world]: world.name };
  const answer = await platform.server.inject({ method: fetchJackpot.method, url: fetchJackpot.path, headers });
  if (answer.statusCode !== 200) throw new Error(`another call was answered with ${answer.statusCode}: ${answer.body}`);
  return performance.now() - from;
}

/** Lets the slot end, and asks for something else again and again until its bills are paid. */
async function settle(
  platform: Platform,
  world: World,
  slot: number,
): Promise<{ ms: number; cpuMs: number; times: number[] }> {
  const isDone = world.sqlite
    .prepare<[number], string>("SELECT phase FROM agent_runs WHERE stream = 'realtime' AND from_at = ?")
    .pluck();
  const times: number[] = [];
  const [from, cpu] = [performance.now(), process.cpuUsage()];
  const moved = world.clock.jump(slot + SLOT_MS);
  while (isDone.get(slot) !== 'done' && performance.now() - from < GIVE_UP_MS) times.push(await probe(platform, world));
  const [ms, cpuMs] = [performance.now() - from, cpuSince(cpu)];
  await moved;
  return { ms, cpuMs, times };
}

/** Settles a copy of the world by statements over sets, and throws unless that writes the rows which the platform wrote. */
function bySets(copy: Database, world: World, slot: number): number {
  copy.pragma('foreign_keys = OFF');
  const triggers = copy.prepare<[], { name: string }>("SELECT name FROM sqlite_master WHERE type = 'trigger'").all();
  for (const { name } of triggers) copy.exec(`DROP TRIGGER "${name}"`);
  const ofRun = 'SELECT period FROM agent_runs ORDER BY id DESC LIMIT 1';
  const period = String(world.sqlite.prepare(ofRun).pluck().get());
  const day = Number(world.sqlite.prepare('SELECT max(day) FROM cash_days').pluck().get());
  const from = process.cpuUsage();
  settleBySets(copy, { from: slot, to: slot + SLOT_MS, period, day, house: POSTING_KINDS['agent.salary'].from });
  const cpuMs = cpuSince(from);
  const tables = copy.prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all();
  for (const table of tables) if (!PROGRESS.includes(table)) assertSame(table, copy, world.sqlite);
  copy.close();
  return cpuMs;
}

/** Row by row where something is written; by their number where nothing is. */
function assertSame(table: string, copy: Database, settled: Database): void {
  const order = settled.pragma(`table_info("${table}")`) as { name: string; pk: number }[];
  const key = order.filter(({ pk }) => pk > 0).map(({ name }) => name);
  const text = WRITTEN.includes(table) ? `SELECT * FROM "${table}" ORDER BY ${key}` : `SELECT count(*) FROM "${table}"`;
  const theirs = copy.prepare(text).raw().iterate();
  for (const row of settled.prepare(text).raw().iterate()) {
    const [ours, byHand] = [JSON.stringify(row), JSON.stringify(theirs.next().value)];
    if (ours !== byHand) throw new Error(`${table} is not the same: ${ours} settled, ${byHand} by hand`);
  }
  if (!theirs.next().done) throw new Error(`by hand there is more in ${table}`);
}

/** C1: many contracts of one slot settle while others are answered; the same rows are written by hand-made statements over sets. */
export async function c1(): Promise<Verdict> {
  const platform = await createPlatform(TEST_OPTIONS);
  await platform.start();
  try {
    const world = platform.worlds.create();
    world.clock.freeze();
    const { slot } = prepare(world);
    world.clock.set(slot + SLOT_MS - 1);
    const copy = openDatabase(world.sqlite.serialize());
    const idle: number[] = [];
    const before = process.cpuUsage();
    for (let asked = 0; asked < PROBES_IDLE; asked += 1) idle.push(await probe(platform, world));
    const probeMs = cpuSince(before) / PROBES_IDLE;
    const { ms, cpuMs, times } = await settle(platform, world, slot);
    const bills = Number(
      world.sqlite
        .prepare(
          "SELECT count(*) FROM agent_bills WHERE kind = 'realtime' AND from_at = ? AND state = 'PAID' AND paid_minor = ?",
        )
        .pluck()
        .get(slot, (STAKE * 50) / 10_000),
    );
    if (bills !== CONTRACTS) throw new Error(`${bills} of ${CONTRACTS} bills were paid`);
    const settledMs = cpuMs - probeMs * times.length;
    return judged({ ms, settledMs, bareMs: bySets(copy, world, slot), idleMs: p99(idle), busyMs: p99(times) });
  } finally {
    await platform.stop();
  }
}

interface Times {
  /** As everybody waits for it. */
  ms: number;
  /** Processor time, what others' calls took taken off. */
  settledMs: number;
  bareMs: number;
  idleMs: number;
  busyMs: number;
}

function judged({ ms, settledMs, bareMs, idleMs, busyMs }: Times): Verdict {
  const [times, slower] = [settledMs / bareMs, busyMs / idleMs];
  const microsOf = (all: number) => `${((all * 1_000) / CONTRACTS).toFixed(0)} us a contract`;
  return {
    id: 'C1',
    goal: `${CONTRACTS} contracts of a slot <= ${GOAL_TIMES} x statements over sets, others' p99 <= ${GOAL_SLOWER} x idle`,
    measured: `${times.toFixed(1)} (${microsOf(settledMs)} of processor time, by sets ${microsOf(bareMs)}; ${microsOf(ms)} until it is done); p99 ${busyMs.toFixed(0)} ms, ${slower.toFixed(1)} x idle`,
    ...{ spread: '', cpu: '', control: '' },
    outcome: judge({ met: times <= GOAL_TIMES && slower <= GOAL_SLOWER, controlMet: false, noisy: false }),
  };
}
