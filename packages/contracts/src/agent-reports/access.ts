import type { AccessOf } from '../access-row';
import type * as wire from './wire';

const DAYS = { from: '2026-01-01', to: '2026-01-02' };

export const agentReportsAccess: AccessOf<typeof wire> = {
  listTeamBetting: {
    may: 'agent',
    onBreak: 'allowed',
    owns: 'of',
    input: { ...DAYS, of: 'M000000', sort: 'stake', order: 'desc', pageSize: '10' },
  },
  listPlayerLosses: {
    may: 'agent',
    onBreak: 'allowed',
    owns: 'of',
    input: { ...DAYS, of: 'M000000', order: 'losers', pageSize: '10' },
  },
  listAgentIncome: { may: 'agent', onBreak: 'allowed', input: DAYS },
  listTeamMovements: {
    may: 'agent',
    onBreak: 'allowed',
    owns: 'of',
    input: { ...DAYS, of: 'M000000', pageSize: '10' },
  },
};
