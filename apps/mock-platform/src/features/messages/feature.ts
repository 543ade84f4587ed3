import { messagesAccess } from '@tonalli/contracts/messages/access';
import { defineFeature } from '../../transport/feature';
import { messagesRoutes } from './messages.routes';
import { seedMessages } from './messages.seed';
import { ownMessages } from './own-data.repository';

export const messages = defineFeature({
  name: 'messages',
  routes: messagesRoutes,
  access: messagesAccess,
  seeds: [
    { name: 'messages', after: ['points', 'vip', 'referral', 'withdrawals', 'member-transfers'], run: seedMessages },
  ],
  ownData: ownMessages,
});
