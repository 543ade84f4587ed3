import * as z from 'zod/mini';
import { GameRules, PlayClock } from '../play-time/shapes';
import { Fairness, Hash, Minor, RoundId, SpinId, WalletName } from './slot-shapes';

/**
 * What the page of any family of games and the game server say to each other below `/play/api`: bets, steps and what a round
 * shows are the family's own JSON, all else is the same for every family. Amounts are whole minor units, times milliseconds
 * since epoch. In the small dialect of zod, since pages carry them.
 */
const FamilyJson = z.record(z.string(), z.unknown());

/** `roundKey` is the page's own name for the round: a repeat with the same name gets the same round. */
export const PlaceRequest = z.strictObject({ roundKey: SpinId, bet: FamilyJson });

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
});
export type RoundGameState = z.infer<typeof RoundGameState>;

export const RoundOpenAnswer = z.extend(RoundGameState, { token: z.string() });

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
  serverSeedHash: Hash,
  /** Null until the player has rotated it away. */
  serverSeed: z.nullable(Hash),
  clientSeed: z.string(),
  nonce: z.int(),
  /** With the jackpot, when the round won it. */
  payoutMinor: Minor,
  /** How the jackpot of the round was drawn; null when it had none. */
  jackpot: z.nullable(z.object({ stakePerWinMinor: z.int().check(z.minimum(1)), wonMinor: Minor })),
});
export type RoundVerifyAnswer = z.infer<typeof RoundVerifyAnswer>;
