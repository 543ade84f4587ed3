import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const bonusesAccess: AccessOf<typeof wire> = {
  cancelFreePlays: { may: 'member', onBreak: 'allowed', owns: 'freeId', input: { freeId: 'none' } },
  cancelGrant: { may: 'member', onBreak: 'allowed', owns: 'bonusId', input: { bonusId: 'none' } },
  fetchGameBonus: { may: 'member', input: { nodeId: 'none' } },
  listDepositBonuses: { may: 'member', input: {} },
  listFreePlays: { may: 'member', onBreak: 'allowed', input: {} },
  listGrantBets: {
    may: 'member',
    onBreak: 'allowed',
    owns: 'bonusId',
    input: { bonusId: 'none', pageNo: '1', pageSize: '10' },
  },
  listGrants: { may: 'member', onBreak: 'allowed', input: {} },
};
