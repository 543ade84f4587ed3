import { sessionAccess } from '@tonalli/contracts/session/access';
import { defineFeature } from '../../transport/feature';
import { endSessionsOf, sessionExpireJob } from './open-session';
import { ownSessions } from './own-data.repository';
import { trialPurgeJob } from './purge-trial';
import { sessionRoutes } from './session.routes';
import { seedSession } from './session.seed';

export const session = defineFeature({
  name: 'session',
  routes: sessionRoutes,
  access: sessionAccess,
  seeds: [{ name: 'session', after: ['people'], run: seedSession }],
  jobs: [sessionExpireJob, trialPurgeJob],
  on: {
    'member.onBreak': (world, { memberId }) => void endSessionsOf(world, memberId),
    'member.closed': (world, { memberId }) => void endSessionsOf(world, memberId),
  },
  ownData: ownSessions,
});
