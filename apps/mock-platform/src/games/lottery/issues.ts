import type { LotteryShown } from '@tonalli/contracts/games/lottery';
import { familyOf } from '@tonalli/lottery/families';
import { type Lottery, lotteryOf } from '@tonalli/lottery/lotteries';
import { daysOpen, issuesOf, mostPerDay, placeOf, timesFrom } from '@tonalli/lottery/schedule';
import { faultOf } from '@tonalli/lottery/selection';
import { z } from 'zod';
import { readSent } from '../../wagering/schema';
import { dayNamed } from '../../wagering/shared-days';
import type { Opening } from '../../wagering/shared-openings';
import { defineRounds, type Phase, type TitleRounds } from '../../wagering/shared-rounds';

const Table = z.object({
  code: z.string(),
  closesAt: z.int(),
  drawsAt: z.int(),
  stations: z.array(z.string()).readonly(),
  /** As the family draws it; null before. */
  result: z.unknown(),
  /** How many of its rows are out. */
  rows: z.int(),
});
export type IssueTable = z.infer<typeof Table>;
type IssuePhase = Phase<IssueTable>;

const Wish = z.strictObject({
  /** A selection of a play that wins something there, or nothing at all. */
  play: z.string().max(48),
  selection: z.array(z.array(z.string().max(16)).max(10_000)).max(12),
  wins: z.boolean().optional(),
});

/** Throws TypeError for no lottery. */
export function requireLottery(code: string): Lottery {
  const lottery = lotteryOf(code);
  if (!lottery) throw new TypeError(`there is no lottery ${code}`);
  return lottery;
}

export const rowsShown = ({ code, result }: Pick<IssueTable, 'code' | 'result'>) =>
  familyOf(requireLottery(code).family).show(result);

function openIssue(lottery: Lottery, at: number): IssuePhase {
  const { closesAt, drawsAt, stations } = timesFrom(lottery, at);
  const table = { code: lottery.code, closesAt, drawsAt, stations: [...stations], result: null, rows: 0 };
  return { name: 'open', takesBets: true, lastsMs: closesAt - at, table };
}

/** The next row comes out; with the last one the draw is over. */
function reveal({ revealMs }: Lottery, { table }: IssuePhase): IssuePhase {
  const all = rowsShown(table).length;
  const rows = revealMs === 0 ? all : table.rows + 1;
  const isOver = rows >= all;
  return {
    ...{ name: isOver ? 'drawn' : 'drawing', takesBets: false, table: { ...table, rows } },
    ...(isOver ? { lastsMs: null } : { lastsMs: Math.floor(revealMs / all), isQuiet: true }),
  };
}

/** Bets are taken, then none for a while, and then all is drawn at once; it may be shown row by row. */
function advancing(lottery: Lottery): TitleRounds<IssueTable, unknown, unknown>['advance'] {
  return (from, { at, draws }) => {
    if (!from) return openIssue(lottery, at);
    const { table } = from;
    if (from.name === 'open')
      return { ...from, name: 'closed', takesBets: false, lastsMs: table.drawsAt - table.closesAt };
    if (from.name === 'drawing') return reveal(lottery, from);
    const { drawsAt, stations } = table;
    const result = familyOf(lottery.family).draw(draws, { drawsAt, stations });
    return reveal(lottery, { ...from, table: { ...table, result, rows: 0 } });
  };
}

const openingOf = ({ number, name: key, opensAt }: { number: number; name: string; opensAt: number }): Opening => ({
  ...{ number, key, opensAt },
});

/** A day without a draw has none that opens: its first is past its end. */
const NEVER = { number: 1, key: 'none', opensAt: Number.MAX_SAFE_INTEGER };

function ofLottery(code: string): TitleRounds<IssueTable, unknown, unknown> {
  const lottery = requireLottery(code);
  let known: { day: string; openings: readonly Opening[] } = { day: '', openings: [] };
  function openingsOf(day: string): readonly Opening[] {
    if (known.day !== day) known = { day, openings: issuesOf(lottery, dayNamed(day)).map(openingOf) };
    return known.openings;
  }
  return {
    mostPerDay: mostPerDay(lottery),
    daysOpen: daysOpen(lottery),
    placeOf: (name) => placeOf(lottery, name),
    next: (last, { day }) => openingsOf(day)[last?.number ?? 0] ?? { ...NEVER, number: (last?.number ?? 0) + 1 },
    advance: advancing(lottery),
  };
}

/** What everybody may see: of a draw that is shown row by row, the rows that are out. */
function show({ name, lastsMs, table }: IssuePhase): LotteryShown {
  const { code, closesAt, drawsAt, stations, result, rows } = table;
  return {
    ...{ code, closesAt, drawsAt, stations: [...stations] },
    result: lastsMs === null ? result : null,
    rows: name === 'drawing' ? rowsShown(table).slice(0, rows) : null,
  };
}

/** The draws of the lotteries: each title is a lottery with a schedule of its own. All are simulated. */
export const issues = defineRounds<IssueTable, unknown>({
  ...{ name: 'lottery', version: 1, perTitle: true, timed: true, table: Table, show },
  config: { schema: z.unknown(), initial: null },
  // Of no lottery: each says its own.
  ...{ mostPerDay: 1, ofTitle: ofLottery },
  next: (last) => ({ ...NEVER, number: (last?.number ?? 0) + 1 }),
  advance(from) {
    throw new TypeError(`a draw of no lottery (${from?.name})`);
  },
  force: {
    read(wish) {
      const { play: id, selection, wins = true } = readSent(Wish, wish, 'BET_INVALID');
      return ({ code, result }) => {
        const play = familyOf(requireLottery(code).family).plays.find((one) => one.id === id);
        if (!play || faultOf(play, selection)) throw new RangeError(`${code} knows no such bet`);
        return play.hits(selection, result).length > 0 === wins;
      };
    },
  },
});
