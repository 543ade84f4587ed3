import { agentReportsAccess } from '@tonalli/contracts/agent-reports/access';
import { defineFeature } from '../../transport/feature';
import { agentReportsRoutes } from './agent-reports.routes';

export const agentReports = defineFeature({
  name: 'agent-reports',
  routes: agentReportsRoutes,
  access: agentReportsAccess,
});
