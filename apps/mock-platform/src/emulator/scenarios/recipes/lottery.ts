import { isTrialType } from '@tonalli/contracts/session/wire';
import { LOTTERY_COMMANDS } from '@tonalli/qa/lotteries';
import { z } from 'zod';
import { cancelOwnOrder, oddsVersion, orderableIssues, requireListed, takeOrder } from '../../../features/lottery';
import { findMember } from '../../../people/find-member';
import type { World } from '../../../world/world';
import type { Recipe } from '../scenario';
import { ensureFunds } from './money';
import type { Person } from './person';

/** What the greatest order costs. */
const FUNDS_MINOR = 5_000_000;

const { code, lines, draws, stopOnWin, prizeGroup } = LOTTERY_COMMANDS.orderLottery.input.shape;

/** Orders of one make, in the draw that takes orders and in so many behind it. */
export const LotteryOrders = z.strictObject({
  ...{ code, lines, draws, stopOnWin, prizeGroup },
  times: z.int().min(1).max(500).default(1),
  /** They are taken back at once. */
  takenBack: z.literal(true).optional(),
});
export type LotteryOrders = z.output<typeof LotteryOrders>;

/** Makes them now. */
export function orderLotteries(world: World, { id, ...person }: Person, orders: LotteryOrders): void {
  const open = requireListed(world, orders.code);
  const isTrial = isTrialType(findMember(world, id)?.type ?? 0);
  const issues = orderableIssues(world, open, orders.draws).map(({ name }) => ({ issue: name, multiple: 1 }));
  for (let made = 0; made < orders.times; made += 1) {
    if (!isTrial) ensureFunds(world, { id, ...person }, { amountMinor: FUNDS_MINOR, at: world.clock.now() });
    const { row } = takeOrder(
      world,
      { id, isTrial, by: 'operator' },
      {
        ...{ gameCode: orders.code, oddsVersion: oddsVersion(open.lottery.family), lines: orders.lines, issues },
        prizeGroup: orders.prizeGroup ?? null,
        stop: { onWin: orders.stopOnWin, onProfitMinor: null, onCancelled: false },
      },
    );
    if (orders.takenBack) cancelOwnOrder(world, { orderId: row.roundId, memberId: id });
  }
}

export const BeforeClose = z.strictObject({ code, seconds: z.int().min(0).max(86_400) });

/** Stands still so many seconds before a lottery closes one of its next draws. */
export const frozenBeforeClose = ({ code: of, seconds }: z.output<typeof BeforeClose>): Recipe => ({
  cook(world) {
    const at = orderableIssues(world, requireListed(world, of), 2)
      .map(({ closesAt }) => closesAt - seconds * 1_000)
      .find((moment) => moment >= world.clock.now());
    if (at === undefined) throw new RangeError(`${of} closes no draw in ${seconds} seconds or later`);
    world.clock.freeze(at);
    return [];
  },
});
