import { z } from 'zod';
import { endpoint } from '../endpoint';
import { WireLanguage } from '../language';
import { MAIN_CATEGORIES, MAIN_KINDS } from '../ledger';
import { GameType } from '../lobby/wire';
import { Money, SignedMoney } from '../money';
import { PageNumber, PageSize } from '../paging';

export const BET_STATUSES = ['SETTLED', 'PENDING', 'CANCELLED'] as const;
export const BetStatus = z.enum(BET_STATUSES);

export const BetRecord = z.object({
  betId: z.string(),
  roundId: z.string(),
  at: z.iso.datetime(),
  nodeId: z.string(),
  gameName: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameType: GameType,
  stake: Money,
  payout: Money,
  /** The jackpot that the round won, which the payout holds; left out when it won none. */
  jackpot: Money.optional(),
  /** Payout less stake. */
  net: SignedMoney,
  status: BetStatus,
  isTrial: z.boolean(),
});
export type BetRecord = z.infer<typeof BetRecord>;

export const listBets = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_betRecordList',
  summary: "The member's bets in a time range, newest first, with the totals of the whole range",
  token: 'required',
  extension: true,
  request: z.strictObject({
    /** From (inclusive) and to (exclusive), at most 92 days apart. */
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    gameType: GameType.optional(),
    vassalage: z.string().max(32).optional(),
    status: BetStatus.optional(),
    pageNo: PageNumber,
    pageSize: PageSize,
    language: WireLanguage,
  }),
  value: z.object({
    content: z.array(BetRecord),
    pageNum: z.int(),
    totalPages: z.int(),
    totalRows: z.int(),
    totals: z.object({ stake: Money, payout: Money, net: SignedMoney }),
  }),
});

/** A bet whose result is still to come. */
export const OpenBetRecord = z.object({
  betId: z.string(),
  roundId: z.string(),
  at: z.iso.datetime(),
  gameName: z.string(),
  vendorName: z.string(),
  /** What the game is opened by. */
  nodeId: z.string(),
  vassalage: z.string(),
  gameType: GameType,
  gameCode: z.string(),
  /** A path below one of the bootstrap's `imageCDNs`. */
  iconUrl: z.string(),
  /** It can be opened, to go on. */
  isPlayable: z.boolean(),
  stake: Money,
  /** What comes back if the player does nothing more; null where that is not decided yet. */
  stands: Money.nullable(),
  isTrial: z.boolean(),
});
export type OpenBetRecord = z.infer<typeof OpenBetRecord>;

export const listOpenBets = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_openBetList',
  summary: "The member's bets of every game whose result is still to come, the newest first",
  token: 'required',
  extension: true,
  request: z.strictObject({ language: WireLanguage }),
  value: z.object({ content: z.array(OpenBetRecord) }),
});

/** What is needed to recompute a round: the server seed shows once it has been rotated away. */
export const FairnessProof = z.object({
  serverSeedHash: z.string(),
  serverSeed: z.string().nullable(),
  clientSeed: z.string(),
  nonce: z.int(),
  verifyUrl: z.url(),
});

/** One spin of a slot round as it was drawn: symbols by reel, top to bottom, and the lines that won. */
export const SlotSpin = z.object({
  kind: z.enum(['base', 'free']),
  reels: z.array(z.array(z.string())),
  wins: z.array(z.object({ line: z.int(), symbol: z.string(), count: z.int(), payout: Money })),
  scatters: z.int(),
  payout: Money,
});

export const fetchBetDetail = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_betRecordDetail',
  summary: "One of the member's own bets with its outcome and fairness proof",
  token: 'required',
  extension: true,
  request: z.strictObject({ betId: z.string().max(64), language: WireLanguage }),
  value: BetRecord.extend({
    balanceAfter: Money.nullable(),
    /** The round that it shared with others had another result, and was settled anew. */
    isCorrected: z.boolean().optional(),
    fairness: FairnessProof.nullable(),
    outcome: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('slot'),
        lineStake: Money,
        lines: z.int(),
        spins: z.array(SlotSpin),
        /** The picture of each symbol that was drawn: its name, and a path below one of the bootstrap's `imageCDNs`. */
        symbols: z.record(z.string(), z.string()),
      }),
      /** Of any other family, what it shows of the round in its own words: `packages/contracts/src/games/`. */
      z.object({
        kind: z.literal('round'),
        family: z.string(),
        view: z.unknown(),
        /** The round that it shared with others was cancelled: what was not decided came back. */
        isCancelled: z.boolean(),
        /** Of a game with symbols, as of a slot. */
        symbols: z.record(z.string(), z.string()),
      }),
      z.object({ kind: z.literal('summary') }),
    ]),
  }),
  errors: ['ROUND_NOT_FOUND'],
});

