import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { defineJob } from '../../world/jobs';
import { repository, type World } from '../../world/world';

/** Rankings are told of no more often. */
const TELL_MS = 1_000;

const TELL = jobKind('tournaments.tell', z.object({}));

const told = repository(() => ({ at: Number.NEGATIVE_INFINITY }));

function tell(world: World): void {
  told(world).at = world.clock.now();
  world.events.publish({ type: 'tournaments' });
}

/** Tells every tab that a ranking changed: at once, or together with what else changes within a second. */
export function announceRanking(world: World): void {
  const now = world.clock.now();
  const { at } = told(world);
  // In time that stands still no second passes.
  if (world.clock.state().mode === 'frozen' || now < at || now - at >= TELL_MS) tell(world);
  else world.clock.schedule({ kind: TELL, key: 'rankings', dueAt: at + TELL_MS, payload: {} });
}

export const tellRankingJob = defineJob(
  TELL,
  (world) => {
    tell(world);
    return 'done';
  },
  { person: false },
);
