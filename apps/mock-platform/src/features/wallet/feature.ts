import { defineFeature } from '../../transport/feature';
import { walletRoutes } from './wallet.routes';

export const wallet = defineFeature({ name: 'wallet', routes: walletRoutes });
