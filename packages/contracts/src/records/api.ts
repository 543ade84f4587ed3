import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../constants';
import type { ShownGame } from '../content/api';
import { Language } from '../language';
import { MAIN_CATEGORIES } from '../ledger';
import { GameType } from '../lobby/wire';
import type { StatementFacts, StatementLine } from './statement-text';
import { BetStatus, type Movement, type Profit, ReportDay } from './wire';

export type { BetRecord } from './wire';

export interface BetRow {
  betId: string;
  roundId: string;
  at: string;
  gameId: string;
  gameName: string;
  vendor: string;
  vendorName: string;
  type: GameType;
  stakeMinor: number;
  payoutMinor: number;
  /** The jackpot that the payout holds; left out when the round won none. */
  jackpotMinor?: number;
  netMinor: number;
  status: z.infer<typeof BetStatus>;
  isTrial: boolean;
}

const range = {
  language: Language,
  /** From (inclusive) and to (exclusive), ISO 8601 UTC, at most 92 days apart. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  type: GameType.optional(),
  vendor: z.string().max(32).optional(),
  status: BetStatus.optional(),
};

export const ListBetsInput = z.strictObject({
  ...range,
  page: z.int().min(1).max(1_000_000),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
});

/** At most this many rows leave in one file; the answer says when there were more. */
export const EXPORT_MAX_ROWS = 5_000;
export const ExportBetsInput = z.strictObject(range);

export const BetDetailInput = z.strictObject({ betId: z.string().max(64), language: Language });

export interface BetDetail extends BetRow {
  balanceAfterMinor: number | null;
  /** The result was entered wrongly, and the bet settled anew by the right one. */
  isCorrected: boolean;
  fairness: {
    serverSeedHash: string;
    serverSeed: string | null;
    clientSeed: string;
    nonce: number;
    verifyUrl: string;
  } | null;
  outcome:
    | { kind: 'summary' }
    /** Of a family but the slot; `view` is read by its schema in `games/<family>`. */
    | { kind: 'round'; family: string; view?: unknown; isCancelled: boolean; symbols: Record<string, string> }
    | {
        kind: 'slot';
        lineStakeMinor: number;
        lines: number;
        /** The picture of each symbol that was drawn, by name: a path below one of the bootstrap's `imageHosts`. */
        symbols: Record<string, string>;
        spins: {
          kind: 'base' | 'free';
          reels: string[][];
          wins: { line: number; symbol: string; count: number; payoutMinor: number }[];
          scatters: number;
          payoutMinor: number;
        }[];
      };
}

export const OpenBetsInput = z.strictObject({ language: Language });

/** A bet whose result is still to come. */
export interface OpenBet {
  betId: string;
  roundId: string;
  at: string;
  vendorName: string;
  game: ShownGame;
  /** It can be opened, to go on. */
  isPlayable: boolean;
  stakeMinor: number;
  /** What comes back if the player does nothing more; null where that is not decided yet. */
  standsMinor: number | null;
  isTrial: boolean;
}

export interface MovementRow extends Pick<Movement, 'movementId' | 'at' | 'kind' | 'category' | 'reference' | 'betId'> {
  /** Above zero when it came in, below when it went out. */
  amountMinor: number;
  balanceAfterMinor: number;
}

const movementRange = {
  /** From (inclusive) and to (exclusive), ISO 8601 UTC, at most 92 days apart. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  category: z.enum(MAIN_CATEGORIES).optional(),
};

export const ListMovementsInput = z.strictObject({
  ...movementRange,
  page: z.int().min(1).max(1_000_000),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
});

export const ExportMovementsInput = z.strictObject(movementRange);

/** Both included, 92 days at most. */
export const ProfitInput = z.strictObject({ from: ReportDay, to: ReportDay });

/** Minor units. `net` is payout and bonus less stake and fee. */
export type ProfitFigures = { [Column in keyof Profit as `${Column}Minor`]: number };

export interface PersonalProfit {
  /** Every day of the range, the first one first. */
  days: (ProfitFigures & { day: string })[];
  games: { type: GameType; bets: number; stakeMinor: number; payoutMinor: number; netMinor: number }[];
  totals: ProfitFigures;
  /** As many days right before. */
  previous: { from: string; to: string; totals: ProfitFigures };
}

export const StatementInput = z.strictObject({ month: z.string().regex(/^\d{4}-\d{2}$/) });
export const PrintStatementInput = StatementInput.extend({ language: Language });

/** A month that is over, without its movements. */
export interface StatementView extends StatementFacts {
  inMinor: number;
  outMinor: number;
  movements: number;
  hash: string;
  issuedAt: string;
}

export interface StatementDetail extends StatementView {
  /** All of them, the oldest first. */
  lines: StatementLine[];
}
