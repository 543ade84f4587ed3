import type { AccessOf } from '../access-row';
import type * as wire from './wire';
import type * as announcements from './wire-announcements';

export const teamAccess: AccessOf<typeof wire & typeof announcements> = {
  fetchTeamOverview: {
    may: 'agent',
    onBreak: 'allowed',
    input: { from: '2026-01-01', to: '2026-01-02' },
  },
  listAgentAnnouncements: { may: 'agent', onBreak: 'allowed', input: { pageNo: '1', pageSize: '20', language: 'ES' } },
  fetchAgentAnnouncement: { may: 'agent', onBreak: 'allowed', input: { announcementId: 'nobody', language: 'ES' } },
  fetchConsolidated: { may: 'member', onBreak: 'allowed', input: {} },
};
