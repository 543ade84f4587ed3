import type { GameClassify, GameType, listGames as listGamesEndpoint } from '@tonalli/contracts/lobby/wire';
import { CURRENCY } from '@tonalli/contracts/money';
import { pageCount } from '@tonalli/contracts/paging';
import type { Verb } from '../../transport/verb';
import type { GameFilter, ListedSlice } from './game-rows';
import type { SearchSlice } from './game-search';
import { gameRepository } from './lobby.repository';
import { newSince } from './new-games';
import { toWireGame } from './wire-game';

/** Every class but `OTHER` belongs to slots. */
const typeOfClass = (classify: GameClassify | undefined): GameType | undefined =>
  classify && classify !== 'OTHER' ? 'RNG' : undefined;

export const listGames: Verb<typeof listGamesEndpoint> = ({ ctx, input }) => {
  const classify = input.gameClassify || undefined;
  const filter: GameFilter = {
    gameType: input.gameType || typeOfClass(classify),
    vendor: input.vassalage || undefined,
    classify,
    family: input.family || undefined,
    hotOnly: input.channel === 'HOT',
    newSince: input.channel === 'NEW' ? newSince(ctx.world) : undefined,
    minBetMinor: input.minBet === undefined ? undefined : input.minBet * CURRENCY.minorPerMajor,
    minLines: input.minLineNum,
  };
  const slice = { limit: input.pageSize, offset: (input.pageNo - 1) * input.pageSize };
  const store = gameRepository(ctx.world);
  const text = input.gameName;
  const found: ListedSlice & Partial<SearchSlice> = text
    ? store.search({ filter, text, language: input.language }, slice)
    : store.list(filter, slice);
  const { games, totalRows, hasPlayable, marks, suggestion } = found;
  const families = found.families ?? store.families(filter);
  return {
    games: games.map((game) => toWireGame(ctx.world, game, input.language)),
    totalPages: pageCount(totalRows, input.pageSize),
    totalRows,
    ...(totalRows > 0 && { hasPlayable }),
    families: families.map(({ family, games: gameCount }) => ({ family, gameCount })),
    ...(marks ? { marks, suggestion: suggestion ?? null } : {}),
  };
};
