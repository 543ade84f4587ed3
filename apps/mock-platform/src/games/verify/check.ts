import { fairDraws, serverSeedHash } from '../../kernel/fairness';
import { jackpotSeedText } from '../../kernel/shared-fairness';
import { type Draw, recordDraws } from '../../wagering/draws';
import { drawJackpot, type JackpotDraw } from '../jackpot';
import { faultOf, type SharedFault, type SharedRound } from './check-shared';
import type { FamilyVerifier, PlayedRound, RecordedRound, Values } from './family-verifier';

interface Recomputed {
  readonly played: PlayedRound;
  /** All draws of the round in order, that of the jackpot last. */
  readonly drawn: readonly Draw[];
}

type Because = 'hashWrong' | 'resultWrong' | 'payoutWrong' | 'jackpotWrong' | SharedFault;

export type Verdict =
  /** Testers wished for it: whatever it gives, it is not fair. */
  | (Recomputed & { kind: 'forced'; after: PlayedRound | null })
  /** A shared round without a result. */
  | (Recomputed & { kind: 'cancelled' })
  | (Recomputed & { kind: 'match'; jackpot: JackpotDraw | null })
  /** It came out as its seeds give it, and was settled anew by another result. */
  | (Recomputed & { kind: 'corrected'; after: PlayedRound })
  | (Recomputed & { kind: 'computed' })
  | (Recomputed & { kind: 'mismatch'; because: Because })
  | { kind: 'invalid' };

/** As the platform's seeds are; the text of a round that many share is longer. */
const SEED_TEXT = /^[\x21-\x7e]{1,400}$/;

function cancelled(verifier: FamilyVerifier, checked: SharedRound): Verdict {
  const found = { played: verifier.recorded(checked.round), drawn: [] };
  const because = faultOf(checked);
  return because ? { kind: 'mismatch', because, ...found } : { kind: 'cancelled', ...found };
}

type JackpotProof = NonNullable<RecordedRound['jackpot']>;

/** It was drawn and won as recorded, and paid all that was to be won. */
function isJackpotTrue({ wonMinor, poolMinor, drawn }: JackpotProof, jackpot: JackpotDraw): boolean {
  if (jackpot.won !== wonMinor > 0 || (drawn !== null && drawn !== jackpot.drawn)) return false;
  return !jackpot.won || poolMinor === null || poolMinor === wonMinor;
}

/** What a round came to first and what it was corrected to, by its table or by its family; null where it was not. */
function correctedOf(
  verifier: FamilyVerifier,
  recorded: RecordedRound,
): { before: PlayedRound; after: PlayedRound } | null {
  const { shared, answer } = recorded;
  if (!shared?.isCorrected || !('view' in answer)) return verifier.corrected?.(recorded) ?? null;
  const before = { ...recorded, answer: { ...answer, view: shared.before } };
  return { before: verifier.recorded(before), after: verifier.recorded(recorded) };
}

/**
 * Recomputes a round from its seeds and compares it with what was recorded: the hash, all that was drawn, whether it won
 * the jackpot, and the payout in minor units. Without a record there is nothing to compare. Of a round that many share also its
 * chain, the bet's place and the beacon.
 */
export function check(verifier: FamilyVerifier, typed: Values, recorded: RecordedRound | null): Verdict {
  const { clientSeed = '', nonce = '' } = typed;
  const serverSeed = (typed.serverSeed ?? '').trim().toLowerCase();
  const shared = recorded?.shared;
  const checked = recorded && shared ? { round: recorded, shared, serverSeed } : null;
  if (checked?.shared.isCancelled && /^[0-9a-f]{64}$/.test(serverSeed)) return cancelled(verifier, checked);
  const isSound = /^[0-9a-f]{64}$/.test(serverSeed) && SEED_TEXT.test(clientSeed) && /^\d{1,9}$/.test(nonce);
  if (!isSound) return { kind: 'invalid' };
  const draws = recordDraws(fairDraws({ serverSeed, clientSeed, nonce: Number(nonce) }));
  const played = verifier.play(typed, draws);
  if (!played) return { kind: 'invalid' };
  const proof = recorded?.jackpot ?? null;
  const { stakeMinor } = played;
  // In a round that many share each bet has a stream of its own.
  const own =
    shared &&
    fairDraws({ serverSeed, clientSeed: jackpotSeedText(clientSeed, shared.leaf.betId), nonce: Number(nonce) });
  const jackpot = proof && drawJackpot(own ?? draws, { stakeMinor, stakePerWinMinor: proof.stakePerWinMinor });
  const wonMinor = proof?.wonMinor ?? 0;
  const found = { played, drawn: draws.drawn };
  if (!recorded) return { kind: 'computed', ...found };
  // A salt is of testers' making, whatever else is said of the round.
  const corrected = correctedOf(verifier, recorded);
  if (shared && (shared.isForced || shared.salt !== null))
    return { kind: 'forced', after: corrected?.after ?? null, ...found };
  const fault = checked && faultOf(checked);
  if (fault) return { kind: 'mismatch', because: fault, ...found };
  if (serverSeedHash(serverSeed) !== recorded.serverSeedHash)
    return { kind: 'mismatch', because: 'hashWrong', ...found };
  const came = corrected?.before ?? verifier.recorded(recorded);
  if (JSON.stringify(played.result) !== JSON.stringify(came.result))
    return { kind: 'mismatch', because: 'resultWrong', ...found };
  if (proof && jackpot && !isJackpotTrue(proof, jackpot))
    return { kind: 'mismatch', because: 'jackpotWrong', ...found };
  if ((corrected?.after ?? played).payoutMinor + wonMinor !== recorded.payoutMinor)
    return { kind: 'mismatch', because: 'payoutWrong', ...found };
  if (corrected) return { kind: 'corrected', after: corrected.after, ...found };
  return { kind: 'match', jackpot, ...found };
}
