import { playAccess } from '@tonalli/contracts/play/access';
import { defineFeature } from '../../transport/feature';
import { auditJackpot } from './audit-jackpot';
import { feedJackpot, returnContribution } from './jackpot-pool';
import { playRoutes } from './play.routes';
import { playSite } from './play-site';

export const play = defineFeature({
  name: 'play',
  routes: playRoutes,
  access: playAccess,
  sites: [playSite],
  audits: [auditJackpot],
  on: {
    'bet.placed': (world, bet) => feedJackpot(world, { ...bet, isOpen: true }),
    'bet.cancelled': returnContribution,
  },
});
