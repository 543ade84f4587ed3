import { describe, expect, it } from 'vitest';
import type { FeedRequest } from '../platform/platform';
import { listenTo } from '../testing/listening-tab';
import { createLiveHub } from './create-live-hub';

/** A hub whose pauses end when the test says so. */
function startHub() {
  const feeds: FeedRequest[] = [];
  const pauses: { ms: number; end: () => void }[] = [];
  const hub = createLiveHub({
    platform: {
      async *feed(request) {
        feeds.push(request);
        // As over a network: not before whoever had it opened listens.
        await null;
        request.onOpen();
        await new Promise<void>((resolve) => request.signal.addEventListener('abort', () => resolve()));
      },
    },
    onStatus: () => undefined,
    warn: () => undefined,
    pause: (ms) => new Promise((resolve) => pauses.push({ ms, end: resolve })),
  });
  return { hub, feeds, pauses, listen: () => listenTo(hub) };
}

describe('a feed that nobody listens to', () => {
  it('HOME-08 goes on for the next tab, which then need not read again what it has just read', async () => {
    const { hub, feeds, listen } = startHub();
    const first = listen();
    await expect.poll(() => first.heard.length).toBe(1);
    await first.leave();
    const second = listen();
    await second.leave();
    expect([first.heard, second.heard]).toEqual([[{ id: '0', type: 'resync' }], []]);
    expect(feeds).toHaveLength(1);
    hub.close();
  });

  it('HOME-08 ends when nobody comes for two minutes, and not before the last has left', async () => {
    const { hub, feeds, pauses, listen } = startHub();
    await listen().leave();
    const [pause] = pauses;
    expect(pause?.ms).toBe(120_000);
    const late = listen();
    pause?.end();
    await expect.poll(() => feeds.length).toBe(1);
    expect(feeds[0]?.signal.aborted).toBe(false);
    await late.leave();
    pauses[1]?.end();
    await expect.poll(() => feeds[0]?.signal.aborted).toBe(true);
    hub.close();
  });

  it('HOME-08 begins the two minutes anew with whoever leaves last', async () => {
    const { hub, feeds, pauses, listen } = startHub();
    await listen().leave();
    await listen().leave();
    pauses[0]?.end();
    // What ends the pause has had its turn before the next pause is ended.
    await expect.poll(() => pauses.length).toBe(2);
    expect(feeds[0]?.signal.aborted).toBe(false);
    pauses[1]?.end();
    await expect.poll(() => feeds[0]?.signal.aborted).toBe(true);
    hub.close();
  });

  it('DEV-04 ends at once when the gateway stops', async () => {
    const { hub, feeds, listen } = startHub();
    await listen().leave();
    hub.close();
    expect(feeds[0]?.signal.aborted).toBe(true);
  });
});
