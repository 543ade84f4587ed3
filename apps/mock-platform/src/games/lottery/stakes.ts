import type { LotteryBet, LotteryConfig, LotteryIssueBet, LotteryLine } from '@tonalli/contracts/games/lottery';
import { familyOf } from '@tonalli/lottery/families';
import { greatestPayoutMinor, type OddsTable, payoutMinor, returnOf, unitsOf } from '@tonalli/lottery/odds';
import type { BetKind, Play } from '@tonalli/lottery/play';
import { type Exposure, type Stake, sumOf } from '../../wagering/stake';
import { requireLottery } from './issues';

/** A line of an order with its play and what it costs in units. */
export interface Priced {
  readonly line: LotteryLine;
  readonly play: Play;
  readonly units: number;
}

/** Throws TypeError for a play that its lottery does not have. */
export function playOf(code: string, id: string): Play {
  const play = familyOf(requireLottery(code).family).plays.find((one) => one.id === id);
  if (!play) throw new TypeError(`${code} has no play ${id}`);
  return play;
}

type Lines = Pick<LotteryBet, 'code' | 'lines'>;

/** Lines that were priced: an order is asked for them at every turn. */
const known = new WeakMap<Lines['lines'], { code: string; priced: readonly Priced[] }>();

export function pricedLines({ code, lines }: Lines): readonly Priced[] {
  const before = known.get(lines);
  if (before?.code === code) return before.priced;
  const priced = lines.map((line) => {
    const play = playOf(code, line.play);
    return { line, play, units: unitsOf(play, line.selection) };
  });
  known.set(lines, { code, priced });
  return priced;
}

/** What one bet of a line costs in a draw. */
export const betMinor = ({ unitMinor, multiple }: LotteryLine, issue: LotteryIssueBet): number =>
  unitMinor * multiple * issue.multiple;

export const stakeMinor = ({ line, units }: Priced, issue: LotteryIssueBet): number => units * betMinor(line, issue);

/** What a line pays in a draw at most, and what it paid in one that came out so. */
export const greatestMinor = ({ line, play }: Priced, issue: LotteryIssueBet, odds: OddsTable): number =>
  greatestPayoutMinor(play, line.selection, { odds, stakeMinor: betMinor(line, issue) });

export const wonMinor = ({ line, play }: Priced, issue: LotteryIssueBet, drawn: { odds: OddsTable; result: unknown }) =>
  payoutMinor(play, play.hits(line.selection, drawn.result), { odds: drawn.odds, stakeMinor: betMinor(line, issue) });

/** A line of an order in one of its draws, as the runner calls it. */
export const lineName = (issue: string, line: number): string => `${issue}/${line}`;

const edgeBp = (odds: OddsTable, play: Play, kind: BetKind): number =>
  10_000 - Math.floor(returnOf(odds, play.id, kind) / 100);

/** The edge of the bets of a selection, by what each kind costs. */
function edgeOf({ line, play }: Priced, odds: OddsTable): number {
  let units = 0;
  let edge = 0;
  for (const { kind: id, bets } of play.count(line.selection)) {
    const kind = play.kinds.find((one) => one.id === id);
    if (!kind) continue;
    const cost = bets * (kind.lots ?? 1);
    units += cost;
    edge += cost * edgeBp(odds, play, kind);
  }
  return units === 0 ? 0 : Math.round(edge / units);
}

/** What a line could bring by the numbers that it bets on. */
const onNumbers = ({ line, play }: Priced, issue: LotteryIssueBet, odds: OddsTable): [key: string, minor: number][] =>
  Array.from(play.numbers?.(line.selection) ?? [], ({ number, best }) => [
    `${issue.issue}/${best[0]?.kind}/${number}`,
    payoutMinor(play, best, { odds, stakeMinor: betMinor(line, issue) }),
  ]);

/** What all lines of an order could bring in a draw, each number once. */
function exposuresOf(lines: readonly Priced[], issue: LotteryIssueBet, { odds, config }: Terms): Exposure[] {
  const numbers = new Map<string, number>();
  for (const [key, minor] of lines.flatMap((priced) => onNumbers(priced, issue, odds)))
    numbers.set(key, (numbers.get(key) ?? 0) + minor);
  return [
    {
      key: `${issue.issue}/own`,
      amountMinor: sumOf(lines, (priced) => stakeMinor(priced, issue)),
      capMinor: config.maxIssueMinor,
      perPlayer: true,
    },
    {
      key: `${issue.issue}/all`,
      amountMinor: sumOf(lines, (priced) => greatestMinor(priced, issue, odds)),
      capMinor: config.maxIssuePayoutMinor,
    },
    ...[...numbers].map(([key, amountMinor]) => ({ key, amountMinor, capMinor: config.maxNumberPayoutMinor })),
  ];
}

interface Terms {
  readonly odds: OddsTable;
  readonly config: LotteryConfig;
}

/** What an order stakes in one of its draws. All of its lines are decided together there: what they expose stands on the first. */
export function stakesOf(
  bet: Pick<LotteryBet, 'code' | 'lines' | 'odds'>,
  issue: LotteryIssueBet,
  { config, held }: { config: LotteryConfig; held: boolean },
): Stake[] {
  const lines = pricedLines(bet);
  return lines.map((priced, index) => ({
    line: lineName(issue.issue, index),
    stakeMinor: stakeMinor(priced, issue),
    edgeBp: edgeOf(priced, bet.odds),
    ...(index === 0 && { exposures: exposuresOf(lines, issue, { odds: bet.odds, config }) }),
    ...(held && { held: true as const }),
  }));
}
