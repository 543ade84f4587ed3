import { LiveEvent } from '@tonalli/contracts/live';
import { afterEach, expect, it } from 'vitest';
import { listenTo } from '../testing/listening-tab';
import { createLiveHub } from './create-live-hub';

const JACKPOT: LiveEvent = { type: 'jackpot', amount: 100 };
const STATUS: LiveEvent = { type: 'status' };
const REPLAYED = 256;

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A hub on a clock of its own; its feed is open, and has been heard by one tab since second zero. */
async function startHub() {
  let nowMs = 0;
  let id = 0;
  const queue: { id: string; data: string }[] = [];
  let wake = () => {};
  const hub = createLiveHub({
    platform: {
      async *feed({ onOpen, signal }) {
        signal.addEventListener('abort', () => wake());
        await null;
        onOpen();
        while (!signal.aborted) {
          const next = queue.shift();
          if (next) yield next;
          else
            await new Promise<void>((resolve) => {
              wake = resolve;
            });
        }
      },
    },
    now: () => nowMs,
    onStatus: () => undefined,
    warn: () => undefined,
    pause: () => new Promise(() => undefined),
  });
  ends.push(() => hub.close());
  /** What the tab hears, each as its type and id. */
  const join = (ageMs: number) => {
    const { heard } = listenTo(hub, ageMs);
    return () => heard.map(({ id, type }) => `${type} ${id}`);
  };
  const first = join(0);
  await expect.poll(first).toEqual(['resync 0']);
  return {
    join,
    /** Has something happen at a second of the hub's clock, and waits until it was heard. */
    async happen(atMs: number, event: LiveEvent) {
      nowMs = atMs;
      id += 1;
      queue.push({ id: String(id), data: JSON.stringify(LiveEvent.encode(event)) });
      wake();
      await expect.poll(() => first().at(-1), { interval: 1 }).toMatch(new RegExp(` ${id}$`));
    },
    at(ms: number) {
      nowMs = ms;
    },
  };
}

it('HOME-08 tells a tab that joins what happened since it began to read, and nothing from before', async () => {
  const hub = await startHub();
  await hub.happen(1_000, STATUS);
  await hub.happen(2_000, JACKPOT);
  await hub.happen(3_000, STATUS);
  hub.at(4_000);
  const [slow, quick, none] = [hub.join(2_500), hub.join(1_500), hub.join(0)];
  await expect.poll(() => [slow(), quick()]).toEqual([['jackpot 2', 'resync 3'], ['resync 3']]);
  await hub.happen(5_000, JACKPOT);
  await expect.poll(() => [slow, quick, none].map((heard) => heard().at(-1))).toEqual(Array(3).fill('jackpot 4'));
  expect(none()).toEqual(['jackpot 4']);
});

it('HOME-08 asks a tab to read again that began before anybody listened, or before what is remembered', async () => {
  const hub = await startHub();
  hub.at(1_000);
  const early = hub.join(1_001);
  await expect.poll(early).toEqual(['resync 0']);
  for (let second = 2; second <= REPLAYED + 2; second += 1) await hub.happen(second * 1_000, JACKPOT);
  const forgotten = hub.join((REPLAYED + 1) * 1_000);
  const known = hub.join(500);
  await expect.poll(() => [forgotten(), known()]).toEqual([[`resync ${REPLAYED + 1}`], [`jackpot ${REPLAYED + 1}`]]);
});
