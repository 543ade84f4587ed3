import { defineFeature } from '../../transport/feature';
import { contentRoutes } from './content.routes';
import { seedContent } from './content.seed';
import { jackpotTickJob } from './jackpot';

export const content = defineFeature({
  name: 'content',
  routes: contentRoutes,
  seeds: [{ name: 'content', after: ['lobby'], run: seedContent }],
  jobs: [jackpotTickJob],
});
