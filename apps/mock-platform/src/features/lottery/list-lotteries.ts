import type {
  listLotteries as listLotteriesEndpoint,
  listRecentLotteries as listRecentEndpoint,
} from '@tonalli/contracts/lottery/wire';
import { LOTTERIES } from '@tonalli/lottery/lotteries';
import { toIso } from '../../clock/system-time';
import type { Verb } from '../../transport/verb';
import { ordersRepository } from './lottery.repository';
import { toLotteryGame } from './lottery-game';
import { findLottery } from './open-lottery';

/** All lotteries of the catalogue, in their order. */
export const listLotteries: Verb<typeof listLotteriesEndpoint> = ({ ctx: { world, now }, input }) => ({
  serverTime: toIso(now),
  games: LOTTERIES.filter(({ prizeMode }) => !input.prizeMode || prizeMode === input.prizeMode).flatMap(({ code }) => {
    const open = findLottery(world, code);
    return open ? [toLotteryGame(world, open, input.language)] : [];
  }),
});

const MOST_RECENT = 12;

/** Those that the member had orders in, the latest first. */
export const listRecentLotteries: Verb<typeof listRecentEndpoint> = ({ ctx: { world, now, member }, input }) => ({
  serverTime: toIso(now),
  games: ordersRepository(world)
    .recent({ memberId: member.id, limit: MOST_RECENT })
    .flatMap((code) => {
      const open = findLottery(world, code);
      const isAsked = open && (!input.prizeMode || open.lottery.prizeMode === input.prizeMode);
      return isAsked ? [toLotteryGame(world, open, input.language)] : [];
    }),
});
