import type { World } from './world';

/** One step of filling an empty world with the default data. */
export interface Seed {
  readonly name: string;
  /** The steps whose data it builds on. */
  readonly after?: readonly string[];
  readonly run: (world: World) => void;
}

/**
 * The order in which seeds run: the given one, but none before those that it comes after. Throws for a name that two
 * have, for one that nobody has, and for seeds that wait for each other.
 */
export function orderSeeds(seeds: readonly Seed[]): Seed[] {
  const names = new Set<string>();
  for (const { name } of seeds) {
    if (names.has(name)) throw new Error(`two seeds are called ${name}`);
    names.add(name);
  }
  for (const { name, after = [] } of seeds) {
    const unknown = after.find((other) => !names.has(other));
    if (unknown !== undefined) throw new Error(`the seed ${name} comes after ${unknown}, which no seed is called`);
  }
  const ordered = new Map<string, Seed>();
  while (ordered.size < seeds.length) {
    const waiting = seeds.filter(({ name }) => !ordered.has(name));
    const next = waiting.find(({ after = [] }) => after.every((name) => ordered.has(name)));
    if (!next) throw new Error(`these seeds wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    ordered.set(next.name, next);
  }
  return [...ordered.values()];
}
