import { GAMES } from '../../games/registry';
import { createRunner, type Runner } from '../../wagering/runner';
import { summary } from '../../wagering/summary';
import { recordRecentGame } from '../lobby';
import { announceWin } from './announce-win';
import { forgetShare } from './jackpot-pool';
import { openJackpot } from './jackpot-round';
import { assertApart } from './room-apart';
import { tableNews } from './table-news';
import { tellCorrectedBet } from './tell-corrected-bet';
import { tellEndedBet } from './tell-ended-bet';

/** Plays the families that are built, with the jackpot beside them, and settles bets that are only told of. */
export const runner: Runner = createRunner({
  games: [...GAMES, summary],
  prize: openJackpot,
  seating: assertApart,
  placed(world, { family, ...played }) {
    if (family !== summary.family) recordRecentGame(world, played);
    const { memberId, nodeId } = played;
    tableNews(world).changed(nodeId, { roundId: null, memberId, isTrial: false, isByMember: true });
  },
  stepped: (world, { nodeId }) => tableNews(world).stepped(nodeId),
  corrected(world, bet) {
    tableNews(world).changed(bet.nodeId, { ...bet, isByMember: false });
    tellCorrectedBet(world, bet);
  },
  decided(world, decided) {
    const { roundId, nodeId, memberId, family, isTrial, wasOpen, wonMinor, isEndedByPlayer: isByMember } = decided;
    tableNews(world).changed(nodeId, { roundId, memberId, isTrial, isByMember });
    if (wasOpen && !isTrial) forgetShare(world, roundId);
    if (family === summary.family || isTrial) return;
    announceWin(world, { ...decided, payoutMinor: wonMinor });
    tellEndedBet(world, decided);
  },
});
