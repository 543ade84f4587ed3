import { defineJob } from '../../world/jobs';
import { activateNext } from './activate-grant';
import { grantRepository } from './bonuses.repository';
import { leftMinorOf, loseGrant } from './end-grant';
import { GRANT_EXPIRE, GRANT_RESUME, GRANT_WARN } from './grant-jobs';
import { tellEnd } from './tell-ends';

const expireJob = defineJob(GRANT_EXPIRE, (world, { payload }) => {
  const grant = grantRepository(world).byId(payload.grantId);
  if (grant?.state === 'ACTIVE') loseGrant(world, grant, { state: 'EXPIRED', ending: null });
});

/** Once, a day before. */
const warnJob = defineJob(GRANT_WARN, (world, { payload }) => {
  const grant = grantRepository(world).byId(payload.grantId);
  if (grant?.state !== 'ACTIVE' || grant.expiresAt === null) return;
  const { memberId, requiredMinor, doneMinor, expiresAt } = grant;
  const missingMinor = Math.max(0, requiredMinor - doneMinor);
  const params = { amountMinor: leftMinorOf(world, grant), missingMinor, until: expiresAt };
  tellEnd(world, { memberId, kind: 'bonusExpiring', purpose: 'service', params });
});

const resumeJob = defineJob(GRANT_RESUME, (world, { payload }) => activateNext(world, payload.memberId));

export const grantJobs = [expireJob, warnJob, resumeJob];
