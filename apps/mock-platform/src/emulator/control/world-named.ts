import { nearest } from '@tonalli/qa/closest-match';
import type { World } from '../../world/world';
import type { Worlds } from '../worlds/worlds';
import { ControlFailure } from './command';

/** Throws in words when there is no such world: why it is gone, or the nearest name. */
export function worldNamed(worlds: Worlds, name: string): World {
  const world = worlds.find(name);
  if (world) return world;
  const why = worlds.whyGone(name);
  if (why !== null) throw new ControlFailure(`The world "${name}" is gone: ${why}.`);
  const names = worlds.list().map((summary) => summary.name);
  throw new ControlFailure(`There is no world "${name}"; did you mean "${nearest(name, names)}"?`);
}
