import { harmMarkersAccess } from '@tonalli/contracts/harm-markers/access';
import { defineFeature } from '../../transport/feature';
import { harmOutcomeJob } from './act-on-score';
import { expectPlay, harmDayJob } from './harm-day';
import { harmMarkersRoutes } from './harm-markers.routes';
import { harmRule } from './harm-rule';
import { ownHarm } from './own-data.repository';

export const harmMarkers = defineFeature({
  name: 'harm-markers',
  routes: harmMarkersRoutes,
  access: harmMarkersAccess,
  guard: [harmRule],
  jobs: [harmDayJob, harmOutcomeJob],
  on: { 'member.loggedIn': expectPlay },
  ownData: ownHarm,
});
