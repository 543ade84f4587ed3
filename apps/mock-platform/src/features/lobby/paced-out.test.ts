import { POLICY_IDS } from '@tonalli/contracts/policy/choices';
import { expect, it } from 'vitest';
import { POLICY_PACK, policyOf } from '../policy';
import { createLobby } from './lobby-fixture';
import { toWireGame } from './wire-game';

it('GAME-08 a tile of fish says that it waits where the rules ask shots for a pace, and is open where they do not', () => {
  const { world, catalogue } = createLobby();
  const asked = new Set<boolean>();
  for (const pack of POLICY_IDS) {
    world.settings.set(POLICY_PACK, pack);
    const isPaced = policyOf(world).minCycleMs.fish > 0;
    asked.add(isPaced);
    const told = (family: string) => {
      const games = catalogue.filter((game) => game.family === family && game.isOpen);
      return games.map((game) => toWireGame(world, { ...game, releasedAt: 0 }, 'ES').status);
    };
    expect(new Set(told('fish')), pack).toEqual(new Set([isPaced ? 'SOON' : 'OPEN']));
    expect(new Set(told('slot')), pack).toEqual(new Set(['OPEN']));
  }
  expect(asked.size, 'packs of both kinds').toBe(2);
});
