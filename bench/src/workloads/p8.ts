import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TABLE_LIVE_PATH } from '@tonalli/contracts/play/table-shapes';
import { listenTo } from '../measure/listeners';
import { type PinnedServer, startPinned } from '../measure/pinned-server';
import { median, quantile, spread } from '../measure/statistics';
import { judge, type Verdict } from '../measure/verdict';
import { seatPlayers, titleOf } from './players';

const LISTENERS = 10_000;
const GOAL_MS = 250;
const MESSAGES = 8;
/** Whose phases end soonest. */
const FAMILY = 'speed-baccarat';

/**
 * P8: how long after a table changed each of ten thousand pages at it knows, from one core. Control: a server that serialises
 * the table for each of them, in one go. A page that does not read is cut off, which its own test proves.
 */
export async function p8(): Promise<Verdict> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tonalli-bench-'));
  const platform = await startPinned({ name: 'platform', module: 'platform', env: { DATA_DIR: dataDir } });
  const naive = await startPinned({ name: 'each serialised', module: 'each-serialised' });
  try {
    const title = titleOf(join(dataDir, 'platform.sqlite'), FAMILY);
    const [player] = await seatPlayers(platform, title);
    const own = await measure(platform, { path: TABLE_LIVE_PATH, token: player?.token ?? '' });
    const slow = await measure(naive, {
      ...{ path: '/', token: 'nobody' },
      change: async () => void (await fetch(naive.url, { method: 'POST' })),
    });
    const p99 = median(own.p99s);
    const control = median(slow.p99s);
    return {
      id: 'P8',
      goal: `a change of a table reaches ${LISTENERS} pages in p99 <= ${GOAL_MS} ms`,
      measured: `${p99.toFixed(0)} ms`,
      spread: `${spread(own.p99s).toFixed(0)} ms`,
      cpu: `${own.cpuMicros.toFixed(0)} us a page`,
      control: `each serialised ${control.toFixed(0)} ms`,
      outcome: judge({ met: p99 <= GOAL_MS, controlMet: control <= GOAL_MS, noisy: spread(own.p99s) > GOAL_MS / 2 }),
    };
  } finally {
    await Promise.all([platform.stop(), naive.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Told {
  readonly path: string;
  readonly token: string;
  /** Has it tell one message; left out: time does. */
  readonly change?: () => Promise<void>;
}

/** Of each message, until nearly all knew of it; none may be missed by anybody. */
async function measure(server: PinnedServer, { path, token, change = async () => {} }: Told) {
  const listeners = await listenTo(server.url + path, { count: LISTENERS, token });
  try {
    listeners.take();
    const before = await server.cpuMicros();
    const delays: number[] = [];
    for (let message = 1; message <= MESSAGES; message += 1) {
      await change();
      while (delays.length < message * LISTENERS) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        delays.push(...listeners.take());
        if (listeners.open < LISTENERS) throw new Error(`${LISTENERS - listeners.open} listeners were cut off`);
      }
    }
    const told = (message: number) => delays.slice(message * LISTENERS, (message + 1) * LISTENERS);
    const p99s = Array.from({ length: MESSAGES }, (_, message) => quantile(told(message), 0.99));
    return { p99s, cpuMicros: ((await server.cpuMicros()) - before) / delays.length };
  } finally {
    listeners.close();
  }
}
