import { GAMES } from '../../games/registry';
import { createRunner, type Runner } from '../../wagering/runner';
import { summary } from '../../wagering/summary';
import { recordRecentGame } from '../lobby';
import { announceWin } from './announce-win';
import { forgetShare } from './jackpot-pool';
import { playJackpot } from './jackpot-round';

/** Plays the families that are built, with the jackpot beside them, and settles bets that are only told of. */
export const runner: Runner = createRunner({
  games: [...GAMES, summary],
  prize: playJackpot,
  placed(world, { family, ...played }) {
    if (family !== summary.family) recordRecentGame(world, played);
  },
  decided(world, { family, isTrial, wasOpen, wonMinor, ...round }) {
    if (wasOpen && !isTrial) forgetShare(world, round.roundId);
    if (family !== summary.family && !isTrial) announceWin(world, { ...round, payoutMinor: wonMinor });
  },
});