/** One movement of the member's main account, as the ledger booked it. */
export const Movement = z.object({
  movementId: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(MAIN_KINDS),
  category: z.enum(MAIN_CATEGORIES),
  /** Above zero when it came in, below when it went out. */
  amount: SignedMoney,
  /** What the account held once this and everything before it was booked. */
  balanceAfter: SignedMoney,
  /** What it was for: a round, an order. */
  reference: z.string(),
  /** The bet whose round the reference names. */
  betId: z.string().nullable(),
});
export type Movement = z.infer<typeof Movement>;

export const listMovements = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_accountRecordList',
  summary:
    "The movements of the member's main account in a time range, newest first, with the totals of the whole range",
  token: 'required',
  extension: true,
  request: z.strictObject({
    /** From (inclusive) and to (exclusive), at most 92 days apart. */
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    category: z.enum(MAIN_CATEGORIES).optional(),
    pageNo: PageNumber,
    pageSize: PageSize,
  }),
  value: z.object({
    content: z.array(Movement),
    pageNum: z.int(),
    totalPages: z.int(),
    totalRows: z.int(),
    totals: z.object({ in: Money, out: Money, net: SignedMoney }),
  }),
});

/** What came and went. A withdrawal that was given back counts against the withdrawals. */
export const Profit = z.object({
  deposit: SignedMoney,
  withdrawal: SignedMoney,
  stake: Money,
  /** Wins and refunded stakes, less what corrections took back. */
  payout: SignedMoney,
  bonus: SignedMoney,
  fee: SignedMoney,
  /** Payout and bonus less stake and fee: what the member won or lost. */
  net: SignedMoney,
});
export type Profit = z.infer<typeof Profit>;

/** A day of this century in the operator's zone, yyyy-MM-dd. */
export const ReportDay = z.iso.date().regex(/^20/);

export const fetchProfit = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_personalProfit',
  summary: "The member's profit and loss by day and by category of games, with the period before to compare",
  token: 'required',
  extension: true,
  request: z.strictObject({
    /** Both included, 92 days at most. */
    from: ReportDay,
    to: ReportDay,
  }),
  value: z.object({
    /** Every day of the range, the first one first. */
    days: z.array(Profit.extend({ day: z.iso.date() })),
    /** Real bets of the range by category of games; a category without any is left out. */
    games: z.array(
      z.object({
        gameType: GameType,
        bets: z.int(),
        stake: Money,
        /** Below zero where corrections took back more than was paid. */
        payout: SignedMoney,
        net: SignedMoney,
      }),
    ),
    totals: Profit,
    /** As many days right before. */
    previous: z.object({ from: z.iso.date(), to: z.iso.date(), totals: Profit }),
  }),
});

const Month = z.string().regex(/^\d{4}-\d{2}$/);
const StatementHash = z.string().regex(/^[0-9a-f]{64}$/);

/** A month of the operator's calendar that is over. */
export const Statement = z.object({
  month: Month,
  /** Its first moment, and the next month's. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  opening: SignedMoney,
  closing: SignedMoney,
  in: Money,
  out: Money,
  movements: z.int().min(0),
  /** SHA-256 of the text that `statement-text.ts` says; null for the first month. */
  previousHash: StatementHash.nullable(),
  hash: StatementHash,
  /** When the month was fixed. */
  issuedAt: z.iso.datetime(),
});
export type Statement = z.infer<typeof Statement>;

export const listStatements = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getStatements',
  summary: "The member's months that are over, newest first, each with its hash and that of the month before",
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({ account: z.string(), statements: z.array(Statement) }),
});
