import { DECK, faceOf, RANKS } from '@tonalli/contracts/games/cards';
import type { PokerHand } from '@tonalli/contracts/games/video-poker';

/** A card by its name: `Kh`, `10s`. */
export function card(name: string): number {
  const suit = 'shdc'.indexOf(name.slice(-1));
  const rank = RANKS.map(String).indexOf(name.slice(0, -1));
  if (suit < 0 || rank < 0) throw new RangeError(`no card: ${name}`);
  return suit * RANKS.length + rank;
}
export const cards = (names: string): number[] => names.split(' ').map(card);

const WINDOWS = [
  'A 2 3 4 5',
  '2 3 4 5 6',
  '3 4 5 6 7',
  '4 5 6 7 8',
  '5 6 7 8 9',
  '6 7 8 9 10',
  '7 8 9 10 J',
  '8 9 10 J Q',
];
const HIGH = '10 J Q K A';
const STRAIGHTS = [...WINDOWS, '9 10 J Q K', HIGH].map((ranks) => ranks.split(' ').sort().join(' '));

/** What cards are that stand for themselves; five alike can only be what wild cards stood for. */
function natural(hand: readonly number[]): PokerHand {
  const faces = hand.map(faceOf);
  const ranks = faces.map(({ rank }) => rank).sort();
  const isFlush = new Set(faces.map(({ suit }) => suit)).size === 1;
  const isStraight = STRAIGHTS.includes(ranks.join(' '));
  const groups = [...new Set(ranks)]
    .map((rank) => ranks.filter((one) => one === rank).length)
    .sort()
    .join('');
  if (isStraight && isFlush)
    return ranks.join(' ') === HIGH.split(' ').sort().join(' ') ? 'royal-flush' : 'straight-flush';
  if (groups === '5') return 'five-of-a-kind';
  if (groups === '14') return 'four-of-a-kind';
  if (groups === '23') return 'full-house';
  if (isFlush) return 'flush';
  if (isStraight) return 'straight';
  if (groups === '113') return 'three-of-a-kind';
  if (groups === '122') return 'two-pair';
  const paired = ranks.find((rank, at) => rank === ranks[at + 1]);
  return paired && ['J', 'Q', 'K', 'A'].includes(paired) ? 'jacks-or-better' : 'nothing';
}

/** The best first, as deuces wild ranks them. */
const WILD_ORDER: readonly PokerHand[] = [
  ...(['wild-royal', 'five-of-a-kind', 'straight-flush', 'four-of-a-kind', 'full-house'] as const),
  ...(['flush', 'straight', 'three-of-a-kind'] as const),
];

/** Every set of cards that so many wild ones can stand for. */
function* standIns(count: number, from = 0): Generator<number[]> {
  if (count === 0) yield [];
  else
    for (let first = from; first < DECK; first += 1)
      for (const rest of standIns(count - 1, first)) yield [first, ...rest];
}

/** What five cards are, with every card tried in the place of each deuce. */
export function naiveHand(deuces: 'plain' | 'wild', hand: readonly number[]): PokerHand {
  const fixed = hand.filter((one) => faceOf(one).rank !== '2');
  const wild = deuces === 'wild' ? hand.length - fixed.length : 0;
  if (wild === 4) return 'four-deuces';
  if (wild === 0) {
    const found = natural(hand);
    return deuces === 'plain' || found === 'royal-flush' || WILD_ORDER.includes(found) ? found : 'nothing';
  }
  const ranks = new Set<PokerHand>();
  for (const cardsFor of standIns(wild)) {
    const found = natural([...fixed, ...cardsFor]);
    ranks.add(found === 'royal-flush' ? 'wild-royal' : found);
  }
  return WILD_ORDER.find((one) => ranks.has(one)) ?? 'nothing';
}
