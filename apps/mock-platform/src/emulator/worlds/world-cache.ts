import type { OpenWorld } from '../../world/open-world';
import type { Checkpoints } from './checkpoints';
import type { DatabaseLocation } from './database-location';

/** A world that is kept under its name, which may be put back to other moments. */
export interface CachedWorld {
  readonly name: string;
  /** Another one after every putting back. */
  world: OpenWorld;
  readonly place: DatabaseLocation;
  readonly born: Birth;
  readonly checkpoints: Checkpoints;
  /** Of the machine's clock. */
  readonly createdAt: number;
  /** Monotonic. */
  usedAt: number;
  /** The world that made room for it; null when there was room. */
  pushedOut: string | null;
  stopTime: () => void;
}

export interface Birth {
  /** Null: one that nobody can guess. */
  seed: string | null;
  /** When its clock was stopped at the beginning. */
  frozenAtMs?: number | undefined;
  /** It takes the room of no other. */
  besides?: boolean;
}

export interface WorldLimits {
  /** More worlds than this, the default one aside, push out the one that was used longest ago. */
  max: number;
  /** One that nobody uses for so long is dropped. */
  idleMs: number;
}

/** How many worlds that were dropped are remembered. */
const GONE_MAX = 1_000;

export const DEFAULT_LIMITS: WorldLimits = { max: 64, idleMs: 60 * 60 * 1_000 };

export interface WorldCache {
  /** Finding it is using it. */
  find(name: string): CachedWorld | undefined;
  /** Looking at it is not. */
  look(name: string): CachedWorld | undefined;
  put(kept: CachedWorld): void;
  drop(name: string): boolean;
  /** Why a world that was here is not, in words; null when it was removed on purpose, or that is long ago. */
  whyGone(name: string): string | null;
  /** Longest unused first. */
  list(): CachedWorld[];
  /** How long it may still be left alone. */
  idleLeftMs(kept: CachedWorld): number;
}

/** The worlds beside the default one, within their limits. */
export function createWorldCache({ max, idleMs }: WorldLimits, elapsedNow: () => number): WorldCache {
  // A map keeps its order, and use moves a world to the end.
  const cache = new Map<string, CachedWorld>();
  const gone = new Map<string, string>();
  const idleLeftMs = ({ usedAt }: CachedWorld) => idleMs - (elapsedNow() - usedAt);

  function drop(name: string): boolean {
    const kept = cache.get(name);
    if (!kept) return false;
    cache.delete(name);
    kept.stopTime();
    kept.world.close();
    kept.checkpoints.clear();
    return true;
  }

  function dropFor(name: string, why: string): void {
    drop(name);
    gone.set(name, why);
    for (const oldest of gone.keys()) if (gone.size > GONE_MAX) gone.delete(oldest);
  }

  function dropIdle(): void {
    const why = `nobody used it for ${Math.round(idleMs / 60_000)} minutes`;
    for (const [name, kept] of cache) if (idleLeftMs(kept) < 0) dropFor(name, why);
  }

  return {
    find(name) {
      dropIdle();
      const kept = cache.get(name);
      if (!kept) return undefined;
      kept.usedAt = elapsedNow();
      cache.delete(name);
      cache.set(name, kept);
      return kept;
    },
    look(name) {
      dropIdle();
      return cache.get(name);
    },
    put(kept) {
      dropIdle();
      for (const name of cache.keys()) {
        if (cache.size < max || kept.born.besides) break;
        dropFor(name, `of the ${max} worlds that are kept it was unused for longest when "${kept.name}" came`);
        kept.pushedOut = name;
      }
      gone.delete(kept.name);
      cache.set(kept.name, kept);
    },
    drop,
    whyGone: (name) => gone.get(name) ?? null,
    list() {
      dropIdle();
      return [...cache.values()];
    },
    idleLeftMs,
  };
}
