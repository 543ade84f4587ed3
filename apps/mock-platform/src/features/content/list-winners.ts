import type { listWinners as listWinnersEndpoint, WinnerEntry } from '@tonalli/contracts/content/wire';
import type { WireLanguage } from '@tonalli/contracts/language';
import type { GameType } from '@tonalli/contracts/lobby/wire';
import { toIso } from '../../clock/system-time';
import { nicknameOf } from '../../people/find-member';
import type { Verb } from '../../transport/verb';
import { largestWins } from '../../wagering/bets';
import type { WinRow } from '../../wagering/bets.repository';
import type { World } from '../../world/world';
import { findGame, gameIcon, gameNameIn } from '../lobby';
import { maskName, proofOf } from '../play';

const DAY_MS = 86_400_000;
/** The board shows fresh wins; a quiet week is filled up from the month. */
const FRESH_DAYS = 7;
const FILLED_DAYS = 31;

const PERIOD_DAYS = { DAY: 1, WEEK: 7 } as const;

export interface WinsAsked {
  language: WireLanguage;
  limit: number;
  /** Left out: the board's own, the week or, where that was quiet, the month. */
  period?: keyof typeof PERIOD_DAYS | undefined;
  gameType?: GameType | undefined;
}

function winsOf(world: World, { limit, period, gameType }: WinsAsked): WinRow[] {
  const now = world.clock.now();
  const since = (days: number) =>
    largestWins(world, { sinceMs: now - days * DAY_MS, gameType: gameType ?? null, limit });
  if (period) return since(PERIOD_DAYS[period]);
  const fresh = since(FRESH_DAYS);
  return fresh.length < limit ? since(FILLED_DAYS) : fresh;
}

/** The largest settled wins in real money, largest first, under masked names, each with the page that proves it where it was drawn. */
export function listTopWins(world: World, asked: WinsAsked): WinnerEntry[] {
  return winsOf(world, asked).flatMap(({ roundId, jackpotMinor, memberId, nodeId, payoutMinor, at }) => {
    const game = findGame(world, nodeId);
    if (!game) return [];
    const verifyUrl = proofOf(world, roundId)?.verifyUrl;
    return {
      customerName: maskName(nicknameOf(world, memberId)),
      winAmount: payoutMinor,
      gameName: gameNameIn(game, asked.language),
      iconUrl: gameIcon(game),
      nodeId,
      vassalage: game.vendor,
      gameType: game.gameType,
      gameCode: game.gameCode,
      at: toIso(at),
      ...(verifyUrl && { verifyUrl }),
      ...(jackpotMinor > 0 && { jackpot: jackpotMinor }),
    };
  });
}

export const listWinners: Verb<typeof listWinnersEndpoint> = ({ ctx, input }) => ({
  list: listTopWins(ctx.world, {
    language: input.language,
    limit: input.limitNum,
    period: input.period,
    gameType: input.gameCategory === 'ALL' ? undefined : input.gameCategory,
  }).map((vo) => ({ vo })),
});
