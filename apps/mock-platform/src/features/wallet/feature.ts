import { walletAccess } from '@tonalli/contracts/wallet/access';
import { defineFeature } from '../../transport/feature';
import { walletRoutes } from './wallet.routes';

export const wallet = defineFeature({ name: 'wallet', routes: walletRoutes, access: walletAccess });
