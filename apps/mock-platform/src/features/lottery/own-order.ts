import { LotteryStanding, LotteryView } from '@tonalli/contracts/games/lottery';
import type { WireLanguage } from '@tonalli/contracts/language';
import type { OrderState, OrderSummary } from '@tonalli/contracts/lottery/shapes';
import type { LotteryOrder, PlacedLotteryOrder } from '@tonalli/contracts/lottery/wire';
import { toIso } from '../../clock/system-time';
import { greatestOfLines, pricedLines, stakeMinor } from '../../games/lottery/stakes';
import { PlatformFailure } from '../../kernel/failure';
import { betIdOf, betOfRound } from '../../wagering/bets';
import type { PlacedRound } from '../../wagering/placement';
import { readMade } from '../../wagering/schema';
import type { World } from '../../world/world';
import { gameNameIn } from '../lobby';
import { runner, verifyUrl } from '../play';
import { issueNamed } from './issue-view';
import { timesOf } from './issues-ahead';
import { correctionsRepository, type OrderRow, ordersRepository } from './lottery.repository';
import { findLottery, type OpenLottery } from './open-lottery';

/** An order with all that is known of its bet. */
interface Loaded {
  readonly row: OrderRow;
  readonly open: OpenLottery;
  /** As its game shows it, and what of that is read for each. */
  readonly shown: unknown;
  readonly view: LotteryStanding;
  readonly betId: number;
  readonly moment: { isOver: boolean; stakeMinor: number; payoutMinor: number; balanceMinor: number };
  readonly isCancelled: boolean;
  readonly heldMinor: number;
  /** Its first draw takes orders. */
  readonly isFirstOpen: () => boolean;
}

/** Throws `ORDER_NOT_FOUND` for an order of nobody's, or of somebody else's. */
export function requireOrder(world: World, { orderId, memberId }: { orderId: string; memberId: string }): OrderRow {
  const row = ordersRepository(world).byRound(orderId);
  if (row?.memberId !== memberId) throw new PlatformFailure('ORDER_NOT_FOUND');
  return row;
}

export const ownRoundOf = ({ roundId, memberId, code, wallet }: OrderRow) => ({
  ...{ roundId, memberId, nodeId: code, wallet },
});

function known(
  world: World,
  row: OrderRow,
  { moment, betId, view: show }: PlacedRound,
): Omit<Loaded, 'isCancelled' | 'isFirstOpen'> {
  const open = findLottery(world, row.code);
  if (!open) throw new PlatformFailure('ORDER_NOT_FOUND');
  const heldMinor = world.ledger.balance(row.roundId, 'round.held');
  const shown = show();
  return { row, open, betId, moment, shown, view: readMade(LotteryStanding, shown), heldMinor };
}

function load(world: World, row: OrderRow): Loaded {
  const loaded = known(world, row, runner.own(world, ownRoundOf(row)));
  const { open } = loaded;
  return {
    ...{ ...loaded, isCancelled: betOfRound(world, row.roundId)?.status === 'CANCELLED' },
    isFirstOpen: () => issueNamed(world, open, row.firstIssue)?.state === 'OPEN',
  };
}

function stateOf({ isCancelled, moment, view }: Loaded): OrderState {
  if (isCancelled) return 'CANCELLED';
  if (!moment.isOver) return 'OPEN';
  if (view.issues.some(({ state }) => state === 'WON')) return 'WON';
  return view.issues.some(({ state }) => state === 'LOST') ? 'LOST' : 'VOID';
}

/** Nothing of it is closed or decided: neither the draw that it is staked in, nor any before that. */
function isCancellable({ view, moment, isFirstOpen }: Loaded): boolean {
  if (moment.isOver || view.issues.some(({ state }) => state !== 'OPEN' && state !== 'WAITING')) return false;
  return view.issues[0]?.state === 'WAITING' || isFirstOpen();
}

