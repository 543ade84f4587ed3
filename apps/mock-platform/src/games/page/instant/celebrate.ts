import { bigWinOf, celebrateJackpot, celebrateWin } from '../celebrations';
import { chime, fanfare, type Synth } from '../synth';
import type { Words } from './family';

interface Scene extends Words {
  readonly synth: Synth;
}

interface Won {
  readonly stakeMinor: number;
  /** The jackpot included. */
  readonly payoutMinor: number;
  readonly jackpotMinor: number;
}

/** Resolves when it has passed. What pays no more than its stake is no win. */
export async function celebrate(scene: Scene, { stakeMinor, payoutMinor, jackpotMinor }: Won): Promise<void> {
  const wonMinor = payoutMinor - jackpotMinor;
  if (wonMinor > stakeMinor) chime(scene.synth, wonMinor / stakeMinor);
  const level = bigWinOf(wonMinor, stakeMinor);
  if (level) await celebrateWin(scene, { amountMinor: wonMinor, level, again: () => {} });
  if (jackpotMinor === 0) return;
  const again = () => fanfare(scene.synth);
  again();
  await celebrateJackpot(scene, { amountMinor: jackpotMinor, again });
}
