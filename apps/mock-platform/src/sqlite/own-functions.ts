import type { Database } from 'better-sqlite3';

type OwnFunction = (...given: unknown[]) => unknown;

const given = new WeakMap<Database, Set<string>>();

/** Gives statements of a connection a function of ours, once: giving it anew would have each of them prepared again. */
export function giveFunction(sqlite: Database, name: string, answer: OwnFunction): void {
  const names = given.get(sqlite) ?? new Set();
  given.set(sqlite, names);
  if (names.has(name)) return;
  names.add(name);
  sqlite.function(name, { deterministic: true }, answer);
}
