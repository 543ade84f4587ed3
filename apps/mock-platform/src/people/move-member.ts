import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import { findMember } from './find-member';
import { joined, movedTo, pathsIn } from './paths';
import { assertRatesWithin } from './rates';
import { FOREVER, type Path, type Place, treeRepository } from './tree.repository';

interface Move {
  memberId: string;
  /** Null: nobody. */
  uplineId: string | null;
  /** Milliseconds since epoch; left out: now. */
  from?: number | undefined;
}

/**
 * Places a member with all below under another upline from a moment on, until what was planned for later. A place that is
 * theirs already changes nothing. Throws `USER_NOT_FOUND`, `EFFECTIVE_DATE_PASSED`, `TREE_CIRCLE`, and `RATE_OUT_OF_RANGE`
 * where a rate of the member would be above the upline's.
 */
export function moveMember(world: World, { memberId, uplineId, from: wanted }: Move): void {
  const now = world.clock.now();
  const from = wanted ?? now;
  if (from < now) throw new PlatformFailure('EFFECTIVE_DATE_PASSED');
  world.transaction(() => {
    const all = [memberId, uplineId].filter((id) => id !== null);
    if (!all.every((id) => findMember(world, id))) throw new PlatformFailure('USER_NOT_FOUND');
    const places = treeRepository(world).places(memberId, from);
    if (places[0]?.uplineId === uplineId) return;
    const paths = newPaths(world, { memberId, from, places: movedTo(uplineId, from, places) });
    const memberIds = [...paths.keys()];
    world.tell('members.moving', { memberIds });
    keepPaths(world, from, paths);
    world.tell('members.moved', { memberIds });
    assertRatesWithin(world, memberId);
    world.tell('upline.changed', { memberId, uplineId, from });
  });
}

interface Moved {
  memberId: string;
  from: number;
  places: readonly Place[];
}

/** Of the moved member and of everybody below. */
function newPaths(world: World, { memberId, from, places }: Moved): Map<string, Path[]> {
  const store = treeRepository(world);
  const known = new Map([[memberId, places]]);
  const placesOf = (id: string): readonly Place[] => {
    const found = known.get(id) ?? store.places(id, from);
    known.set(id, found);
    return found;
  };
  const moved = store.withAllBelow(memberId, from);
  return new Map(moved.map((id) => [id, pathsIn(placesOf, { memberId: id, from, until: FOREVER })]));
}

function keepPaths(world: World, from: number, paths: ReadonlyMap<string, Path[]>): void {
  const store = treeRepository(world);
  for (const [memberId, following] of paths) {
    const before = { from: store.version(memberId, from - 1), until: from };
    const uplines = store.uplines(memberId, before.from).map((upline) => upline.memberId);
    const [first, ...rest] = joined([{ ...before, uplines }, ...following]);
    store.dropFrom(memberId, from);
    if (first) store.endAt(memberId, first);
    for (const path of rest) store.insert(memberId, path);
  }
}
