import type { InputOf } from '@tonalli/contracts/endpoint';
import { LotteryBet, LotteryConfig } from '@tonalli/contracts/games/lottery';
import type { LotteryRefused } from '@tonalli/contracts/lottery/refused';
import type { placeLotteryOrder as endpoint } from '@tonalli/contracts/lottery/wire';
import { isTrialType } from '@tonalli/contracts/session/wire';
import { hasStakeAtFault, limitReached, lineAtFault, mostIssues } from '../../games/lottery/assert-order';
import { oddsTable } from '../../games/lottery/lottery-odds';
import { lottery as game } from '../../games/lottery/module';
import { orderCostMinor } from '../../games/lottery/order';
import { oddsOfLines } from '../../games/lottery/stakes';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { readerOf } from '../../wagering/kept-reader';
import type { PlacedRound, Placement } from '../../wagering/placement';
import type { World } from '../../world/world';
import { fillTrialWallet, newRoundId, runner, titleOf } from '../play';
import { notePlay } from '../play-time';
import { hasOwnWallet } from '../wallet';
import { exposureRefused } from './exposure-refused';
import { mayChase, oddsVersion } from './fetch-lottery';
import { orderableIssues } from './issue-view';
import { ordersRepository } from './lottery.repository';
import { type OpenLottery, requireOpen } from './open-lottery';
import { type TakenOrder, takenOrderOf } from './own-order';
import { type Groups, groupsOf, rebateAt } from './prize-groups';

type Input = InputOf<typeof endpoint>;

const refuse = (code: 'BET_INVALID' | 'ISSUE_CLOSED' | 'LOTTERY_LIMIT_REACHED', lottery: LotteryRefused): never => {
  throw new PlatformFailure(code, { lottery });
};

/** The draws that orders can be for, further than the next ones only where the order is for others. */
function aheadFor(world: World, open: OpenLottery, issues: Input['issues']) {
  const most = mostIssues(open.lottery);
  const next = orderableIssues(world, open, Math.min(issues.length, most));
  return issues.every(({ issue }) => next.some(({ name }) => name === issue))
    ? next
    : orderableIssues(world, open, most);
}

/** Whether the first of the draws is still to open. Refuses draws that are closed, unknown, or out of their order. */
function assertIssues(world: World, open: OpenLottery, { issues }: Input): { isAhead: boolean } {
  const ahead = aheadFor(world, open, issues);
  const places = issues.map(({ issue }) => ahead.findIndex(({ name }) => name === issue));
  const missing = issues.find((_, index) => places[index] === -1);
  if (missing) return refuse('ISSUE_CLOSED', { issue: missing.issue, nextIssue: ahead[0]?.name ?? null });
  if (places.some((place, index) => index > 0 && place <= (places[index - 1] ?? 0)))
    return refuse('BET_INVALID', { fault: 'order' });
  const first = ahead[places[0] ?? 0];
  return { isAhead: !first || first.opensAt > world.clock.now() };
}

function assertGroup(groups: Groups | null, group: number | null): void {
  const isOne = group === null || (groups !== null && group >= groups.least && group <= groups.most);
  if (!isOne) refuse('BET_INVALID', { fault: 'unknown' });
}

function betOf(open: OpenLottery, { lines, issues, stop, prizeGroup }: Input, isAhead: boolean): LotteryBet {
  const { code, family } = open.lottery;
  const odds = oddsOfLines({ code, lines }, oddsTable(family, prizeGroup));
  return readerOf(LotteryBet).hold({ code, lines, issues, stop, isAhead, prizeGroup, odds }, 'BET_INVALID');
}

/** An order that is sound and within its own limits. */
function readOrder(world: World, open: OpenLottery, input: Input): LotteryBet {
  const { code, family } = open.lottery;
  const fault = lineAtFault({ code, lines: input.lines, issues: input.issues });
  if (fault) refuse('BET_INVALID', fault);
  if (input.oddsVersion !== oddsVersion(family)) throw new PlatformFailure('ODDS_CHANGED');
  const { isAhead } = assertIssues(world, open, input);
  if (input.issues.length > 1 && !mayChase(world)) refuse('LOTTERY_LIMIT_REACHED', { limit: 'chase' });
  const bet = betOf(open, input, isAhead);
  const config = configOf(open);
  if (hasStakeAtFault(bet, config)) throw new PlatformFailure('STAKE_INVALID');
  const reached = limitReached(bet, config);
  if (reached) refuse('LOTTERY_LIMIT_REACHED', reached);
  return bet;
}

