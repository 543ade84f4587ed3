import { z } from 'zod';
import { BUILT_FAMILIES } from '../../games/built-families';
import { defineSetting } from '../../world/settings';
import type { Part, World } from '../../world/world';
import type { CatalogueGame } from './catalogue/build-catalogue';

/** Whether a game of the catalogue can be started at all. */
export const isPlayable = ({ isOpen, family }: Pick<CatalogueGame, 'isOpen' | 'family'>): boolean =>
  isOpen && BUILT_FAMILIES.has(family);

/** The families that `games.is_soon` was last written for. */
export const PLAYABLE_FAMILIES = defineSetting('playableFamilies', z.array(z.string()), []);

/** Moves titles whose family was built since the world was last open to those that can be played, in every list. */
function keepSoonGames(world: World): void {
  const built = [...BUILT_FAMILIES].sort();
  const written = world.settings.get(PLAYABLE_FAMILIES);
  if (built.join() === written.join()) return;
  world.sqlite
    .prepare(
      `UPDATE games SET is_soon = NOT is_soon
       WHERE is_soon = (is_open = 1 AND family IN (SELECT value FROM json_each(?)))`,
    )
    .run(JSON.stringify(built));
  world.settings.set(PLAYABLE_FAMILIES, built);
}

export const SOON_GAMES: Part<void> = { name: 'soon games', build: keepSoonGames };
