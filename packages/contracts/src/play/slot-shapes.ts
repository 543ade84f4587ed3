import * as z from 'zod/mini';
import { Reached } from '../limits/reached';
import { GameRules, PlayClock } from '../play-time/shapes';

/** The models of slots that were ever published. */
export const MODEL_IDS = ['low-1', 'medium-1', 'high-1', 'extreme-1'] as const;

/**
 * What the slot's page and its game server say to each other below `/play/api`. Amounts are whole
 * minor units, times milliseconds since epoch. Answers travel in the
 * platform's envelope. In the small dialect of zod, since the page carries them.
 */
export const Minor = z.int().check(z.minimum(0));
export const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const ModelName = z.enum(MODEL_IDS);
/** How the jackpot of a round was drawn: it is won by a number below the stake, of as many as `stakePerWinMinor`. */
export const JackpotProof = z.object({
  stakePerWinMinor: z.int().check(z.minimum(1)),
  wonMinor: Minor,
  /** Of a round that won it: what it held just then, and the number drawn; null in all others, of which seeds and bound say as much. */
  poolMinor: z.nullable(Minor),
  drawn: z.nullable(Minor),
});

export const WalletName = z.enum(['main', 'trial', 'vendor']);

/** Names a spin on the page's side: a repeat with the same id gets the same round. */
export const SpinId = z.string().check(z.regex(/^[\w-]{8,40}$/));
export const RoundId = z.string().check(z.regex(/^[0-9A-Za-z]{8,24}$/));
export const ClientSeed = z.string().check(z.regex(/^[\x21-\x7e]{1,64}$/));

/** Names free plays of a member. */
export const FreeId = z.string().check(z.regex(/^F\d{8,15}$/));

/** Rounds of this title that the house stakes for the player. */
export const FreePlays = z.object({
  id: z.string(),
  kind: z.enum(['SPINS', 'BET']),
  left: z.int(),
  count: z.int(),
  /** Of each. */
  stakeMinor: Minor,
  wonMinor: Minor,
});
export type FreePlays = z.infer<typeof FreePlays>;

/** Of a call that needs nothing but its token. */
export const NoRequest = z.strictObject({});

const WorldName = z.string().check(z.minLength(1), z.maxLength(64));

export const OpenRequest = z.strictObject({
  launch: z.string().check(z.minLength(20), z.maxLength(128)),
  world: WorldName,
});

export const Fairness = z.object({
  serverSeedHash: Hash,
  nextServerSeedHash: Hash,
  clientSeed: z.string(),
  /** The nonce of the next round. */
  nonce: z.int(),
});
export type Fairness = z.infer<typeof Fairness>;

/** Bonus money that pays in this game where the balance does not suffice, and the most that a stake with some of it may be; left out: none. */
export const BONUS_FUNDS = { bonusMinor: z.optional(z.int()), bonusMaxStakeMinor: z.optional(z.int()) };

export const GameState = z.object({
  game: z.object({ nodeId: z.string(), names: z.object({ es: z.string(), en: z.string() }), vendor: z.string() }),
  wallet: WalletName,
  balanceMinor: Minor,
  currency: z.string(),
  model: ModelName,
  lineStakesMinor: z.array(z.int()),
  fairness: Fairness,
  /** What the round can win beside its payout; null with play money, and where there is no pool. */
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
export type GameState = z.infer<typeof GameState>;

export const OpenAnswer = z.extend(GameState, { token: z.string() });

/** `free`: the house stakes it, out of these free plays. */
export const SpinRequest = z.strictObject({
  spinId: SpinId,
  lineStakeMinor: z.int().check(z.minimum(1)),
  free: z.optional(FreeId),
});

export const SpinAnswer = z.object({
  roundId: z.string(),
  betId: z.string(),
  nonce: z.int(),
  lineStakeMinor: Minor,
  /** Where the reels stand, spin by spin; the first is the base spin. */
  stops: z.array(z.array(z.int())),
  /** With the jackpot, when the round won it. */
  payoutMinor: Minor,
  /** 0 when the round did not win it. */
  jackpotMinor: Minor,
  /** What the pool holds by now; null with play money, and where there is none. */
  jackpotPoolMinor: z.nullable(Minor),
  /** Of this session's wallet, right after the round. */
  balanceMinor: Minor,
  /** Null with play money. */
  play: z.nullable(PlayClock),
  /** What is left of free plays here; null where there are none. */
  free: z.nullable(FreePlays),
  ...BONUS_FUNDS,
});
export type SpinAnswer = z.infer<typeof SpinAnswer>;

export const VerifyRequest = z.strictObject({ round: RoundId, world: z.optional(WorldName) });

export const RotateRequest = z.strictObject({ clientSeed: z.optional(ClientSeed) });

export const RotateAnswer = z.object({
  /** The seed that is over, for everyone to check. Null when no round was played with it. */
  revealed: z.nullable(z.object({ serverSeed: Hash, serverSeedHash: Hash, clientSeed: z.string(), rounds: z.int() })),
  fairness: Fairness,
});
export type RotateAnswer = z.infer<typeof RotateAnswer>;

export const HistoryAnswer = z.object({
  rounds: z.array(
    z.object({ roundId: z.string(), at: z.int(), stakeMinor: Minor, payoutMinor: Minor, nonce: z.int() }),
  ),
});
export type HistoryAnswer = z.infer<typeof HistoryAnswer>;

/** Everything that decides a round, for anyone who has its id. Nothing about who played it. */
export const VerifyAnswer = z.object({
  roundId: z.string(),
  game: z.object({ nodeId: z.string(), names: z.object({ es: z.string(), en: z.string() }) }),
  model: ModelName,
  lineStakeMinor: Minor,
  serverSeedHash: Hash,
  /** Null until the player has rotated it away. */
  serverSeed: z.nullable(Hash),
  clientSeed: z.string(),
  nonce: z.int(),
  stops: z.array(z.array(z.int())),
  /** With the jackpot, when the round won it. */
  payoutMinor: Minor,
  /** How the jackpot of the round was drawn; null when it had none. */
  jackpot: z.nullable(JackpotProof),
});
export type VerifyAnswer = z.infer<typeof VerifyAnswer>;

/** How a game's symbols look: 512 x 512 paths by symbol name, and the colours of its theme. */
export const SymbolSheet = z.object({
  palette: z.object({ from: z.string(), to: z.string(), accent: z.string() }),
  symbols: z.record(
    z.string(),
    z.object({ paths: z.array(z.string()), tint: z.string(), label: z.optional(z.string()) }),
  ),
});
export type SymbolSheet = z.infer<typeof SymbolSheet>;

export const Envelope = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), value: z.unknown() }),
  z.object({
    success: z.literal(false),
    code: z.string(),
    message: z.string(),
    /** Of `TOO_FAST`. */
    retryAfterMs: z.optional(z.int()),
    // What says more than the code is not needed to know that it failed.
    limit: z.catch(z.optional(Reached), undefined),
    maxStakeMinor: z.catch(z.optional(z.int()), undefined),
    break: z.catch(z.optional(z.object({ until: z.nullable(z.iso.datetime()) })), undefined),
  }),
]);
