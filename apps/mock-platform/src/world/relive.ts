import type { World } from './world';

/** Something that happened at a moment, milliseconds since epoch. */
export interface Happening {
  readonly at: number;
  readonly happens: () => void;
}

/**
 * Lets what happened before now happen in its order, by a clock that goes back and comes forward again: verbs find the time
 * of then, and jobs that fall due on the way run. For whoever fills a world.
 */
export function relive({ clock }: World, happenings: readonly Happening[]): void {
  const end = clock.now();
  const isLive = clock.state().mode === 'live';
  clock.freeze();
  for (const { at, happens } of [...happenings].sort((a, b) => a.at - b.at)) {
    clock.set(Math.min(at, end));
    happens();
  }
  clock.set(end);
  if (isLive) clock.resume();
}
