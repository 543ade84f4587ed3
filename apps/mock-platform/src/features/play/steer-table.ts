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

/** One of the results that its table tells of. Throws `ROUND_NOT_FOUND`. */
function requireResult(world: World, nodeId: string, key: string): TableMoment {
  const { rounds, shared } = tableOf(world, nodeId);
  const found = shared.results(world, rounds).find((one) => one.key === key) ?? shared.latest(world, rounds);
  if (found?.key !== key) throw new PlatformFailure('ROUND_NOT_FOUND');
  return found;
}

/** The round of a table that somebody was in and that was over last. Throws `ROUND_NOT_FOUND`, and what `tableOf` does. */
export function lastPlayed(world: World, nodeId: string): string {
  const { rounds, shared } = tableOf(world, nodeId);
  const played = shared.results(world, rounds).find(({ key }) => shared.hasBets(world, { rounds, key }));
  if (!played) throw new PlatformFailure('ROUND_NOT_FOUND');
  return played.key;
}

/** A table with the round that opened last, or that of a key, as everybody sees it. Throws what `tableOf` does. */
export function showTable(world: World, nodeId: string, key?: string) {
  const { rounds, shared } = tableOf(world, nodeId);
  const opened = key === undefined ? shared.latest(world, rounds) : requireResult(world, nodeId, key);
  // One that ended before its time, by testers, is told of by its name.
  const latest = opened && (shared.named(world, { rounds, key: opened.key }) ?? opened);
  const { family } = titleOf(requireGame(world, nodeId));
  const leftCount = latest && shared.leftOf(world, { rounds, key: latest.key });
  const isSettling = latest?.published.isSettling === true;
  return { nodeId, family, rounds, round: latest && roundOf(latest), leftCount, isSettling };
}

/** Does something with a title's table for testers, and has its readers look. Throws what `tableOf` and the verb do. */
export function steerTable(
  world: World,
  { nodeId, key }: { nodeId: string; key?: string },
  steer: (shared: SharedVerbs, table: Table) => void,
): ReturnType<typeof showTable> {
  const table = tableOf(world, nodeId);
  steer(table.shared, table);
  tableNews(world).stirred(table.name);
  return showTable(world, nodeId, key);
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
