import { LiveEvent } from '@tonalli/contracts/live';
import type { FeedMessage, Platform } from '../platform/platform';
import type { Subscription } from './live-hub';
import type { Mailbox } from './mailbox';
import { createReader, type Reader } from './reader';

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

interface Heard {
  readonly id: string;
  readonly event: LiveEvent;
  readonly atMs: number;
}

export interface Channel {
  join(subscription: Subscription): Mailbox;
  leave(mailbox: Mailbox): void;
  readonly isEmpty: boolean;
  close(): void;
}

/** One world's feed: a single connection to the platform, and the tabs that listen to it. */
export function openChannel(options: ChannelOptions): Channel {
  const stop = new AbortController();
  const readers = new Map<Mailbox, Reader>();
  const recent: Heard[] = [];
  /** Nothing of before is known. */
  let heardFromMs = Infinity;

  const lastId = () => recent.at(-1)?.id ?? null;

  const haveAllReadAgain = (id: string) => {
    for (const reader of readers.values()) reader.resync(id);
  };

  const receive = ({ id, data }: FeedMessage) => {
    const event = readEvent(data, options.warn);
    if (!event || id === '') return;
    const before = lastId();
    recent.push({ id, event, atMs: options.now() });
    if (recent.length > REPLAY_EVENTS) heardFromMs = recent.shift()?.atMs ?? heardFromMs;
    if (event.type === 'status') options.onStatus();
    if (before !== null && Number(id) !== Number(before) + 1) haveAllReadAgain(id);
    for (const reader of readers.values()) reader.hear(id, event);
  };

  /** With no event to go on from, what happened since the tabs read their answers was heard by nobody. */
  const heardFromNowOn = () => {
    if (lastId() !== null) return;
    heardFromMs = options.now();
    options.onStatus();
    haveAllReadAgain(NO_ID);
  };

  const listen = async () => {
    for (let failures = 0; !stop.signal.aborted; failures += 1) {
      try {
        for await (const message of options.platform.feed({
          world: options.world,
          lastEventId: lastId(),
          signal: stop.signal,
          onOpen: heardFromNowOn,
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

  /** What a tab has missed; null when not all of it is known any more. */
  const missedBy = ({ lastEventId, ageMs }: Subscription): Heard[] | null => {
    if (lastEventId !== null) {
      const known = recent.findIndex(({ id }) => id === lastEventId);
      return known < 0 ? null : recent.slice(known + 1);
    }
    // Where nothing is heard yet, all tabs are told to read again once it is.
    if (heardFromMs === Infinity) return [];
    const sinceMs = options.now() - ageMs;
    return sinceMs < heardFromMs ? null : recent.filter(({ atMs }) => atMs >= sinceMs);
  };

  const catchUp = (reader: Reader) => {
    const missed = missedBy(reader.subscription);
    if (!missed) return reader.resync(lastId() ?? NO_ID);
    for (const { id, event } of missed) reader.hear(id, event);
  };

  return {
    join(subscription) {
      const reader = createReader(subscription);
      readers.set(reader.mailbox, reader);
      catchUp(reader);
      return reader.mailbox;
    },
    leave(mailbox) {
      mailbox.close();
      readers.delete(mailbox);
    },
    get isEmpty() {
      return readers.size === 0;
    },
    close() {
      stop.abort();
      for (const mailbox of readers.keys()) mailbox.close();
      readers.clear();
    },
  };
}

/** A kind of event that this version does not know is passed over. */
function readEvent(data: string, warn: ChannelOptions['warn']): LiveEvent | null {
  try {
    return LiveEvent.parse(JSON.parse(data));
  } catch (error) {
    warn(error, 'a live event makes no sense');
    return null;
  }
}
