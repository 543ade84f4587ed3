import type { VerifyAnswer } from '@tonalli/contracts/play/slot-shapes';
import { CLIENT_SEED_PATTERN, fairDraws, serverSeedHash } from '../../kernel/fairness';
import { drawJackpot, type JackpotDraw } from '../jackpot';
import { play, type RoundOutcome } from '../slot/engine';
import { LINE_COUNT } from '../slot/lines';
import { isModelId, MODELS, type ModelId } from '../slot/models';

export interface Typed {
  serverSeed: string;
  clientSeed: string;
  nonce: string;
  model: string;
  lineStakeMinor: string;
}

export type Verdict =
  | { kind: 'match'; outcome: RoundOutcome; model: ModelId; jackpot: JackpotDraw | null }
  | { kind: 'computed'; outcome: RoundOutcome; model: ModelId }
  | {
      kind: 'mismatch';
      because: 'hashWrong' | 'stopsWrong' | 'payoutWrong' | 'jackpotWrong';
      outcome: RoundOutcome;
      model: ModelId;
    }
  | { kind: 'invalid' };

/**
 * Recomputes a round from its seeds and compares it with what was recorded: the hash, every stop of
 * every spin, whether it won the jackpot, and the payout in minor units. Without a record there is nothing to compare.
 */
export function check(typed: Typed, recorded: VerifyAnswer | null): Verdict {
  const nonce = Number(typed.nonce);
  const lineStakeMinor = Number(typed.lineStakeMinor);
  const serverSeed = typed.serverSeed.trim().toLowerCase();
  const sound =
    /^[0-9a-f]{64}$/.test(serverSeed) &&
    CLIENT_SEED_PATTERN.test(typed.clientSeed) &&
    /^\d{1,9}$/.test(typed.nonce) &&
    /^[1-9]\d{0,8}$/.test(typed.lineStakeMinor);
  if (!sound || !isModelId(typed.model)) return { kind: 'invalid' };
  const draws = fairDraws({ serverSeed, clientSeed: typed.clientSeed, nonce });
  const outcome = play(MODELS[typed.model], { lineStakeMinor }, draws);
  const found = { outcome, model: typed.model };
  const { stakePerWinMinor, wonMinor } = recorded?.jackpot ?? { stakePerWinMinor: null, wonMinor: 0 };
  const jackpot =
    stakePerWinMinor === null
      ? null
      : drawJackpot(draws, { stakeMinor: lineStakeMinor * LINE_COUNT, stakePerWinMinor });
  if (!recorded) return { kind: 'computed', ...found };
  if (serverSeedHash(serverSeed) !== recorded.serverSeedHash)
    return { kind: 'mismatch', because: 'hashWrong', ...found };
  const stops = JSON.stringify(outcome.spins.map((spin) => spin.stops));
  if (stops !== JSON.stringify(recorded.stops)) return { kind: 'mismatch', because: 'stopsWrong', ...found };
  if (jackpot && jackpot.won !== wonMinor > 0) return { kind: 'mismatch', because: 'jackpotWrong', ...found };
  if (outcome.payoutMinor + wonMinor !== recorded.payoutMinor) {
    return { kind: 'mismatch', because: 'payoutWrong', ...found };
  }
  return { kind: 'match', jackpot, ...found };
}
