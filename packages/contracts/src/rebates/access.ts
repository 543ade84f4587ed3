import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const rebatesAccess: AccessOf<typeof wire> = {
  fetchManualRebate: { may: 'member', input: {} },
  listManualRebates: { may: 'member', onBreak: 'allowed', input: { pageNo: '1', pageSize: '10' } },
  manualRebate: { may: 'member', input: {} },
};
