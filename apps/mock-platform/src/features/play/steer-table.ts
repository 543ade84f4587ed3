import type { SharedVerbs } from '../../wagering/runner';
import type { World } from '../../world/world';
import { requireGame, titleOf } from './playable-game';
import { roundOf, type Table } from './read-table';
import { tableNews } from './table-news';
import { tableOf } from './tables';

/** A table with the round that opened last, as everybody sees it. Throws what `tableOf` does. */
export function showTable(world: World, nodeId: string) {
  const { rounds, shared } = tableOf(world, nodeId);
  const latest = shared.latest(world, rounds);
  return { nodeId, family: titleOf(requireGame(world, nodeId)).family, rounds, round: latest && roundOf(latest) };
}

/** Does something with a title's table for testers, and has its readers look. Throws what `tableOf` and the verb do. */
export function steerTable(
  world: World,
  nodeId: string,
  steer: (shared: SharedVerbs, table: Table) => void,
): ReturnType<typeof showTable> {
  const table = tableOf(world, nodeId);
  steer(table.shared, table);
  tableNews(world).stirred(nodeId);
  return showTable(world, nodeId);
}
