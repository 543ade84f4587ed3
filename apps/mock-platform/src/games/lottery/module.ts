import { LotteryBet, LotteryConfig, LotteryView } from '@tonalli/contracts/games/lottery';
import { LOTTERIES } from '@tonalli/lottery/lotteries';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { GameRefusal } from '../../wagering/refusal';
import { sumOf } from '../../wagering/stake';
import { assertOrder, hasStakeAtFault, limitReached } from './assert-order';
import { automaticOrder } from './automatic-order';
import { issues } from './issues';
import { isHeld, NEW_ORDER, OrderState, orderCostMinor, settle, skip, stakeNext, stop } from './order';
import { showOrder } from './show-order';
import { greatestMinor, stakesOf } from './stakes';

/** An order stands under its lottery's limits as they were when it was made. */
export const LOTTERY_LIMITS: Omit<LotteryConfig, 'code'> = {
  ...{ minLineMinor: 2, maxOrderMinor: 5_000_000, maxIssueMinor: 2_000_000 },
  ...{ maxPayoutMinor: 500_000_000, maxIssuePayoutMinor: 2_000_000_000, maxNumberPayoutMinor: 300_000_000 },
};

const configs: ReadonlyMap<string, LotteryConfig> = new Map(
  LOTTERIES.map(({ code }) => [code, { code, ...LOTTERY_LIMITS }]),
);

/** Orders of lotteries: lines of plays in one draw, or in several one after another (a chase). */
export const lottery = defineGame({
  family: 'lottery',
  version: 1,
  draws: 'shared',
  bank: 'house',
  config: { schema: LotteryConfig, initial: { code: '', ...LOTTERY_LIMITS } },
  isTakenByFeature: true,
  settingOf: (nodeId) => configs.get(nodeId) ?? { code: nodeId, ...LOTTERY_LIMITS },
  bet: LotteryBet,
  state: OrderState,
  view: LotteryView,
  rounds: {
    of: issues,
    keys: (bet) => (bet.isAhead ? [] : bet.issues.slice(0, 1).map(({ issue }) => issue)),
    later: (bet) => bet.issues.slice(bet.isAhead ? 0 : 1).map(({ issue }) => issue),
    mayWithdraw: true,
  },
  price(bet, { config }) {
    assertOrder(bet, config);
    if (limitReached(bet, config) || hasStakeAtFault(bet, config)) throw new GameRefusal('STAKE_INVALID');
    const cost = orderCostMinor(bet);
    const most = sumOf(bet.issues, (issue) => greatestMinor(bet, issue));
    const [first] = bet.issues;
    const stakes = isHeld(bet) || !first ? [] : stakesOf(bet, first, { config, held: false });
    // What is cancelled comes back.
    return { stakes, ...(isHeld(bet) && { holdMinor: cost }), maxPayoutMinor: Math.max(most, cost) };
  },
  start(bet, context) {
    if (!isHeld(bet)) return { state: { ...NEW_ORDER, next: 1 } };
    return stakeNext({ bet, state: NEW_ORDER, heldMinor: orderCostMinor(bet) }, context);
  },
  steps: { step: z.literal('stop'), apply: (order) => stop(order) },
  follow(order, { key, phase }, context) {
    if (phase.lastsMs === null) return settle(order, { issue: key, result: phase.table.result }, context);
    if (!phase.takesBets) return skip(order, key);
    return Object.keys(order.open).length === 0 ? stakeNext(order, context) : { state: order.state };
  },
  cancelled: (order, issue, context) =>
    Object.keys(order.open).some((line) => line.startsWith(`${issue}/`))
      ? settle(order, { issue, result: null }, context)
      : skip(order, issue),
  show: showOrder,
  onExclusion: ({ open }, { phase }) =>
    Object.keys(open).every((line) => phase(line.slice(0, line.lastIndexOf('/')))?.takesBets) ? 'refund' : 'settle',
  stated: ({ minLineMinor, maxOrderMinor }) => ({
    // Of each play another, which stands where it is bet.
    ...{ rtpPercent: null, volatility: null, maxWinStakes: null },
    ...{ minStake: minLineMinor, maxStake: maxOrderMinor },
    features: ['DRAWS', 'COMBINED_BETS', 'PROVABLY_FAIR'],
  }),
  automatic: { bet: automaticOrder },
});
