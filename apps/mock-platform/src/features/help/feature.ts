import { helpAccess } from '@tonalli/contracts/help/access';
import { defineFeature } from '../../transport/feature';
import { helpRoutes } from './help.routes';
import { seedFeedback, seedHelp } from './help.seed';
import { ownFeedback } from './own-data.repository';

export const help = defineFeature({
  name: 'help',
  routes: helpRoutes,
  access: helpAccess,
  seeds: [
    { name: 'help', run: seedHelp },
    { name: 'feedback', after: ['people'], run: seedFeedback },
  ],
  ownData: ownFeedback,
});
