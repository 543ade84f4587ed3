import { sportsAccess } from '@tonalli/contracts/sports/access';
import { defineFeature } from '../../transport/feature';
import { decideJob } from './follow';
import { ownSports } from './own-data.repository';
import { sportsRoutes } from './sports.routes';

export const sports = defineFeature({
  name: 'sports',
  routes: sportsRoutes,
  access: sportsAccess,
  jobs: [decideJob],
  ownData: ownSports,
});
