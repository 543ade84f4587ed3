import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createControlClient } from '@tonalli/qa/client';
import { type PinnedServer, startPinned } from '../measure/pinned-server';
import { judge, type Verdict } from '../measure/verdict';
import { CHANGED, marksOf, rewriteRows } from '../stand-ins/rewritten-rows';

const GOAL_TIMES = 3;
/** Ten thousand are meant; `BETS` asks for another number. */
const BETS = Number(process.env.BETS ?? 10_000);
const TABLE = 'live-roulette';
/** As many as one step of a scenario brings. */
const CROWD = 500;
/** From a frozen clock on, so much of the last phase is left. */
const BEFORE_MS = 1_000;
const ASKED_EVERY_MS = 100;
const GIVE_UP_MS = 600_000;
const SETTLED = "round_id IN (SELECT round_id FROM shared_entries WHERE rounds LIKE 'live-roulette/%')";

interface Taken {
  readonly ms: number;
  readonly cpuMs: number;
}

type Client = ReturnType<typeof createControlClient>;

const stands = async (client: Client) => (await client.run('showTable', { nodeId: TABLE })).round;

/** People of their own bet in one round, which then spins and is about to end. Returns its name. */
async function betMany(client: Client): Promise<string> {
  await client.run('freezeClock', {});
  const crowds = Array.from({ length: Math.ceil(BETS / CROWD) }, (_, nth) => Math.min(CROWD, BETS - nth * CROWD));
  const apply = (step: string) =>
    client.run('applyScenarios', {
      names: ['full.yaml'],
      files: { 'full.yaml': `title: { en: Full, es: Llena }\nsteps:\n  - ${step}\n` },
    });
  await apply(`tableTakesBets: { nodeId: ${TABLE} }`);
  for (const people of crowds) await apply(`crowd: { nodeId: ${TABLE}, people: ${people} }`);
  for (;;) {
    const round = await stands(client);
    if (!round?.endsAt) throw new Error('the round was over before its time');
    const behind = round.phase === 'spinning' ? -BEFORE_MS : 0;
    await client.run('setClock', { at: new Date(Date.parse(round.endsAt) + behind).toISOString() });
    if (behind < 0) return round.key;
  }
}

/** From its end until the last bet was told, as whoever asks now and then sees it, and the platform's processor time meanwhile. */
async function settle(client: Client, platform: PinnedServer, key: string): Promise<Taken> {
  const cpu = await platform.cpuMicros();
  await client.run('resumeClock', {});
  const endsAt = performance.now() + BEFORE_MS;
  while (performance.now() < endsAt + GIVE_UP_MS) {
    const round = await stands(client);
    if (round?.key === key && round.phase === 'result' && !round.isSettling) {
      return { ms: performance.now() - endsAt, cpuMs: ((await platform.cpuMicros()) - cpu) / 1_000 };
    }
    await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS));
  }
  throw new Error(`${key} was not settled`);
}

/** G3: a round with as many bets as a full table settles; its rows are written again in one bare transaction. */
export async function g3(): Promise<Verdict> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tonalli-bench-'));
  const database = join(dataDir, 'platform.sqlite');
  const platform = await startPinned({ name: 'platform', module: 'platform', env: { DATA_DIR: dataDir } });
  try {
    const client = createControlClient({ url: platform.url });
    const key = await betMany(client);
    const marks = marksOf(database);
    const settled = await settle(client, platform, key);
    await client.run('freezeClock', {});
    const bare = (changed: readonly (typeof CHANGED)[number][]) =>
      rewriteRows(database, { marks, copy: join(dataDir, 'bare.sqlite'), settled: SETTLED, changed });
    const [least, all] = [bare(['bets']), bare(CHANGED)];
    const { findings } = await client.run('audit', {});
    if (findings.length > 0) throw new Error(`the ledger is not clean: ${findings[0]}`);
    return judged({ settled, least, all });
  } finally {
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function judged({ settled, least, all }: Readonly<Record<'settled' | 'least' | 'all', Taken>>): Verdict {
  const microsOf = ({ cpuMs }: Taken) => `${((cpuMs * 1_000) / BETS).toFixed(0)} us`;
  const times = settled.cpuMs / least.cpuMs;
  const ofAll = `${(settled.cpuMs / all.cpuMs).toFixed(1)} x with the rows of its round, ${microsOf(all)}`;
  return {
    id: 'G3',
    goal: `a round of ${BETS} bets <= ${GOAL_TIMES} x the processor time of a bare transaction of bet, posting, entries, balance and slot`,
    measured: `${times.toFixed(1)} (bare ${microsOf(least)} a bet; ${ofAll}); by the clock ${(settled.ms / least.ms).toFixed(1)}, ${settled.ms.toFixed(0)} ms`,
    ...{ spread: '', cpu: microsOf(settled), control: '' },
    outcome: judge({ met: times <= GOAL_TIMES, controlMet: false, noisy: false }),
  };
}
