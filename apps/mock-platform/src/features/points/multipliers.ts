import type { BreakTaken } from '../../events/facts';
import { SLOT_MS, slotOf } from '../../rollups/time-parts';
import type { World } from '../../world/world';
import { multipliersRepository, type PointMultiplier } from './multipliers.repository';

const HOUR_MS = 3_600_000;

/** The first end of a slot that does not lie before a moment. */
const slotEnd = (at: number): number => slotOf(at + SLOT_MS - 1);

/** Those of a member that run now, the one that counts first. */
export const multipliersOf = (world: World, memberId: string): PointMultiplier[] =>
  multipliersRepository(world).running({ memberId, now: world.clock.now() });

/** When one that runs ends. Throws where none of the reward does. */
export function multiplierEnd(world: World, { memberId, reference }: { memberId: string; reference: string }): number {
  const own = multipliersOf(world, memberId).find((each) => each.reference === reference);
  if (!own) throw new Error(`no multiplier of ${reference} runs`);
  return own.endsAt;
}

/** Begins one, in whole slots of play: so many hours at least, the slot that runs included. Call in a transaction. */
export function startMultiplier(
  world: World,
  { hours, at, ...of }: Pick<PointMultiplier, 'memberId' | 'reference' | 'factor'> & { hours: number; at: number },
): void {
  multipliersRepository(world).insert({ ...of, startsAt: slotOf(at), endsAt: slotEnd(at) + hours * HOUR_MS });
}

/** What is left of one goes on when its member is back from a time-out; an exclusion ends it. */
export function keepMultipliers(world: World, { memberId, kind, until, at, newFrom }: BreakTaken): void {
  const store = multipliersRepository(world);
  const cut = slotEnd(at);
  for (const multiplier of store.notOver({ memberId, now: at })) {
    const { id, startsAt, endsAt } = multiplier;
    const isBegun = startsAt <= at;
    if (kind === 'SELF_EXCLUSION' || until === null) {
      if (isBegun) store.move({ id, startsAt, endsAt: Math.max(cut, startsAt + SLOT_MS) });
      else store.remove(id);
    } else if (isBegun) {
      if (cut >= endsAt) continue;
      if (cut > startsAt) store.move({ id, startsAt, endsAt: cut });
      else store.remove(id);
      const from = slotOf(until);
      store.insert({ ...multiplier, startsAt: from, endsAt: from + endsAt - Math.max(cut, startsAt) });
    } else {
      const byMs = slotOf(until) - slotOf(newFrom);
      store.move({ id, startsAt: startsAt + byMs, endsAt: endsAt + byMs });
    }
  }
}
