import type { PlaceOrderInput } from '@tonalli/contracts/lottery/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { afterNoon, draw, noonWorld } from '../lottery-noon';
import { orderOf, placeOrder } from '../lottery-player';
import { useStack } from '../shared-stack';
import type { LoggedIn, StackWorld } from '../stack';
import { codeOf, platformDataOf } from '../test-browser';

const BALANCE = 5_000_000;
const SEVEN = { play: 'positioning', selection: [[], [], [], [], ['7']] };

const stack = await useStack();
let world: StackWorld;
let player: LoggedIn;
beforeEach(async () => {
  world = await noonWorld(stack);
  player = await world.member({ balanceMinor: BALANCE });
});

const five = (changes: Partial<Parameters<typeof orderOf>[1]> = {}) =>
  orderOf(player, { gameCode: 'five-1', ...SEVEN, ...changes });

/** What the page is told of a refused order, of which nothing was charged. */
async function refusalOf(order: PlaceOrderInput) {
  const { client } = player;
  const before = (await client.wallet.balance.query()).mainMinor;
  const failure = platformDataOf(await placeOrder(player, order).catch((error: unknown) => error));
  expect((await client.wallet.balance.query()).mainMinor).toBe(before);
  return failure;
}

describe('a refused order of a lottery', () => {
  it('LOTT-02 WIRE-05 for a closed draw names the one that takes orders next', async () => {
    const order = await five();
    await world.control.freeze(afterNoon(52_000));
    expect(await refusalOf(order)).toMatchObject({
      ...{ code: 'ISSUE_CLOSED', lottery: { issue: draw(721), nextIssue: draw(722) } },
    });
    const next = { ...order, issues: [{ issue: draw(722), multiple: 1 }] };
    expect(await placeOrder(player, next)).toMatchObject({ nextIssue: draw(722), state: 'OPEN' });
  });

  it('LOTT-02 cannot be taken back once its draw is closed, and says which', async () => {
    const { orderId } = await placeOrder(player, await five());
    await world.control.freeze(afterNoon(53_000));
    const call = player.client.lottery.cancelOrder.mutate(
      { orderId, language: 'es' },
      { context: { idempotencyKey: crypto.randomUUID() } },
    );
    expect(platformDataOf(await call.catch((error: unknown) => error))).toMatchObject({
      ...{ code: 'ISSUE_CLOSED', lottery: { issue: draw(721) } },
    });
  });

  it('LOTT-07 beyond what a member may stake in a draw says which limit, and what is free', async () => {
    await placeOrder(player, await five({ multiple: 7_500 }));
    expect(await refusalOf(await five({ multiple: 3_000 }))).toMatchObject({
      code: 'LOTTERY_LIMIT_REACHED',
      lottery: { limit: 'member', availableMinor: 500_000, issue: draw(721) },
    });
    await placeOrder(player, await five({ multiple: 2_500 }));
  });

  it('LOTT-07 beyond what one order may cost says so', async () => {
    expect(await refusalOf(await five({ multiple: 9_000, draws: 3 }))).toMatchObject({
      ...{ code: 'LOTTERY_LIMIT_REACHED', lottery: { limit: 'order', availableMinor: 5_000_000 } },
    });
  });

  it('LOTT-07 beyond what may be won at once says so', async () => {
    const straight = { play: 'five-straight', selection: [['1'], ['2'], ['3'], ['4'], ['5']] };
    const refusal = await refusalOf(await five({ ...straight, multiple: 30 }));
    expect(refusal).toMatchObject({ code: 'LOTTERY_LIMIT_REACHED', lottery: { limit: 'payout' } });
  });

  it('LOTT-07 WIRE-05 for what is no bet names the line and what is wrong with it', async () => {
    const order = await five();
    const sound = { ...SEVEN, unitMinor: 200, multiple: 1 };
    const faults: [Partial<typeof sound>, string][] = [
      [{ play: 'positioning', selection: [[], [], [], [], ['x']] }, 'unknown'],
      [{ play: 'positioning', selection: [[], [], [], [], ['7', '7']] }, 'twice'],
      [{ play: 'five-straight', selection: [['1'], ['2'], ['3'], ['4'], []] }, 'too-few'],
      [{ play: 'of-nobody' }, 'unknown'],
      [{ unitMinor: 1 }, 'unknown'],
    ];
    for (const [changes, fault] of faults)
      expect(await refusalOf({ ...order, lines: [sound, { ...sound, ...changes }] })).toMatchObject({
        ...{ code: 'BET_INVALID', lottery: { line: 1, fault } },
      });
  });

  it('LOTT-03 made by other odds, in another group or without the money is told so by its code', async () => {
    const order = await five();
    expect(await refusalOf({ ...order, oddsVersion: 'of-yesterday' })).toMatchObject({ code: 'ODDS_CHANGED' });
    expect(await refusalOf({ ...order, prizeGroup: 1_970 })).toMatchObject({ code: 'BET_INVALID' });
    const poor = await world.member({ balanceMinor: 199 });
    expect(await codeOf(placeOrder(poor, order))).toBe('INSUFFICIENT_FUNDS');
    expect(await codeOf(player.client.lottery.placeOrder.mutate(order))).toBe('IDEMPOTENCY_KEY_REQUIRED');
  });

  it('GAME-06 LOTT-03 is not what a trial account gets, which orders with the play money that it is shown', async () => {
    const guest = world.visitor();
    guest.tabToken = (await guest.client.session.freePlay.mutate()).token;
    const order = await orderOf(guest, { gameCode: 'five-1', ...SEVEN });
    expect(await placeOrder(guest, order)).toMatchObject({ isTrial: true, state: 'OPEN', rebateMinor: 0 });
  });
});