/** The setting that orders of a lottery are made under. */
const configOf = ({ lottery }: OpenLottery) => readerOf(LotteryConfig).read(game.settingOf(lottery.code));

const SHORT_CHARACTERS = 60;

/** A selection as one line of text, cut to a length. */
function shortSelection(bet: LotteryBet): string {
  const text = (bet.lines[0]?.selection ?? []).map((row) => row.slice(0, SHORT_CHARACTERS).join(' ')).join(' | ');
  return text.length > SHORT_CHARACTERS ? `${text.slice(0, SHORT_CHARACTERS - 1)}…` : text;
}

/** Who orders. Trial accounts have play money, and no rate of their own. */
interface Orderer {
  readonly id: string;
  readonly isTrial: boolean;
  /** Whose will it is, for the guard. */
  readonly by: 'member' | 'operator';
}

function walletOf(world: World, { game: { vendor } }: OpenLottery, { isTrial }: Orderer) {
  if (isTrial) return 'trial' as const;
  return hasOwnWallet(world, vendor) ? ('vendor' as const) : ('main' as const);
}

function placeBet(world: World, bet: LotteryBet, placement: Omit<Placement, 'bet'>): PlacedRound {
  try {
    return runner.placeWithin(world, { ...placement, bet });
  } catch (error) {
    throw exposureRefused(error, { bet, costMinor: orderCostMinor(bet) });
  }
}

/** Bets on the draws of an order, and keeps it for the member's lists. Call in a transaction. */
export function takeOrder(world: World, { id: memberId, ...who }: Orderer, input: Input): TakenOrder {
  const open = requireOpen(world, input.gameCode);
  const groups = groupsOf(world, { ...open, memberId: who.isTrial ? null : memberId });
  assertGroup(groups, input.prizeGroup);
  const bet = readOrder(world, open, input);
  const wallet = walletOf(world, open, { id: memberId, ...who });
  const [roundId, at, { code }] = [newRoundId(), world.clock.now(), open.lottery];
  if (who.isTrial) fillTrialWallet(world, { memberId, reference: roundId });
  const placed = placeBet(world, bet, {
    ...{ roundId, memberId, nodeId: code, wallet, roundKey: null, at, by: who.by },
    title: () => titleOf(open.game),
  });
  const group = input.prizeGroup ?? groups?.least ?? 0;
  const row = ordersRepository(world).insert({
    ...{ roundId, memberId, code, wallet, at, isChase: bet.issues.length > 1 ? 1 : 0 },
    ...{ firstIssue: bet.issues[0]?.issue ?? '', lastIssue: bet.issues.at(-1)?.issue ?? '' },
    ...{ issueCount: bet.issues.length, lineCount: bet.lines.length, play: bet.lines[0]?.play ?? '' },
    shortSelection: shortSelection(bet),
    ...{ rebateBp: groups && wallet === 'main' ? rebateAt(groups, group) : 0, rebateMinor: 0 },
  });
  return { row, placed };
}

/** An order is open as it is placed. */
const NOT_COUNTED = { stakeMinor: 0, payoutMinor: 0 };

export const placeOrder: Verb<typeof endpoint> = ({ ctx: { world, member, request }, input }) => {
  const taken = takeOrder(world, { id: member.id, isTrial: isTrialType(member.type), by: 'member' }, input);
  const { wallet, code, memberId } = taken.row;
  // Whoever orders plays, as in any game: time, reality checks and limits of time count it.
  if (wallet !== 'trial')
    notePlay(world, { memberId, nodeId: code, family: game.family, isStart: true, counted: NOT_COUNTED });
  return takenOrderOf(world, taken, request.language);
};
