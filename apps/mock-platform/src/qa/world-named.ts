import { nearest } from '@tonalli/contracts/qa/nearest';
import type { World } from '../db/world';
import type { Worlds } from '../db/worlds';
import { ControlFailure } from './command';

/** Throws in words, naming the nearest, when there is no such world. */
export function worldNamed(worlds: Worlds, name: string): World {
  const world = worlds.find(name);
  if (world) return world;
  const names = worlds.list().map((summary) => summary.name);
  throw new ControlFailure(`There is no world "${name}"; did you mean "${nearest(name, names)}"?`);
}
