import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { makePrivateFolder, PRIVATE_FILE } from '../../sqlite/private-files';
import type { CapturedMemory } from '../../world/world-memory';
import { applyPages, diffPages } from './page-diff';
import type { WorldImage } from './world-image';

/** More than these push out the oldest. */
const MAX_CHECKPOINTS = 20;

/** A moment of a world that one can go back to. */
export interface Checkpoint {
  id: number;
  /** The world's time. */
  at: number;
  /** What was done next. */
  before: string;
}

export interface Checkpoints {
  /** Puts a moment by; one that is there already, as the moment that was last gone back to, is not put by again. */
  leave(image: WorldImage, before: string): void;
  /** Newest first. */
  list(): Checkpoint[];
  /**
   * The moment to go back to, the last one on the way here unless named, with `present` put by first.
   * Throws `RangeError`, in words, when it is not there.
   */
  goBack(id: number | undefined, present: () => WorldImage): WorldImage;
  /** The world goes on from this database: what is put by from now on differs little from it. */
  beginWith(base: Buffer): void;
  /** What the differences are from; the given database when nothing was put by yet. */
  beginning(present: Buffer): Buffer;
  clear(): void;
}

interface Kept extends Checkpoint {
  /** The one before it on the way that led there. */
  parent: number | null;
  /** What the file is the difference from. */
  base: Buffer;
  memory: CapturedMemory;
  lasting: WorldImage['lasting'];
}

/** The checkpoints of one world, each a file of the pages that differ from what the world began with. */
export function createCheckpoints(folderOf: () => string): Checkpoints {
  let kept: Kept[] = [];
  let lastId = 0;
  /** The last one on the way to the present. */
  let parent: number | null = null;
  /** The one that was last gone back to, with its file: until something happens, the present is that moment. */
  let standsAt: { checkpoint: Kept; diff: Buffer } | null = null;
  let beginning: Buffer | null = null;
  let folder: string | null = null;

  const fileOf = (id: number): string => {
    if (folder === null) {
      folder = folderOf();
      makePrivateFolder(folder);
    }
    return join(folder, `${id}.pages`);
  };

  function drop({ id }: Kept): void {
    kept = kept.filter((other) => other.id !== id);
    rmSync(fileOf(id), { force: true });
  }

  const beginningOr = (present: Buffer): Buffer => {
    beginning ??= present;
    return beginning;
  };

  function standingAt({ now, lasting }: WorldImage, diff: Buffer): Kept | null {
    if (!standsAt || !kept.includes(standsAt.checkpoint)) return null;
    const { checkpoint } = standsAt;
    const sameBase = checkpoint.at === now && checkpoint.base === beginning;
    const unchanged = sameBase && standsAt.diff.equals(diff) && isDeepStrictEqual(checkpoint.lasting, lasting);
    return unchanged ? checkpoint : null;
  }

  function put(image: WorldImage, before: string): number {
    const base = beginningOr(image.database);
    const diff = diffPages(base, image.database);
    const same = standingAt(image, diff);
    if (same) return same.id;
    lastId += 1;
    writeFileSync(fileOf(lastId), diff, { mode: PRIVATE_FILE });
    const { now: at, memory, lasting } = image;
    kept.push({ id: lastId, at, before, parent, base, memory, lasting });
    const [oldest] = kept;
    if (oldest && kept.length > MAX_CHECKPOINTS) drop(oldest);
    return lastId;
  }

  function named(id: number | undefined): Kept {
    const wanted = id ?? parent;
    const found = kept.find((checkpoint) => checkpoint.id === wanted);
    if (found) return found;
    if (kept.length === 0) throw new RangeError('there is nothing to go back to: the time of this world was not moved');
    const ids = kept.map((checkpoint) => checkpoint.id).join(', ');
    throw new RangeError(
      id === undefined
        ? `there is nothing further back; checkpoints that can be named: ${ids}`
        : `there is no checkpoint ${id}; there are ${ids}`,
    );
  }

  return {
    leave(image, before) {
      parent = put(image, before);
      standsAt = null;
    },
    list: () => kept.map(({ id, at, before }) => ({ id, at, before })).reverse(),
    goBack(id, present) {
      const target = named(id);
      const diff = readFileSync(fileOf(target.id));
      put(present(), `clock back ${target.id}`);
      parent = target.parent;
      standsAt = { checkpoint: target, diff };
      const { at: now, base, memory, lasting } = target;
      return { database: applyPages(base, diff), now, memory, lasting };
    },
    beginWith(bytes) {
      standsAt = null;
      // A base is kept in memory for as long as checkpoints need it: one that still serves is not given up for another.
      if (beginning && diffPages(beginning, bytes).length < bytes.length / 2) return;
      beginning = bytes;
    },
    beginning: beginningOr,
    clear() {
      if (folder !== null) rmSync(folder, { recursive: true, force: true });
      folder = null;
      kept = [];
      parent = null;
      standsAt = null;
    },
  };
}
