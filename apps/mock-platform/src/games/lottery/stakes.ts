import type { LotteryBet, LotteryConfig, LotteryIssueBet, LotteryLine } from '@tonalli/contracts/games/lottery';
import { familyOf } from '@tonalli/lottery/families';
import { greatestPayoutMinor, type OddsTable, payoutMinor, returnOf, unitsOf } from '@tonalli/lottery/odds';
import type { BetKind, Play } from '@tonalli/lottery/play';
import type { Exposure, Stake } from '../../wagering/stake';
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

export const pricedLines = ({ code, lines }: Pick<LotteryBet, 'code' | 'lines'>): Priced[] =>
  lines.map((line) => {
    const play = playOf(code, line.play);
    return { line, play, units: unitsOf(play, line.selection) };
  });

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

function exposuresOf(priced: Priced, issue: LotteryIssueBet, { odds, config }: Terms): Exposure[] {
  const { line, play } = priced;
  const numbers = play.numbers?.(line.selection) ?? [];
  const cost = betMinor(line, issue);
  return [
    {
      key: `${issue.issue}/own`,
      amountMinor: stakeMinor(priced, issue),
      capMinor: config.maxIssueMinor,
      perPlayer: true,
    },
    {
      key: `${issue.issue}/all`,
      amountMinor: greatestMinor(priced, issue, odds),
      capMinor: config.maxIssuePayoutMinor,
    },
    ...[...numbers].map(({ number, best }) => ({
      key: `${issue.issue}/${best[0]?.kind}/${number}`,
      amountMinor: payoutMinor(play, best, { odds, stakeMinor: cost }),
      capMinor: config.maxNumberPayoutMinor,
    })),
  ];
}

interface Terms {
  readonly odds: OddsTable;
  readonly config: LotteryConfig;
}

/** What an order stakes in one of its draws. */
export const stakesOf = (
  bet: Pick<LotteryBet, 'code' | 'lines' | 'odds'>,
  issue: LotteryIssueBet,
  { config, held }: { config: LotteryConfig; held: boolean },
): Stake[] =>
  pricedLines(bet).map((priced, index) => ({
    line: lineName(issue.issue, index),
    stakeMinor: stakeMinor(priced, issue),
    edgeBp: edgeOf(priced, bet.odds),
    exposures: exposuresOf(priced, issue, { odds: bet.odds, config }),
    ...(held && { held: true as const }),
  }));
