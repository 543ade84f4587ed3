import { z } from 'zod';
import { CONTRACT_KINDS } from '../agent-contracts/kinds';
import { BillId } from '../agent-contracts/wire';
import { endpoint } from '../endpoint';
import { MAIN_CATEGORIES, MAIN_KINDS } from '../ledger';
import { GameType } from '../lobby/wire';
import { Money, SignedMoney } from '../money';
import { PageSize } from '../paging';
import { ReportDay } from '../records/wire';
import { BETTING_COLUMNS, INCOME_KINDS, INCOME_STATES, LOSS_ORDERS, MOVEMENT_GROUPS } from './columns';

const MemberId = z.string().regex(/^M\d{6,12}$/);
/** Where a page ends: the next begins behind it. */
const Cursor = z.string().regex(/^-?\d{1,16}:\w{1,16}$/);
/** The same of losses: in a list by account the account alone. */
const LossCursor = z.string().regex(/^(-?\d{1,16}:)?M\d{6,12}$/);
/** Both included, 92 days at most. */
const days = { from: ReportDay, to: ReportDay };
/** The beginning of a user name. */
const NamePart = z.string().trim().min(1).max(32);

/** Somebody of the own downline; the name of one who stands deeper than one step is masked. */
const TeamMember = z.object({ memberId: z.string(), name: z.string() });
/** The way from the agent (left out) down to whom the report is of. */
const path = z.array(TeamMember);

/** Above zero in `ggr` and `ngr`: the house won. */
const BettingFigures = z.object({
  bets: z.int(),
  stake: SignedMoney,
  validStake: SignedMoney,
  payout: SignedMoney,
  /** Stake less payout. */
  ggr: SignedMoney,
  /** Rebates, salaries and dividends that they were paid. */
  rebate: SignedMoney,
  bonus: SignedMoney,
  /** What is left of the GGR after rebates and bonuses. */
  ngr: SignedMoney,
  deposit: SignedMoney,
  withdrawal: SignedMoney,
});
export type BettingFigures = z.infer<typeof BettingFigures>;

/** A direct downline with all below. */
const BettingRow = BettingFigures.extend({
  ...TeamMember.shape,
  isAgent: z.boolean(),
  /** Who had a bet settled and who joined; null for one who was moved, whose people are not of one place alone. */
  active: z.int().nullable(),
  joined: z.int().nullable(),
  /** Of the agent's own direct downlines, theirs alone; null deeper down. */
  balance: Money.nullable(),
});
export type BettingRow = z.infer<typeof BettingRow>;

const betting = {
  /** Whose downline; left out: the caller's. */
  of: MemberId.optional(),
  ...days,
  kind: z.enum(['agents', 'players']).optional(),
  /** Of the caller's own direct downlines only, whose names are known. */
  name: NamePart.optional(),
  sort: z.enum(BETTING_COLUMNS),
  order: z.enum(['asc', 'desc']),
};

export const listTeamBetting = endpoint({
  method: 'GET',
  path: '/wps/relay/TEAM_betting',
  summary: 'What each direct downline with all below bet, won and moved in a range of days, as the tree stood then',
  token: 'required',
  extension: true,
  request: z.strictObject({ ...betting, after: Cursor.optional(), pageSize: PageSize }),
  value: z.object({
    path,
    /** What the one whom the report is of played; null where a filter leaves it out. */
    own: BettingFigures.nullable(),
    /** Only who had anything to count. */
    rows: z.array(BettingRow),
    next: z.string().nullable(),
    /** Of all rows and the own, not of the page. */
    totals: BettingFigures,
    asOf: z.iso.datetime(),
  }),
  errors: ['USER_NOT_FOUND'],
});

