import type { TableState } from '@tonalli/contracts/play/table-shapes';
import { builtFamily } from '../../games/built-families';
import { PlatformFailure } from '../../kernel/failure';
import { repository, type World } from '../../world/world';
import type { Listener } from './fan-out';
import { requireGame, titleOf } from './playable-game';
import { readTable, type Table, timeOf } from './read-table';
import { runner } from './runner';
import { crowdOf } from './table-crowd';
import { TableWatcher } from './watch-table';

/** The table of a title. Throws `GAME_NOT_FOUND`, and `GAME_UNAVAILABLE` also for a title that is none. */
export function tableOf(world: World, nodeId: string): Table {
  const { family } = titleOf(requireGame(world, nodeId));
  if (!builtFamily(family)?.rounds?.perTitle) throw new PlatformFailure('GAME_UNAVAILABLE');
  return { nodeId, rounds: runner.shared.nameOf({ family, nodeId }), shared: runner.shared };
}

const watchers = repository(() => new Map<string, TableWatcher>());

/** Has a session's stream told of its table until the returned function is called. */
export function listen(world: World, table: Table, listener: Listener): () => void {
  const { nodeId } = table;
  const watcher = watchers(world).get(nodeId) ?? new TableWatcher(world, table);
  watchers(world).set(nodeId, watcher);
  watcher.join(listener);
  return () => {
    watcher.leave(listener);
    if (!watcher.isLonely || watchers(world).get(nodeId) !== watcher) return;
    watchers(world).delete(nodeId);
    watcher.stop();
  };
}

/** How a table stands, for whoever asks once. */
export function tableState(world: World, table: Table): TableState {
  const watcher = watchers(world).get(table.nodeId);
  if (watcher) return watcher.state();
  const facts = readTable(world, table, table.shared.latest(world, table.rounds));
  const crowd = crowdOf(world, table);
  while (crowd.read(facts.round?.key ?? null));
  return { seq: 0, ...timeOf(world), ...facts, crowd: crowd.show() };
}
