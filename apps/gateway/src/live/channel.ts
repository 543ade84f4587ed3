import { LiveEvent } from '@tonalli/contracts/live';
import type { FeedMessage, Platform } from '../platform/platform';
import type { Subscription } from './live-hub';
import type { MessageQueue } from './message-queue';
import { createSubscriber, type Subscriber } from './subscriber';

const REPLAY_EVENTS = 256;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** Before the first event there is no id, and a tracked message needs one. */
const NO_ID = '0';

export interface ChannelOptions {
  readonly platform: Pick<Platform, 'feed'>;
  readonly world: string | null;
  readonly random: () => number;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly onStatus: () => void;
  /** Milliseconds on a clock that only goes forward. */
  readonly now: () => number;
  readonly warn: (error: unknown, message: string) => void;
}

interface KnownEvent {
  readonly id: string;
  readonly event: LiveEvent;
  readonly atMs: number;
}

export interface Channel {
  join(subscription: Subscription): MessageQueue;
  leave(queue: MessageQueue): void;
  readonly isEmpty: boolean;
  close(): void;
}

/** One world's feed: a single connection to the platform, and the tabs that listen to it. */
export function openChannel(options: ChannelOptions): Channel {
  const stop = new AbortController();
  const subscribers = new Map<MessageQueue, Subscriber>();
  const recent: KnownEvent[] = [];
  /** Since when all events are known; infinite before the feed has opened. */
  let knownFromMs = Infinity;

  const lastId = () => recent.at(-1)?.id ?? null;

  const resyncAll = (id: string) => {
    for (const subscriber of subscribers.values()) subscriber.resync(id);
  };

  const receive = ({ id, data }: FeedMessage) => {
    const event = readEvent(data, options.warn);
    if (!event || id === '') return;
    const before = lastId();
    recent.push({ id, event, atMs: options.now() });
    if (recent.length > REPLAY_EVENTS) knownFromMs = recent.shift()?.atMs ?? knownFromMs;
    const isForEverybody = event.type === 'promotions' && event.customerId === null;
    if (event.type === 'status' || isForEverybody) options.onStatus();
    if (before !== null && Number(id) !== Number(before) + 1) resyncAll(id);
    for (const subscriber of subscribers.values()) subscriber.receive(id, event);
  };

  /** Without a last event id, events since the tabs read their answers may be lost: they read again. */
  const onOpen = () => {
    if (lastId() !== null) return;
    knownFromMs = options.now();
    options.onStatus();
    resyncAll(NO_ID);
  };

  const listen = async () => {
    for (let failures = 0; !stop.signal.aborted; failures += 1) {
      try {
        for await (const message of options.platform.feed({
          world: options.world,
          lastEventId: lastId(),
          signal: stop.signal,
          onOpen,
        })) {
          failures = 0;
          receive(message);
        }
      } catch (error) {
        options.warn(error, 'the live feed broke off');
      }
      const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 10));
      await options.pause(longest * (0.5 + options.random() / 2), stop.signal);
    }
  };
  void listen();

  /** The events that a tab has missed; null when some of them are no longer known. */
  const missedBy = ({ lastEventId, ageMs }: Subscription): KnownEvent[] | null => {
    if (lastEventId !== null) {
      const known = recent.findIndex(({ id }) => id === lastEventId);
      return known < 0 ? null : recent.slice(known + 1);
    }
    // The feed has not opened yet; once it does, all tabs resync.
    if (knownFromMs === Infinity) return [];
    const sinceMs = options.now() - ageMs;
    return sinceMs < knownFromMs ? null : recent.filter(({ atMs }) => atMs >= sinceMs);
  };

  const catchUp = (subscriber: Subscriber) => {
    const missed = missedBy(subscriber.subscription);
    if (!missed) return subscriber.resync(lastId() ?? NO_ID);
    for (const { id, event } of missed) subscriber.receive(id, event);
  };

  return {
    join(subscription) {
      const subscriber = createSubscriber(subscription);
      subscribers.set(subscriber.queue, subscriber);
      catchUp(subscriber);
      return subscriber.queue;
    },
    leave(queue) {
      queue.close();
      subscribers.delete(queue);
    },
    get isEmpty() {
      return subscribers.size === 0;
    },
    close() {
      stop.abort();
      for (const queue of subscribers.keys()) queue.close();
      subscribers.clear();
    },
  };
}

/** A kind of event that this version does not know is ignored. */
function readEvent(data: string, warn: ChannelOptions['warn']): LiveEvent | null {
  try {
    return LiveEvent.parse(JSON.parse(data));
  } catch (error) {
    warn(error, 'a live event makes no sense');
    return null;
  }
}
