import type { ToldCard } from '../results/told';

export interface CardFilter {
  text: string;
  family: string;
  prizeMode: string;
  /** A code; it stands in the address (GAME-01). */
  vendor: string;
}

export const NO_FILTER: CardFilter = { text: '', family: '', prizeMode: '', vendor: '' };

/** As people compare words: without accents and case. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function matches({ name, family, prizeMode, vendor }: ToldCard, filter: CardFilter): boolean {
  return (
    fold(name).includes(fold(filter.text.trim())) &&
    (filter.family === '' || family === filter.family) &&
    (filter.prizeMode === '' || prizeMode === filter.prizeMode) &&
    (filter.vendor === '' || vendor === filter.vendor)
  );
}

/** Favourites first, then those that were bet on lately, the latest first, then the others as they were. */
export function ordered(
  cards: readonly ToldCard[],
  { favorites, recent }: { favorites: readonly string[]; recent: readonly string[] },
): ToldCard[] {
  const marked = cards.filter(({ id }) => favorites.includes(id));
  const played = recent.flatMap((code) => cards.filter(({ gameCode }) => gameCode === code));
  return [...new Set([...marked, ...played, ...cards])];
}

/** What is played, in the order of the cards; one family alone is no choice. */
export function familiesOf(cards: readonly ToldCard[]): string[] {
  const found = [...new Set(cards.map(({ family }) => family))];
  return found.length > 1 ? found : [];
}
