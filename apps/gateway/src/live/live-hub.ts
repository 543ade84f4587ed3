import type { ClosedTold } from '@tonalli/contracts/account/closing';
import type { BreakTold } from '@tonalli/contracts/breaks/told';
import type { Jackpot, Winner } from '@tonalli/contracts/content/api';
import type { Language } from '@tonalli/contracts/language';
import type { Session } from '../session/session';

/** What a tab hears. After `resync` it reads again what it shows: something may have been missed. */
export type LiveMessage =
  | { type: 'balance'; balanceMinor: number }
  | { type: 'cashier' }
  /** What a vendor wallet holds has changed. */
  | { type: 'wallets' }
  | { type: 'unread'; count: number }
  /** What can be taken part in has changed. */
  | { type: 'promotions' }
  | { type: 'tournaments' }
  /** What waits in the reward centre is to be asked for again. */
  | { type: 'rewards' }
  /** How many missions can be claimed now. */
  | { type: 'missions'; count: number }
  /** What the list of the chat's models says is another. */
  | { type: 'chat' }
  /** A bet of the member's that was open is decided, not by them. */
  | { type: 'bet-ended'; bet: EndedBet }
  /** A bet of the member's that was decided comes out otherwise. */
  | { type: 'bet-corrected'; bet: CorrectedBet }
  /** Everybody got a message: how many are unread is to be asked for again. */
  | { type: 'broadcast' }
  | { type: 'session-ended'; break?: BreakTold; closed?: ClosedTold }
  | { type: 'winner'; winner: Winner }
  | { type: 'jackpot'; amountMinor: number; at?: string; feed?: NonNullable<Jackpot['feed']> }
  /** Somebody won the jackpot. */
  | { type: 'jackpot-won'; winner: Winner }
  | { type: 'resync' };

export interface EndedBet {
  readonly roundId: string;
  readonly gameName: string;
  readonly payoutMinor: number;
  /** No more than untouched stakes came back. */
  readonly isReturned: boolean;
}

export interface CorrectedBet {
  readonly roundId: string;
  readonly gameName: string;
  /** Of what came back; below zero where it became less. */
  readonly deltaMinor: number;
  /** It is undecided again. */
  readonly isOpen: boolean;
}

export interface Subscription {
  readonly world: string | null;
  readonly language: Language;
  readonly session: Session | null;
  /** Milliseconds since the tab may have read the oldest of its answers: what happened meanwhile it has not heard. */
  readonly ageMs: number;
  /** The id of the last message that the tab has. It counts instead of `ageMs`. */
  readonly lastEventId: string | null;
  readonly signal: AbortSignal;
  /** Whether the platform still takes the session's token. Rejects when it cannot be asked. */
  readonly isSessionAlive: () => Promise<boolean>;
}

export interface LiveHub {
  subscribe(subscription: Subscription): AsyncIterable<{ readonly id: string; readonly message: LiveMessage }>;
  /** Keeps the feed of a world open whether or not a tab listens. */
  attend(world: string | null): void;
  close(): void;
}
