import type { Count } from './count';
import type { Way } from './market';

/** Ways below this chance add up to nothing that a price shows. */
export const NEGLECTED = 1e-9;

/**
 * The chances of 0, 1, 2, ... where so many are expected; cut where less than a ten-billionth is left, which is added to the last.
 * Throws RangeError for what cannot be expected.
 */
export function poisson(expected: number): number[] {
  if (!(expected >= 0 && expected < 60)) throw new RangeError(`not an expected number: ${expected}`);
  const chances: number[] = [];
  let [chance, left] = [Math.exp(-expected), 1];
  for (let count = 0; left > 1e-10 && count < 200; count += 1) {
    chances.push(chance);
    left -= chance;
    chance *= expected / (count + 1);
  }
  const last = chances.length - 1;
  chances[last] = (chances[last] ?? 0) + Math.max(0, left);
  return chances;
}

/** Both sides by themselves. */
export function jointCounts(expected: Count): Way<Count>[] {
  const [ofHome, ofAway] = [poisson(expected.home), poisson(expected.away)];
  return ofHome
    .flatMap((chance, home) => ofAway.map((also, away) => ({ of: { home, away }, chance: chance * also })))
    .filter(({ chance }) => chance > NEGLECTED);
}
