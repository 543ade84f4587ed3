import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { addDays, dayStartInZone } from '../../clock/zone-days';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { announcePromotions } from './announce';
import { promotionsRepository } from './promotions.repository';
import { today } from './standing';

const TURN = jobKind('promotions.turn', z.object({}));

/** When a promotion begins or ends next, or, while there is a calendar, the next day does; null: never. */
function nextTurn(world: World): number | null {
  const now = world.clock.now();
  const moments = promotionsRepository(world)
    .all()
    .flatMap(({ kind, startsAt, endsAt }) => {
      const isOpen = startsAt <= now && (endsAt === null || endsAt > now);
      const midnight =
        kind === 'calendar' && isOpen ? dayStartInZone(addDays(today(world), 1), OPERATOR_TIME_ZONE) : now;
      return [startsAt, endsAt ?? now, midnight].filter((at) => at > now);
    });
  return moments.length === 0 ? null : Math.min(...moments);
}

/** Tells everybody whenever time alone changes what can be taken part in. */
export function scheduleTurn(world: World): void {
  const dueAt = nextTurn(world);
  if (dueAt === null) world.clock.cancel(TURN, TURN.name);
  else world.clock.schedule({ kind: TURN, key: TURN.name, dueAt, payload: {} });
}

export const turnJob = defineJob(
  TURN,
  (world) => {
    announcePromotions(world);
    scheduleTurn(world);
  },
  { person: false },
);
