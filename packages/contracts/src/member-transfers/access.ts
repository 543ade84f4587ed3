import type { AccessOf } from '../access-row';
import type * as wire from './wire';

const SENT = { amount: '100.00', paymentPassword: '135790' };

export const memberTransfersAccess: AccessOf<typeof wire> = {
  fetchTransferDesk: { may: 'member', input: {} },
  listMemberTransfers: { may: 'member', onBreak: 'allowed', input: { pageNo: '1', pageSize: '10' } },
  transferDownline: { may: 'agent', input: { downlineId: 'NOBODY', ...SENT } },
  transferUpline: { may: 'member', input: SENT },
};
