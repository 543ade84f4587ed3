import { HEADERS } from '@tonalli/contracts/envelope';
import type { OrderDetail, OrderRow, PlacedOrder, PlaceOrderInput } from '@tonalli/contracts/lottery/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, NOON, NOON_DAY, noonWorld } from '../lottery-noon';
import { orderOf, placeOrder } from '../lottery-player';
import { lastRecordedCall, minor, type RecordedCall } from '../recorded-call';
import { useStack } from '../shared-stack';
import type { LoggedIn, StackWorld } from '../stack';
import { codeOf } from '../test-browser';

const BALANCE = 100_000;
/** A digit at the last of five places: 9.5 times the stake. */
const SEVEN = { play: 'positioning', selection: [[], [], [], [], ['7']] };

const stack = await useStack();
let world: StackWorld;
let player: LoggedIn;
beforeEach(async () => {
  world = await noonWorld(stack);
  player = await world.member({ balanceMinor: BALANCE });
});

const balanceOf = async ({ client }: LoggedIn) => (await client.wallet.balance.query()).mainMinor;
const five = (changes: Partial<Parameters<typeof orderOf>[1]> = {}) =>
  orderOf(player, { gameCode: 'five-1', ...SEVEN, ...changes });
const own = (orderId: string) => ({ orderId, language: 'es' }) as const;
const once = () => ({ context: { idempotencyKey: crypto.randomUUID() } });

type WirePlaced = RecordedCall<'placeLotteryOrder'>['value'];
type WireOrder = RecordedCall<'fetchLotteryOrder'>['value'];
type WireRow = RecordedCall<'listLotteryOrders'>['value']['content'][number];

function expectedRow({ stake, held, payout, rebate, ...same }: WireRow): OrderRow {
  return {
    ...same,
    ...{ stakeMinor: minor(stake), heldMinor: minor(held), payoutMinor: minor(payout), rebateMinor: minor(rebate) },
  };
}
function expectedPlaced(placed: WirePlaced): PlacedOrder {
  const { issues, balance, stop, prizeGroup, odds, verifyUrl, ...row } = placed;
  return {
    ...expectedRow(row),
    ...{ stop, prizeGroup, odds, verifyUrl, balanceMinor: minor(balance) },
    issues: issues.map(({ stake, payout, won, ...same }) => ({
      ...same,
      ...{ stakeMinor: minor(stake), payoutMinor: minor(payout) },
      won: won.map((line) => ({ line: line.line, payoutMinor: minor(line.payout) })),
    })),
  };
}
const expectedOrder = ({ lines, ...placed }: WireOrder): OrderDetail => ({
  ...expectedPlaced(placed),
  lines: lines.map(({ stake, maxPayout, payout, ...same }) => ({
    ...same,
    ...{ stakeMinor: minor(stake), maxPayoutMinor: minor(maxPayout), payoutMinor: minor(payout) },
  })),
});

const sentOf = ({ language: _, ...sent }: PlaceOrderInput) => sent;

