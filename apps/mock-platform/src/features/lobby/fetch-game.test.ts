import type { InputOf, ValueOf } from '@tonalli/contracts/endpoint';
import { type fetchGame as fetchGameEndpoint, GAME_TYPES } from '@tonalli/contracts/lobby/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { statedRtpPercent } from '../../games/slot/exact';
import { LINE_COUNT } from '../../games/slot/lines';
import { modelOf } from '../../games/slot/models';
import type { CatalogueGame } from './catalogue/build-catalogue';
import { fetchGame, SIMILAR_GAMES } from './fetch-game';
import { factsOf } from './game-facts';
import { createLobby, type LobbyFixture } from './lobby-fixture';

let lobby: LobbyFixture;
beforeAll(() => {
  lobby = createLobby();
});

const ask = (input: InputOf<typeof fetchGameEndpoint>) =>
  fetchGame({ ctx: lobby.contextOf<'none'>(null), input }) as ValueOf<typeof fetchGameEndpoint>;
const firstOf = (wanted: (game: CatalogueGame) => boolean): CatalogueGame => {
  const game = lobby.catalogue.find(wanted);
  if (!game) throw new Error('no such game');
  return game;
};

describe('one game', () => {
  it('LOBBY-03 tells of a slot what it is really played by: return, volatility, stakes, lines, free spins', () => {
    for (const game of lobby.catalogue.filter(({ family }) => family === 'slot').slice(0, 40)) {
      const model = modelOf(game.nodeId);
      const { facts } = ask({ nodeId: game.nodeId, language: 'ES' });
      expect(facts).toMatchObject({
        rtpPercent: statedRtpPercent(model),
        volatility: model.volatility,
        maxWinStakes: model.maxWinStakes,
        minStake: 5 * LINE_COUNT,
        lines: LINE_COUNT,
        reels: 5,
        rows: 3,
        ways: null,
        freeSpins: { multiplier: model.freeMultiplier },
      });
      expect(facts.minStake).toBe(game.minBetMinor);
    }
  });

  it('LOBBY-03 GAME-14 tells of slots of other engines their own grid, and what the model of the title states', () => {
    const factsOfAll = (engine: string) =>
      lobby.catalogue.filter(({ family }) => family === engine).map((game) => ({ game, facts: factsOf(game) }));
    const own = { ways: { reels: 5, rows: 3, lines: null, ways: 243 }, classic: { reels: 3, rows: 3, ways: null } };
    for (const [engine, grid] of Object.entries(own)) {
      const all = factsOfAll(engine);
      for (const { game, facts } of all) {
        expect(facts).toMatchObject({ ...grid, minStake: game.minBetMinor });
        expect(facts.features.includes('FREE_SPINS')).toBe(facts.freeSpins !== null);
      }
      expect(new Set(all.map(({ facts }) => facts.rtpPercent)).size).toBe(3);
    }
    expect(new Set(factsOfAll('classic').map(({ facts }) => facts.lines))).toEqual(new Set([1, 3, 5]));
  });

  it.each([
    ['slot', ['49.16', '52.81', '53.04', '60.20']],
    ['ways', ['33.76', '39.82', '43.60']],
    ['cluster', ['36.37']],
    ['hold-and-spin', ['34.88', '37.59']],
    ['blackjack', ['52.36']],
    ['three-card-poker', ['45.04']],
    ['dice', [null]],
  ])('GAME-14 tells of %s how many rounds pay anything, where the title fixes it', (family, shares) => {
    const titles = lobby.catalogue.filter((game) => game.family === family);
    const told = new Set(titles.map((game) => factsOf(game).paidPercent));
    expect([...told].sort()).toEqual(shares);
  });

  it('LOBBY-03 GAME-14 tells of dice what its engine states, whatever the title', () => {
    const titles = lobby.catalogue.filter(({ family }) => family === 'dice');
    expect(titles.length).toBeGreaterThan(0);
    for (const { nodeId } of titles) {
      expect(ask({ nodeId, language: 'ES' }).facts).toMatchObject({
        ...{ rtpPercent: '97.00', volatility: null, maxWinStakes: 9_700, minStake: 100, maxStake: 1_000_000 },
        features: ['INSTANT_WIN', 'PROVABLY_FAIR'],
        ...{ reels: null, rows: null, lines: null, ways: null, freeSpins: null },
      });
    }
  });

  it('LOBBY-03 knows the facts of every game: bounds that make sense, a return below the stake', () => {
    for (const game of lobby.catalogue) {
      const facts = factsOf(game);
      expect(facts.maxStake).toBeGreaterThan(facts.minStake);
      expect(facts.features.length).toBeGreaterThan(0);
      expect(new Set(facts.features).size).toBe(facts.features.length);
      if (facts.rtpPercent === null) continue;
      expect(facts.rtpPercent).toMatch(/^\d\d\.\d\d$/);
      expect(Number(facts.rtpPercent)).toBeGreaterThan(90);
      expect(Number(facts.rtpPercent)).toBeLessThan(100);
    }
  });

  it('LOBBY-03 gives each table game the return of its rules, and none where players or odds decide', () => {
    const rtpOf = (name: RegExp) => factsOf(firstOf((game) => game.classify === 'TABLE' && name.test(game.nameEn)));
    expect(rtpOf(/Roulette/).rtpPercent).toBe('97.29');
    expect(rtpOf(/Blackjack/).rtpPercent).toBe('99.42');
    for (const type of ['PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT']) {
      expect(factsOf(firstOf(({ gameType }) => gameType === type)).rtpPercent).toBeNull();
    }
  });

  it('LOBBY-05 a scratch card comes with music', () => {
    expect(factsOf(firstOf(({ classify }) => classify === 'SCRATCH')).features).toContain('MUSIC');
  });

  it('LOBBY-03 names games like it: twelve of its kind, never itself, each once', () => {
    for (const type of GAME_TYPES) {
      const game = firstOf(({ gameType }) => gameType === type);
      const { similar, vendorName, game: shown } = ask({ nodeId: game.nodeId, language: 'ES' });
      const ids = similar.map(({ nodeId }) => nodeId);
      expect(ids).not.toContain(game.nodeId);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeLessThanOrEqual(SIMILAR_GAMES);
      expect(similar.every(({ gameType }) => gameType === type)).toBe(true);
      expect([shown.nodeId, vendorName.length > 0]).toEqual([game.nodeId, true]);
    }
    const slot = firstOf(({ classify }) => classify === 'SLOT');
    expect(ask({ nodeId: slot.nodeId, language: 'ES' }).similar).toHaveLength(SIMILAR_GAMES);
  });

  it('LOBBY-10 answers in the language asked for', () => {
    const { nodeId, nameEs, nameEn } = firstOf(({ classify }) => classify === 'SLOT');
    expect(ask({ nodeId, language: 'ES' }).game.displayName).toBe(nameEs);
    expect(ask({ nodeId, language: 'EN' }).game.displayName).toBe(nameEn);
  });

  it.each(['none', "'; DROP TABLE games; --", '🎰'])('LOBBY-03 there is no game %s', (nodeId) => {
    expect(() => ask({ nodeId, language: 'ES' })).toThrow(expect.objectContaining({ code: 'GAME_NOT_FOUND' }));
  });
});
