import type { TableState } from '@tonalli/contracts/play/table-shapes';
import { builtFamily } from '../../games/built-families';
import { PlatformFailure } from '../../kernel/failure';
import { tableAt, tableOwnerOf } from '../../wagering/title-rounds';
import { repository, type World } from '../../world/world';
import type { Listener } from './fan-out';
import type { GameSession } from './play.repository';
import { requireGame, titleOf } from './playable-game';
import { readTable, type Table, timeOf } from './read-table';
import { runner } from './runner';
import { crowdOf } from './table-crowd';
import { TableWatcher } from './watch-table';

/** The table at which somebody plays a title; nobody said: the title's. Throws `GAME_NOT_FOUND`, and `GAME_UNAVAILABLE` also for a title that is none. */
export function tableOf(world: World, nodeId: string, player?: Pick<GameSession, 'memberId' | 'wallet'>): Table {
  const { family } = titleOf(requireGame(world, nodeId));
  const game = builtFamily(family);
  const tableOwnerId = game && player ? tableOwnerOf(game, player) : null;
  const name = game ? tableAt(world, game, { nodeId, tableOwnerId }) : null;
  if (name === null) throw new PlatformFailure('GAME_UNAVAILABLE');
  const rounds = runner.shared.nameOf(world, { family, nodeId, tableOwnerId });
  return { nodeId, name, rounds, shared: runner.shared };
}

const watchers = repository(() => new Map<string, TableWatcher>());

/** Has a session's stream told of its table until the returned function is called. */
export function listen(world: World, table: Table, listener: Listener): () => void {
  const { name } = table;
  const watcher = watchers(world).get(name) ?? new TableWatcher(world, table);
  watchers(world).set(name, watcher);
  watcher.join(listener);
  return () => {
    watcher.leave(listener);
    if (!watcher.isLonely || watchers(world).get(name) !== watcher) return;
    watchers(world).delete(name);
    watcher.stop();
  };
}

/** How a table stands, for whoever asks once. */
export function tableState(world: World, table: Table): TableState {
  const watcher = watchers(world).get(table.name);
  if (watcher) return watcher.state();
  const facts = readTable(world, table, table.shared.latest(world, table.rounds));
  const crowd = crowdOf(world, table);
  while (crowd.read(facts.round?.key ?? null));
  return { seq: 0, ...timeOf(world), ...facts, crowd: crowd.show() };
}
