import { defineFeature } from '../../transport/feature';
import { auditJackpot } from './audit-jackpot';
import { playRoutes } from './play.routes';
import { playSite } from './play-site';

export const play = defineFeature({ name: 'play', routes: playRoutes, sites: [playSite], audits: [auditJackpot] });
