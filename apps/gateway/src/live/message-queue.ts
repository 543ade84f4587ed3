import type { LiveMessage } from './live-hub';

const WINNERS_MAX = 50;

export interface QueuedMessage {
  readonly id: string;
  readonly message: LiveMessage;
}

export interface MessageQueue {
  push(queued: QueuedMessage): void;
  /** Waits for the next message; null once the queue is closed. */
  next(): Promise<QueuedMessage | null>;
  /** Makes this the last message: what still waits before it is dropped. */
  finish(queued: QueuedMessage): void;
  close(): void;
}

/**
 * The messages that one tab has not read yet, bounded however slowly the tab reads: of each kind only the latest is
 * kept, of winners the latest fifty.
 */
export function createMessageQueue(): MessageQueue {
  let waiting: QueuedMessage[] = [];
  let closed = false;
  let wake: (() => void) | null = null;

  return {
    push(queued) {
      if (closed) return;
      const { type } = queued.message;
      if (type !== 'winner') waiting = waiting.filter(({ message }) => message.type !== type);
      else if (waiting.length >= WINNERS_MAX) dropOldestWinner(waiting);
      waiting.push(queued);
      wake?.();
    },
    async next() {
      while (waiting.length === 0 && !closed) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return waiting.shift() ?? null;
    },
    finish(queued) {
      if (closed) return;
      closed = true;
      waiting = [queued];
      wake?.();
    },
    close() {
      closed = true;
      waiting = [];
      wake?.();
    },
  };
}

function dropOldestWinner(waiting: QueuedMessage[]): void {
  const oldest = waiting.findIndex(({ message }) => message.type === 'winner');
  if (oldest >= 0) waiting.splice(oldest, 1);
}
