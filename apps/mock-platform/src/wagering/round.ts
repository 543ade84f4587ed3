import type { JackpotDrawn } from './bets.table';
import type { KeptEntry } from './define-game';
import type { Draw } from './draws';
import type { Funding } from './funding';
import type { Title } from './placement';
import type { RoundMoment } from './round-moment';
import type { LineResult } from './settlement';
import { type Exposed, sumOf } from './stake';
import type { Wallet } from './wallet';

/** An undecided stake: where it came from, and what the house would pay for it. */
export interface OpenLine {
  readonly funding: readonly Funding[];
  readonly exposures: readonly Exposed[];
}

/** A result with where the stake that it decided came from. */
export interface KeptResult extends LineResult {
  readonly funding: readonly Funding[];
  /** Of a stake that was lost and is undecided again: what the house would pay for it, as if it were open. */
  readonly exposures?: readonly Exposed[];
}

/** What a game was asked, and what its player was told. */
export interface Asked {
  /** `follow`: what a shared round brought about, where that staked. */
  readonly call: 'start' | 'step' | 'follow' | 'cash-out';
  readonly input: unknown;
  readonly at: number;
  /** Null for what nobody waits for: the step of a timeout. */
  readonly told: RoundMoment | null;
}

/** A round while something is done to it; its verbs change it, and its repository keeps what came of it. */
export interface Round {
  readonly id: string;
  readonly memberId: string;
  readonly nodeId: string;
  readonly title: Pick<Title, 'vendor' | 'gameType'>;
  readonly wallet: Wallet;
  /** Whose own table it is played at; null: the title's. */
  readonly tableOwnerId: string | null;
  readonly sources: readonly string[];
  readonly family: string;
  readonly version: number;
  readonly config: unknown;
  readonly bet: unknown;
  /** The same as it is kept, which its leaf in a shared round is made of. */
  readonly betText: string;
  readonly maxPayoutMinor: number;
  /** When the bet was placed. */
  readonly placedAt: number;
  state: unknown;
  lines: Map<string, OpenLine>;
  hold: readonly Funding[];
  readonly results: KeptResult[];
  readonly drawn: Draw[];
  readonly asked: Asked[];
  stakeMinor: number;
  jackpotMinor: number;
  /** How it was drawn for; null until then. */
  jackpotDrawn: JackpotDrawn | null;
  payments: number;
  /** Of the wallet, where something has moved it since the round was read. */
  balanceMinor: number | null;
}

export const amountOf = (funding: readonly Funding[]): number => sumOf(funding, ({ amountMinor }) => amountMinor);

export const isOver = ({ lines, hold }: Pick<Round, 'lines' | 'hold'>): boolean =>
  lines.size === 0 && amountOf(hold) === 0;

/** Stakes that were lost and are undecided again. */
export const inDoubt = ({ results }: Pick<Round, 'results'>): KeptResult[] =>
  results.filter(({ exposures }) => exposures !== undefined);

/** As its game sees it. What is open is put together once it is looked at: an order may have a hundred lines. */
export function entryOf(round: Pick<Round, 'id' | 'bet' | 'state' | 'lines' | 'hold'>): KeptEntry {
  const { id, bet, state, lines, hold } = round;
  let open: KeptEntry['open'] | null = null;
  return {
    ...{ id, bet, state, heldMinor: amountOf(hold) },
    get open() {
      open ??= openOf(lines);
      return open;
    },
  };
}

function openOf(lines: Round['lines']): KeptEntry['open'] {
  const open: Record<string, number> = {};
  for (const [line, { funding }] of lines) open[line] = amountOf(funding);
  return open;
}

/** All that came back but the jackpot. */
export const paidMinor = ({ results }: Pick<Round, 'results'>): number =>
  sumOf(results, ({ payoutMinor }) => payoutMinor);

/** The steps that the player took. */
export const stepsOf = (asked: readonly Asked[]): Asked[] =>
  asked.filter(({ call, told }) => call === 'step' && told !== null);
