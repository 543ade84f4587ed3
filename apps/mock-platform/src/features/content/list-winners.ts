import type { listWinners as listWinnersEndpoint, WinnerEntry } from '@tonalli/contracts/content/wire';
import type { WireLanguage } from '@tonalli/contracts/language';
import { toIso } from '../../clock/system-time';
import { nicknameOf } from '../../people/find-member';
import type { Verb } from '../../transport/verb';
import { largestWins } from '../../wagering/bets';
import type { World } from '../../world/world';
import { findGame, gameIcon, gameNameIn } from '../lobby';
import { maskName } from '../play';

const DAY_MS = 86_400_000;
/** The board shows fresh wins; a quiet week is filled up from the month. */
const WINDOWS_DAYS = [7, 31] as const;

/** The largest settled wins in real money, largest first, under masked names. */
export function listTopWins(world: World, language: WireLanguage, limit: number): WinnerEntry[] {
  const now = world.clock.now();
  const [week, month] = WINDOWS_DAYS.map((days) => now - days * DAY_MS);
  const fresh = largestWins(world, week ?? now, limit);
  const wins = fresh.length < limit ? largestWins(world, month ?? now, limit) : fresh;
  return wins.flatMap(({ memberId, nodeId, payoutMinor, at }) => {
    const game = findGame(world, nodeId);
    if (!game) return [];
    return {
      customerName: maskName(nicknameOf(world, memberId)),
      winAmount: payoutMinor,
      gameName: gameNameIn(game, language),
      iconUrl: gameIcon(game),
      nodeId,
      vassalage: game.vendor,
      gameType: game.gameType,
      gameCode: game.gameCode,
      at: toIso(at),
    };
  });
}

export const listWinners: Verb<typeof listWinnersEndpoint> = ({ ctx, input }) => ({
  list: listTopWins(ctx.world, input.language, input.limitNum).map((vo) => ({ vo })),
});
