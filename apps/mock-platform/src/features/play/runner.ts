import { GAMES } from '../../games/registry';
import { createRunner, type Runner } from '../../wagering/runner';
import { summary } from '../../wagering/summary';
import { recordRecentGame } from '../lobby';
import { announceWin } from './announce-win';
import { forgetShares } from './jackpot-pool';
import { openJackpot } from './jackpot-round';
import { assertApart } from './room-apart';
import { tableNews } from './table-news';
import { tellCorrectedBet } from './tell-corrected-bet';
import { tellEndedBets } from './tell-ended-bet';

/** Plays the families that are built, with the jackpot beside them, and settles bets that are only told of. */
export const runner: Runner = createRunner({
  games: [...GAMES, summary],
  prize: openJackpot,
  seating: assertApart,
  placed(world, { family, table, ...played }) {
    if (family !== summary.family) recordRecentGame(world, played);
    tableNews(world).changed(table, { roundId: null, memberId: played.memberId, isTrial: false, isByMember: true });
  },
  stepped: (world, { table }) => tableNews(world).stepped(table),
  withdrawn: (world, { table, ...bet }) => tableNews(world).changed(table, { ...bet, isByMember: true }),
  corrected(world, bet) {
    tableNews(world).changed(bet.table, { ...bet, isByMember: false });
    tellCorrectedBet(world, bet);
  },
  decided(world, rounds) {
    const news = tableNews(world);
    for (const { table, isEndedByPlayer: isByMember, roundId, memberId, isTrial } of rounds)
      news.changed(table, { roundId, memberId, isTrial, isByMember });
    const real = rounds.filter(({ isTrial }) => !isTrial);
    forgetShares(
      world,
      real.flatMap(({ roundId, wasOpen }) => (wasOpen ? [roundId] : [])),
    );
    const played = real.filter(({ family }) => family !== summary.family);
    for (const round of played) announceWin(world, { ...round, payoutMinor: round.wonMinor });
    tellEndedBets(world, played);
  },
});
