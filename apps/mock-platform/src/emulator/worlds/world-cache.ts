import type { OpenWorld } from '../../world/open-world';
import type { Checkpoints } from './checkpoints';
import type { WorldPlace } from './database-place';

/** A world that is kept under its name, which may be put back to other moments. */
export interface KeptWorld {
  readonly name: string;
  /** Another one after every putting back. */
  world: OpenWorld;
  readonly place: WorldPlace;
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

export interface WorldShelf {
  /** Finding it is using it. */
  find(name: string): KeptWorld | undefined;
  /** Looking at it is not. */
  look(name: string): KeptWorld | undefined;
  put(kept: KeptWorld): void;
  drop(name: string): boolean;
  /** Why a world that was here is not, in words; null when it was removed on purpose, or that is long ago. */
  whyGone(name: string): string | null;
  /** Longest unused first. */
  list(): KeptWorld[];
  /** How long it may still be left alone. */
  idleLeftMs(kept: KeptWorld): number;
}

/** The worlds beside the default one, within their limits. */
export function createWorldShelf({ max, idleMs }: WorldLimits, elapsedNow: () => number): WorldShelf {
  // A map keeps its order, and use moves a world to the end.
  const shelf = new Map<string, KeptWorld>();
  const gone = new Map<string, string>();
  const idleLeftMs = ({ usedAt }: KeptWorld) => idleMs - (elapsedNow() - usedAt);

  function drop(name: string): boolean {
    const kept = shelf.get(name);
    if (!kept) return false;
    shelf.delete(name);
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
    for (const [name, kept] of shelf) if (idleLeftMs(kept) < 0) dropFor(name, why);
  }

  return {
    find(name) {
      dropIdle();
      const kept = shelf.get(name);
      if (!kept) return undefined;
      kept.usedAt = elapsedNow();
      shelf.delete(name);
      shelf.set(name, kept);
      return kept;
    },
    look(name) {
      dropIdle();
      return shelf.get(name);
    },
    put(kept) {
      dropIdle();
      for (const name of shelf.keys()) {
        if (shelf.size < max || kept.born.besides) break;
        dropFor(name, `of the ${max} worlds that are kept it was unused for longest when "${kept.name}" came`);
        kept.pushedOut = name;
      }
      gone.delete(kept.name);
      shelf.set(kept.name, kept);
    },
    drop,
    whyGone: (name) => gone.get(name) ?? null,
    list() {
      dropIdle();
      return [...shelf.values()];
    },
    idleLeftMs,
  };
}
