import type { Region, VietnamResult } from '../vietnam/region';
import { vietnamFamily } from '../vietnam/vietnam-family';

const EXAMPLE: VietnamResult = {
  stations: [
    {
      station: 'HN',
      prizes: {
        first: ['40718'],
        second: ['59326', '08141'],
        third: ['71950', '26084', '93617', '50472', '18839', '64205'],
        fourth: ['3718', '9060', '4427', '8153'],
        fifth: ['0691', '7348', '2975', '6512', '1083', '5864'],
        sixth: ['407', '239', '816'],
        seventh: ['15', '62', '98', '30'],
        special: ['84725'],
      },
    },
  ],
};

const NORTH: Region = {
  id: 'vietnam-north',
  prizes: [
    { id: 'first', count: 1, digits: 5 },
    { id: 'second', count: 2, digits: 5 },
    { id: 'third', count: 6, digits: 5 },
    { id: 'fourth', count: 4, digits: 4 },
    { id: 'fifth', count: 6, digits: 4 },
    { id: 'sixth', count: 3, digits: 3 },
    { id: 'seventh', count: 4, digits: 2 },
    { id: 'special', count: 1, digits: 5 },
  ],
  hasStations: false,
  head: 'seventh',
  headThree: 'sixth',
  pointPrice: 23,
  odds: { 'parlay-two': 17_100, 'parlay-three': 75_600, 'parlay-four': 341_000 },
  example: EXAMPLE,
};

/**
 * One station of 27 numbers: prizes first to seventh, the special one last. Its draw takes `below(10)` 107 times, digit after digit
 * from the left: 1 x 5, 2 x 5, 6 x 5, 4 x 4, 6 x 4, 3 x 3, 4 x 2, 1 x 5.
 */
export const vietnamNorth = vietnamFamily(NORTH);
