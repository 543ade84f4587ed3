import type { InputOf } from '@tonalli/contracts/endpoint';
import type { listGames as listGamesEndpoint } from '@tonalli/contracts/lobby/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { isPlayable } from './index';
import { listGames } from './list-games';
import { createLobby, type LobbyFixture } from './lobby-fixture';
import { NEW_GAME_DAYS } from './new-games';

const DAY_MS = 86_400_000;

let lobby: LobbyFixture;
beforeEach(() => {
  lobby = createLobby();
});

type ListInput = InputOf<typeof listGamesEndpoint>;
const list = (input: Partial<ListInput> = {}) => {
  const always = { clientType: 3, platform: 'html5-desktop', merchant: 'TONALLI', pageNo: 1, language: 'ES' } as const;
  const ctx = lobby.contextOf<'optional'>(null);
  return listGames({ ctx, input: { ...always, pageSize: 200, channel: 'NEW', ...input } }) as Awaited<
    ReturnType<typeof listGames>
  >;
};
const later = (days: number) => lobby.world.clock.freeze(lobby.world.clock.now() + days * DAY_MS);
const releases = () =>
  lobby.world.sqlite
    .prepare<[], { nodeId: string; at: number }>('SELECT node_id nodeId, released_at at FROM games')
    .all();

describe('new games', () => {
  it('LOBBY-12 are those that can be played and came out in the last thirty days, most popular first', () => {
    const now = lobby.world.clock.now();
    const dates = new Map(releases().map(({ nodeId, at }) => [nodeId, at]));
    const wanted = lobby.catalogue.filter(
      (game) => isPlayable(game) && now - (dates.get(game.nodeId) ?? 0) < 30 * DAY_MS,
    );
    const { games, totalRows, hasPlayable } = list();
    expect(totalRows).toBe(wanted.length);
    expect(games.map(({ nodeId }) => nodeId)).toEqual(wanted.slice(0, 200).map(({ nodeId }) => nodeId));
    expect(hasPlayable).toBe(true);
    expect(games.every(({ isNew, status }) => isNew === 1 && status === 'OPEN')).toBe(true);
  });

  it('LOBBY-12 are marked in every list, and nothing else is', () => {
    const ids = new Set([1, 2, 3].flatMap((pageNo) => list({ pageNo }).games.map(({ nodeId }) => nodeId)));
    const all = list({ channel: undefined, gameType: 'RNG' }).games;
    expect(all.filter(({ nodeId, isNew }) => (isNew === 1) !== ids.has(nodeId))).toEqual([]);
    expect(all.some(({ isNew }) => isNew === 1)).toBe(true);
  });

  it('LOBBY-12 come out on as many days as there are, so that a world has some at any time', () => {
    const now = lobby.world.clock.now();
    const ages = releases()
      .filter(({ at }) => at > 0)
      .map(({ at }) => (now - at) / DAY_MS);
    expect(new Set(ages)).toEqual(new Set(Array.from({ length: 90 }, (_, day) => day)));
    const { totalRows } = list();
    const expected = lobby.catalogue.filter(isPlayable).length * (30 / 720);
    expect(Math.abs(totalRows - expected)).toBeLessThan(4 * Math.sqrt(expected));
    expect(list({ gameType: 'RNG', pageSize: 12 }).games).toHaveLength(12);
  });

  it('LOBBY-12 become fewer as the clock goes on, until there are none; the operator says for how long', () => {
    const counts = [0, 10, 15, 5].map((days) => {
      later(days);
      return list().totalRows;
    });
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(new Set(counts).size).toBe(4);
    expect(counts.at(-1)).toBe(0);
    expect(list({ channel: undefined }).games.some(({ isNew }) => isNew === 1)).toBe(false);
    lobby.world.settings.set(NEW_GAME_DAYS, 60);
    expect(list().totalRows).toBeGreaterThan(200);
    lobby.world.settings.set(NEW_GAME_DAYS, 0);
    expect(list().totalRows).toBe(0);
  });

  it('LOBBY-12 are narrowed further as any list is, and are found by name', () => {
    const { families = [], totalRows } = list();
    expect(families.reduce((sum, { gameCount }) => sum + gameCount, 0)).toBe(totalRows);
    const [first] = list().games;
    const found = list({ gameName: first?.gameName ?? '' }).games;
    expect(found[0]?.nodeId).toBe(first?.nodeId);
    expect(found.every(({ isNew }) => isNew === 1)).toBe(true);
    const vendor = first?.vassalage ?? '';
    const ofVendor = list({ vassalage: vendor, gameType: 'RNG' });
    expect(ofVendor.totalRows).toBeGreaterThan(0);
    expect(ofVendor.games.every(({ vassalage, isNew }) => vassalage === vendor && isNew === 1)).toBe(true);
  });
});
