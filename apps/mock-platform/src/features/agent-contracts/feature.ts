import { agentContractsAccess } from '@tonalli/contracts/agent-contracts/access';
import { defineFeature } from '../../transport/feature';
import { agentContractsRoutes } from './agent-contracts.routes';
import { auditContracts } from './audit-contracts';
import { claimCredit } from './debts';
import { endMoved } from './move-contracts';
import { contractLienJob, contractRunJobs } from './run-job';
import { contractFacts } from './tell-facts';
import { contractTurnJob } from './turn-contract';

export const agentContracts = defineFeature({
  name: 'agent-contracts',
  routes: agentContractsRoutes,
  access: agentContractsAccess,
  parts: [contractFacts],
  jobs: [...contractRunJobs, contractLienJob, contractTurnJob],
  audits: [auditContracts],
  on: { 'balance.changed': claimCredit, 'upline.changed': endMoved },
});
