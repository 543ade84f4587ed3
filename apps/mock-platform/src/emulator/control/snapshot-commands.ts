import type { SNAPSHOT_COMMANDS } from '@tonalli/qa/snapshots';
import type { CommandVerbs } from './command';

export const snapshotVerbs: CommandVerbs<typeof SNAPSHOT_COMMANDS> = {
  listSnapshots: ({ parts }) => parts.snapshots.list(),
  saveSnapshot: ({ world, parts, input }) => parts.snapshots.save(input, world, parts.worlds.capture(world.name)),
  async restoreSnapshot({ world, parts: { snapshots, worlds }, input: { name } }) {
    const image = await snapshots.open(name, world);
    worlds.restore(world.name, image, `snapshots restore ${name}`);
    return snapshots.describe(name);
  },
  deleteSnapshot: ({ parts, input }) => ({ removed: parts.snapshots.remove(input.name) }),
  exportSnapshot({ parts: { snapshots }, input: { name } }) {
    return { ...snapshots.describe(name), file: snapshots.file(name).toString('base64') };
  },
  importSnapshot: ({ parts, input: { file, ...naming } }) => parts.snapshots.take(Buffer.from(file, 'base64'), naming),
};
