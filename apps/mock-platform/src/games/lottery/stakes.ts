import type { LotteryBet, LotteryConfig, LotteryIssueBet, LotteryLine } from '@tonalli/contracts/games/lottery';
import { playNamed } from '@tonalli/lottery/families';
import { greatestOdds, type OddsTable, payoutAtMinor, payoutMinor, returnOf, unitsOfBets } from '@tonalli/lottery/odds';
import type { BetCounts, BetKind, Play } from '@tonalli/lottery/play';
import { type Exposure, type Stake, sumOf } from '../../wagering/stake';
import { requireLottery } from './issues';
import { oddsOfPlay } from './lottery-odds';

/** A line of an order with its play and what it costs in units. */
export interface Priced {
  readonly line: LotteryLine;
  readonly play: Play;
  readonly counted: BetCounts;
  readonly units: number;
}

/** Throws TypeError for a play that its lottery does not have. */
export function playOf(code: string, id: string): Play {
  const play = playNamed(requireLottery(code).family, id);
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
    const counted = play.count(line.selection);
    return { line, play, counted, units: unitsOfBets(play, counted) };
  });
  known.set(lines, { code, priced });
  return priced;
}

/** What one bet of a line costs in a draw. */
export const betMinor = ({ unitMinor, multiple }: LotteryLine, issue: LotteryIssueBet): number =>
  unitMinor * multiple * issue.multiple;

export const stakeMinor = ({ line, units }: Priced, issue: LotteryIssueBet): number => units * betMinor(line, issue);

/** The odds of all that lines can win, each play once. Throws TypeError for a play that their lottery does not have. */
export const oddsOfLines = ({ code, lines }: Lines, table: OddsTable): OddsTable =>
  Object.fromEntries(
    [...new Set(lines.map(({ play }) => play))].flatMap((play) => oddsOfPlay(playOf(code, play), table)),
  );

type Offered = Pick<LotteryBet, 'code' | 'lines' | 'odds'>;

/** The odds at which lines pay the most, at a table of odds: they are asked for by each draw and limit. */
const knownOdds = new WeakMap<OddsTable, Lines & { greatest: readonly number[] }>();

function greatestOddsOf(bet: Offered): readonly number[] {
  const before = knownOdds.get(bet.odds);
  if (before?.lines === bet.lines && before.code === bet.code) return before.greatest;
  const greatest = pricedLines(bet).map(({ play, line }) => greatestOdds(play, line.selection, bet.odds));
  knownOdds.set(bet.odds, { code: bet.code, lines: bet.lines, greatest });
  return greatest;
}

/** What each line pays in a draw at most. */
export const greatestOfLines = (bet: Offered, issue: LotteryIssueBet): number[] =>
  greatestOddsOf(bet).map((odds, index) => payoutAtMinor(odds, betMinor(bet.lines[index] as LotteryLine, issue)));

/** What all lines together pay in a draw at most. */
export const greatestMinor = (bet: Offered, issue: LotteryIssueBet): number =>
  greatestOfLines(bet, issue).reduce((all, one) => all + one, 0);

/** What a line paid in a draw that came out so. */
export const wonMinor = ({ line, play }: Priced, issue: LotteryIssueBet, drawn: { odds: OddsTable; result: unknown }) =>
  payoutMinor(play, play.hits(line.selection, drawn.result), { odds: drawn.odds, stakeMinor: betMinor(line, issue) });

/** A line of an order in one of its draws, as the runner calls it. */
export function lineName(issue: string, line: number): string {
  if (line >= MOST_LINES) return `${issue}/${line}`;
  const ofIssue = namesOf(issue);
  const known = ofIssue[line];
  if (known !== undefined) return known;
  const name = `${issue}/${line}`;
  ofIssue[line] = name;
  return name;
}

/** Of draws that had orders lately: names that are put together anew are dear as fields of an object. */
const names = new Map<string, string[]>();
const MOST_ISSUES = 64;
const MOST_LINES = 128;

function namesOf(issue: string): string[] {
  const known = names.get(issue);
  if (known) return known;
  if (names.size >= MOST_ISSUES) names.clear();
  const ofIssue: string[] = [];
  names.set(issue, ofIssue);
  return ofIssue;
}

/** The edge of bets of a kind, reckoned once for all lines at the same odds. */
function edgesAt(odds: OddsTable): (play: Play, kind: BetKind) => number {
  const edges = new Map<BetKind, number>();
  return (play, kind) => {
    const edgeBp = edges.get(kind) ?? 10_000 - Math.floor(returnOf(odds, play.id, kind) / 100);
    edges.set(kind, edgeBp);
    return edgeBp;
  };
}

/** The edge of the bets of a selection, by what each kind costs. */
function edgeOf({ counted, play }: Priced, edgeBp: (play: Play, kind: BetKind) => number): number {
  const [only] = play.kinds;
  if (only && play.kinds.length === 1) return edgeBp(play, only);
  let units = 0;
  let edge = 0;
  for (const { kind: id, bets } of counted) {
    const kind = play.kinds.find((one) => one.id === id);
    if (!kind) continue;
    const cost = bets * (kind.lots ?? 1);
    units += cost;
    edge += cost * edgeBp(play, kind);
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
function exposuresOf(bet: Offered, issue: LotteryIssueBet, config: LotteryConfig): Exposure[] {
  const numbers = new Map<string, number>();
  const lines = pricedLines(bet);
  for (const priced of lines.filter(({ play }) => play.numbers))
    for (const [key, minor] of onNumbers(priced, issue, bet.odds)) numbers.set(key, (numbers.get(key) ?? 0) + minor);
  return [
    {
      key: `${issue.issue}/own`,
      amountMinor: sumOf(lines, (priced) => stakeMinor(priced, issue)),
      capMinor: config.maxIssueMinor,
      perPlayer: true,
    },
    {
      key: `${issue.issue}/all`,
      amountMinor: greatestMinor(bet, issue),
      capMinor: config.maxIssuePayoutMinor,
    },
    ...[...numbers].map(([key, amountMinor]) => ({ key, amountMinor, capMinor: config.maxNumberPayoutMinor })),
  ];
}

/** What an order stakes in one of its draws. All of its lines are decided together there: what they expose stands on the first. */
export function stakesOf(
  bet: Offered,
  issue: LotteryIssueBet,
  { config, held }: { config: LotteryConfig; held: boolean },
): Stake[] {
  const edgeBp = edgesAt(bet.odds);
  return pricedLines(bet).map((priced, index) => ({
    line: lineName(issue.issue, index),
    stakeMinor: stakeMinor(priced, issue),
    edgeBp: edgeOf(priced, edgeBp),
    ...(index === 0 && { exposures: exposuresOf(bet, issue, config) }),
    ...(held && { held: true as const }),
  }));
}