/** Above zero in `loss`: the house won. */
const PlayerFigures = z.object({
  bets: z.int(),
  stake: SignedMoney,
  validStake: SignedMoney,
  payout: SignedMoney,
  loss: SignedMoney,
});
export const PlayerLoss = PlayerFigures.extend(TeamMember.shape);
export type PlayerLoss = z.infer<typeof PlayerLoss>;

export const listPlayerLosses = endpoint({
  method: 'GET',
  path: '/wps/relay/TEAM_playerLoss',
  summary:
    'Everybody below who played in a range of days, by what they lost or won; of a whole month up to the last slot that was carried. Where too many played to add them all up, a range that is no month is by account',
  token: 'required',
  extension: true,
  request: z.strictObject({
    of: MemberId.optional(),
    ...days,
    order: z.enum(['losers', 'winners']),
    after: LossCursor.optional(),
    pageSize: PageSize,
  }),
  value: z.object({
    path,
    /** What the rows are in the order of: `account`, where the order that was asked for is not to be had. */
    orderedBy: z.enum(LOSS_ORDERS),
    /** Fewer than a page may come with a `next`: of those that were looked through no more played. */
    rows: z.array(PlayerLoss),
    next: z.string().nullable(),
    totals: PlayerFigures,
    asOf: z.iso.datetime(),
  }),
  errors: ['USER_NOT_FOUND'],
});

export const IncomeKind = z.enum(INCOME_KINDS);
export type IncomeKind = z.infer<typeof IncomeKind>;

/** Bills of one kind of contract that a row comes from; named where it is one. */
const IncomeBills = z.object({ kind: z.enum(CONTRACT_KINDS), bills: z.int().min(1), billId: BillId.nullable() });

const IncomeDay = z.object({
  day: z.iso.date(),
  kind: IncomeKind,
  state: z.enum(INCOME_STATES),
  amount: SignedMoney,
  /** None of what was not paid: `accrued` and `waiting`, and the rest of `partPaid`. */
  movements: z.int(),
  bills: z.array(IncomeBills),
});
export type IncomeDay = z.infer<typeof IncomeDay>;

export const listAgentIncome = endpoint({
  method: 'GET',
  path: '/wps/relay/TEAM_income',
  summary: 'What the agent was paid as one and is still owed, by day and kind, the newest day first',
  token: 'required',
  extension: true,
  request: z.strictObject(days),
  value: z.object({
    rows: z.array(IncomeDay),
    /** Of what was paid. */
    totals: z.array(z.object({ kind: IncomeKind, amount: SignedMoney, movements: z.int() })),
    total: SignedMoney,
    /** Of what is accrued or owed. */
    pending: SignedMoney,
    /** Rebates that were booked of the bets of these days, by category. */
    rebates: z.array(z.object({ category: GameType, amount: SignedMoney })),
    asOf: z.iso.datetime(),
  }),
});

export const TeamMovement = z.object({
  movementId: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(MAIN_KINDS),
  category: z.enum(MAIN_CATEGORIES),
  /** Above zero when it came in, below when it went out. */
  amount: SignedMoney,
  reference: z.string(),
});
export type TeamMovement = z.infer<typeof TeamMovement>;

export const listTeamMovements = endpoint({
  method: 'GET',
  path: '/wps/relay/TEAM_movements',
  summary: 'Transfers, income and bets on the account of somebody below, or on the own one, the newest first',
  token: 'required',
  extension: true,
  request: z.strictObject({
    /** Left out: the caller's own account. */
    of: MemberId.optional(),
    group: z.enum(MOVEMENT_GROUPS).optional(),
    /** Of the own account only. */
    kind: IncomeKind.optional(),
    ...days,
    after: Cursor.optional(),
    pageSize: PageSize,
  }),
  value: z.object({
    path,
    rows: z.array(TeamMovement),
    next: z.string().nullable(),
    totals: z.object({ rows: z.int(), in: Money, out: Money, net: SignedMoney }),
    asOf: z.iso.datetime(),
  }),
  errors: ['USER_NOT_FOUND'],
});
