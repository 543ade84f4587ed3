import { agentContractsAccess } from '@tonalli/contracts/agent-contracts/access';
import { defineFeature } from '../../transport/feature';
import { agentContractsRoutes } from './agent-contracts.routes';

export const agentContracts = defineFeature({
  name: 'agent-contracts',
  routes: agentContractsRoutes,
  access: agentContractsAccess,
});
