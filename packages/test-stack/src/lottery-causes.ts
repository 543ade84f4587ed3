import type { ErrorCode } from '@tonalli/contracts/errors';
import { afterNoon } from './lottery-noon';
import { orderOf, placeOrder } from './lottery-player';
import type { LoggedIn, StackWorld } from './stack';
import { codeOf } from './test-browser';

type Cause = (place: { world: StackWorld }) => Promise<ErrorCode | 'OK'>;

/** A digit at its place, in the draw of a minute. */
const ofMinute = (player: LoggedIn, multiple = 1) =>
  orderOf(player, { gameCode: 'five-1', play: 'positioning', selection: [['7'], [], [], [], []], multiple });

/** What orders of lotteries are refused for. */
export const LOTTERY_CAUSES: Partial<Record<ErrorCode, Cause>> = {
  ISSUE_CLOSED: async ({ world }) => {
    await world.control.freeze();
    const player = await world.member({ balanceMinor: 1_000 });
    const order = await ofMinute(player);
    await world.control.advance(60_000);
    return codeOf(placeOrder(player, order));
  },
  LOTTERY_LIMIT_REACHED: async ({ world }) => {
    // While the draw of the minute takes orders: what is ordered ahead is counted as its draw opens.
    await world.control.freeze(afterNoon(10_000));
    const player = await world.member({ balanceMinor: 5_000_000 });
    const order = await ofMinute(player, 7_500);
    await placeOrder(player, order);
    // Each is within the limit of a draw, both are not.
    return codeOf(placeOrder(player, order));
  },
  BET_INVALID: async ({ world }) => {
    const player = await world.member({ balanceMinor: 1_000 });
    const order = await ofMinute(player);
    const lines = order.lines.map((line) => ({ ...line, selection: [['of nobody'], [], [], [], []] }));
    return codeOf(placeOrder(player, { ...order, lines }));
  },
  ODDS_CHANGED: async ({ world }) => {
    const player = await world.member({ balanceMinor: 1_000 });
    return codeOf(placeOrder(player, { ...(await ofMinute(player)), oddsVersion: 'of yesterday' }));
  },
};
