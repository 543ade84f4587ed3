import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const teamAccess: AccessOf<typeof wire> = {
  fetchTeamOverview: {
    may: 'agent',
    onBreak: 'allowed',
    input: { from: '2026-01-01T06:00:00.000Z', to: '2026-01-02T06:00:00.000Z' },
  },
  fetchConsolidated: { may: 'member', onBreak: 'allowed', input: {} },
};
