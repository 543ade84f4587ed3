import * as z from 'zod/mini';
import { GameRules, PlayClock } from '../play-time/shapes';
import {
  BONUS_FUNDS,
  Fairness,
  FreeId,
  FreePlays,
  Hash,
  JackpotProof,
  Minor,
  RoundId,
  SpinId,
  WalletName,
} from './slot-shapes';

/**
 * What the page of any family of games and the game server say to each other below `/play/api`: bets, steps and what a round
 * shows are the family's own JSON, all else is the same for every family. Amounts are whole minor units, times milliseconds
 * since epoch. In the small dialect of zod, since pages carry them.
 */
const FamilyJson = z.record(z.string(), z.unknown());

/** `roundKey` is the page's own name for the round: a repeat with the same name gets the same round. `free`: the house stakes it. */
export const PlaceRequest = z.strictObject({ roundKey: SpinId, bet: FamilyJson, free: z.optional(FreeId) });

/** Steps of a round count from 0; one that was taken gets its first answer again. */
export const StepRequest = z.strictObject({
  round: RoundId,
  step: z.int().check(z.minimum(0)),
  input: z.union([z.string().check(z.maxLength(64)), FamilyJson]),
});

export const RoundAnswer = z.object({
  roundId: z.string(),
  betId: z.string(),
  nonce: z.int(),
  family: z.string(),
  /** How many steps were taken, which is the number of the next one. */
  steps: z.int(),
  isOver: z.boolean(),
  /** What the family shows of the round; all of it once it is over. */
  view: z.unknown(),
  /** All stakes so far. */
  stakeMinor: Minor,
  /** All that came back so far, with stakes that did, and with the jackpot when the round won it. */
  payoutMinor: Minor,
  /** 0 when the round did not win it. */
  jackpotMinor: Minor,
  /** What the pool holds by now; null with play money, and where there is none. */
  jackpotPoolMinor: z.nullable(Minor),
  /** Of this session's wallet, right after what was asked. */
  balanceMinor: Minor,
  /** Null with play money. */
  play: z.nullable(PlayClock),
  /** What is left of free plays here; null where there are none. */
  free: z.nullable(FreePlays),
  ...BONUS_FUNDS,
});
export type RoundAnswer = z.infer<typeof RoundAnswer>;

/** The game of a session as it stands, for every family but the slot, which says it in its own words. */
export const RoundGameState = z.object({
  game: z.object({ nodeId: z.string(), names: z.object({ es: z.string(), en: z.string() }), vendor: z.string() }),
  wallet: WalletName,
  balanceMinor: Minor,
  currency: z.string(),
  family: z.string(),
  /** The family's own settings, as they stand for the next round. */
  config: z.unknown(),
  /** The rounds of this player and game that are not over, the oldest first. */
  open: z.array(RoundAnswer),
  fairness: Fairness,
  /** What a round can win beside its payout; null with play money, and where there is no pool. */
  jackpot: z.nullable(z.object({ amountMinor: Minor, stakePerWinMinor: z.int() })),
  /** The origin of the page around the game, the only one that is told anything. */
  parentOrigin: z.string(),
  backUrl: z.string(),
  rules: GameRules,
  /** Null with play money. */
  play: z.nullable(PlayClock),
  /** Null where there are none here. */
  free: z.nullable(FreePlays),
  ...BONUS_FUNDS,
});
export type RoundGameState = z.infer<typeof RoundGameState>;

export const RoundOpenAnswer = z.extend(RoundGameState, { token: z.string() });

/** A public random value that nobody knew before its moment. */
export const BeaconValue = z.object({
  source: z.enum(['demonstration', 'drand-quicknet']),
  number: z.int(),
  value: Hash,
  /** Of the demonstration the value before it, which is its SHA-256; of drand the signature. */
  proof: z.string(),
});

/** What decides a bet in a round that many share, beside the seeds. The tree of its bets is that of RFC 9162. */
export const SharedProof = z.object({
  /** With the title behind it, where each has a table of its own. */
  rounds: z.string(),
  key: z.string(),
  /** Of the chain, yyyy-MM-dd; the round's number in it is the nonce. */
  day: z.string(),
  /** Published of the chains of that day and of the next. */
  chainEnd: Hash,
  nextChainEnd: Hash,
  /** When bets were closed; null while they are not. */
  closedAt: z.nullable(z.int()),
  /** Null while bets are taken, and where none binds the round. */
  root: z.nullable(Hash),
  beacon: z.nullable(BeaconValue),
  /** What is hashed of this bet. `bet` is its JSON as text. */
  leaf: z.object({ betId: z.string(), family: z.string(), bet: z.string(), stakeMinor: Minor, salt: z.string() }),
  /** From the leaf to the root; null while there is none. */
  path: z.nullable(z.array(z.object({ side: z.enum(['left', 'right']), hash: Hash }))),
  /** Of a round that testers forced: it proves nothing. */
  salt: z.nullable(z.string()),
  isForced: z.boolean(),
  /** Its result was entered wrongly and corrected: it proves what it had been, and never passes as fair. */
  isCorrected: z.boolean(),
  /** What the bet had shown before; null of a round that was not corrected. */
  before: z.unknown(),
  isCancelled: z.boolean(),
  isOver: z.boolean(),
  /** As everybody sees the round. */
  shown: z.unknown(),
  /** What the jackpot of this bet was drawn by, in place of the client seed; null before, and where it had no chance. */
  jackpotSeed: z.nullable(z.string()),
});
export type SharedProof = z.infer<typeof SharedProof>;

/** Everything that decides a round of any family but the slot, for anyone who has its id. Nothing about who played it. */
export const RoundVerifyAnswer = z.object({
  roundId: z.string(),
  game: z.object({ nodeId: z.string(), names: z.object({ es: z.string(), en: z.string() }) }),
  family: z.string(),
  /** Of the family when the bet was placed. */
  version: z.int(),
  bet: z.unknown(),
  /** The family's settings when the bet was placed. */
  config: z.unknown(),
  /** Secrets of a round that is not over are left out. */
  view: z.unknown(),
  /** Of a round that many share, the link of the round before it; until it is over, the published end of the chain. */
  serverSeedHash: Hash,
  /** Null until the player has rotated it away, or the shared round is over. */
  serverSeed: z.nullable(Hash),
  /** Of a round that many share, the text that they are drawn by; empty before it is decided. */
  clientSeed: z.string(),
  nonce: z.int(),
  /** Of a bet in a round that many share; left out for all others. */
  shared: z.optional(SharedProof),
  /** With the jackpot, when the round won it. */
  payoutMinor: Minor,
  /** How the jackpot of the round was drawn; null when it had none. */
  jackpot: z.nullable(JackpotProof),
});
export type RoundVerifyAnswer = z.infer<typeof RoundVerifyAnswer>;
