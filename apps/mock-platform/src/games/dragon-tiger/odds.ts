import { DECK, rankOf } from '@tonalli/contracts/games/cards';
import {
  DRAGON_TIGER_SPOTS,
  type DragonTigerBet,
  type DragonTigerSpot,
  type DragonTigerWinner,
} from '@tonalli/contracts/games/dragon-tiger';
import { DECKS, dealFrom } from '../baccarat/coup';

export type Laid = DragonTigerBet['spots'];

export interface Pair {
  readonly dragon: number;
  readonly tiger: number;
}

export interface Outcome {
  readonly winner: DragonTigerWinner;
  readonly isSuited: boolean;
}

/** What a stake wins beside itself, in stakes. */
export const PAYS: Readonly<Record<DragonTigerSpot, number>> = { dragon: 1, tiger: 1, tie: 11, 'suited-tie': 50 };

export const isSpot = (id: string): id is DragonTigerSpot => DRAGON_TIGER_SPOTS.some((spot) => spot === id);

/** Throws `RangeError` for what is no spot. */
export function spotOf(id: string): DragonTigerSpot {
  if (!isSpot(id)) throw new RangeError(`not a spot: ${id}`);
  return id;
}

/** Two cards of eight decks that were shuffled for this round alone: the dragon's, then the tiger's. */
export function dealPair(draws: Parameters<typeof dealFrom>[0]): Pair {
  const next = dealFrom(draws);
  const dragon = next();
  return { dragon, tiger: next() };
}

/** The ace is the lowest card, the king the highest. */
export function outcomeOf({ dragon, tiger }: Pair): Outcome {
  const difference = rankOf(dragon) - rankOf(tiger);
  const winner = difference === 0 ? 'tie' : difference > 0 ? 'dragon' : 'tiger';
  return { winner, isSuited: dragon === tiger };
}

/** What a spot is paid, with its stake. On a tie half of what lies on dragon and tiger comes back, cut to the minor unit. */
export function payoutOf(spot: DragonTigerSpot, stakeMinor: number, { winner, isSuited }: Outcome): number {
  const isWon = spot === 'suited-tie' ? isSuited : spot === winner;
  if (isWon) return stakeMinor * (1 + PAYS[spot]);
  const isSide = spot === 'dragon' || spot === 'tiger';
  return winner === 'tie' && isSide ? Math.floor(stakeMinor / 2) : 0;
}

export const laidMinor = (laid: Laid): number => Object.values(laid).reduce((sum, stakeMinor) => sum + stakeMinor, 0);

const CARDS = DECKS * DECK;
/** What the tiger's card is one of, whichever the dragon's is. */
export const OTHER_CARDS = CARDS - 1;
/** 416 x 415 pairs of cards. */
export const DEALS = CARDS * (CARDS - 1);
const SUITED = CARDS * (DECKS - 1);
const TIES = CARDS * (4 * DECKS - 1);

export const OUTCOMES: readonly (Outcome & { readonly ways: number })[] = [
  { winner: 'dragon', isSuited: false, ways: (DEALS - TIES) / 2 },
  { winner: 'tiger', isSuited: false, ways: (DEALS - TIES) / 2 },
  { winner: 'tie', isSuited: false, ways: TIES - SUITED },
  { winner: 'tie', isSuited: true, ways: SUITED },
];

export const paidIn = (laid: Laid, outcome: Outcome): number =>
  Object.entries(laid).reduce((sum, [id, stakeMinor]) => sum + payoutOf(spotOf(id), stakeMinor, outcome), 0);

/** What comes back of a layout in the long run, in basis points, cut: never more than it is. */
export function returnBp(laid: Laid): number {
  const staked = BigInt(laidMinor(laid)) * BigInt(DEALS);
  if (staked === 0n) return 0;
  const paid = OUTCOMES.reduce((sum, each) => sum + BigInt(each.ways) * BigInt(paidIn(laid, each)), 0n);
  return Number((paid * 10_000n) / staked);
}

export const statedPercent = (laid: Laid): string => (returnBp(laid) / 100).toFixed(2);

/** The most that a layout is paid, and in how many deals. */
export function topOf(laid: Laid): { payoutMinor: number; ways: number } {
  const payoutMinor = Math.max(...OUTCOMES.map((outcome) => paidIn(laid, outcome)));
  const best = OUTCOMES.filter((outcome) => payoutMinor > 0 && paidIn(laid, outcome) === payoutMinor);
  return { payoutMinor, ways: best.reduce((sum, { ways }) => sum + ways, 0) };
}
