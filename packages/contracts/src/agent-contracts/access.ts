import type { z } from 'zod';
import type { AccessOf } from '../access-row';
import type { ContractTerms } from './terms';
import type * as wire from './wire';

const TERMS: z.input<typeof ContractTerms> = {
  kind: 'daily',
  period: null,
  scale: 'slab',
  tiers: [{ minTurnover: '1000.00', minNetLoss: '0.00', minActiveMembers: 0, rateBp: 20 }],
  eligibility: { minActiveMembers: 0, minBetAmount: '0.00', activeValidBet: '100.00', countSelf: false },
  deductions: { bonusesBp: 0, rebatesBp: 0, salariesBp: 0, paymentFeesBp: 0, platformFeeBp: 0 },
  carry: 'none',
  cap: null,
  payer: 'house',
  categories: ['RNG'],
};

const OFFER = { action: 'offer', memberId: 'M000001', terms: TERMS } as const;
const RANGE = { from: '2026-01-01T06:00:00.000Z', to: '2026-01-02T06:00:00.000Z', pageSize: '20' } as const;

export const agentContractsAccess: AccessOf<typeof wire> = {
  processDividend: { may: 'agent', input: { ...OFFER, terms: { ...TERMS, kind: 'dividend', period: 'monthly' } } },
  processDailySalary: { may: 'agent', input: OFFER },
  processHourlySalary: { may: 'agent', input: { ...OFFER, terms: { ...TERMS, kind: 'hourly' } } },
  processRealtimeSalary: { may: 'agent', input: { ...OFFER, terms: { ...TERMS, kind: 'realtime' } } },
  listContracts: { may: 'agent', onBreak: 'allowed', input: { kind: 'daily', pageNo: '1', pageSize: '20' } },
  fetchContract: { may: 'agent', onBreak: 'allowed', owns: 'contractId', input: { contractId: 'AC00000001' } },
  previewOffer: { may: 'agent', input: { memberId: 'M000001', terms: TERMS } },
  listBills: { may: 'agent', onBreak: 'allowed', input: RANGE },
  fetchBill: { may: 'agent', onBreak: 'allowed', owns: 'billId', input: { billId: 'AB00000001' } },
};
