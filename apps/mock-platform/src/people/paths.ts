import { PlatformFailure } from '../kernel/failure';
import { FOREVER, type Path, type Place } from './tree.repository';

interface Question {
  memberId: string;
  from: number;
  until: number;
}

/**
 * Every path of a member in a span, from the places of everybody above. Throws `TREE_CIRCLE` where somebody would stand
 * above themselves.
 */
export function pathsIn(
  placesOf: (memberId: string) => readonly Place[],
  { memberId, ...span }: Question,
  below: readonly string[] = [],
): Path[] {
  const met = [...below, memberId];
  const paths = placesOf(memberId).flatMap(({ uplineId, ...place }): Path[] => {
    const part = { from: Math.max(place.from, span.from), until: Math.min(place.until, span.until) };
    if (part.from >= part.until) return [];
    if (uplineId === null) return [{ ...part, uplines: [] }];
    if (met.includes(uplineId)) throw new PlatformFailure('TREE_CIRCLE');
    const above = pathsIn(placesOf, { memberId: uplineId, ...part }, met);
    return above.map((path) => ({ ...path, uplines: [uplineId, ...path.uplines] }));
  });
  return joined(paths);
}

/** Paths that follow each other, those with the same uplines as one. */
export function joined(paths: readonly Path[]): Path[] {
  const merged: Path[] = [];
  for (const path of paths) {
    const last = merged.at(-1);
    if (last?.uplines.join() === path.uplines.join()) merged[merged.length - 1] = { ...path, from: last.from };
    else merged.push(path);
  }
  return merged;
}

/** Below whom a member stands from a moment on, until what was planned for later. `places` begin with the one of that moment. */
export function movedTo(uplineId: string | null, from: number, places: readonly Place[]): Place[] {
  const next = places.findIndex((place, index) => index > 0 && place.uplineId !== places[index - 1]?.uplineId);
  const later = next === -1 ? [] : places.slice(next);
  return [{ from, until: later[0]?.from ?? FOREVER, uplineId }, ...later];
}
