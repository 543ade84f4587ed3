import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HEADERS } from '@tonalli/contracts/envelope';
import { fetchLottery } from '@tonalli/contracts/lottery/wire';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { createControlClient } from '@tonalli/qa/client';
import { z } from 'zod';
import { type PinnedServer, startPinned } from '../measure/pinned-server';
import { judge, type Verdict } from '../measure/verdict';
import { marksOf, rewriteRows } from '../stand-ins/rewritten-rows';

const GOAL_TIMES = 5;
/** A hundred thousand are meant; `ORDERS` asks for another number than these. */
const ORDERS = Number(process.env.ORDERS ?? 20_000);
/** Each member orders so many times, all in turn. */
const ORDERS_EACH = 10;
const CODE = 'five-1';
const MINUTE_MS = 60_000;
const PROBES_IDLE = 300;
/** Time runs from so long before the draw on. */
const BEFORE_MS = 500;
const GIVE_UP_MS = 600_000;
const PROBE = `${fetchLottery.path}?gameCode=${CODE}&language=ES`;
const headers = { [HEADERS.merchant]: DEVELOPMENT_MERCHANT.code };

type Client = ReturnType<typeof createControlClient>;

/** Five neighbouring digits of ten: half of the orders win, whatever is drawn. */
const lineOf = (order: number) => ({
  ...{ play: 'positioning', unitMinor: 2 },
  selection: [[], [], [], [], [0, 1, 2, 3, 4].map((behind) => String((order + behind) % 10)).toSorted()],
});

const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;

const Probed = z.object({
  value: z.object({ game: z.object({ last: z.object({ issue: z.string(), state: z.string() }).nullable() }) }),
});

/** Another call: how long it took, and how the latest draw stands by it. */
async function probe({ url }: PinnedServer) {
  const from = performance.now();
  const answer = await fetch(url + PROBE, { headers });
  if (!answer.ok) throw new Error(`another call was answered with ${answer.status}`);
  const { last } = Probed.parse(await answer.json()).value.game;
  return { ms: performance.now() - from, last };
}

async function probeIdle(platform: PinnedServer): Promise<number[]> {
  const times: number[] = [];
  for (let asked = 0; asked < PROBES_IDLE; asked += 1) times.push((await probe(platform)).ms);
  return times;
}

/** Asks again and again until the draw is settled. Returns how long each call took, and the settlement. */
async function probeSettling(platform: PinnedServer, issue: string): Promise<{ times: number[]; ms: number }> {
  const drawsAt = performance.now() + BEFORE_MS;
  const times: number[] = [];
  while (performance.now() < drawsAt + GIVE_UP_MS) {
    const { ms, last } = await probe(platform);
    if (performance.now() >= drawsAt) times.push(ms);
    if (last?.issue === issue && last.state === 'SETTLED') return { times, ms: performance.now() - drawsAt };
  }
  throw new Error(`${issue} was not settled`);
}

/** As many orders in one draw as are wanted, which is closed and about to be drawn. Returns its name. */
async function orderMany(client: Client): Promise<string> {
  const { now } = await client.run('freezeClock', {});
  const opensAt = Math.ceil((Date.parse(now) + 1) / MINUTE_MS) * MINUTE_MS;
  await client.run('setClock', { at: new Date(opensAt).toISOString() });
  const members: string[] = [];
  for (let minted = 0; minted < ORDERS / ORDERS_EACH; minted += 1)
    members.push((await client.run('mintMember', { balance: '90000.00' })).id);
  for (let made = 0; made < ORDERS; made += 1)
    await client.run('orderLottery', {
      code: CODE,
      memberId: members[made % members.length] ?? '',
      lines: [lineOf(made)],
    });
  await client.run('setClock', { at: new Date(opensAt + MINUTE_MS - BEFORE_MS).toISOString() });
  return (await client.run('showDraws', { code: CODE })).draws[0]?.issue ?? '';
}

/** L3: a draw of many orders settles, while others are answered; the same rows are written again in one bare transaction. */
export async function l3Settle(): Promise<Verdict> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tonalli-bench-'));
  const database = join(dataDir, 'platform.sqlite');
  const platform = await startPinned({ name: 'platform', module: 'platform', env: { DATA_DIR: dataDir } });
  try {
    const client = createControlClient({ url: platform.url });
    const issue = await orderMany(client);
    const marks = marksOf(database);
    const idle = await probeIdle(platform);
    await client.run('resumeClock', {});
    const { times, ms } = await probeSettling(platform, issue);
    await client.run('freezeClock', {});
    const { ms: bareMs } = rewriteRows(database, { marks, copy: join(dataDir, 'bare.sqlite') });
    const { findings } = await client.run('audit', {});
    if (findings.length > 0) throw new Error(`the ledger is not clean: ${findings[0]}`);
    return judged({ ms, bareMs, idleMs: p99(idle), busyMs: p99(times) });
  } finally {
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Times {
  ms: number;
  bareMs: number;
  idleMs: number;
  busyMs: number;
}

function judged({ ms, bareMs, idleMs, busyMs }: Times): Verdict {
  const [times, slower] = [ms / bareMs, busyMs / idleMs];
  const microsOf = (all: number) => `${((all * 1_000) / ORDERS).toFixed(0)} us an order`;
  return {
    id: 'L3 settle',
    goal: `a draw of ${ORDERS} orders <= ${GOAL_TIMES} x a bare transaction of its rows, others' p99 <= ${GOAL_TIMES} x idle`,
    measured: `${times.toFixed(1)} (${microsOf(ms)}, bare ${microsOf(bareMs)}); p99 ${busyMs.toFixed(0)} ms, ${slower.toFixed(1)} x idle`,
    ...{ spread: '', cpu: '', control: '' },
    outcome: judge({ met: times <= GOAL_TIMES && slower <= GOAL_TIMES, controlMet: false, noisy: false }),
  };
}
