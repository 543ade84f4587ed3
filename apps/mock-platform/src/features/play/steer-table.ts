import { PlatformFailure } from '../../kernel/failure';
import type { SharedVerbs } from '../../wagering/runner';
import type { TableMoment } from '../../wagering/shared-table';
import type { World } from '../../world/world';
import { requireGame, titleOf } from './playable-game';
import { roundOf, type Table } from './read-table';
import { tableNews } from './table-news';
import { tableOf } from './tables';

/** Less of it is left to bet in: the next round is waited for. */
const ENOUGH_MS = 6_000;
/** A round has fewer phases. */
const MOST_PHASES = 20;

/** A title's table, or, with `ownerId`, that person's own in it. */
interface Steered {
  readonly nodeId: string;
  readonly ownerId?: string | undefined;
}

/** Throws what `tableOf` does, and `RangeError`, in words, where nobody has a table of their own. */
function tableMeant(world: World, { nodeId, ownerId }: Steered): Table {
  if (ownerId === undefined) return tableOf(world, nodeId);
  const table = tableOf(world, nodeId, { memberId: ownerId, wallet: 'trial' });
  if (table.name === nodeId) throw new RangeError(`in ${nodeId} nobody has a table of their own`);
  return table;
}

/** One of the results that its table tells of. Throws `ROUND_NOT_FOUND`. */
function requireResult(world: World, { rounds, shared }: Table, key: string): TableMoment {
  const found = shared.results(world, rounds).find((one) => one.key === key) ?? shared.latest(world, rounds);
  if (found?.key !== key) throw new PlatformFailure('ROUND_NOT_FOUND');
  return found;
}

/** The round of a table that somebody was in and that was over last. Throws `ROUND_NOT_FOUND`, and what `tableMeant` does. */
export function lastPlayed(world: World, steered: Steered): string {
  const { rounds, shared } = tableMeant(world, steered);
  const played = shared.results(world, rounds).find(({ key }) => shared.hasBets(world, { rounds, key }));
  if (!played) throw new PlatformFailure('ROUND_NOT_FOUND');
  return played.key;
}

/** A table with the round that opened last, or that of a key, as everybody sees it. Throws what `tableMeant` does. */
export function showTable(world: World, { key, ...steered }: Steered & { readonly key?: string | undefined }) {
  const { nodeId } = steered;
  const table = tableMeant(world, steered);
  const { rounds, shared } = table;
  const opened = key === undefined ? shared.latest(world, rounds) : requireResult(world, table, key);
  // One that ended before its time, by testers, is told of by its name.
  const latest = opened && (shared.named(world, { rounds, key: opened.key }) ?? opened);
  const { family } = titleOf(requireGame(world, nodeId));
  const leftCount = latest && shared.leftOf(world, { rounds, key: latest.key });
  const isSettling = latest?.published.isSettling === true;
  return { nodeId, family, rounds, round: latest && roundOf(latest), leftCount, isSettling };
}

/** Does something with a table for testers, and has its readers look. Throws what `tableMeant` and the verb do. */
export function steerTable(
  world: World,
  steered: Parameters<typeof showTable>[1],
  steer: (shared: SharedVerbs, table: Table) => void,
): ReturnType<typeof showTable> {
  const table = tableMeant(world, steered);
  steer(table.shared, table);
  tableNews(world).stirred(table.name);
  return showTable(world, steered);
}

/** Lets time pass until a table takes bets, and for a while still. Throws what `tableOf` does, and `RangeError` where it never does. */
export function awaitBets(world: World, nodeId: string): void {
  const { rounds, shared } = tableOf(world, nodeId);
  for (let phases = 0; phases < MOST_PHASES; phases += 1) {
    const now = world.clock.now();
    const latest = shared.latest(world, rounds);
    if (latest?.takesBets && (latest.changesAt ?? Number.POSITIVE_INFINITY) - now >= ENOUGH_MS) return;
    world.clock.advance(Math.max(1, (latest?.changesAt ?? now + ENOUGH_MS) - now));
  }
  throw new RangeError(`the table of ${nodeId} takes no bets`);
}
