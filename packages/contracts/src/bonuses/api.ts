import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../constants';
import type { ShownGame } from '../content/api';
import { Language } from '../language';
import type { DepositTerms } from './amounts';
import type { FreeKind, FreeState, FreeWinnings, GrantEnding, GrantState } from './states';
import { BonusCode, type DEPOSIT_OCCASIONS } from './wire';

export type { FreeKind, FreeState, FreeWinnings, GrantEnding, GrantState } from './states';

/** How much of a stake counts, by family of games. */
export interface Contribution {
  family: string;
  percent: number;
}

export interface GrantView {
  id: string;
  title: string;
  state: GrantState;
  ending: GrantEnding | null;
  /** What was given; what it holds now. */
  bonusMinor: number;
  leftMinor: number;
  depositMinor: number;
  requiredMinor: number;
  doneMinor: number;
  maxStakeMinor: number;
  /** The most that becomes the member's own; null: all of it. */
  maxConversionMinor: number | null;
  days: number;
  contributions: Contribution[];
  /** ISO 8601 UTC. */
  createdAt: string;
  activatedAt: string | null;
  expiresAt: string | null;
  endedAt: string | null;
  keptMinor: number;
  lostMinor: number;
}

export interface CountedBetRow {
  roundId: string;
  gameName: string | null;
  wageredMinor: number;
  percent: number;
  countedMinor: number;
  at: string;
}

export interface DepositBonusView extends DepositTerms {
  id: string;
  when: (typeof DEPOSIT_OCCASIONS)[number];
  title: string;
  summary: string;
  days: number;
  contributions: Contribution[];
}

export interface GameBonusView {
  percent: number;
  leftMinor: number;
  requiredMinor: number;
  doneMinor: number;
  maxStakeMinor: number;
}

export interface FreePlaysView {
  id: string;
  kind: FreeKind;
  title: string;
  state: FreeState;
  ending: GrantEnding | null;
  count: number;
  used: number;
  /** Of each play. */
  stakeMinor: number;
  wonMinor: number;
  maxWinMinor: number;
  winnings: FreeWinnings;
  games: ShownGame[];
  /** ISO 8601 UTC. */
  createdAt: string;
  expiresAt: string;
  endedAt: string | null;
}

const GrantId = z.string().min(1).max(32);

export const ListGrantsInput = z.strictObject({ language: Language });
export const GrantBetsInput = z.strictObject({
  id: GrantId,
  page: z.int().min(1).max(1_000_000),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
  language: Language,
});
export const CancelGrantInput = z.strictObject({ id: GrantId });
export const OffersInput = z.strictObject({ code: BonusCode.optional(), language: Language });
export const OfGameInput = z.strictObject({ nodeId: z.string().min(1).max(32) });
export const CancelFreeInput = z.strictObject({ id: GrantId });
