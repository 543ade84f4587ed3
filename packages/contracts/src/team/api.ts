import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../constants';
import { Language } from '../language';
import { ReportDay } from '../records/wire';
import type { RichText } from '../rich-text';
import { AnnouncementId } from './wire-announcements';

export type { Consolidated, ContractRequest } from './wire';

/** Both included, `REPORT_MAX_RANGE_DAYS` at most. */
export const TeamOverviewInput = z.strictObject({ from: ReportDay, to: ReportDay });

/** What the downline did in a period, by the operator's words of `wire.ts`. */
export interface TeamPeriod {
  newMembers: number;
  activeMembers: number;
  bets: number;
  depositMinor: number;
  withdrawalMinor: number;
  stakeMinor: number;
  validStakeMinor: number;
  payoutMinor: number;
  bonusMinor: number;
  commissionMinor: number;
  /** Above zero: the house won. */
  profitMinor: number;
}

export interface TeamOverview {
  members: number;
  agents: number;
  balanceMinor: number;
  levels: { depth: number; members: number; agents: number }[];
  totals: TeamPeriod;
  days: (TeamPeriod & { day: string })[];
  previous: TeamPeriod & { from: string; to: string };
  /** The day that is not over yet, where it is one of the range. */
  partialDay: string | null;
  /** ISO 8601: up to when everything is counted. */
  asOf: string;
}

export const ListAnnouncementsInput = z.strictObject({
  language: Language,
  page: z.int().min(1).max(1_000_000),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
});
export const AnnouncementInput = z.strictObject({ id: AnnouncementId, language: Language });

export interface AnnouncementRow {
  id: string;
  title: string;
  excerpt: string;
  at: string;
  read: boolean;
}

export interface AnnouncementList {
  rows: AnnouncementRow[];
  page: number;
  totalPages: number;
  totalRows: number;
  unread: number;
}

export interface AnnouncementDetail {
  id: string;
  title: string;
  text: RichText;
  at: string;
}
