import { ownRows } from '../../world/own-rows';
import { rebateBookings, rebateClaims, rebateDebts, rebateOwn } from './rebates.table';

/** What a member is handed over of these tables. */
export const ownRebates = [
  ownRows('rebates.days', rebateOwn, { by: ['day', 'category', 'pathVersion'], without: ['pathVersion', 'weight'] }),
  ownRows('rebates.claims', rebateClaims, { by: ['id'] }),
  ownRows('rebates.fromTeam', rebateBookings, { of: 'agentId', by: ['runId', 'category'] }),
  ownRows('rebates.debts', rebateDebts, { of: 'agentId', by: ['agentId'] }),
];
