import type { DrawFacts, Draws, FamilyId, ShownNumber, ShownRow } from '../../play';

export type PrizeId = 'special' | 'first' | 'second' | 'third' | 'fourth' | 'fifth' | 'sixth' | 'seventh' | 'eighth';

/** What one station draws: the numbers of each prize with their leading zeros, the prizes in the order in which they are drawn. */
export interface StationResult {
  /** Its code; null where the one station that draws has no name. */
  readonly station: string | null;
  readonly prizes: Readonly<Partial<Record<PrizeId, readonly string[]>>>;
}

export interface VietnamResult {
  readonly stations: readonly StationResult[];
}

/** So many numbers of so many digits. */
export interface PrizeShape {
  readonly id: PrizeId;
  readonly count: number;
  readonly digits: number;
}

/** What the lotteries of one part of the country have of their own. */
export interface Region {
  readonly id: FamilyId;
  /** In the order in which they are drawn: the special prize last. */
  readonly prizes: readonly PrizeShape[];
  /** Several stations may draw, so that a bet says at which. */
  readonly hasStations: boolean;
  /** Whose numbers have two digits, and whose have three: the heads. */
  readonly head: PrizeId;
  readonly headThree: PrizeId;
  /** What a point costs, in units. */
  readonly pointPrice: number;
  /** Odds x 1000 by kind, where they are other than everywhere. */
  readonly odds: Readonly<Record<string, number>>;
  /** A draw by which its plays explain themselves. */
  readonly example: VietnamResult;
}

export const numbersOf = ({ prizes }: StationResult, prize: PrizeId): readonly string[] => prizes[prize] ?? [];

/** How many numbers of a draw of one station are so long: the lots of a bet on so many digits. */
export const lotCount = ({ prizes }: Region, digits: number): number =>
  prizes.reduce((lots, prize) => lots + (prize.digits >= digits ? prize.count : 0), 0);

export const prizeCount = ({ prizes }: Region, id: PrizeId): number =>
  prizes.reduce((lots, prize) => lots + (prize.id === id ? prize.count : 0), 0);

/** The last digits of every number that is long enough, in drawing order. */
export const tailsOf = ({ prizes }: Region, station: StationResult, digits: number): readonly string[] =>
  prizes
    .filter((prize) => prize.digits >= digits)
    .flatMap(({ id }) => numbersOf(station, id))
    .map((number) => number.slice(-digits));

const drawNumber = (draws: Draws, digits: number): string =>
  Array.from({ length: digits }, () => draws.below(10)).join('');

function drawStation({ prizes }: Region, station: string | null, draws: Draws): StationResult {
  const drawn = prizes.map(({ id, count, digits }) => {
    return [id, Array.from({ length: count }, () => drawNumber(draws, digits))] as const;
  });
  return { station, prizes: Object.fromEntries(drawn) };
}

/** Station after station, prize after prize in drawing order, number after number, digit after digit from the left: `below(10)`. */
export function drawStations(region: Region, draws: Draws, { stations }: DrawFacts): VietnamResult {
  const codes = region.hasStations ? stations : stations.slice(0, 1);
  return { stations: (codes.length > 0 ? codes : [null]).map((code) => drawStation(region, code, draws)) };
}

/** A row a prize; the special prize stands apart, and the heads are as red as it is. */
export function showStations(region: Region, { stations }: VietnamResult): readonly ShownRow[] {
  const shown = (id: PrizeId, text: string): ShownNumber => {
    if (id === 'special') return { text, tone: 'red', isApart: true };
    return { text, tone: id === region.head ? 'red' : 'plain' };
  };
  return stations.flatMap((drawn) =>
    region.prizes.map(({ id }): ShownRow => {
      const numbers = numbersOf(drawn, id).map((text) => shown(id, text));
      return { id, shape: 'digits', numbers, ...(drawn.station !== null && { station: drawn.station }) };
    }),
  );
}
