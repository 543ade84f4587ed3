import { sportsAccess } from '@tonalli/contracts/sports/access';
import { defineFeature } from '../../transport/feature';
import { decideJob } from './follow';
import { sportsRoutes } from './sports.routes';

export const sports = defineFeature({ name: 'sports', routes: sportsRoutes, access: sportsAccess, jobs: [decideJob] });
