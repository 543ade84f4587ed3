import { ownRows } from '../../world/own-rows';
import { agentBills, agentCarries, agentContracts } from './agent-contracts.table';

/** What a member is handed over of these tables. */
export const ownContracts = [
  ownRows('contracts.asDownline', agentContracts, { of: 'downlineId', by: ['kind', 'id'], without: ['uplineId'] }),
  ownRows('contracts.asUpline', agentContracts, { of: 'uplineId', by: ['kind', 'id'], without: ['downlineId'] }),
  ownRows('contracts.carries', agentCarries, { of: 'downlineId', by: ['kind'] }),
  ownRows('contracts.billsAsDownline', agentBills, {
    of: 'downlineId',
    by: ['settledAt', 'id'],
    without: ['uplineId'],
  }),
  ownRows('contracts.billsAsUpline', agentBills, { of: 'uplineId', by: ['settledAt', 'id'], without: ['downlineId'] }),
];
