import { defineFeature } from '../../transport/feature';
import { accountRoutes } from './account.routes';

export const account = defineFeature({ name: 'account', routes: accountRoutes });
