import { defineFeature } from '../../transport/feature';
import { sessionRoutes } from './session.routes';
import { seedSession } from './session.seed';

export const session = defineFeature({
  name: 'session',
  routes: sessionRoutes,
  seeds: [{ name: 'session', after: ['people'], run: seedSession }],
});
