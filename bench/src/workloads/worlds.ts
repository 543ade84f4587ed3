import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { type ControlClient, createControlClient } from '@tonalli/contracts/qa/client';
import { buildTemplate } from '@tonalli/mock-platform/template';
import { startPinned } from '../measure/pinned-server';
import { median, spread } from '../measure/statistics';
import { judge, type Verdict } from '../measure/verdict';

const GOAL_MS = 20;
const SAMPLES = 40;
const WARM_UP = 10;

/**
 * W1 to W3: how long a tester waits for a new world, a fork, and a move of time with the checkpoint that it leaves, at
 * the default data, as the control interface answers. Controls: seeding the data anew, and writing the database whole.
 */
export async function worlds(): Promise<Verdict[]> {
  const seeding = await once(() =>
    buildTemplate({ merchant: DEVELOPMENT_MERCHANT, publicUrl: 'http://127.0.0.1' }, Date.now()),
  );
  const writing = await writeWhole(seeding.result);
  const platform = await startPinned({ name: 'platform', module: 'platform' });
  try {
    const client = createControlClient({ url: platform.url });
    const source = await client.run('createWorld', { frozenAt: new Date().toISOString() });
    await client.in(source.name).run('mintMember', { balance: '12.50' });
    const drop = (name: string) => client.run('removeWorld', { name });
    const created = await sample(client, async () => (await client.run('createWorld', {})).name, drop);
    const forked = await sample(client, async () => (await client.run('forkWorld', { name: source.name })).name, drop);
    const moved = await sample(client.in(source.name), async (here) => {
      await here.run('advanceClock', { by: '1m' });
      return source.name;
    });
    const size = `${(seeding.result.length / 1e6).toFixed(1)} MB`;
    return [
      verdict('W1', 'a new world', { times: created, control: seeding.ms, controlName: `seeding ${size} anew` }),
      verdict('W2', 'a fork', { times: forked, control: seeding.ms, controlName: `seeding ${size} anew` }),
      verdict('W3', 'a move of time with its checkpoint', {
        times: moved,
        control: writing,
        controlName: `writing ${size} whole`,
      }),
    ];
  } finally {
    await platform.stop();
  }
}

async function once<T>(work: () => T): Promise<{ result: T; ms: number }> {
  const startedAt = performance.now();
  const result = work();
  return { result, ms: performance.now() - startedAt };
}

/** As a checkpoint would be kept without looking at what changed. */
async function writeWhole(bytes: Buffer): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'tonalli-bench-'));
  const times: number[] = [];
  for (let index = 0; index < WARM_UP; index += 1) {
    times.push((await once(() => writeFileSync(join(folder, String(index)), bytes))).ms);
  }
  rmSync(folder, { recursive: true });
  return median(times);
}

async function sample(
  client: ControlClient,
  work: (client: ControlClient) => Promise<string>,
  after: (made: string) => Promise<unknown> = async () => null,
): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < SAMPLES + WARM_UP; index += 1) {
    const startedAt = performance.now();
    const made = await work(client);
    // The first few are compiled on the way.
    if (index >= WARM_UP) times.push(performance.now() - startedAt);
    await after(made);
  }
  return times;
}

interface Measured {
  times: readonly number[];
  control: number;
  controlName: string;
}

function verdict(id: string, what: string, { times, control, controlName }: Measured): Verdict {
  return {
    id,
    goal: `${what} <= ${GOAL_MS} ms`,
    measured: `${median(times).toFixed(1)} ms`,
    spread: `${spread(times).toFixed(1)} ms`,
    cpu: '',
    control: `${controlName} ${control.toFixed(0)} ms`,
    outcome: judge({ met: median(times) <= GOAL_MS, controlMet: control <= GOAL_MS, noisy: spread(times) > GOAL_MS }),
  };
}
