import type { World } from './world';

/**
 * Something that one feature keeps beside the database, once per world. A value with `capture` and `restore` is kept with
 * checkpoints and forks (see `MemoryPart`) in worlds that were opened with the part.
 */
export interface Part<T> {
  readonly name: string;
  readonly build: (world: World) => T;
}
