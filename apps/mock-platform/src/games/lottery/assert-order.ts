import type { LotteryBet, LotteryConfig } from '@tonalli/contracts/games/lottery';
import {
  BET_UNITS_MINOR,
  CHASE_MAX_DAYS,
  CHASE_MAX_GROWTH,
  CHASE_MAX_ISSUES,
  ORDER_MAX_LINES,
  ORDER_MAX_NUMBERS,
} from '@tonalli/contracts/lottery/limits';
import type { Lottery } from '@tonalli/lottery/lotteries';
import type { SelectionFault } from '@tonalli/lottery/play';
import { stationsOf } from '@tonalli/lottery/schedule';
import { faultOf } from '@tonalli/lottery/selection';
import { GameRefusal } from '../../wagering/refusal';
import { requireLottery } from './issues';
import { isGroupOf, oddsTable } from './lottery-odds';
import { orderCostMinor } from './order';
import { greatestMinor, oddsOfLines, playOf, pricedLines, stakeMinor } from './stakes';

/** How many draws one chase may be for. */
export const mostIssues = ({ schedule }: Lottery): number =>
  schedule.kind === 'every' ? CHASE_MAX_ISSUES : CHASE_MAX_DAYS;

type Made = Pick<LotteryBet, 'code' | 'lines' | 'issues'>;

interface LineAtFault {
  readonly line: number;
  readonly fault: SelectionFault['fault'];
}

/** Lines that were looked at: whoever takes an order asks for what is wrong, and so does the game. */
const known = new WeakMap<Made['lines'], { code: string; stations: number; fault: LineAtFault | null }>();

/** The first line that is no bet in every draw of the order; null where there is none. */
export function lineAtFault({ code, lines, issues }: Made): LineAtFault | null {
  const lottery = requireLottery(code);
  const stations = lottery.stations
    ? Math.min(...issues.map(({ issue }) => stationsOf(lottery, issue).length))
    : Number.POSITIVE_INFINITY;
  const before = known.get(lines);
  if (before?.code === code && before.stations === stations) return before.fault;
  const fault = firstAtFault({ code, lines }, stations);
  known.set(lines, { code, stations, fault });
  return fault;
}

const UNITS: ReadonlySet<number> = new Set(BET_UNITS_MINOR);

function firstAtFault({ code, lines }: Pick<Made, 'code' | 'lines'>, stations: number): LineAtFault | null {
  let line = 0;
  for (const { play: id, selection, unitMinor } of lines) {
    if (!UNITS.has(unitMinor)) return { line, fault: 'unknown' };
    try {
      const fault = faultOf(playOf(code, id), selection, stations);
      if (fault) return { line, fault: fault.fault };
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return { line, fault: 'unknown' };
    }
    line += 1;
  }
  return null;
}

function numbersIn({ lines }: Pick<LotteryBet, 'lines'>): number {
  let numbers = 0;
  for (const { selection } of lines) for (const row of selection) numbers += row.length;
  return numbers;
}

const isChaseSound = (lottery: Lottery, issues: LotteryBet['issues']): boolean => {
  const first = issues[0]?.multiple ?? 0;
  return (
    issues.length <= mostIssues(lottery) &&
    new Set(issues.map(({ issue }) => issue)).size === issues.length &&
    issues.every(({ multiple }) => multiple <= first * CHASE_MAX_GROWTH)
  );
};

/** Its odds are those of its group, of all that it can win and of nothing else. */
function hasItsOdds({ code, lines, odds, prizeGroup }: LotteryBet): boolean {
  const lottery = requireLottery(code);
  if (!isGroupOf(lottery, prizeGroup)) return false;
  const own = Object.entries(oddsOfLines({ code, lines }, oddsTable(lottery.family, prizeGroup)));
  return own.length === Object.keys(odds).length && own.every(([key, value]) => odds[key] === value);
}

/** Throws a `GameRefusal` for an order that is none: of another lottery, malformed, at other odds. */
export function assertOrder(bet: LotteryBet, config: LotteryConfig): void {
  if (bet.code !== config.code) throw new GameRefusal('BET_INVALID', 'of another lottery');
  const isTooLong = bet.lines.length > ORDER_MAX_LINES || numbersIn(bet) > ORDER_MAX_NUMBERS;
  if (isTooLong || !isChaseSound(requireLottery(bet.code), bet.issues))
    throw new GameRefusal('BET_INVALID', 'too much');
  const fault = lineAtFault(bet);
  if (fault) throw new GameRefusal('BET_INVALID', `line ${fault.line}: ${fault.fault}`);
  if (!hasItsOdds(bet)) throw new GameRefusal('ODDS_CHANGED');
}

interface Reached {
  readonly limit: 'order' | 'payout';
  /** What such an order may cost at most. */
  readonly availableMinor: number;
}

/** Which of the limits that are its own an order goes beyond; null where it keeps them all. */
export function limitReached(bet: LotteryBet, { maxOrderMinor, maxPayoutMinor }: LotteryConfig): Reached | null {
  const costMinor = orderCostMinor(bet);
  if (costMinor > maxOrderMinor) return { limit: 'order', availableMinor: maxOrderMinor };
  const most = Math.max(...bet.issues.map((issue) => greatestMinor(bet, issue)));
  if (most <= maxPayoutMinor) return null;
  return { limit: 'payout', availableMinor: Number((BigInt(costMinor) * BigInt(maxPayoutMinor)) / BigInt(most)) };
}

/** Whether a line costs less than it has to in one of the draws, or is no safe number of centavos. */
export function hasStakeAtFault(bet: LotteryBet, { minLineMinor }: LotteryConfig): boolean {
  const priced = pricedLines(bet);
  return bet.issues.some((issue) =>
    priced.some((line) => {
      const minor = stakeMinor(line, issue);
      return !Number.isSafeInteger(minor) || minor < minLineMinor;
    }),
  );
}
