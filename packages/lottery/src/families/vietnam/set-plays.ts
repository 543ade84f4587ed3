import { type Chance, chance, choose } from '../../chance';
import type { Bet, Hit, Play, Selection } from '../../play';
import { betText, splitStations, stationRows, TWO_DIGITS } from './entries';
import { lotCount, type Region, tailsOf, type VietnamResult } from './region';

/** Sets of so many numbers, out of those that were chosen. */
export interface SetKind {
  readonly id: string;
  readonly size: number;
}

export interface SetPlay {
  readonly id: string;
  readonly group: string;
  readonly kinds: readonly SetKind[];
  /** How many numbers may be chosen. */
  readonly least: number;
  readonly most: number;
  /** A set wins where all of its numbers are among the lots, however often, or where none is. */
  readonly wins: 'all' | 'none';
  /** The lots of how many stations are looked at together; 1 unless said. */
  readonly together?: 1 | 2;
}

/** That so many different numbers of 100 are all among so many lots: inclusion and exclusion over those that are not. */
export function chanceOfAll(numbers: number, lots: number): Chance {
  const without = (left: number) => BigInt(choose(numbers, left)) * BigInt(100 - left) ** BigInt(lots);
  const terms = Array.from({ length: numbers + 1 }, (_, left) => (left % 2 === 0 ? without(left) : -without(left)));
  return chance(
    terms.reduce((all, term) => all + term, 0n),
    100n ** BigInt(lots),
  );
}

/** That none of so many different numbers of 100 is among so many lots. */
export const chanceOfNone = (numbers: number, lots: number): Chance =>
  chance(BigInt(100 - numbers) ** BigInt(lots), 100n ** BigInt(lots));

/** Every set of a size, each in the order of the whole. */
function* setsOf<Thing>(of: readonly Thing[], size: number): Generator<readonly Thing[]> {
  if (size === 0) yield [];
  else
    for (const [index, first] of of.entries())
      for (const rest of setsOf(of.slice(index + 1), size - 1)) yield [first, ...rest];
}

interface Read {
  /** Stations whose lots are looked at together, each group for itself. */
  readonly fields: readonly (readonly string[])[];
  readonly numbers: readonly string[];
}

function read(region: Region, { together = 1 }: SetPlay, selection: Selection): Read {
  const { stations, rows } = splitStations(region, selection);
  return { fields: [...setsOf(stations, together)], numbers: rows[0] ?? [] };
}

function lotsOfField(region: Region, field: readonly string[], result: VietnamResult): ReadonlySet<string> | null {
  const drawn = field.flatMap((place) => result.stations[Number(place) - 1] ?? []);
  return drawn.length < field.length ? null : new Set(drawn.flatMap((station) => tailsOf(region, station, 2)));
}

const hitsOf = (kinds: readonly SetKind[], winning: readonly number[]): readonly Hit[] =>
  kinds.flatMap(({ id, size }): readonly Hit[] => {
    const times = winning.reduce((all, numbers) => all + choose(numbers, size), 0);
    return times > 0 ? [{ kind: id, prize: 'hit', times }] : [];
  });

function exampleOf(region: Region, { wins, least, together = 1 }: SetPlay): Play<VietnamResult>['example'] {
  const stations = ['1', '2'].slice(0, together);
  const drawn = lotsOfField(region, stations, region.example) ?? new Set();
  const numbers = TWO_DIGITS.filter((number) => drawn.has(number) === (wins === 'all')).slice(0, least);
  return { selection: region.hasStations ? [stations, numbers] : [numbers], result: region.example };
}

/** Sets of two-digit numbers that are looked for among all lots: presence counts, not how often. */
export function setPlay(region: Region, play: SetPlay): Play<VietnamResult> {
  const { id, group, kinds, wins, least, most, together = 1 } = play;
  const lots = lotCount(region, 2) * together;
  const chanceOf = wins === 'all' ? chanceOfAll : chanceOfNone;
  const numbersRow = { id: 'numbers', options: TWO_DIGITS, least, most };
  return {
    id,
    group,
    board: { kind: 'rows', rows: [...stationRows(region, together), numbersRow] },
    kinds: kinds.map((kind) => ({ id: kind.id, prizes: [{ id: 'hit', chance: chanceOf(kind.size, lots) }] })),
    example: exampleOf(region, play),
    count: (selection) => {
      const { fields, numbers } = read(region, play, selection);
      return kinds.map(({ id, size }) => ({ kind: id, bets: fields.length * choose(numbers.length, size) }));
    },
    *expand(selection): Iterable<Bet> {
      const { fields, numbers } = read(region, play, selection);
      for (const { id, size } of kinds)
        for (const field of fields)
          for (const set of setsOf(numbers, size))
            yield { kind: id, bet: betText(region, id, { stations: field.join('+'), numbers: set.join('+') }) };
    },
    hits: (selection, result) => {
      const { fields, numbers } = read(region, play, selection);
      const winning = fields.map((field) => {
        const drawn = lotsOfField(region, field, result);
        return drawn ? numbers.filter((number) => drawn.has(number) === (wins === 'all')).length : 0;
      });
      return hitsOf(kinds, winning);
    },
    bestCases: (selection) => {
      const { fields, numbers } = read(region, play, selection);
      const winning = wins === 'all' ? Math.min(numbers.length, lots) : numbers.length;
      return [
        hitsOf(
          kinds,
          fields.map(() => winning),
        ),
      ];
    },
  };
}
