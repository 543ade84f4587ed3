import { beforeAll, describe, expect, it } from 'vitest';
import type { SessionMember } from '../../transport/verb';
import { addFavorite, listFavoriteGames, listFavoriteIds, removeFavorite } from './favorites';
import { recordRecentGame } from './index';
import { listRecentGames } from './list-recent-games';
import { asMember, createLobby, type LobbyFixture } from './lobby-fixture';

let lobby: LobbyFixture;
beforeAll(() => {
  lobby = createLobby();
});

describe("a member's own games", () => {
  const filter = { clientType: 3, platform: 'html5-desktop', pageNo: 1, pageSize: 999, language: 'ES' as const };
  const favorite = (rank: number) => {
    const game = lobby.catalogue[rank];
    if (!game) throw new Error('no such rank');
    return { nodeId: game.nodeId, vendor: game.vendor, gameType: game.gameType };
  };
  const idsOf = (member: SessionMember) =>
    (listFavoriteIds({ ctx: lobby.contextOf<'required'>(member), input: {} }) as { ids: string[] }).ids;

  it('LOBBY-07 adds once however often it is asked, and removes as calmly', () => {
    const ctx = lobby.contextOf<'required'>(asMember('M10'));
    for (const rank of [3, 5, 3]) addFavorite({ ctx, input: favorite(rank) });
    expect(idsOf(ctx.member)).toEqual([favorite(5).nodeId, favorite(3).nodeId]);
    for (const _ of [1, 2]) removeFavorite({ ctx, input: { nodeId: favorite(5).nodeId } });
    expect(idsOf(ctx.member)).toEqual([favorite(3).nodeId]);
  });

  it('LOBBY-07 keeps ids as strings, zeros in front included', () => {
    const ctx = lobby.contextOf<'required'>(asMember('M11'));
    const game = lobby.catalogue.find(({ nodeId }) => nodeId.startsWith('0'));
    if (!game) throw new Error('no id begins with a zero');
    addFavorite({ ctx, input: { nodeId: game.nodeId, vendor: game.vendor, gameType: game.gameType } });
    expect(idsOf(ctx.member)).toEqual([game.nodeId]);
  });

  it('LOBBY-07 keeps the favourites of two members apart', () => {
    addFavorite({ ctx: lobby.contextOf<'required'>(asMember('M12')), input: favorite(7) });
    expect(idsOf(asMember('M13'))).toEqual([]);
    removeFavorite({ ctx: lobby.contextOf<'required'>(asMember('M13')), input: { nodeId: favorite(7).nodeId } });
    expect(idsOf(asMember('M12'))).toEqual([favorite(7).nodeId]);
  });

  it('LOBBY-07 refuses games that are not there', () => {
    const ctx = lobby.contextOf<'required'>(asMember('M14'));
    for (const input of [
      { ...favorite(1), nodeId: 'none' },
      { ...favorite(1), vendor: 'ZZZ' },
    ]) {
      expect(() => addFavorite({ ctx, input })).toThrow(expect.objectContaining({ code: 'GAME_NOT_FOUND' }));
    }
    expect(idsOf(ctx.member)).toEqual([]);
  });

  it('LOBBY-08 pages favourites, newest first', () => {
    const ctx = lobby.contextOf<'required'>(asMember('M15'));
    for (let rank = 0; rank < 25; rank += 1) addFavorite({ ctx, input: favorite(rank) });
    const page = (pageNo: number) =>
      listFavoriteGames({ ctx, input: { ...filter, pageNo, pageSize: 10 } }) as {
        content: { nodeId: string }[];
        pageNum: number;
        totalPages: number;
      };
    const pages = [1, 2, 3].map(page);
    expect(pages.map(({ pageNum, totalPages, content }) => [pageNum, totalPages, content.length])).toEqual([
      [1, 3, 10],
      [2, 3, 10],
      [3, 3, 5],
    ]);
    expect(pages.flatMap(({ content }) => content.map(({ nodeId }) => nodeId))).toEqual(idsOf(ctx.member));
  });

  it('LOBBY-08 lists recent games latest first, each once, by type and vendor', () => {
    const ctx = lobby.contextOf<'required'>(asMember('M16'));
    const play = (rank: number, at: number) =>
      recordRecentGame(lobby.world, { memberId: 'M16', nodeId: favorite(rank).nodeId, at });
    for (const [rank, at] of [
      [1, 100],
      [2, 200],
      [3, 300],
      [1, 400],
      [1, 50],
    ] as const)
      play(rank, at);
    const recent = (input: object) =>
      listRecentGames({ ctx, input: { page: 1, pageSize: 12, clientType: 3, language: 'ES', ...input } }) as {
        list: { nodeId: string; vassalage: string }[];
        totalPages: number;
      };
    expect(recent({}).list.map(({ nodeId }) => nodeId)).toEqual([1, 3, 2].map((rank) => favorite(rank).nodeId));
    expect(recent({ pageSize: 2 }).totalPages).toBe(2);
    expect(
      recent({ vassalage: favorite(3).vendor }).list.every(({ vassalage }) => vassalage === favorite(3).vendor),
    ).toBe(true);
    expect(recent({ gameType: 'COCKFIGHT' }).list).toEqual([]);
  });
});
