import { contentAccess } from '@tonalli/contracts/content/access';
import { defineFeature } from '../../transport/feature';
import { contentRoutes } from './content.routes';
import { seedContent } from './content.seed';

export const content = defineFeature({
  name: 'content',
  routes: contentRoutes,
  access: contentAccess,
  seeds: [{ name: 'content', after: ['lobby'], run: seedContent }],
});
