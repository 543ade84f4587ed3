import type { LotteryDetail, OrderDetail, OrderRow } from '@tonalli/contracts/lottery/api';
import type { ToldCard, ToldIssue } from '../told';

/** As the gateway makes them, and as they arrive. */
type Issue = ToldIssue & { result: unknown };
type Card = ToldCard & { current: Issue | null; last: Issue | null };

const SECOND = 1_000;

/** The moment at which the answers of tests are told. */
export const NOW = Date.parse('2030-01-02T18:00:00.000Z');
export const at = (seconds: number): string => new Date(NOW + seconds * SECOND).toISOString();

/** The draw of a minute, which takes orders and closes in 40 seconds. */
export function lotteryIssue(extra: Partial<Issue> = {}): Issue {
  return {
    ...{ issue: '20300102-1081', state: 'OPEN', opensAt: at(-12), closesAt: at(40), drawsAt: at(48) },
    ...{ stations: [], result: null, drawing: null, isForced: false },
    ...extra,
  };
}

/** The draw so many draws ago. */
export function drawnIssue(ago: number, result: unknown, extra: Partial<Issue> = {}): Issue {
  const drawn = 48 - 60 * ago;
  return lotteryIssue({
    ...{ issue: `20300102-${String(1_081 - ago).padStart(4, '0')}`, state: 'SETTLED', result },
    ...{ opensAt: at(drawn - 60), closesAt: at(drawn - 8), drawsAt: at(drawn) },
    ...extra,
  });
}

export function lotteryCard(extra: Partial<Card> = {}): Card {
  return {
    ...{ gameCode: 'five-1', family: 'five-digit', prizeMode: 'LOTT', area: 'LOTT', id: '900', vendor: 'TLT' },
    ...{ type: 'LOTT', name: 'Cinco en un minuto', icon: '/art/five-1.svg', isOpen: true, everySeconds: 60 },
    ...{ current: lotteryIssue(), last: drawnIssue(1, '12345') },
    ...extra,
  };
}

/** A lottery as its own page is told of it. */
export const lotteryDetail = (game: Card): LotteryDetail => ({
  ...{ serverTime: at(0), game, odds: { version: 'v1', table: {} }, prizeGroup: null, mayChase: true },
  limits: { minLineMinor: 2, maxOrderMinor: 1_000_000, maxIssueMinor: 5_000_000, maxPayoutMinor: 50_000_000 },
});

export function orderRow(extra: Partial<OrderRow> = {}): OrderRow {
  return {
    ...{ orderId: 'R1', betId: 'B1', gameCode: 'five-1', gameName: 'Cinco en un minuto', family: 'five-digit' },
    ...{
      placedAt: at(-5),
      state: 'OPEN',
      isChase: false,
      stakeMinor: 400,
      heldMinor: 0,
      payoutMinor: 0,
      rebateMinor: 0,
    },
    ...{ firstIssue: '20300102-1081', lastIssue: '20300102-1081', nextIssue: '20300102-1081', issueCount: 1 },
    ...{ lineCount: 1, play: 'three-front-straight', shortSelection: '1 | 2 | 3 4', isTrial: false },
    ...{ isCancellable: true, isStoppable: false },
    ...extra,
  };
}

const line: OrderDetail['lines'][number] = {
  ...{ play: 'three-front-straight', selection: [['1'], ['2'], ['3', '4']], unitMinor: 200, multiple: 1 },
  ...{ bets: 2, units: 2, stakeMinor: 400, maxPayoutMinor: 190_000, payoutMinor: 0 },
};

export const orderDraw = (extra: Partial<OrderDetail['issues'][number]> = {}): OrderDetail['issues'][number] => ({
  ...{ issue: '20300102-1081', multiple: 1, state: 'OPEN', drawsAt: at(48), stakeMinor: 400, payoutMinor: 0 },
  ...{ stations: [], result: null, won: [] },
  ...extra,
});

export function orderDetail(extra: Partial<OrderDetail> = {}): OrderDetail {
  return {
    ...orderRow(),
    ...{ lines: [line], issues: [orderDraw()], prizeGroup: null, odds: {}, balanceMinor: 125_050 },
    ...{
      stop: { onWin: false, onProfitMinor: null, onCancelled: false },
      verifyUrl: 'http://games.example/verify?bet=B1',
    },
    ...extra,
  };
}
