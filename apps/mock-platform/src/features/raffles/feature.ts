import { rafflesAccess } from '@tonalli/contracts/raffles/access';
import { defineFeature } from '../../transport/feature';
import { auditRaffles } from './audit-raffles';
import { awardWinJob, lapseWinJob } from './award-win';
import { payTickets } from './give-tickets';
import { rafflesRoutes } from './raffles.routes';
import { seedRaffles } from './raffles.seed';
import { closeRaffleJob, drawRaffleJob } from './run-raffle';

export const raffles = defineFeature({
  name: 'raffles',
  routes: rafflesRoutes,
  access: rafflesAccess,
  audits: [auditRaffles],
  rewards: [payTickets],
  seeds: [{ name: 'raffles', after: ['deposits'], run: seedRaffles }],
  jobs: [closeRaffleJob, drawRaffleJob, awardWinJob, lapseWinJob],
});
