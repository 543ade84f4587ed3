import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const bonusesAccess: AccessOf<typeof wire> = {
  cancelGrant: { may: 'member', onBreak: 'allowed', owns: 'bonusId', input: { bonusId: 'none' } },
  fetchGameBonus: { may: 'member', input: { nodeId: 'none' } },
  listDepositBonuses: { may: 'member', input: {} },
  listGrantBets: {
    may: 'member',
    onBreak: 'allowed',
    owns: 'bonusId',
    input: { bonusId: 'none', pageNo: '1', pageSize: '10' },
  },
  listGrants: { may: 'member', onBreak: 'allowed', input: {} },
};
