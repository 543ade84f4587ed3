import { tabOnly } from '../../page/store';

const KEY = 'roulette.seen';
const MOST = 500;

/** The pockets that came in this visit, the oldest first. */
export function seenPockets(): number[] {
  const kept = (tabOnly.get(KEY) ?? '').split(' ').filter((word) => /^\d{1,2}$/.test(word));
  return kept.map(Number).filter((pocket) => pocket <= 36);
}

export function rememberPocket(pocket: number): void {
  tabOnly.set(KEY, [...seenPockets(), pocket].slice(-MOST).join(' '));
}
