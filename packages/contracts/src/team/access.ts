import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const teamAccess: AccessOf<typeof wire> = {
  fetchTeamOverview: {
    may: 'agent',
    onBreak: 'allowed',
    input: { from: '2026-01-01', to: '2026-01-02' },
  },
  fetchConsolidated: { may: 'member', onBreak: 'allowed', input: {} },
};
