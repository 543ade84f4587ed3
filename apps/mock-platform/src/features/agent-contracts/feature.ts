import { agentContractsAccess } from '@tonalli/contracts/agent-contracts/access';
import { defineFeature } from '../../transport/feature';
import { agentContractsRoutes } from './agent-contracts.routes';
import { seedContracts } from './agent-contracts.seed';
import { auditContracts } from './audit-contracts';
import { claimCredits } from './debts';
import { endMoved } from './move-contracts';
import { ownContracts } from './own-data.repository';
import { contractLienJob, contractRunJobs } from './run-job';
import { contractFacts } from './tell-facts';
import { contractTurnJob } from './turn-contract';

export const agentContracts = defineFeature({
  name: 'agent-contracts',
  routes: agentContractsRoutes,
  access: agentContractsAccess,
  seeds: [{ name: 'agent-contracts', after: ['records'], run: seedContracts }],
  parts: [contractFacts],
  jobs: [...contractRunJobs, contractLienJob, contractTurnJob],
  audits: [auditContracts],
  on: { 'balances.changed': claimCredits, 'upline.changed': endMoved },
  ownData: ownContracts,
});