describe('an order of a lottery', () => {
  it('LOTT-03 MEM-04 is placed once however often its key comes, and charged once', async () => {
    const order = await five({ selection: [[], [], [], ['1', '2'], ['7']], multiple: 3 });
    const key = 'of-one-order-0001';
    const [first, second] = await Promise.all([placeOrder(player, order, key), placeOrder(player, order, key)]);
    const { request, headers, value } = await lastRecordedCall(stack, world, 'placeLotteryOrder');
    expect(request).toEqual(sentOf(order));
    expect(headers[HEADERS.idempotencyKey]).toBe(key);
    expect(first).toEqual(expectedPlaced(value));
    expect(second).toEqual(first);
    expect(await placeOrder(player, order, key)).toEqual(first);

    // Three digits, 2.00 each, three times.
    expect(first).toMatchObject({
      ...{ state: 'OPEN', stakeMinor: 1_800, heldMinor: 0, balanceMinor: BALANCE - 1_800, isChase: false },
      ...{ firstIssue: draw(721), lastIssue: draw(721), nextIssue: draw(721), isCancellable: true, isStoppable: false },
      issues: [{ issue: draw(721), state: 'OPEN', stakeMinor: 1_800, result: null, won: [] }],
    });
    expect(first).not.toHaveProperty('lines');
    expect(await player.client.lottery.order.query(own(first.orderId))).toEqual({
      ...first,
      lines: [{ ...order.lines[0], bets: 3, units: 3, stakeMinor: 1_800, maxPayoutMinor: 2 * 5_700, payoutMinor: 0 }],
    });
    expect(await balanceOf(player)).toBe(BALANCE - 1_800);
    const { rows } = await player.client.lottery.orders.query({ pageSize: 10, language: 'es' });
    expect(rows.map(({ orderId }) => orderId)).toEqual([first.orderId]);

    expect(await codeOf(placeOrder(player, { ...order, prizeGroup: 1_900 }, key))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await balanceOf(player)).toBe(BALANCE - 1_800);
  });

  it('LOTT-03 is told with its result and its win once it is drawn, as the record has it', async () => {
    const { orderId, betId } = await placeOrder(player, await five({ multiple: 10 }));
    await world.control.run('forceDraw', { code: 'five-1', ...SEVEN });
    await world.control.advance(60_000);
    const shown = await player.client.lottery.order.query({ orderId, language: 'en' });
    const { request, value } = await lastRecordedCall(stack, world, 'fetchLotteryOrder');
    expect(request).toEqual({ orderId, language: 'EN' });
    expect(shown).toEqual(expectedOrder(value));
    expect(shown).toMatchObject({
      ...{ state: 'WON', stakeMinor: 2_000, payoutMinor: 19_000, nextIssue: null, isCancellable: false },
      issues: [{ state: 'WON', result: expect.stringMatching(/^\d{4}7$/), won: [{ line: 0, payoutMinor: 19_000 }] }],
    });
    const bet = await player.client.records.betDetail.query({ betId, language: 'es' });
    expect(bet).toMatchObject({ status: 'SETTLED', stakeMinor: 2_000, payoutMinor: 19_000, roundId: orderId });
    expect(await balanceOf(player)).toBe(BALANCE - 2_000 + 19_000 + shown.rebateMinor);
  });

  it('LOTT-03 MEM-08 gives the rebate of a group below the own one as a movement of its own', async () => {
    await world.control.run('setRate', { member: player.id, category: 'LOTT', basisPoints: 200 });
    const greatest = await placeOrder(player, { ...(await five({ multiple: 100 })), prizeGroup: 1_940 });
    const least = await placeOrder(player, { ...(await five({ multiple: 100 })), prizeGroup: 1_900 });
    // 1,940 of 2,000 of what is fair, 10 for 1.
    expect([greatest.odds, least.odds]).toEqual([
      { 'positioning/place/won': 9_700 },
      { 'positioning/place/won': 9_500 },
    ]);
    await world.control.run('forceDraw', { code: 'five-1', ...SEVEN, wins: false });
    await world.control.advance(60_000);
    const rebates = await Promise.all(
      [greatest, least].map(async ({ orderId }) => (await player.client.lottery.order.query(own(orderId))).rebateMinor),
    );
    // Two hundredths of 200.00.
    expect(rebates).toEqual([0, 400]);
    const range = NOON_DAY;
    const filter = { ...range, category: 'bet', page: 1, pageSize: 20 } as const;
    const { rows } = await player.client.records.movements.query(filter);
    expect(rows.filter(({ kind }) => kind === 'bet.rebate')).toMatchObject([
      { amountMinor: 400, category: 'bet', reference: least.orderId },
    ]);
    expect(await balanceOf(player)).toBe(BALANCE - 40_000 + 400);
  });

  it('LOTT-07 for several draws holds all of it, and gives back what is stopped', async () => {
    const placed = await placeOrder(player, await five({ draws: 4, stop: { onWin: true } }));
    expect(placed).toMatchObject({
      ...{ isChase: true, issueCount: 4, stakeMinor: 200, heldMinor: 600, isStoppable: true },
      ...{ firstIssue: draw(721), lastIssue: draw(724), balanceMinor: BALANCE - 800 },
    });
    await world.control.run('forceDraw', { code: 'five-1', ...SEVEN, wins: false });
    await world.control.advance(60_000);
    const stopped = await player.client.lottery.stopChase.mutate(own(placed.orderId), once());
    const { request, value } = await lastRecordedCall(stack, world, 'stopLotteryChase');
    expect(request).toEqual({ orderId: placed.orderId, language: 'ES' });
    expect(stopped).toEqual(expectedOrder(value));
    expect(stopped.issues.map(({ state }) => state)).toEqual(['LOST', 'OPEN', 'RELEASED', 'RELEASED']);
    expect(stopped).toMatchObject({ state: 'OPEN', stakeMinor: 400, heldMinor: 0, isStoppable: false });
    expect(await balanceOf(player)).toBe(BALANCE - 400);
    expect(await codeOf(player.client.lottery.stopChase.mutate(own(placed.orderId), once()))).toBe('ORDER_CLOSED');
  });

  it('LOTT-07 is taken back while its draw is open, once, and by nobody else', async () => {
    const { orderId } = await placeOrder(player, await five());
    const other = await world.member();
    for (const call of [
      other.client.lottery.cancelOrder.mutate(own(orderId), once()),
      other.client.lottery.stopChase.mutate(own(orderId), once()),
      other.client.lottery.order.query(own(orderId)),
    ])
      expect(await codeOf(call)).toBe('ORDER_NOT_FOUND');

    const key = once();
    const back = await player.client.lottery.cancelOrder.mutate(own(orderId), key);
    const { request, value } = await lastRecordedCall(stack, world, 'cancelLotteryOrder');
    expect(request).toEqual({ orderId, language: 'ES' });
    expect(back).toEqual(expectedOrder(value));
    expect(back).toMatchObject({ state: 'CANCELLED', balanceMinor: BALANCE, nextIssue: null, isCancellable: false });
    expect(await player.client.lottery.cancelOrder.mutate(own(orderId), key)).toEqual(back);
    expect(await codeOf(player.client.lottery.cancelOrder.mutate(own(orderId), once()))).toBe('ORDER_CLOSED');
    expect(await balanceOf(player)).toBe(BALANCE);
  });
});

