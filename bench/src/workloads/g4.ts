import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchJackpot } from '@tonalli/contracts/content/wire';
import { HEADERS } from '@tonalli/contracts/envelope';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { manySlips, playToEnd } from '@tonalli/mock-platform/bench-kit';
import { createPlatform, type Platform } from '@tonalli/mock-platform/server';
import { TEST_OPTIONS } from '@tonalli/mock-platform/testing';
import { judge, type Verdict } from '../measure/verdict';
import { marksOf, rewriteRows } from '../stand-ins/rewritten-rows';

/** `SLIPS` asks for another number. */
const SLIPS = Number(process.env.SLIPS ?? 100_000);
const GOAL_TIMES = 5;
/** How long others may wait while slips are settled. */
const GOAL_WAIT_MS = 250;
const CONFIRMED_MS = 121_000;
const ASKED_EVERY_MS = 50;
const GIVE_UP_MS = 500_000;
const SETTLED = 'round_id IN (SELECT round_id FROM sports_slips)';

type World = ReturnType<Platform['worlds']['create']>;

interface Taken {
  readonly ms: number;
  readonly cpuMs: number;
}

/** Another call, timed from when it was due, so that a thread that is busy shows. */
async function probe(platform: Platform, world: World): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS));
  const from = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 1));
  const headers = { [HEADERS.merchant]: DEVELOPMENT_MERCHANT.code, [HEADERS.world]: world.name };
  const answer = await platform.server.inject({ method: fetchJackpot.method, url: fetchJackpot.path, headers });
  if (answer.statusCode !== 200) throw new Error(`another call was answered with ${answer.statusCode}: ${answer.body}`);
  return performance.now() - from;
}

/** From when the match is decided until no slip is open, others asking meanwhile. */
async function settle(platform: Platform, world: World): Promise<Taken & { waits: number[] }> {
  const left = world.sqlite.prepare<[], number>("SELECT count(*) FROM sports_slips WHERE kind = 'OPEN'").pluck();
  const [cpu, from] = [process.cpuUsage(), performance.now()];
  const waits: number[] = [];
  const moved = world.clock.jump(world.clock.now() + CONFIRMED_MS);
  while (left.get() !== 0) {
    if (performance.now() - from > GIVE_UP_MS) throw new Error(`${left.get()} slips were not settled`);
    waits.push(await probe(platform, world));
  }
  await moved;
  const { user, system } = process.cpuUsage(cpu);
  return { ms: performance.now() - from, cpuMs: (user + system) / 1_000, waits };
}

/** G4: a match with many open slips settles while others are answered; its rows are written again in one bare transaction. */
export async function g4(): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'tonalli-bench-'));
  const platform = await createPlatform(TEST_OPTIONS);
  await platform.start();
  try {
    const world = platform.worlds.create();
    world.clock.freeze();
    const event = await manySlips(world, SLIPS);
    playToEnd(world, event);
    const file = join(folder, 'world.sqlite');
    const keep = () => writeFileSync(file, world.sqlite.serialize());
    keep();
    const marks = marksOf(file);
    const settled = await settle(platform, world);
    keep();
    const bare = rewriteRows(file, {
      ...{ marks, copy: join(folder, 'bare.sqlite'), settled: SETTLED, changed: ['bets'] },
    });
    const { findings } = world.ledger.audit();
    if (findings.length > 0) throw new Error(`the ledger is not clean: ${findings[0]}`);
    return judged(settled, bare);
  } finally {
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function judged({ ms, cpuMs, waits }: Taken & { waits: number[] }, bare: Taken): Verdict {
  const microsOf = (all: number) => `${((all * 1_000) / SLIPS).toFixed(0)} us`;
  const times = cpuMs / bare.cpuMs;
  const waited = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Number.NaN;
  return {
    id: 'G4',
    goal: `a match of ${SLIPS} open slips <= ${GOAL_TIMES} x a bare transaction of bet, posting, entries, balance and slot, others wait <= ${GOAL_WAIT_MS} ms`,
    measured: `${times.toFixed(1)} (bare ${microsOf(bare.cpuMs)} a slip); by the clock ${(ms / bare.ms).toFixed(1)}, ${ms.toFixed(0)} ms; p99 of others ${waited.toFixed(0)} ms of ${waits.length}`,
    ...{ spread: '', cpu: microsOf(cpuMs), control: '' },
    outcome: judge({ met: times <= GOAL_TIMES && waited <= GOAL_WAIT_MS, controlMet: false, noisy: false }),
  };
}
