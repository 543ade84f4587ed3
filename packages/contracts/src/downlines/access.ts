import type { AccessOf } from '../access-row';
import type * as wire from './wire';
import type * as activity from './wire-activity';
import type * as invites from './wire-invites';

export const downlinesAccess: AccessOf<typeof wire> & AccessOf<typeof invites> & AccessOf<typeof activity> = {
  listDownline: { may: 'agent', onBreak: 'allowed', input: { limit: '10' } },
  fetchDownline: { may: 'agent', onBreak: 'allowed', owns: 'memberId', input: { memberId: 'M000000' } },
  setDownlineRates: { may: 'agent', owns: 'memberId', input: { memberId: 'M000000', rates: { RNG: 0 } } },
  fetchRegisterCenter: { may: 'agent', onBreak: 'allowed', input: {} },
  checkNewAccounts: {
    may: 'agent',
    input: { accounts: [{ username: 'x', password: 'x', kind: 'member', rates: {} }] },
  },
  openAccounts: {
    may: 'agent',
    input: {
      batchId: '00000000-0000-4000-8000-000000000000',
      accounts: [{ username: 'x', password: 'x', kind: 'member', rates: {} }],
    },
  },
  listInvites: { may: 'agent', onBreak: 'allowed', input: {} },
  createInvite: {
    may: 'agent',
    input: { kind: 'member', rates: {}, site: 'https://nobody.test', expiresAt: null, maxUses: null, note: '' },
  },
  changeInvite: { may: 'agent', owns: 'code', input: { code: 'NOBODY', enabled: false } },
  listActivity: { may: 'member', onBreak: 'allowed', input: { limit: '10' } },
};
