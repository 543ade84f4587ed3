import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { buildTemplate } from '@tonalli/mock-platform/template';
import { createControlClient } from '@tonalli/qa/client';
import Database from 'better-sqlite3';
import { type PinnedServer, startPinned } from '../measure/pinned-server';
import { median, spread } from '../measure/statistics';
import { judge, type Verdict } from '../measure/verdict';

const GOAL_MS = 20;
const SAMPLES = 40;
const WARM_UP = 10;

/**
 * W1 to W3: how long a tester waits for a new world, a fork, and a move of time with the checkpoint that it leaves, at
 * the default data, as the control interface answers. Controls: seeding the data anew, and letting SQLite copy the database into a file.
 */
export async function worlds(): Promise<Verdict[]> {
  const seeding = once(() =>
    buildTemplate({ merchant: DEVELOPMENT_MERCHANT, publicUrl: 'http://127.0.0.1' }, Date.now()),
  );
  const copying = vacuumInto(seeding.result);
  const platform = await startPinned({ name: 'platform', module: 'platform' });
  try {
    const client = createControlClient({ url: platform.url });
    const source = await client.run('createWorld', {});
    await client.in(source.name).run('freezeClock', {});
    await client.in(source.name).run('mintMember', { balance: '12.50' });
    const drop = (name: string) => client.run('removeWorld', { name });
    const create = async () => (await client.run('createWorld', {})).name;
    const fork = async () => (await client.run('forkWorld', { name: source.name })).name;
    const created = await sample(platform, create, drop);
    const forked = await sample(platform, fork, drop);
    const moved = await sample(platform, async () => {
      await client.in(source.name).run('advanceClock', { by: '1m' });
      return source.name;
    });
    const size = `${(seeding.result.length / 1e6).toFixed(1)} MB`;
    return [
      verdict('W1', 'a new world', { samples: created, control: seeding.ms, controlName: `seeding ${size} anew` }),
      verdict('W2', 'a fork', { samples: forked, control: seeding.ms, controlName: `seeding ${size} anew` }),
      verdict('W3', 'a move of time with its checkpoint', {
        samples: moved,
        control: copying,
        controlName: `VACUUM INTO of ${size}`,
      }),
    ];
  } finally {
    await platform.stop();
  }
}

function once<T>(work: () => T): { result: T; ms: number } {
  const startedAt = performance.now();
  const result = work();
  return { result, ms: performance.now() - startedAt };
}

/** As SQLite itself copies a database into a file. */
function vacuumInto(bytes: Buffer): number {
  const folder = mkdtempSync(join(tmpdir(), 'tonalli-bench-'));
  const sqlite = new Database(bytes);
  const times = Array.from({ length: WARM_UP }, (_, index) => {
    return once(() => sqlite.prepare('VACUUM INTO ?').run(join(folder, `${index}.sqlite`))).ms;
  });
  sqlite.close();
  rmSync(folder, { recursive: true });
  return median(times);
}

interface Samples {
  times: number[];
  /** Processor time of the platform, in milliseconds: what it costs on a machine that does nothing else. */
  cpu: number[];
}

async function sample(
  platform: PinnedServer,
  work: () => Promise<string>,
  after: (made: string) => Promise<unknown> = async () => null,
): Promise<Samples> {
  const samples: Samples = { times: [], cpu: [] };
  for (let index = 0; index < SAMPLES + WARM_UP; index += 1) {
    const cpuBefore = await platform.cpuMicros();
    const startedAt = performance.now();
    const made = await work();
    const elapsed = performance.now() - startedAt;
    // The first few are compiled on the way.
    if (index >= WARM_UP) {
      samples.times.push(elapsed);
      samples.cpu.push(((await platform.cpuMicros()) - cpuBefore) / 1_000);
    }
    await after(made);
  }
  return samples;
}

interface Measured {
  samples: Samples;
  control: number;
  controlName: string;
}

function verdict(id: string, what: string, { samples: { times, cpu }, control, controlName }: Measured): Verdict {
  return {
    id,
    goal: `${what} <= ${GOAL_MS} ms`,
    measured: `${median(times).toFixed(1)} ms`,
    spread: `${spread(times).toFixed(1)} ms`,
    cpu: `${median(cpu).toFixed(1)} ms`,
    control: `${controlName} ${control.toFixed(0)} ms`,
    outcome: judge({ met: median(times) <= GOAL_MS, controlMet: control <= GOAL_MS, noisy: spread(times) > GOAL_MS }),
  };
}
