import { defineFeature } from '../../transport/feature';
import { teamRoutes } from './team.routes';

export const team = defineFeature({ name: 'team', routes: teamRoutes });
