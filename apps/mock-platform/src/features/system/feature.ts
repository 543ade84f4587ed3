import { defineFeature } from '../../transport/feature';
import { POPUPS } from './popup-log';
import { serviceSite } from './service-site';
import { systemRoutes } from './system.routes';

export const system = defineFeature({ name: 'system', routes: systemRoutes, sites: [serviceSite], parts: [POPUPS] });
