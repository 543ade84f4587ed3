import { z } from 'zod';
import { endpoint } from '../endpoint';
import { GAME_TYPES, GameType } from '../lobby/wire';
import { Money } from '../money';
import { QueryInt } from '../paging';
import { MEMBER_STATUSES } from '../session/wire';

const Count = z.int().min(0);
const MemberId = z.string().min(1).max(32);
/** Hundredths of a percent of valid bets. */
const RateBp = z.int().min(0).max(10_000).multipleOf(10);

/** What an account below an agent may be. */
export const DOWNLINE_KINDS = ['agent', 'member'] as const;
export const DownlineKind = z.enum(DOWNLINE_KINDS);
export type DownlineKind = z.infer<typeof DownlineKind>;

/** `joined`: by member number, which grows as people join. */
export const DOWNLINE_SORTS = ['joined', 'name', 'lastLogin', 'balance'] as const;
export const DownlineSort = z.enum(DOWNLINE_SORTS);
export type DownlineSort = z.infer<typeof DownlineSort>;

/** The most rows that one page of the downline has. */
export const DOWNLINE_PAGE_MAX = 100;
/** The most accounts that one file opens. */
export const NEW_ACCOUNTS_MAX = 100;

/** Somebody on the way from the caller to a node. Below those right under the caller the name is masked. */
export const DownlineStep = z.object({ memberId: z.string(), name: z.string() });
export type DownlineStep = z.infer<typeof DownlineStep>;

export const DownlineRow = z.object({
  memberId: z.string(),
  /** The user name; masked for whoever does not stand right below the caller, as all contacts are. */
  name: z.string(),
  nickname: z.string().nullable(),
  kind: DownlineKind,
  status: z.enum(MEMBER_STATUSES),
  /** Steps below the caller. */
  level: z.int().min(1),
  joinedAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
  /** Of whoever stands right below the caller only. */
  balance: Money.nullable(),
  /** Right below this one, and on all levels below. */
  children: Count,
  below: Count,
});
export type DownlineRow = z.infer<typeof DownlineRow>;

const owned = { memberId: MemberId };

export const listDownline = endpoint({
  method: 'GET',
  path: '/wps/relay/DWN_list',
  summary: 'Who stands right below the agent or somebody of the downline, a page after another',
  token: 'required',
  extension: true,
  request: z.strictObject({
    /** Left out: the caller. */
    memberId: MemberId.optional(),
    /** Anywhere below that one, in place of right below: the beginning of a user name, of those right below the caller. */
    search: z.string().trim().min(1).max(64).optional(),
    kind: DownlineKind.optional(),
    sort: DownlineSort.optional(),
    descending: z.enum(['0', '1']).optional(),
    /** As `next` of the page before. */
    after: z.string().max(200).optional(),
    limit: QueryInt(1, DOWNLINE_PAGE_MAX),
  }),
  value: z.object({
    /** From the caller, who is left out, down to the node. */
    path: z.array(DownlineStep),
    rows: z.array(DownlineRow),
    /** Null: this was the last page. */
    next: z.string().nullable(),
    totalRows: Count,
  }),
  errors: ['DOWNLINE_NOT_FOUND'],
});

/** What somebody gets back of valid bets of a category. */
export const DownlineRate = z.object({
  category: GameType,
  rateBp: RateBp,
  /** What the caller may set: not below the default or a rate further down, not above the caller's own. */
  minimumBp: RateBp,
  maximumBp: RateBp,
  /** What is set for later. */
  next: z.object({ rateBp: RateBp, from: z.iso.datetime() }).nullable(),
});
export type DownlineRate = z.infer<typeof DownlineRate>;

export const fetchDownline = endpoint({
  method: 'GET',
  path: '/wps/relay/DWN_detail',
  summary: 'Somebody of the downline: team in sums, and rates',
  token: 'required',
  extension: true,
  request: z.strictObject(owned),
  value: DownlineRow.omit({ children: true, below: true }).extend({
    path: z.array(DownlineStep),
    team: z.object({ agents: Count, members: Count, balance: Money }),
    rates: z.array(DownlineRate),
    /** When what is set now takes effect: the next day of the operator's. */
    ratesFrom: z.iso.datetime(),
  }),
  errors: ['DOWNLINE_NOT_FOUND'],
});

export const NewRates = z.partialRecord(GameType, RateBp);
export type NewRates = z.infer<typeof NewRates>;

export const setDownlineRates = endpoint({
  method: 'POST',
  path: '/wps/relay/DWN_setRates',
  summary: "Sets what somebody right below the agent gets back of valid bets, from the operator's next day on",
  token: 'required',
  extension: true,
  request: z.strictObject({ ...owned, rates: NewRates }),
  value: z.object({ from: z.iso.datetime() }),
  errors: ['DOWNLINE_NOT_FOUND', 'RATE_OUT_OF_RANGE'],
});

/** The agent's own rates: what those of new accounts and of links may be at most. */
export const fetchRegisterCenter = endpoint({
  method: 'GET',
  path: '/wps/relay/DWN_registerCenter',
  summary: 'What the agent may give to new accounts, and the sites that a link may lead to',
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({
    rates: z.array(z.object({ category: z.enum(GAME_TYPES), minimumBp: RateBp, maximumBp: RateBp })),
    /** Origins, the main site first. */
    sites: z.array(z.url()),
  }),
});

/** As somebody typed it or a file has it; what is wrong with it is told by `checkNewAccounts`. */
export const NewAccount = z.strictObject({
  username: z.string().max(64),
  password: z.string().max(256),
  kind: z.string().max(16),
  rates: z.partialRecord(GameType, z.number()),
});
export type NewAccount = z.infer<typeof NewAccount>;

export const NEW_ACCOUNT_FAULTS = [
  'usernameInvalid',
  'usernameTaken',
  'usernameTwice',
  'passwordInvalid',
  'kindUnknown',
  'rateOutOfRange',
] as const;
export const NewAccountFault = z.enum(NEW_ACCOUNT_FAULTS);
export type NewAccountFault = z.infer<typeof NewAccountFault>;

const NewAccounts = z.array(NewAccount).min(1).max(NEW_ACCOUNTS_MAX);

export const checkNewAccounts = endpoint({
  method: 'POST',
  path: '/wps/relay/DWN_checkAccounts',
  summary: 'What is wrong with accounts that the agent wants to open; makes none',
  token: 'required',
  extension: true,
  request: z.strictObject({ accounts: NewAccounts }),
  /** One for each, in their order; empty: it can be opened. */
  value: z.object({ faults: z.array(z.array(NewAccountFault)) }),
});

export const openAccounts = endpoint({
  method: 'POST',
  path: '/wps/relay/DWN_openAccounts',
  summary: 'Opens accounts right below the agent: those without a fault, once',
  token: 'required',
  body: 'sealed',
  extension: true,
  request: z.strictObject({
    /** The caller's name for the whole: asked for again it answers the same, and makes nothing. */
    batchId: z.uuid(),
    accounts: NewAccounts,
  }),
  value: z.object({
    /** One for each, in their order: its member, or what was wrong with it. */
    results: z.array(
      z.object({ username: z.string(), memberId: z.string().nullable(), faults: z.array(NewAccountFault) }),
    ),
  }),
  errors: ['IDEMPOTENCY_KEY_REUSED'],
});