function toSummary(loaded: Loaded, language: WireLanguage): OrderSummary {
  const { row, open, view, moment, isCancelled } = loaded;
  const next = view.issues.find(({ state }) => state === 'OPEN' || state === 'WAITING');
  const isWaiting = view.issues.some(({ state }) => state === 'WAITING');
  return {
    ...{ orderId: row.roundId, betId: betIdOf(loaded.betId), gameCode: row.code, family: open.lottery.family },
    ...{ gameName: gameNameIn(open.game, language), placedAt: toIso(row.at), state: stateOf(loaded) },
    ...{ isChase: row.isChase === 1, stake: moment.stakeMinor, held: loaded.heldMinor, payout: moment.payoutMinor },
    ...{ rebate: row.rebateMinor, firstIssue: row.firstIssue, lastIssue: row.lastIssue },
    nextIssue: moment.isOver || isCancelled ? null : (next?.issue ?? null),
    ...{ issueCount: row.issueCount, lineCount: row.lineCount, play: row.play, shortSelection: row.shortSelection },
    ...{ isTrial: row.wallet === 'trial', isCancellable: isCancellable(loaded) },
    isStoppable: !moment.isOver && row.isChase === 1 && isWaiting,
  };
}

export const summaryOf = (world: World, row: OrderRow, language: WireLanguage): OrderSummary =>
  toSummary(load(world, row), language);

function linesOf({ shown }: Loaded): LotteryOrder['lines'] {
  const view = readMade(LotteryView, shown);
  const [first] = view.issues;
  const once = { issue: first?.issue ?? '', multiple: 1 };
  const greatest = greatestOfLines(view, once);
  const won = view.issues.flatMap((drawn) => drawn.won);
  return pricedLines(view).map((priced, index) => ({
    ...priced.line,
    bets: priced.counted.reduce((all, { bets }) => all + bets, 0),
    ...{ units: priced.units, stake: stakeMinor(priced, once), maxPayout: greatest[index] ?? 0 },
    payout: won.reduce((all, { line, payoutMinor }) => all + (line === index ? payoutMinor : 0), 0),
  }));
}

/** How the draw of an order came out; a corrected one as it was corrected to. */
const resultOf = (world: World, { code }: OrderRow, { issue, result }: LotteryStanding['issues'][number]): unknown =>
  (result && correctionsRepository(world).of({ code, issue })?.result) ?? result ?? null;

/** An order with its lines, draws and results. */
export function orderOf(world: World, row: OrderRow, language: WireLanguage): LotteryOrder {
  const loaded = load(world, row);
  return { ...toOrder(world, loaded, language), lines: linesOf(loaded) };
}

/** An order that was taken just now, in the same transaction: draws that take none would have refused it. */
export interface TakenOrder {
  readonly row: OrderRow;
  readonly placed: PlacedRound;
}

export const takenOrderOf = (world: World, { row, placed }: TakenOrder, language: WireLanguage): PlacedLotteryOrder =>
  toOrder(world, { ...known(world, row, placed), isCancelled: false, isFirstOpen: () => true }, language);

function toOrder(world: World, loaded: Loaded, language: WireLanguage): PlacedLotteryOrder {
  const { row, view, open, moment } = loaded;
  return {
    ...toSummary(loaded, language),
    issues: view.issues.map((drawn) => {
      const { issue, multiple, state, ...of } = drawn;
      const times = timesOf(open.lottery, issue);
      return {
        ...{ issue, multiple, state, drawsAt: toIso(times?.drawsAt ?? row.at), stations: [...(times?.stations ?? [])] },
        ...{ stake: of.stakeMinor, payout: of.payoutMinor, result: resultOf(world, row, drawn) },
        won: of.won.map(({ line, payoutMinor }) => ({ line, payout: payoutMinor })),
      };
    }),
    ...{ stop: view.stop, prizeGroup: view.prizeGroup, odds: view.odds, balance: moment.balanceMinor },
    verifyUrl: verifyUrl(world, row.roundId),
  };
}
