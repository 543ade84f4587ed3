import { KENO_MOST_PICKS, KenoBet } from '@tonalli/contracts/games/keno';
import { drawsFrom } from '../../../kernel/fairness';
import { remembered } from '../../page/store';
import { filled } from '../choosing';

const KEY = 'keno.picks';
const FIRST_PICKS = 5;

const chance = drawsFrom(() => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0);

/** So many numbers of the browser's own chance. */
export const quickPick = (wanted: number): number[] => filled([], Math.min(wanted, KENO_MOST_PICKS), chance.below);

export const rememberPicks = (picks: readonly number[]): void => remembered.set(KEY, picks.join(' '));

/** The numbers that were played last, else some. */
export function firstPicks(): number[] {
  const kept = KenoBet.shape.picks.safeParse((remembered.get(KEY) ?? '').split(' ').map(Number));
  return kept.success ? kept.data : quickPick(FIRST_PICKS);
}
