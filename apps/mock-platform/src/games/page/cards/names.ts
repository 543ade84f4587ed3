import { faceOf, type Rank, type Suit } from '@tonalli/contracts/games/cards';
import type { Lang } from '../texts';

const SUITS: Readonly<Record<Lang, Readonly<Record<Suit, string>>>> = {
  es: { spades: 'picas', hearts: 'corazones', diamonds: 'diamantes', clubs: 'tréboles' },
  en: { spades: 'spades', hearts: 'hearts', diamonds: 'diamonds', clubs: 'clubs' },
};

const RANKS: Readonly<Record<Lang, Readonly<Partial<Record<Rank, string>>>>> = {
  es: { A: 'As', J: 'Jota', Q: 'Reina', K: 'Rey' },
  en: { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King' },
};

const OF: Readonly<Record<Lang, string>> = { es: 'de', en: 'of' };

/** What a card counts as, in words: `Rey`, `7`. */
export function rankName(card: number, lang: Lang): string {
  const { rank } = faceOf(card);
  return RANKS[lang][rank] ?? rank;
}

/** A card in words: `Rey de corazones`, `7 of clubs`. */
export function cardName(card: number, lang: Lang): string {
  const { suit } = faceOf(card);
  return `${rankName(card, lang)} ${OF[lang]} ${SUITS[lang][suit]}`;
}
