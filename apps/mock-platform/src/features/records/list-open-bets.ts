import type { listOpenBets as endpoint, OpenBetRecord } from '@tonalli/contracts/records/wire';
import { toIso } from '../../clock/system-time';
import type { Verb } from '../../transport/verb';
import { betIdOf } from '../../wagering/bets';
import type { World } from '../../world/world';
import { findGame, findVendorName, gameIcon, gameNameIn, isPlayable } from '../lobby';
import { runner } from '../play';
import { reopenedSlips } from '../sports-bets';

/** Those that were never decided, and slips that a correction opened again. */
export const openBets = (world: World, memberId: string) =>
  [...runner.openBets(world, memberId), ...reopenedSlips(world, memberId)].sort((a, b) => b.betId - a.betId);

/** The member's own bets whose result is still to come, of every game, the newest first (GAME-16). */
export const listOpenBets: Verb<typeof endpoint> = ({ ctx: { world, member }, input: { language } }) => ({
  content: openBets(world, member.id).map((bet): OpenBetRecord => {
    const game = findGame(world, bet.nodeId);
    return {
      ...{ betId: betIdOf(bet.betId), roundId: bet.roundId, at: toIso(bet.placedAt), nodeId: bet.nodeId },
      gameName: game ? gameNameIn(game, language) : bet.nodeId,
      vendorName: findVendorName(world, bet.vendor) ?? bet.vendor,
      ...{ vassalage: bet.vendor, gameType: bet.gameType, gameCode: game?.gameCode ?? bet.nodeId },
      iconUrl: game ? gameIcon(game) : '',
      isPlayable: game !== null && isPlayable(game),
      ...{ stake: bet.stakeMinor, stands: bet.standsMinor, isTrial: bet.isTrial },
    };
  }),
});
