import type { Region, VietnamResult } from '../vietnam/region';
import { vietnamFamily } from '../vietnam/vietnam-family';

const EXAMPLE: VietnamResult = {
  stations: [
    {
      station: 'HCM',
      prizes: {
        eighth: ['47'],
        seventh: ['815'],
        sixth: ['3092', '7461', '0528'],
        fifth: ['6639'],
        fourth: ['14870', '50216', '93384', '27605', '88143', '06957', '41722'],
        third: ['75019', '39566'],
        second: ['62850'],
        first: ['18094'],
        special: ['503781'],
      },
    },
    {
      station: 'DT',
      prizes: {
        eighth: ['03'],
        seventh: ['264'],
        sixth: ['9171', '4508', '6835'],
        fifth: ['2087'],
        fourth: ['70153', '38942', '05476', '61320', '94869', '17595', '82711'],
        third: ['46258', '20934'],
        second: ['53607'],
        first: ['79126'],
        special: ['346190'],
      },
    },
  ],
};

const REGION: Region = {
  id: 'vietnam-region',
  prizes: [
    { id: 'eighth', count: 1, digits: 2 },
    { id: 'seventh', count: 1, digits: 3 },
    { id: 'sixth', count: 3, digits: 4 },
    { id: 'fifth', count: 1, digits: 4 },
    { id: 'fourth', count: 7, digits: 5 },
    { id: 'third', count: 2, digits: 5 },
    { id: 'second', count: 1, digits: 5 },
    { id: 'first', count: 1, digits: 5 },
    { id: 'special', count: 1, digits: 6 },
  ],
  hasStations: true,
  head: 'eighth',
  headThree: 'seventh',
  pointPrice: 16,
  odds: { 'parlay-two': 36_000, 'parlay-three': 237_000, 'parlay-four': 1_640_000 },
  example: EXAMPLE,
};

/**
 * Central and South: of each station 18 numbers, prizes eighth to first, the special one last. Its draw takes `below(10)` 82 times
 * a station, station after station, digit after digit from the left: 1 x 2, 1 x 3, 3 x 4, 1 x 4, 7 x 5, 2 x 5, 1 x 5, 1 x 5, 1 x 6.
 */
export const vietnamRegion = vietnamFamily(REGION);
