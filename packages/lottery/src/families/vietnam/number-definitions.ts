import type { BoardRow } from '../../play';
import { type Entry, grid, places, typed } from './entries';
import type { LotKind, NumberPlay } from './number-plays';
import { lotCount, numbersOf, type PrizeId, prizeCount, type Region, type StationResult, tailsOf } from './region';

/** How many of the numbers that are drawn first count. */
const FIRST_LOTS: BoardRow = { id: 'first-lots', options: ['3', '5', '7', '9'], least: 1, most: 1 };

const last = (digits: number, prizes: readonly PrizeId[]) => (station: StationResult) =>
  prizes.flatMap((prize) => numbersOf(station, prize)).map((number) => number.slice(-digits));

const ofSpecial = (from: number, to?: number) => (station: StationResult) =>
  numbersOf(station, 'special').map((number) => number.slice(from, to));

const single = (id: string, lotsOf: LotKind['lotsOf']): LotKind => ({ id, lots: 1, lotsOf });

const lots = (region: Region, id: string, digits: number): LotKind => ({
  id,
  lots: lotCount(region, digits),
  lotsOf: (station) => tailsOf(region, station, digits),
});

const firstLots = (region: Region): readonly LotKind[] =>
  FIRST_LOTS.options.map((option) => ({
    id: `${FIRST_LOTS.id}-${option}`,
    lots: Number(option),
    lotsOf: (station) => tailsOf(region, station, 2).slice(0, Number(option)),
  }));

const head = (region: Region): LotKind => ({
  id: 'head',
  lots: prizeCount(region, region.head),
  lotsOf: last(2, [region.head]),
});

const headTailThree = (region: Region): LotKind => ({
  id: 'head-tail-three',
  lots: prizeCount(region, region.headThree) + 1,
  lotsOf: last(3, [region.headThree, 'special']),
});

interface Definition extends Omit<NumberPlay, 'isCapped'> {
  readonly entries: readonly Entry[];
}

const TWO = { digits: 2, entries: [grid(2), typed(2)] } as const;
const THREE = { digits: 3, entries: [places(3), typed(3)] } as const;
const FOUR = { digits: 4, entries: [places(4), typed(4)] } as const;
/** A digit has as many lots as a number, and is no number that the house caps. */
const ONE = { digits: 1, entries: [grid(1)] } as const;

const lotPlays = (region: Region): readonly Definition[] =>
  [
    { id: 'lo-two', ...TWO, kinds: [lots(region, 'lo-two', 2)] },
    { id: 'lo-two-points', ...TWO, kinds: [{ ...lots(region, 'point', 2), price: region.pointPrice }] },
    { id: 'lo-three', ...THREE, kinds: [lots(region, 'lo-three', 3)] },
    { id: 'lo-four', ...FOUR, kinds: [lots(region, 'lo-four', 4)] },
    { id: 'lo-first', ...TWO, kinds: firstLots(region), choice: FIRST_LOTS },
  ].map((play) => ({ group: 'lo', ...play }));

const specialPlays: readonly Definition[] = [
  { id: 'special-last-two', ...TWO, kinds: [single('special-last-two', ofSpecial(-2))] },
  { id: 'special-first-two', ...TWO, kinds: [single('special-first-two', ofSpecial(0, 2))] },
  { id: 'first-last-two', ...TWO, kinds: [single('first-last-two', last(2, ['first']))] },
  { id: 'special-last-three', ...THREE, kinds: [single('special-last-three', ofSpecial(-3))] },
  { id: 'special-last-four', ...FOUR, kinds: [single('special-last-four', ofSpecial(-4))] },
  { id: 'head-digit', ...ONE, kinds: [single('head-digit', ofSpecial(-2, -1))] },
  { id: 'tail-digit', ...ONE, kinds: [single('tail-digit', ofSpecial(-1))] },
].map((play) => ({ group: 'special', ...play }));

const headTailPlays = (region: Region): readonly Definition[] => {
  const tail = single('tail', ofSpecial(-2));
  return [
    { id: 'head', ...TWO, kinds: [head(region)] },
    { id: 'tail', ...TWO, kinds: [tail] },
    { id: 'head-tail', ...TWO, kinds: [head(region), tail] },
    { id: 'head-tail-three', ...THREE, kinds: [headTailThree(region)] },
  ].map((play) => ({ group: 'head-tail', ...play }));
};

/** The plays on numbers, each in every way in which its numbers are chosen. */
export const numberDefinitions = (region: Region): readonly { play: NumberPlay; entry: Entry }[] =>
  [...lotPlays(region), ...specialPlays, ...headTailPlays(region)].flatMap(({ entries, ...play }) =>
    entries.map((entry) => ({ play: { ...play, isCapped: play.digits > 1 }, entry })),
  );
