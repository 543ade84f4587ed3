import { POKER_HANDS, type PokerHand, type PokerTable } from '@tonalli/contracts/games/video-poker';
import type { Deuces } from './shape';

type Times = Readonly<Partial<Record<PokerHand, number>>>;

export interface Prizes {
  readonly deuces: Deuces;
  /** The hands that are paid, the best first. */
  readonly hands: readonly PokerHand[];
  /** What a stake of 1 is paid. */
  readonly times: Readonly<Record<PokerHand, number>>;
}

function prizes(deuces: Deuces, times: Times): Prizes {
  // Every hand has its entry.
  const none = Object.fromEntries(POKER_HANDS.map((hand) => [hand, 0])) as Record<PokerHand, number>;
  return { deuces, hands: POKER_HANDS.filter((hand) => hand in times), times: { ...none, ...times } };
}

const jacks = (fullHouse: number, flush: number): Prizes =>
  prizes('plain', {
    'royal-flush': 800,
    'straight-flush': 50,
    'four-of-a-kind': 25,
    'full-house': fullHouse,
    flush,
    straight: 4,
    'three-of-a-kind': 3,
    'two-pair': 2,
    'jacks-or-better': 1,
  });

const wild = (wildRoyal: number, fiveOfAKind: number, straightFlush: number): Prizes =>
  prizes('wild', {
    'royal-flush': 800,
    'four-deuces': 200,
    'wild-royal': wildRoyal,
    'five-of-a-kind': fiveOfAKind,
    'straight-flush': straightFlush,
    'four-of-a-kind': 4,
    'full-house': 4,
    flush: 3,
    straight: 2,
    'three-of-a-kind': 1,
  });

/** What is paid elsewhere with five coins at once, the only way there that the royal flush pays 800 for 1. */
const TABLES: Readonly<Record<PokerTable, Prizes>> = {
  'jacks-9-6': jacks(9, 6),
  'jacks-8-5': jacks(8, 5),
  'deuces-25-15-9': wild(25, 15, 9),
  'deuces-20-12-10': wild(20, 12, 10),
};

export const prizesOf = (table: PokerTable): Prizes => TABLES[table];