describe("the member's orders", () => {
  it('LOTT-03 are listed by what they are, page by page, the newest first, and nobody else’s', async () => {
    const chase = await placeOrder(player, await five({ draws: 3 }));
    const single = await placeOrder(player, await five());
    const elsewhere = { gameCode: 'race-1', play: 'positioning', selection: [['01'], ...Array(9).fill([])] };
    const race = await placeOrder(player, await orderOf(player, elsewhere));
    await player.client.lottery.cancelOrder.mutate(own(single.orderId), once());

    const list = async (asked: object) => {
      const page = await player.client.lottery.orders.query({ language: 'es', pageSize: 20, ...asked });
      return page.rows.map(({ orderId }) => orderId);
    };
    expect(await list({})).toEqual([race.orderId, single.orderId, chase.orderId]);
    expect(await list({ kind: 'OPEN' })).toEqual([race.orderId, chase.orderId]);
    expect(await list({ kind: 'SETTLED' })).toEqual([single.orderId]);
    expect(await list({ kind: 'CHASE' })).toEqual([chase.orderId]);
    expect(await list({ gameCode: 'race-1' })).toEqual([race.orderId]);
    expect(await list({ gameCode: 'five-1', kind: 'OPEN' })).toEqual([chase.orderId]);

    const asked = { language: 'en', pageSize: 2 } as const;
    const first = await player.client.lottery.orders.query(asked);
    const { request, value } = await lastRecordedCall(stack, world, 'listLotteryOrders');
    expect(request).toEqual({ language: 'EN', pageSize: '2' });
    expect(first).toEqual({ serverTime: NOON, rows: value.content.map(expectedRow), next: single.orderId });
    const second = await player.client.lottery.orders.query({ ...asked, before: first.next ?? '' });
    expect([second.rows.map(({ orderId }) => orderId), second.next]).toEqual([[chase.orderId], null]);

    const other = await world.member();
    expect(await other.client.lottery.orders.query(asked)).toMatchObject({ rows: [], next: null });
    expect(await codeOf(other.client.lottery.orders.query({ ...asked, before: race.orderId }))).toBe('ORDER_NOT_FOUND');
  });
});
