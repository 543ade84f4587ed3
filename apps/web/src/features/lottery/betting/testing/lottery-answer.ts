import { lotteryOf } from '@tonalli/lottery/lotteries';
import { proposedTable } from '@tonalli/lottery/odds';
import type { LotteryFamily } from '@tonalli/lottery/play';
import type { Answer, Answers } from '../../../../testing/fake-gateway';

type Detail = Answer<'lottery.game'>;
type Issue = NonNullable<Detail['game']['current']>;

const iso = (at: number) => new Date(at).toISOString();

/** A draw that takes orders for another minute, unless said. */
export function issueAnswer(issue: string, extra: Partial<Issue> = {}): Issue {
  const now = Date.now();
  return {
    issue,
    state: 'OPEN',
    opensAt: iso(now - 1_000),
    closesAt: iso(now + 60_000),
    drawsAt: iso(now + 68_000),
    stations: [],
    result: null,
    drawing: null,
    isForced: false,
    ...extra,
  };
}

interface Given {
  code: string;
  family: LotteryFamily;
  current?: Issue | null;
  last?: Issue | null;
}

/** What the gateway tells of a lottery, with the odds that its family proposes. */
export function lotteryAnswer({ code, family, current, last = null }: Given): Detail {
  const { prizeMode, area } = lotteryOf(code) ?? { prizeMode: 'LOTT' as const, area: 'LOTT' as const };
  return {
    serverTime: iso(Date.now()),
    game: {
      ...{ gameCode: code, family: family.id, prizeMode, area, id: code, vendor: 'TCG_LOTTO', type: 'LOTT' },
      ...{ name: 'Cinco cifras 1 min', icon: '/art/five.svg', isOpen: true, everySeconds: 60 },
      current: current === undefined ? issueAnswer('20261124-0042') : current,
      last,
    },
    odds: { version: 'v1', table: { ...proposedTable(family) } },
    limits: { minLineMinor: 2, maxOrderMinor: 5_000_000, maxIssueMinor: 2_000_000, maxPayoutMinor: 200_000_000 },
    prizeGroup: null,
    mayChase: true,
  };
}

type Order = Answer<'lottery.placeOrder'>;

export const orderAnswer = (orderId: string): Order => ({
  ...{ orderId, betId: `B-${orderId}`, gameCode: 'five-1', gameName: 'Cinco cifras 1 min', family: 'five-digit' },
  ...{ placedAt: iso(Date.now()), state: 'OPEN', isChase: false, stakeMinor: 400, heldMinor: 0, payoutMinor: 0 },
  ...{ rebateMinor: 0, firstIssue: '20261124-0042', lastIssue: '20261124-0042', nextIssue: '20261124-0042' },
  ...{ issueCount: 1, lineCount: 1, play: 'positioning', shortSelection: '', isTrial: false, isCancellable: true },
  ...{ isStoppable: false, issues: [], stop: { onWin: true, onProfitMinor: null, onCancelled: false } },
  ...{ prizeGroup: null, odds: {}, balanceMinor: 0, verifyUrl: 'http://games.example/verify' },
});

/** Of a member who has not played yet. */
export const NOT_PLAYED: Answer<'playTime.read'> = {
  period: { elapsedMs: 0, staked: 0, paid: 0 },
  today: { playedMs: 0, staked: 0, paid: 0 },
  ...{ check: null, everyMin: null, choicesMin: [] },
};

/** What every page of a member asks for. */
export const MEMBER_ANSWERS: Answers = {
  'wallet.balance': { mainMinor: 125_050, vendors: [] },
  'playTime.read': NOT_PLAYED,
};
