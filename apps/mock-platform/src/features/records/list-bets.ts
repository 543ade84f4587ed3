import type { WireLanguage } from '@tonalli/contracts/language';
import { pageCount } from '@tonalli/contracts/paging';
import type { listBets as endpoint } from '@tonalli/contracts/records/wire';
import { toIso } from '../../clock/system-time';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { betIdOf } from '../../wagering/bets';
import { type BetRow, betsRepository } from '../../wagering/bets.repository';
import type { World } from '../../world/world';
import { findGame, findVendorName, gameNameIn } from '../lobby';

const DAY_MS = 24 * 60 * 60 * 1_000;
export const MAX_RANGE_MS = 92 * DAY_MS;

/** A bet as the wire has it, its game and vendor named in one language. Amounts in minor units. */
export function toWireBet(world: World, bet: BetRow, language: WireLanguage) {
  const game = findGame(world, bet.nodeId);
  const jackpot = bet.detail.j;
  return {
    betId: betIdOf(bet.id),
    roundId: bet.roundId,
    at: toIso(bet.at),
    nodeId: bet.nodeId,
    gameName: game ? gameNameIn(game, language) : bet.nodeId,
    vassalage: bet.vassalage,
    vendorName: findVendorName(world, bet.vassalage) ?? bet.vassalage,
    gameType: bet.gameType,
    stake: bet.stakeMinor,
    payout: bet.payoutMinor,
    ...(jackpot !== undefined && { jackpot }),
    net: bet.payoutMinor - bet.stakeMinor,
    status: bet.status,
    isTrial: bet.isTrial === 1,
  };
}

/** The member's own bets of a range, newest first, with the totals of the whole range (MEM-07). */
export const listBets: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  const from = Date.parse(input.from);
  const to = Date.parse(input.to);
  if (!(from < to) || to - from > MAX_RANGE_MS) throw new PlatformFailure('INVALID_REQUEST');
  const filter = {
    memberId: member.id,
    from,
    to,
    gameType: input.gameType ?? null,
    vassalage: input.vassalage ?? null,
    status: input.status ?? null,
  };
  const store = betsRepository(world);
  const totals = store.totals(filter);
  const rows = store.page(filter, input.pageSize, (input.pageNo - 1) * input.pageSize);
  return {
    content: rows.map((bet) => toWireBet(world, bet, input.language)),
    pageNum: input.pageNo,
    totalPages: pageCount(totals.rows, input.pageSize),
    totalRows: totals.rows,
    totals: { stake: totals.stakeMinor, payout: totals.payoutMinor, net: totals.payoutMinor - totals.stakeMinor },
  };
};
