import { beforeAll, describe, expect, it } from 'vitest';
import { categoryEdges } from './category-edges';
import { fetchGame } from './fetch-game';
import { createLobby, type LobbyFixture } from './lobby-fixture';
import { isPlayable } from './playable-games';

let lobby: LobbyFixture;
beforeAll(() => {
  lobby = createLobby();
});

/** What the pages of games tell people that comes back, in percent. */
function toldBy(nodeIds: readonly string[]): number[] {
  return nodeIds.flatMap((nodeId) => {
    const answer = fetchGame({ ctx: lobby.contextOf<'none'>(null), input: { nodeId, language: 'ES' } });
    if (answer instanceof Promise) throw new Error('a page of a game is answered at once');
    return answer.facts.rtpPercent === null ? [] : [Number(answer.facts.rtpPercent)];
  });
}

describe('what the house keeps of a category', () => {
  it('CON-07 lies between the least and the most that the pages of its games state, and is left out where none states any', () => {
    const edges = categoryEdges(lobby.world);
    expect([...edges.keys()].toSorted()).toContain('RNG');
    for (const type of ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT'] as const) {
      const games = lobby.catalogue.filter((game) => game.gameType === type && isPlayable(game));
      const told = toldBy(games.slice(0, 400).map(({ nodeId }) => nodeId));
      const edgeBp = edges.get(type);
      if (told.length === 0) {
        expect(edgeBp).toBeUndefined();
        continue;
      }
      expect(edgeBp).toBeGreaterThanOrEqual((100 - Math.max(...told)) * 100 - 1);
      expect(edgeBp).toBeLessThanOrEqual((100 - Math.min(...told)) * 100 + 1);
    }
  });
});
