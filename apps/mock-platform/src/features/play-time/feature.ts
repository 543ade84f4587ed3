import { playTimeAccess } from '@tonalli/contracts/play-time/access';
import { defineFeature } from '../../transport/feature';
import { ownPlayTime } from './own-data.repository';
import { paceRule } from './pace-rule';
import { playTimeRoutes } from './play-time.routes';

export const playTime = defineFeature({
  name: 'play-time',
  routes: playTimeRoutes,
  access: playTimeAccess,
  guard: [paceRule],
  ownData: ownPlayTime,
});
