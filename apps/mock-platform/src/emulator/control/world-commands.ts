import type { WORLD_COMMANDS } from '@tonalli/qa/worlds';
import type { World } from '../../world/world';
import { DEFAULT_WORLD, type Worlds } from '../worlds/worlds';
import { type CommandVerbs, ControlFailure } from './command';
import { worldNamed } from './world-named';

const made = (worlds: Worlds, world: World) => {
  return { ...worlds.describe(world), pushedOut: worlds.pushedOutBy(world.name) };
};

export const worldVerbs: CommandVerbs<typeof WORLD_COMMANDS> = {
  listWorlds: ({ parts }) => parts.worlds.list(),
  createWorld: ({ parts: { worlds }, input }) =>
    made(worlds, worlds.create({ name: input.name, seed: input.seed, frozenAtMs: input.frozenAt })),
  fetchWorld: ({ parts: { worlds }, input }) => worlds.describe(worldNamed(worlds, input.name)),
  forkWorld({ parts: { worlds }, input }) {
    const { name } = worldNamed(worlds, input.name);
    return made(worlds, worlds.fork(name, input.as));
  },
  resetWorld({ parts: { worlds }, input }) {
    const { name } = worldNamed(worlds, input.name);
    return worlds.describe(worlds.reset(name));
  },
  removeWorld({ parts: { worlds }, input }) {
    if (input.name === DEFAULT_WORLD) throw new ControlFailure('The default world stays; it can be reset.');
    return { removed: worlds.remove(input.name) };
  },
};
