import type { listLotteryOrders as endpoint } from '@tonalli/contracts/lottery/wire';
import { toIso } from '../../clock/system-time';
import type { Verb } from '../../transport/verb';
import { runner } from '../play';
import { ordersRepository } from './lottery.repository';
import { requireOrder, summaryOf } from './own-order';

const FROM_THE_NEWEST = Number.MAX_SAFE_INTEGER;

/** The member's orders, the newest first. What is open is known by the rounds that are. */
export const listOrders: Verb<typeof endpoint> = ({ ctx: { world, member, now }, input }) => {
  const { gameCode = null, kind, before, pageSize, language } = input;
  const behind = before === undefined ? null : requireOrder(world, { orderId: before, memberId: member.id });
  const isByRounds = kind === 'OPEN' || kind === 'SETTLED';
  const open = isByRounds ? runner.openBets(world, member.id).map(({ roundId }) => roundId) : [];
  const rows = ordersRepository(world).list({
    ...{ memberId: member.id, code: gameCode, chases: kind === 'CHASE', limit: pageSize + 1 },
    rounds: isByRounds ? { ids: open, are: kind === 'OPEN' ? 'in' : 'out' } : null,
    before: behind?.id ?? FROM_THE_NEWEST,
  });
  const page = rows.slice(0, pageSize);
  return {
    serverTime: toIso(now),
    content: page.map((row) => summaryOf(world, row, language)),
    next: rows.length > pageSize ? (page.at(-1)?.roundId ?? null) : null,
  };
};
