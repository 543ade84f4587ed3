import type { FairnessSeeds } from '../../kernel/fairness';
import type { KeptEntry } from '../define-game';
import type { Draw } from '../draws';
import type { Funding } from '../funding';
import type { Turn } from '../game-module';
import type { LineResult } from '../settlement';
import type { Phase } from '../shared-rounds';
import { type Exposure, type Stake, sumOf } from '../stake';

/** Which draws decide: a seed pair, or the numbers themselves where a test wants a certain round. */
export type DrawnFrom = FairnessSeeds | { readonly script: readonly number[] };

/** What a game was asked, and what it answered: enough to ask it again. */
export interface Asked {
  readonly call: 'start' | 'step' | 'follow' | 'cancelled';
  readonly input: unknown;
  readonly entry: KeptEntry;
  readonly at: number;
  readonly phases: Readonly<Record<string, Phase<unknown> | null>>;
  readonly turn: Turn<unknown>;
}

/** One placed bet. */
export interface KeptRound {
  readonly id: string;
  readonly player: string;
  readonly family: string;
  readonly config: unknown;
  readonly bet: unknown;
  /** None any more once it was taken back. */
  keys: readonly string[];
  readonly maxPayoutMinor: number;
  readonly from: DrawnFrom;
  state: unknown;
  readonly lines: Map<string, { funding: readonly Funding[]; exposures: readonly Exposure[] }>;
  hold: readonly Funding[];
  readonly stakes: Stake[];
  readonly results: LineResult[];
  readonly drawn: Draw[];
  readonly asked: Asked[];
}

export interface KeptShared {
  readonly rounds: string;
  readonly day: string;
  readonly opensAt: number;
  readonly number: number;
  readonly key: string;
  readonly from: DrawnFrom;
  phase: Phase<unknown>;
  readonly drawn: Draw[];
}

/** Everything is data, so that a transaction is a copy to go back to. Accounts in minor units, a player's below `<player>/`. */
export interface Store {
  readonly accounts: Map<string, number>;
  readonly exposures: Map<string, number>;
  readonly rounds: Map<string, KeptRound>;
  readonly shared: Map<string, KeptShared>;
  readonly answers: Map<string, { body: string; answer: unknown }>;
}

export const emptyStore = (): Store => ({
  accounts: new Map(),
  exposures: new Map(),
  rounds: new Map(),
  shared: new Map(),
  answers: new Map(),
});

/** The house alone may go below zero. Throws `INSUFFICIENT_FUNDS`. */
export function move(
  { accounts }: Store,
  { from, to, amountMinor }: { from: string; to: string; amountMinor: number },
) {
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 0) throw new RangeError(`not an amount: ${amountMinor}`);
  const before = accounts.get(from) ?? 0;
  if (from !== 'house' && before < amountMinor) throw new Error('INSUFFICIENT_FUNDS');
  accounts.set(from, before - amountMinor);
  accounts.set(to, (accounts.get(to) ?? 0) + amountMinor);
}

/** Takes an amount from a player's accounts, the one that was opened first before the others. Throws `INSUFFICIENT_FUNDS`. */
export function spend(store: Store, { player, to, amountMinor }: { player: string; to: string; amountMinor: number }) {
  let missing = amountMinor;
  const funding: Funding[] = [];
  for (const [account, balance] of [...store.accounts]) {
    const part = account.startsWith(`${player}/`) ? Math.min(missing, balance) : 0;
    if (part === 0) continue;
    move(store, { from: account, to, amountMinor: part });
    funding.push({ account, amountMinor: part });
    missing -= part;
  }
  if (missing > 0) throw new Error('INSUFFICIENT_FUNDS');
  return funding;
}

export function giveBack(store: Store, from: string, funding: readonly Funding[]): void {
  for (const { account, amountMinor } of funding) move(store, { from, to: account, amountMinor });
}

export const amountOf = (funding: readonly Funding[]): number => sumOf(funding, ({ amountMinor }) => amountMinor);

/** As its game sees it. */
export const entryOf = ({ id, bet, state, lines, hold }: KeptRound): KeptEntry => ({
  ...{ id, bet, state },
  open: Object.fromEntries([...lines].map(([line, { funding }]) => [line, amountOf(funding)])),
  heldMinor: amountOf(hold),
});

export const isOver = ({ lines, hold }: KeptRound): boolean => lines.size === 0 && amountOf(hold) === 0;
