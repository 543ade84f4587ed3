import { CLIENT_SEED_PATTERN, fairDraws, serverSeedHash } from '../../kernel/fairness';
import { type Draw, recordDraws } from '../../wagering/draws';
import { drawJackpot, type JackpotDraw } from '../jackpot';
import type { FamilyVerifier, PlayedRound, RecordedRound, Values } from './family-verifier';

interface Recomputed {
  readonly played: PlayedRound;
  /** All draws of the round in order, that of the jackpot last. */
  readonly drawn: readonly Draw[];
}

export type Verdict =
  | (Recomputed & { kind: 'match'; jackpot: JackpotDraw | null })
  | (Recomputed & { kind: 'computed' })
  | (Recomputed & { kind: 'mismatch'; because: 'hashWrong' | 'resultWrong' | 'payoutWrong' | 'jackpotWrong' })
  | { kind: 'invalid' };

/**
 * Recomputes a round from its seeds and compares it with what was recorded: the hash, all that was drawn, whether it won
 * the jackpot, and the payout in minor units. Without a record there is nothing to compare.
 */
export function check(verifier: FamilyVerifier, typed: Values, recorded: RecordedRound | null): Verdict {
  const { clientSeed = '', nonce = '' } = typed;
  const serverSeed = (typed.serverSeed ?? '').trim().toLowerCase();
  const isSound = /^[0-9a-f]{64}$/.test(serverSeed) && CLIENT_SEED_PATTERN.test(clientSeed) && /^\d{1,9}$/.test(nonce);
  if (!isSound) return { kind: 'invalid' };
  const draws = recordDraws(fairDraws({ serverSeed, clientSeed, nonce: Number(nonce) }));
  const played = verifier.play(typed, draws);
  if (!played) return { kind: 'invalid' };
  const { stakePerWinMinor, wonMinor } = recorded?.jackpot ?? { stakePerWinMinor: null, wonMinor: 0 };
  const { stakeMinor } = played;
  const jackpot = stakePerWinMinor === null ? null : drawJackpot(draws, { stakeMinor, stakePerWinMinor });
  const found = { played, drawn: draws.drawn };
  if (!recorded) return { kind: 'computed', ...found };
  if (serverSeedHash(serverSeed) !== recorded.serverSeedHash)
    return { kind: 'mismatch', because: 'hashWrong', ...found };
  if (JSON.stringify(played.result) !== JSON.stringify(verifier.recorded(recorded).result))
    return { kind: 'mismatch', because: 'resultWrong', ...found };
  if (jackpot && jackpot.won !== wonMinor > 0) return { kind: 'mismatch', because: 'jackpotWrong', ...found };
  if (played.payoutMinor + wonMinor !== recorded.payoutMinor)
    return { kind: 'mismatch', because: 'payoutWrong', ...found };
  return { kind: 'match', jackpot, ...found };
}
