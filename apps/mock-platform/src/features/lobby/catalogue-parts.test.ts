import { beforeAll, expect, it } from 'vitest';
import { createTestWorld } from '../../testing/test-world';
import { VENDOR_PLANS } from './catalogue/vendors';
import { findGame, keepVendors, playableOfFamily } from './index';
import { vendorLanes } from './list-vendors';
import { createLobby, type LobbyFixture } from './lobby-fixture';
import { vendorRepository } from './vendor.repository';

let lobby: LobbyFixture;
beforeAll(() => {
  lobby = createLobby();
});

it('GAME-11 gives the most popular titles of a family that are open, without those of some vendors', () => {
  const slots = lobby.catalogue.filter(({ family, isOpen }) => family === 'slot' && isOpen);
  const vendorOf = slots[1]?.vendor ?? '';
  const others = slots.filter(({ vendor }) => vendor !== vendorOf);
  const nodeIds = (notOf: string[]) =>
    playableOfFamily(lobby.world, { family: 'slot', notOf, limit: 9_000 }).map(({ nodeId }) => nodeId);
  expect(nodeIds([])).toEqual(slots.map(({ nodeId }) => nodeId));
  expect(nodeIds([vendorOf, 'nobody'])).toEqual(others.map(({ nodeId }) => nodeId));
  expect(playableOfFamily(lobby.world, { family: 'slot', notOf: [], limit: 2 })).toHaveLength(2);
});

it('LOBBY-06 QA-13 counts the games of the vendors that are left, which are the first', () => {
  const world = createTestWorld({ seed: 'catalogue' });
  const gone = lobby.catalogue.find(({ vendor }) => vendor === VENDOR_PLANS[2]?.code)?.nodeId ?? '';
  const before = findGame(world, gone);
  keepVendors(world, 2);
  const left: readonly string[] = VENDOR_PLANS.slice(0, 2).map(({ code }) => code);
  const cards = vendorLanes(world).flatMap((lane) => lane.cards);
  expect(new Set(cards.map(({ vassalage }) => vassalage))).toEqual(new Set(left));
  const games = lobby.catalogue.filter(({ vendor }) => left.includes(vendor));
  expect(cards.reduce((sum, { gameCount }) => sum + gameCount, 0)).toBe(games.length);
  expect(world.sqlite.prepare('SELECT count(*) FROM games').pluck().get()).toBe(games.length);
  expect(vendorRepository(world).typesOf(VENDOR_PLANS[2]?.code ?? '')).toEqual([]);
  expect([before, findGame(world, gone)]).toEqual([expect.objectContaining({ nodeId: gone }), null]);
  world.close();
});
