import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { isNewestMember, removeMember } from '../../people/remove-member';
import { hasPlayMoney } from '../../people/trial-money';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { forgetMessagesOf } from '../messages';
import { loginRepository } from './login.repository';
import { SESSION_TTL_MS } from './open-session';
import { originsRepository } from './origins.repository';

const PURGE = jobKind('trial.purge', z.object({ memberId: z.string() }));

/** Sees after a trial account once its session can only be over: nobody can enter it again. */
export function schedulePurge(world: World, memberId: string): void {
  const dueAt = world.clock.now() + SESSION_TTL_MS + 1;
  world.clock.schedule({ kind: PURGE, key: memberId, dueAt, payload: { memberId } });
}

export const trialPurgeJob = defineJob(PURGE, (world, { payload: { memberId } }) => {
  // What was played stays in the books.
  if (hasPlayMoney(world, memberId)) return;
  if (isNewestMember(world, memberId)) return schedulePurge(world, memberId);
  loginRepository(world).removeOf(memberId);
  originsRepository(world).removeOf(memberId);
  forgetMessagesOf(world, memberId);
  removeMember(world, memberId);
});
