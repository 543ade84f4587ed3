import type { LiveMessage } from './live-hub';

const WINNERS_MAX = 50;

export interface Letter {
  readonly id: string;
  readonly message: LiveMessage;
}

export interface Mailbox {
  push(letter: Letter): void;
  /** The next letter, waited for; null once the box is closed. */
  next(): Promise<Letter | null>;
  /** This letter is the last, and what still waits before it is not read any more. */
  finish(letter: Letter): void;
  close(): void;
}

/**
 * What waits for one tab. It never grows beyond a few dozen letters, however slowly the tab reads: of balances,
 * jackpots and the like only the latest waits, of winners the oldest gives way.
 */
export function createMailbox(): Mailbox {
  let letters: Letter[] = [];
  let closed = false;
  let wake: (() => void) | null = null;

  return {
    push(letter) {
      if (closed) return;
      const { type } = letter.message;
      if (type !== 'winner') letters = letters.filter(({ message }) => message.type !== type);
      else if (letters.length >= WINNERS_MAX) dropOldestWinner(letters);
      letters.push(letter);
      wake?.();
    },
    async next() {
      while (letters.length === 0 && !closed) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return letters.shift() ?? null;
    },
    finish(letter) {
      if (closed) return;
      closed = true;
      letters = [letter];
      wake?.();
    },
    close() {
      closed = true;
      letters = [];
      wake?.();
    },
  };
}

function dropOldestWinner(letters: Letter[]): void {
  const oldest = letters.findIndex(({ message }) => message.type === 'winner');
  if (oldest >= 0) letters.splice(oldest, 1);
}
