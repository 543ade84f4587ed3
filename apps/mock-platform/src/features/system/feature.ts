import { systemAccess } from '@tonalli/contracts/system/access';
import { defineFeature } from '../../transport/feature';
import { POPUPS } from './popup-log';
import { serviceSite } from './service-site';
import { systemRoutes } from './system.routes';

export const system = defineFeature({
  name: 'system',
  routes: systemRoutes,
  access: systemAccess,
  sites: [serviceSite],
  parts: [POPUPS],
});
