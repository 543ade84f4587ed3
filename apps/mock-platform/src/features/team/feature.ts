import { teamAccess } from '@tonalli/contracts/team/access';
import { defineFeature } from '../../transport/feature';
import { teamRoutes } from './team.routes';

export const team = defineFeature({ name: 'team', routes: teamRoutes, access: teamAccess });
