import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const recordsAccess: AccessOf<typeof wire> = {
  fetchBetDetail: {
    may: 'signed in',
    onBreak: 'allowed',
    owns: 'betId',
    input: { betId: 'B00000001', language: 'ES' },
  },
  fetchProfit: { may: 'member', onBreak: 'allowed', input: { from: '2026-01-01', to: '2026-01-02' } },
  listBets: {
    may: 'signed in',
    onBreak: 'allowed',
    input: {
      from: '2026-01-01T06:00:00.000Z',
      to: '2026-01-02T06:00:00.000Z',
      pageNo: '1',
      pageSize: '10',
      language: 'ES',
    },
  },
  listOpenBets: { may: 'signed in', onBreak: 'allowed', input: { language: 'ES' } },
  listStatements: { may: 'member', onBreak: 'allowed', input: {} },
  listMovements: {
    may: 'member',
    onBreak: 'allowed',
    input: { from: '2026-01-01T06:00:00.000Z', to: '2026-01-02T06:00:00.000Z', pageNo: '1', pageSize: '10' },
  },
};
