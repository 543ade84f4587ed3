import { nextTurn } from '../../clock/system-time';
import type { Wallet } from '../../wagering/wallet';

/** Whoever reads a table: a stream of one session. */
export interface Listener {
  readonly memberId: string;
  readonly wallet: Wallet;
  send(events: Uint8Array): void;
  /** Ends it where its session is over. */
  check(): void;
}

/** Listeners that are told in one turn: some milliseconds. */
const TOLD_AT_ONCE = 500;

/** Sends each message to all who listen, once serialised, in turns, so that ten thousand of them hold up nobody. */
export interface FanOut {
  readonly size: number;
  /** From behind a message on. */
  add(listener: Listener, seq: number): void;
  remove(listener: Listener): void;
  toAll(seq: number, message: object): void;
  of(memberId: string): Iterable<Listener>;
  /** Has every listener see whether its session is over. */
  checkAll(): void;
}

export const eventOf = (message: object): Buffer => Buffer.from(`data: ${JSON.stringify(message)}\n\n`);

export function createFanOut(): FanOut {
  const listeners = new Map<Listener, number>();
  const byMember = new Map<string, Set<Listener>>();
  const waiting: { seq: number; events: Buffer }[] = [];

  /** In turns. Whoever goes meanwhile is left out. */
  function each(
    rest: IterableIterator<[Listener, number]>,
    tell: (listener: Listener, seq: number) => void,
    then = () => {},
  ): void {
    let told = 0;
    for (const [listener, seq] of rest) {
      tell(listener, seq);
      told += 1;
      if (told === TOLD_AT_ONCE) {
        nextTurn(() => each(rest, tell, then));
        return;
      }
    }
    then();
  }

  /** Tells the oldest message to those who did not get it with their state. */
  function tellOldest(): void {
    const [message] = waiting;
    if (!message) return;
    const tell = (listener: Listener, seq: number): void => {
      if (seq < message.seq) listener.send(message.events);
    };
    each(listeners.entries(), tell, () => {
      waiting.shift();
      nextTurn(tellOldest);
    });
  }

  return {
    get size() {
      return listeners.size;
    },
    add(listener, seq) {
      listeners.set(listener, seq);
      const own = byMember.get(listener.memberId) ?? new Set();
      byMember.set(listener.memberId, own.add(listener));
    },
    remove(listener) {
      listeners.delete(listener);
      const own = byMember.get(listener.memberId);
      own?.delete(listener);
      if (own?.size === 0) byMember.delete(listener.memberId);
    },
    toAll(seq, message) {
      waiting.push({ seq, events: eventOf(message) });
      if (waiting.length === 1) tellOldest();
    },
    of: (memberId) => byMember.get(memberId) ?? [],
    checkAll: () => each(listeners.entries(), (listener) => listener.check()),
  };
}
