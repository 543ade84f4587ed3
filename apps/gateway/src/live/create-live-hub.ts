import { setTimeout as wait } from 'node:timers/promises';
import type { Platform } from '../platform/platform';
import { type Channel, openChannel } from './channel';
import type { LiveHub } from './live-hub';

/** A feed goes on for whoever comes next: a tab that has it opened must read again all that it has just read. */
const LINGER_MS = 120_000;

export interface LiveHubOptions {
  readonly platform: Pick<Platform, 'feed'>;
  /** The platform opened or closed: what is kept of a world is out of date. */
  readonly onStatus: (world: string | null) => void;
  readonly warn: (error: unknown, message: string) => void;
  readonly onCount?: (subscribers: number) => void;
  readonly random?: () => number;
  readonly now?: () => number;
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Fans each world's one feed out to the tabs that are open in it. */
export function createLiveHub(options: LiveHubOptions): LiveHub {
  const {
    platform,
    warn,
    onCount,
    random = Math.random,
    now = () => performance.now(),
    pause = pauseUnlessStopped,
  } = options;
  const channels = new Map<string | null, Channel>();
  const stop = new AbortController();
  /** When the last listener of each left, as something of its own for each time. */
  const emptied = new WeakMap<Channel, symbol>();
  const attended = new Set<string | null>();
  let subscribers = 0;

  const count = (change: 1 | -1) => {
    subscribers += change;
    onCount?.(subscribers);
  };

  const channelOf = (world: string | null): Channel => {
    const known = channels.get(world);
    if (known) return known;
    const onStatus = () => options.onStatus(world);
    const channel = openChannel({ platform, world, random, now, pause, warn, onStatus });
    channels.set(world, channel);
    return channel;
  };

  const closeUnlessNeeded = async (world: string | null, channel: Channel) => {
    if (attended.has(world)) return;
    const since = Symbol('emptied');
    emptied.set(channel, since);
    await pause(LINGER_MS, stop.signal);
    if (!channel.isEmpty || emptied.get(channel) !== since || channels.get(world) !== channel) return;
    channels.delete(world);
    channel.close();
  };

  return {
    async *subscribe(subscription) {
      const { world, signal } = subscription;
      if (signal.aborted) return;
      const channel = channelOf(world);
      const queue = channel.join(subscription);
      const close = () => queue.close();
      signal.addEventListener('abort', close, { once: true });
      count(1);
      try {
        for (let queued = await queue.next(); queued; queued = await queue.next()) yield queued;
      } finally {
        count(-1);
        signal.removeEventListener('abort', close);
        channel.leave(queue);
        if (channel.isEmpty) void closeUnlessNeeded(world, channel);
      }
    },
    attend(world) {
      attended.add(world);
      channelOf(world);
    },
    close() {
      stop.abort();
      for (const channel of channels.values()) channel.close();
      channels.clear();
    },
  };
}

async function pauseUnlessStopped(ms: number, signal: AbortSignal): Promise<void> {
  // Rejects only when the signal stops it, and then there is nothing to wait for.
  await wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
