import type { GameType } from '@tonalli/contracts/lobby/wire';
import { findMemberByUsername } from '../../people/find-member';
import { givenAll } from '../../sqlite/placeholders';
import type { World } from '../../world/world';
import { buildCatalogue } from './catalogue/build-catalogue';
import { releasedAt } from './catalogue/release-age';
import { VENDOR_PLANS } from './catalogue/vendors';
import { catalogueRepository } from './catalogue.repository';
import { gameRepository } from './lobby.repository';
import { games, vendors } from './lobby.table';
import { memberGamesRepository } from './member-games.repository';
import { isPlayable } from './playable-games';

const HOUR_MS = 3_600_000;
/** How many favourites the demo accounts have of some types. */
const FAVORITES = [
  { username: 'demo', counts: { RNG: 11, LIVE: 2, FISH: 1 } },
  { username: 'maria', counts: { RNG: 4, LIVE: 1 } },
] as const;

/** The catalogue and its counts. */
export function seedLobby(world: World): void {
  world.db
    .insert(vendors)
    .values(VENDOR_PLANS.map(({ code, name, isHot }, index) => ({ code, name, position: index + 1, isHot })))
    .run();
  const catalogue = buildCatalogue(world.random.fork('catalogue'));
  const insertGame = world.db.insert(games).values(givenAll(games)).prepare();
  const now = world.clock.now();
  for (const game of catalogue) {
    insertGame.run({ ...game, isSoon: !isPlayable(game), releasedAt: releasedAt(game.nodeId, now) });
  }
  catalogueRepository(world).countAnew();
}

/** Favourites of the demo accounts, who must be there. */
export function seedFavorites(world: World): void {
  const random = world.random.fork('favorites');
  for (const { username, counts } of FAVORITES) {
    const member = findMemberByUsername(world, username);
    if (!member) continue;
    const chosen = Object.entries(counts).flatMap(([type, count]) => {
      // The keys of the counts are game types.
      const filter = { gameType: type as GameType };
      const popular = gameRepository(world).list(filter, { limit: count * 3, offset: 0 }).games;
      return popular.filter((_, index) => index % 3 === random.int(0, 2) || index >= count * 2).slice(0, count);
    });
    chosen.forEach(({ nodeId }, index) => {
      const at = world.clock.now() - (chosen.length - index) * HOUR_MS;
      memberGamesRepository(world).addFavorite({ memberId: member.id, nodeId, at });
    });
  }
}
