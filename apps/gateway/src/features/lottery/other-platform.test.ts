import { fetchLotteryOrder, listIssues, listLotteries, placeLotteryOrder } from '@tonalli/contracts/lottery/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedIn, startGateway, type TestGateway } from '../../testing/start-gateway';

const AT = '2026-03-16T18:00:00.000Z';
/** What the contract has no word for. */
const MORE = { addedLater: { anything: [true] } };

const ISSUE = {
  ...{ issue: '20260316-0721', state: 'OPEN', opensAt: AT, closesAt: AT, drawsAt: AT },
  ...{ stations: [], result: null, drawing: null, isForced: false },
};
const GAME = {
  ...{ gameCode: 'moon-1', family: 'moonlight', prizeMode: 'LOTT', area: 'LOTT', nodeId: '77', vassalage: 'LUNA' },
  ...{ gameType: 'LOTT', gameName: 'Luna', iconUrl: '/art/77.svg', isOpen: true, everySeconds: 60 },
};
const SUMMARY = {
  ...{ orderId: 'R1', betId: 'B1', gameCode: 'moon-1', gameName: 'Luna', family: 'moonlight', placedAt: AT },
  ...{ state: 'OPEN', isChase: false, stake: '2.00', held: '0.00', payout: '0.00', rebate: '0.00' },
  ...{ firstIssue: ISSUE.issue, lastIssue: ISSUE.issue, nextIssue: ISSUE.issue, issueCount: 1, lineCount: 1 },
  ...{ play: 'full', shortSelection: '1', isTrial: false, isCancellable: true, isStoppable: false },
};
const LINE = { play: 'full', selection: [['1']], unitMinor: 200, multiple: 1 };
const DRAW = { issue: ISSUE.issue, multiple: 1, state: 'WON', drawsAt: AT, stations: [], result: { moon: 3 } };

/** A platform of another make, which says more than it is asked for. */
const ANSWERS: Record<string, object> = {
  [listLotteries.path]: {
    serverTime: AT,
    games: [{ ...GAME, current: { ...ISSUE, ...MORE }, last: null, ...MORE }],
    ...MORE,
  },
  [listIssues.path]: { serverTime: AT, content: [{ ...ISSUE, ...MORE }], ...MORE },
  [fetchLotteryOrder.path]: {
    ...{ ...SUMMARY, ...MORE, prizeGroup: null, odds: { 'full/moon/won': 9_500 }, balance: '998.00' },
    lines: [{ ...LINE, bets: 1, units: 1, stake: '2.00', maxPayout: '19.00', payout: '19.00', ...MORE }],
    issues: [{ ...DRAW, stake: '2.00', payout: '19.00', won: [{ line: 0, payout: '19.00', ...MORE }], ...MORE }],
    ...{
      stop: { onWin: true, onProfitMinor: null, onCancelled: false, ...MORE },
      verifyUrl: 'https://luna.example/verify',
    },
  },
};
const REFUSED = {
  ...{ success: false, code: 'ISSUE_CLOSED', message: 'Late.', ...MORE },
  lottery: { issue: ISSUE.issue, nextIssue: '20260316-0722', ...MORE },
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  gateway.platform.raw((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (path === placeLotteryOrder.path) return reply.code(409).send(REFUSED);
    return reply.send({ success: true, value: ANSWERS[path], ...MORE });
  });
});
afterAll(() => gateway.stop());

it('WIRE-06 lists lotteries of a family that nobody here knows, and hands on no field that was not asked for', async () => {
  const { data } = await gateway.query('lottery.games', { language: 'es' });
  const { nodeId: id, vassalage: vendor, gameType: type, gameName: name, iconUrl: icon, ...same } = GAME;
  const card = { ...same, id, vendor, type, name, icon, current: ISSUE, last: null };
  expect(data).toEqual({ serverTime: AT, games: [card] });
  const issues = await gateway.query('lottery.issues', { gameCode: 'moon-1', most: 3 });
  expect(issues.data).toEqual({ serverTime: AT, issues: [ISSUE] });
});

it('WIRE-06 tells an order of it with its result as it came, and amounts in minor units', async () => {
  const tab = signedIn();
  const { data } = await gateway.query('lottery.order', { orderId: 'R1', language: 'es' }, { tab });
  const { stake: _s, held: _h, payout: _p, rebate: _r, ...same } = SUMMARY;
  expect(data).toEqual({
    ...{ ...same, stakeMinor: 200, heldMinor: 0, payoutMinor: 0, rebateMinor: 0, prizeGroup: null },
    ...{ odds: { 'full/moon/won': 9_500 }, balanceMinor: 99_800, verifyUrl: 'https://luna.example/verify' },
    stop: { onWin: true, onProfitMinor: null, onCancelled: false },
    lines: [{ ...LINE, bets: 1, units: 1, stakeMinor: 200, maxPayoutMinor: 1_900, payoutMinor: 1_900 }],
    issues: [{ ...DRAW, stakeMinor: 200, payoutMinor: 1_900, won: [{ line: 0, payoutMinor: 1_900 }] }],
  });
});

it('WIRE-06 LOTT-02 hands on what a refusal says of the draw, and of it what is known', async () => {
  const order = {
    ...{ gameCode: 'moon-1', oddsVersion: 'of-luna', prizeGroup: null, lines: [LINE], language: 'es' },
    issues: [{ issue: ISSUE.issue, multiple: 1 }],
    stop: { onWin: true, onProfitMinor: null, onCancelled: false },
  };
  const call = { tab: signedIn(), headers: { 'x-idempotency-key': 'late-order-0001' } };
  const { status, error } = await gateway.mutate('lottery.placeOrder', order, call);
  expect([status, error?.data.platform]).toEqual([
    409,
    expect.objectContaining({
      ...{ code: 'ISSUE_CLOSED', lottery: { issue: ISSUE.issue, nextIssue: '20260316-0722' } },
    }),
  ]);
});
