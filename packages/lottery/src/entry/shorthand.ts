import type { Play, Selection } from '../play';
import { rowsOf, STATIONS_ROW } from '../selection';
import { fault, isFault, type Read, type ShorthandFault } from './shorthand-fault';
import { amountOf, type Bet, groupsOf, readGroup } from './shorthand-groups';
import type { Word } from './words';

/** One line of an order. `stakeMinor`, minor units, is what each lot of each of its bets costs. */
export interface ShorthandLine {
  readonly play: string;
  readonly selection: Selection;
  readonly stakeMinor: number;
  /** From the first word of what it was read from to its amount. */
  readonly place: Word;
}

export interface ShorthandOrder {
  /** Of the groups that are without a fault. */
  readonly lines: readonly ShorthandLine[];
  /** The first of each group that has one, in the order of the text. */
  readonly faults: readonly ShorthandFault[];
}

export interface ShorthandLottery {
  readonly plays: readonly Play[];
  /** How many stations draw; 1 where they have no names. */
  readonly stations: number;
}

/** The numbers of a bet in their order; what is wrong with their length or where one repeats. */
function numbersOf({ numbers, abbreviation: { digits } }: Bet): Read<readonly string[]> {
  const wrong = numbers.find(({ text }) => text.length !== digits);
  if (wrong) return fault(wrong, 'digits', { digits });
  const known = new Set<string>();
  for (const number of numbers) {
    if (known.has(number.text)) return fault(number, 'once');
    known.add(number.text);
  }
  return [...known].sort();
}

function playOf({ abbreviation, play, numbers }: Bet, plays: readonly Play[]): Read<Play> {
  const { play: named } = abbreviation;
  const id = typeof named === 'string' ? named : named.get(numbers.length);
  if (id === undefined && typeof named !== 'string') return fault(play, 'count', { counts: [...named.keys()] });
  return plays.find((one) => one.id === id) ?? fault(play, 'other-play');
}

const countFault = (bet: Bet, { board }: Play): ShorthandFault | null => {
  const row = board.kind === 'typed' ? board.typed : rowsOf(board).at(-1);
  const { least, most } = row ?? { least: 0, most: 0 };
  const surplus = bet.numbers[most];
  if (surplus) return fault(surplus, 'count', { least, most });
  return bet.numbers.length < least ? fault(bet.play, 'count', { least, most }) : null;
};

/** The places of the stations; none where the lottery has one station. */
function stationsOf(bet: Bet, { board }: Play, drawing: number): Read<readonly string[]> {
  const row = rowsOf(board).find(({ id }) => id === STATIONS_ROW);
  const least = row?.least ?? 1;
  const most = row ? Math.min(row.most, drawing) : 1;
  const count = Number(bet.stations?.text.charAt(0) ?? 1);
  if (count < least || count > most) return fault(bet.stations ?? bet.play, 'stations', { least, most });
  return row?.options.slice(0, count) ?? [];
}

function lineOf(bet: Bet, lottery: ShorthandLottery, placed: (amount: Word) => Word): Read<ShorthandLine> {
  const numbers = numbersOf(bet);
  if (isFault(numbers)) return numbers;
  const play = playOf(bet, lottery.plays);
  if (isFault(play)) return play;
  const stations = stationsOf(bet, play, lottery.stations);
  if (isFault(stations)) return stations;
  const { choice } = bet.abbreviation;
  const before = [...(stations.length > 0 ? [stations] : []), ...(choice === undefined ? [] : [[choice]])];
  return (
    countFault(bet, play) ?? {
      play: play.id,
      selection: [...before, numbers],
      stakeMinor: amountOf(bet.amount) ?? 0,
      place: placed(bet.amount),
    }
  );
}

/**
 * Reads whole orders as Vietnam's agents write them, such as `11,22 lo 5n; 2dai 33 44 dd 10n; xc 345 1n`:
 *
 *     order    = group { ( ";" | line feed ) group }          a group may be empty
 *     group    = [ stations ] ( numbers bet { bet } | play numbers amount )
 *     numbers  = number { number }                            digits, zeros in front included
 *     bet      = play amount                                  each takes all numbers of its group
 *     stations = "1dai" to "4dai", or "1d" to "4d"            the first so many of the draw; left out: the first alone
 *     amount   = pesos [ "." one or two digits ] "n", or "$" pesos [ "." one or two digits ]
 *     play     = a word of ABBREVIATIONS
 *
 * Blanks and commas separate words, so `lo5n` and `11.22` are none. An amount always bears its mark, so that it is never taken for
 * a number, nor a number for it. Capitals and accents do not matter. `xien`, `xq` and `truot` stand for one bet on all of their
 * numbers; with a count behind them (`xien2`), for every such set of the numbers.
 *
 * Nothing is guessed: a number of another length than its play's, one that is there twice, a second group without a separator or
 * stations that do not draw are refused with their place, the first fault of each group.
 */
export function parseShorthand(text: string, lottery: ShorthandLottery): ShorthandOrder {
  const lines: ShorthandLine[] = [];
  const faults: ShorthandFault[] = [];
  for (const group of groupsOf(text)) {
    const [first = group.end] = group.words;
    const placed = (amount: Word): Word => {
      return { ...first, text: text.slice(first.offset, amount.offset + amount.text.length) };
    };
    const bets = readGroup(group);
    const read = isFault(bets) ? [bets] : bets.map((bet) => lineOf(bet, lottery, placed));
    const wrong = read.find(isFault);
    if (wrong) faults.push(wrong);
    else lines.push(...read.flatMap((line) => (isFault(line) ? [] : [line])));
  }
  return { lines, faults };
}
