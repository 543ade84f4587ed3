import type { ValueOf } from '@tonalli/contracts/endpoint';
import type { GameFamily } from '@tonalli/contracts/games/families';
import { MOST_BEADS } from '@tonalli/contracts/play/table-tiles';
import type { listTables } from '@tonalli/contracts/play/wire';
import { builtFamily } from '../../games/built-families';
import type { AnyGameModule } from '../../wagering/define-game';
import { sharedEntriesRepository } from '../../wagering/shared-entries.repository';
import { repository, type World } from '../../world/world';
import { type CatalogueGame, findGame, isPlayable } from '../lobby';
import { type Table, timeOf } from './read-table';
import { runner } from './runner';
import { beadOf } from './table-beads';

export type TableTiles = ValueOf<typeof listTables>;
type Tile = TableTiles['tables'][number];

interface ListedTable {
  readonly title: Pick<CatalogueGame, 'nodeId' | 'family'>;
  readonly game: AnyGameModule;
}

/** Rounds that follow each other are played through from the day's first: of so many tables in one call. */
const WALKS_AT_ONCE = 3;
const walked = repository(() => new Map<string, string>());

/** The results of tables, by the round that opened last: they change with it alone. */
const kept = repository(() => new Map<string, { readonly since: string; readonly past: Tile['past'] }>());

function pastOf(world: World, { rounds, shared }: Table, { since, family }: { since: string; family: GameFamily }) {
  const before = kept(world).get(rounds);
  if (before?.since === since) return before.past;
  const past = shared.results(world, rounds, MOST_BEADS).flatMap(({ shown, isCancelled }) => {
    const bead = isCancelled ? null : beadOf(family, shown);
    return bead ? [bead] : [];
  });
  kept(world).set(rounds, { since, past });
  return past;
}

/** How a table stands; null before its day's first round. */
export function tileOf(world: World, table: Table, { title, game }: ListedTable): Tile | null {
  const { rounds, shared } = table;
  const latest = shared.latest(world, rounds);
  const stated = game.stated?.(game.settingOf(title.nodeId));
  if (!latest || !stated) return null;
  const { takesBets, isOver, endsAt, nextOpensAt, key } = latest;
  const past = pastOf(world, table, { since: `${key}/${isOver}`, family: title.family });
  return {
    ...{ nodeId: title.nodeId, takesBets, isOver, endsAt, nextOpensAt, past },
    ...{
      players: sharedEntriesRepository(world).players({ rounds, key }),
      minStake: stated.minStake,
      maxStake: stated.maxStake,
    },
  };
}

function listed(world: World, nodeId: string): ListedTable | null {
  const title = findGame(world, nodeId);
  const game = title && isPlayable(title) ? builtFamily(title.family) : undefined;
  return title && game?.rounds?.perTitle ? { title, game } : null;
}

/** Of titles by their ids how they stand. Some that nobody has asked for lately may be left out until the next call. */
export function tableTiles(world: World, nodeIds: readonly string[]): TableTiles {
  let walks = 0;
  const clock = timeOf(world);
  const isTooMuch = ({ title: { nodeId }, game }: ListedTable): boolean => {
    const day = new Date(clock.now).toISOString().slice(0, 10);
    if (game.rounds?.everyMs || walked(world).get(nodeId) === day) return false;
    walks += 1;
    if (walks > WALKS_AT_ONCE) return true;
    walked(world).set(nodeId, day);
    return false;
  };
  const tables = [...new Set(nodeIds)].flatMap((nodeId) => {
    const table = listed(world, nodeId);
    if (!table || isTooMuch(table)) return [];
    const rounds = runner.shared.nameOf(world, { family: table.title.family, nodeId });
    const tile = tileOf(world, { nodeId, name: nodeId, rounds, shared: runner.shared }, table);
    return tile ? [tile] : [];
  });
  return { ...clock, tables };
}
