import type { World } from '../../db/world';
import { buildCatalogue } from './catalogue/build-catalogue';
import { VENDOR_PLANS } from './catalogue/vendors';
import { games, vendors } from './lobby.table';

const ROWS_PER_INSERT = 500;
const HOT_VENDORS = new Set(['OMT', 'KUK', 'LMB', 'AUR', 'MAR', 'BRJ', 'GES', 'AV', 'SV3', 'ESF', 'TCG_SEA']);

/** The catalogue and its counts. */
export function seedLobby(world: World): void {
  world.db
    .insert(vendors)
    .values(
      VENDOR_PLANS.map(({ code, name }, index) => ({ code, name, position: index + 1, isHot: HOT_VENDORS.has(code) })),
    )
    .run();
  const catalogue = buildCatalogue(world.random.fork('catalogue'));
  for (let start = 0; start < catalogue.length; start += ROWS_PER_INSERT) {
    world.db
      .insert(games)
      .values(catalogue.slice(start, start + ROWS_PER_INSERT))
      .run();
  }
  world.sqlite.exec('INSERT INTO game_counts SELECT vendor, game_type, classify, count(*) FROM games GROUP BY 1, 2, 3');
}
