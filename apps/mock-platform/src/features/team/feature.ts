import { teamAccess } from '@tonalli/contracts/team/access';
import { defineFeature } from '../../transport/feature';
import { ownTeam } from './own-data.repository';
import { teamRoutes } from './team.routes';
import { seedAnnouncements } from './team.seed';

export const team = defineFeature({
  name: 'team',
  routes: teamRoutes,
  access: teamAccess,
  seeds: [{ name: 'agent-announcements', after: ['people'], run: seedAnnouncements }],
  ownData: ownTeam,
});
