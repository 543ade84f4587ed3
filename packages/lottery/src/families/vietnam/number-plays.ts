import { chance } from '../../chance';
import type { Bet, BetKind, BoardRow, Hit, Play, Selection } from '../../play';
import { betText, type Entry, splitStations, stationRows } from './entries';
import type { Region, StationResult, VietnamResult } from './region';

/** Which lots of a station's draw a number has to equal, once for each of them. */
export interface LotKind {
  readonly id: string;
  readonly lots: number;
  lotsOf(station: StationResult): readonly string[];
  /** What a bet costs, where that is not a unit for each lot. */
  readonly price?: number;
}

export interface NumberPlay {
  readonly id: string;
  readonly group: string;
  readonly digits: number;
  readonly kinds: readonly LotKind[];
  /** A row of which one option says the kind, as `<row>-<option>`; otherwise every number is a bet of every kind. */
  readonly choice?: BoardRow;
  /** The house caps what it may owe on one number. */
  readonly isCapped: boolean;
}

const kindOf = ({ id, lots, price }: LotKind, digits: number): BetKind => ({
  id,
  lots: price ?? lots,
  prizes: [{ id: 'hit', chance: chance(lots, 10 ** digits) }],
});

/** The stations, kinds and numbers that a selection of a number play stands for. */
function read(region: Region, { kinds, choice }: NumberPlay, selection: Selection) {
  const { stations, rows } = splitStations(region, selection);
  if (!choice) return { stations, kinds, rows };
  const wanted = `${choice.id}-${rows[0]?.[0]}`;
  return { stations, kinds: kinds.filter(({ id }) => id === wanted), rows: rows.slice(1) };
}

function exampleOf(region: Region, { kinds, choice }: NumberPlay, entry: Entry): Play<VietnamResult>['example'] {
  const result = region.example;
  const number = result.stations.flatMap((station) => kinds.flatMap((kind) => kind.lotsOf(station)))[0] ?? '';
  const before = [...(region.hasStations ? [['1']] : []), ...(choice ? [choice.options.slice(0, 1)] : [])];
  return { selection: [...before, ...entry.rowsFor(number)], result };
}

/** Numbers that are compared with lots: each bet is one number at one station, and wins once for each lot that it equals. */
export function numberPlay(region: Region, play: NumberPlay, entry: Entry): Play<VietnamResult> {
  const most = (kinds: readonly LotKind[], stations: readonly string[]): readonly Hit[] =>
    kinds.map(({ id, lots }) => ({ kind: id, prize: 'hit', times: lots * stations.length }));
  return {
    id: `${play.id}${entry.suffix}`,
    group: play.group,
    board: entry.board([...stationRows(region), ...(play.choice ? [play.choice] : [])]),
    kinds: play.kinds.map((kind) => kindOf(kind, play.digits)),
    example: exampleOf(region, play, entry),
    count: (selection) => {
      const { stations, kinds, rows } = read(region, play, selection);
      const bets = stations.length * entry.chosen(rows).size;
      return kinds.map(({ id }) => ({ kind: id, bets }));
    },
    *expand(selection): Iterable<Bet> {
      const { stations, kinds, rows } = read(region, play, selection);
      for (const { id } of kinds)
        for (const station of stations)
          for (const number of entry.chosen(rows).all())
            yield { kind: id, bet: betText(region, id, { stations: station, numbers: number }) };
    },
    hits: (selection, result) => {
      const { stations, kinds, rows } = read(region, play, selection);
      const drawn = stations.flatMap((place) => result.stations[Number(place) - 1] ?? []);
      const chosen = entry.chosen(rows);
      return kinds.flatMap((kind): readonly Hit[] => {
        const times = drawn.flatMap((station) => kind.lotsOf(station)).filter((lot) => chosen.has(lot)).length;
        return times > 0 ? [{ kind: kind.id, prize: 'hit', times }] : [];
      });
    },
    bestCases: (selection) => {
      const { stations, kinds } = read(region, play, selection);
      return [most(kinds, stations)];
    },
    ...(play.isCapped && {
      *numbers(selection: Selection) {
        const { stations, kinds, rows } = read(region, play, selection);
        for (const number of entry.chosen(rows).all()) yield { number, best: most(kinds, stations) };
      },
    }),
  };
}
