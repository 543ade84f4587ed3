import type {
  BillDetail,
  BillList,
  BillRow,
  ContractDetail,
  ContractList,
  ContractView,
  OfferPreview,
} from '@tonalli/contracts/agent-contracts/api';
import type { ContractTerms } from '@tonalli/contracts/agent-contracts/terms';

/** Levels at 100,000, 500,000 and 2,000,000 pesos of valid bets, with 0.2, 0.4 and 0.6 %. */
export const TERMS: ContractTerms = {
  ...{
    kind: 'daily',
    period: null,
    scale: 'slab',
    carry: 'none',
    cap: null,
    payer: 'house',
    categories: ['RNG', 'LIVE'],
  },
  tiers: [
    { minTurnover: 10_000_000, minNetLoss: 0, minActiveMembers: 0, rateBp: 20 },
    { minTurnover: 50_000_000, minNetLoss: 0, minActiveMembers: 3, rateBp: 40 },
    { minTurnover: 200_000_000, minNetLoss: 0, minActiveMembers: 5, rateBp: 60 },
  ],
  eligibility: { minActiveMembers: 0, minBetAmount: 0, activeValidBet: 10_000, countSelf: false },
  deductions: { bonusesBp: 0, rebatesBp: 0, salariesBp: 0, paymentFeesBp: 0, platformFeeBp: 0 },
};

const VERSION = {
  ...{ version: 1, terms: TERMS, hash: 'a'.repeat(64), autoCover: false },
  offeredAt: '2026-11-01T18:00:00.000Z',
  acceptedAt: '2026-11-02T18:00:00.000Z',
  effectiveFrom: '2026-11-03T06:00:00.000Z',
};

export const CONTRACT: ContractView = {
  ...{ contractId: 'AC00000001', kind: 'daily', side: 'downline', state: 'ACTIVE' },
  other: { memberId: 'M000002', name: 'Rosa' },
  ...{ current: VERSION, offered: null, request: null, endsAt: null, endReason: null },
  actions: ['request'],
};

/** What waits for the downline's word: the second level pays more, nothing else changes. */
export const OFFERED: NonNullable<ContractView['offered']> = {
  ...{ ...VERSION, version: 2, hash: 'b'.repeat(64), acceptedAt: null, effectiveFrom: null },
  terms: { ...TERMS, tiers: TERMS.tiers.map((tier, index) => (index === 1 ? { ...tier, rateBp: 45 } : tier)) },
  expiresAt: '2026-11-27T18:00:00.000Z',
  wouldBeginAt: '2026-11-21T06:00:00.000Z',
};

export const DOWNLINE: ContractView = {
  ...CONTRACT,
  ...{ contractId: 'AC00000002', side: 'upline', other: { memberId: 'M000009', name: 'Íñigo' } },
  actions: ['offer', 'terminate'],
};

export const LIST: ContractList = {
  ...{ own: CONTRACT, content: [DOWNLINE], totalElements: 1, payers: ['house', 'upline'] },
  offerable: [{ memberId: 'M000010', name: 'Pilar' }],
};

export const DETAIL: ContractDetail = {
  ...{ contract: CONTRACT, versions: [VERSION], openingCarry: 0 },
  history: [
    { at: '2026-11-02T18:00:00.000Z', event: 'accepted', by: 'downline', version: 1, note: '' },
    { at: '2026-11-01T18:00:00.000Z', event: 'offered', by: 'upline', version: 1, note: 'Para empezar' },
  ],
};

export const BILL: BillRow = {
  ...{ billId: 'AB00000001', contractId: 'AC00000001', kind: 'daily', side: 'downline' },
  other: { memberId: 'M000002', name: 'Rosa' },
  ...{ period: 'daily:2026-11-19', from: '2026-11-19T06:00:00.000Z', to: '2026-11-20T06:00:00.000Z' },
  // 499,999 pesos at 0.2 %, of which 300.00 go to direct downlines.
  ...{ state: 'PAID', gross: 99_999, toDownlines: 30_000, due: 69_999, paid: 69_999 },
  settledAt: '2026-11-20T06:00:01.000Z',
};

export const BILL_DETAIL: BillDetail = {
  ...{ bill: BILL, version: 1, hash: 'a'.repeat(64), terms: TERMS, closingCarry: 0 },
  figures: {
    ...{ turnover: 49_999_900, stake: 50_500_000, payout: 48_000_000, bonus: 0, rebate: 0, salary: 0, deposit: 0 },
    ...{ activeMembers: 2, openingCarry: 0, correction: 0 },
  },
  byCategory: [
    { category: 'RNG', turnover: 39_999_900, stake: 40_500_000, payout: 38_000_000 },
    { category: 'LIVE', turnover: 10_000_000, stake: 10_000_000, payout: 10_000_000 },
  ],
  active: [
    { name: 'be***o', validBet: 29_999_900 },
    { name: 'te***a', validBet: 20_000_000 },
  ],
  downlines: [{ person: { memberId: 'M000009', name: 'Íñigo' }, gross: 30_000, payer: 'house' }],
  postings: [{ at: '2026-11-20T06:00:02.000Z', kind: 'agent.salary', amount: 69_999, reference: 'AB00000001' }],
  ...{ nextTryAt: null, correctedBy: [] },
};

/** Of the consolidated call: every bill was looked at. */
export const NO_UNREAD = { dividend: 0, daily: 0, hourly: 0, realtime: 0 } as const;

export const BILLS: BillList = {
  ...{ content: [BILL], hasMore: false, totals: { bills: 1, due: 69_999, paid: 69_999 }, unread: 1 },
};

export const PREVIEW: OfferPreview = {
  ...{ problems: [], ending: [], own: TERMS, wouldBeginAt: '2026-11-21T06:00:00.000Z' },
  whatIf: {
    ...{ from: '2026-11-19T06:00:00.000Z', to: '2026-11-20T06:00:00.000Z', ownGross: 99_999 },
    ...{ paidNow: 30_000, paidThen: 45_000 },
    downlines: [{ person: { memberId: 'M000020', name: 'xo***l' }, paidNow: 1_000, paidThen: 0 }],
  },
  edge: [
    { category: 'RNG', paidBp: 120, edgeBp: 400, allowedBp: 240, isWithin: true },
    { category: 'LIVE', paidBp: 90, edgeBp: 106, allowedBp: 63, isWithin: false },
  ],
};

/** A contract of the downline's own team that the new terms would end. */
export const ENDING: OfferPreview['ending'] = [
  {
    ...{ contractId: 'AC00000003', depth: 2, rateBp: 40, allowedBp: 30, lastPaid: 1_234 },
    upline: { memberId: 'M000009', name: 'Íñigo' },
    downline: { memberId: 'M000020', name: 'xo***l' },
  },
];
