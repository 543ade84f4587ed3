import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import type { ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import { amountText, parseAmount } from '../../../hooks/amount-text';

export const DEDUCTIONS = ['bonusesBp', 'rebatesBp', 'salariesBp', 'paymentFeesBp', 'platformFeeBp'] as const;
export type Deduction = (typeof DEDUCTIONS)[number];
export const TIER_COLUMNS = ['minTurnover', 'minNetLoss', 'minActiveMembers', 'rate'] as const;
export type TierColumn = (typeof TIER_COLUMNS)[number];

/** A level as it is typed. */
export type TierDraft = Record<TierColumn, string> & { key: string };

/** Terms as they are typed: amounts in pesos, shares in percent. */
export interface TermsDraft {
  kind: ContractKind;
  period: ContractTerms['period'];
  scale: ContractTerms['scale'];
  tiers: readonly TierDraft[];
  minActiveMembers: string;
  minBetAmount: string;
  activeValidBet: string;
  countSelf: boolean;
  deductions: Record<Deduction, string>;
  carry: ContractTerms['carry'];
  /** Empty: none. */
  cap: string;
  payer: ContractTerms['payer'];
  categories: readonly ContractTerms['categories'][number][];
}

/** What cannot be read of a draft: `tiers.0.rate`, `cap` and so on. */
export type DraftFaults = ReadonlyMap<string, 'amount' | 'count' | 'percent' | 'rate' | 'categories'>;

const MOST_MEMBERS = 1_000_000;
const WHOLE_BP = 10_000;
let lastKey = 0;

export function emptyTier(): TierDraft {
  lastKey += 1;
  return { key: `tier-${lastKey}`, minTurnover: '0', minNetLoss: '0', minActiveMembers: '0', rate: '' };
}

/**
 * What a first offer of a kind begins with: nothing that would be paid by mistake, and period and games of one's own terms,
 * beyond which nothing can be offered.
 */
export function emptyDraft(kind: ContractKind, own?: ContractTerms): TermsDraft {
  const isDividend = kind === 'dividend';
  return {
    kind,
    period: own?.period ?? (isDividend ? 'semimonthly' : null),
    scale: 'slice',
    tiers: [emptyTier()],
    ...{ minActiveMembers: '0', minBetAmount: '0', activeValidBet: '100', countSelf: false },
    deductions: {
      bonusesBp: isDividend ? '100' : '0',
      rebatesBp: isDividend ? '100' : '0',
      ...{ salariesBp: '0', paymentFeesBp: '0', platformFeeBp: '0' },
    },
    carry: isDividend ? 'untilPositive' : 'none',
    ...{ cap: '', payer: 'house', categories: own?.categories ?? [] },
  };
}

export const percentText = (bp: number): string => String(bp / 100);

/** Hundredths of a percent of a typed percentage such as `0.25`; null for what is none. */
export function parsePercent(text: string): number | null {
  const plain = text.trim().replace(/\s*%$/, '');
  if (!/^\d{1,3}(\.\d{0,2})?$/.test(plain)) return null;
  const [whole = '', part = ''] = plain.split('.');
  const bp = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return bp <= WHOLE_BP ? bp : null;
}

function parseCount(text: string): number | null {
  const plain = text.trim().replaceAll(',', '');
  return /^\d{1,7}$/.test(plain) && Number(plain) <= MOST_MEMBERS ? Number(plain) : null;
}

/** Terms as somebody would have typed them, to begin from. */
export function draftOf(terms: ContractTerms): TermsDraft {
  const { kind, period, scale, tiers, eligibility, deductions, carry, cap, payer, categories } = terms;
  return {
    ...{ kind, period, scale, carry, payer, categories },
    tiers: tiers.map((tier) => ({
      ...emptyTier(),
      minTurnover: amountText(tier.minTurnover),
      minNetLoss: amountText(tier.minNetLoss),
      minActiveMembers: String(tier.minActiveMembers),
      rate: percentText(tier.rateBp),
    })),
    minActiveMembers: String(eligibility.minActiveMembers),
    minBetAmount: amountText(eligibility.minBetAmount),
    activeValidBet: amountText(eligibility.activeValidBet),
    countSelf: eligibility.countSelf,
    deductions: {
      bonusesBp: percentText(deductions.bonusesBp),
      rebatesBp: percentText(deductions.rebatesBp),
      salariesBp: percentText(deductions.salariesBp),
      paymentFeesBp: percentText(deductions.paymentFeesBp),
      platformFeeBp: percentText(deductions.platformFeeBp),
    },
    cap: cap === null ? '' : amountText(cap),
  };
}

/** The terms that a draft says, and what of it cannot be read; no terms where there is any such thing. */
export function readDraft(draft: TermsDraft): { terms: ContractTerms | null; faults: DraftFaults } {
  const faults = new Map<string, 'amount' | 'count' | 'percent' | 'rate' | 'categories'>();
  const take = (path: string, value: number | null, fault: 'amount' | 'count' | 'percent' | 'rate') => {
    if (value === null) faults.set(path, fault);
    return value ?? 0;
  };
  const amount = (path: string, text: string) => take(path, parseAmount(text), 'amount');
  const count = (path: string, text: string) => take(path, parseCount(text), 'count');
  const share = (path: Deduction) => take(path, parsePercent(draft.deductions[path]), 'percent');
  const cap = draft.cap.trim() === '' ? null : amount('cap', draft.cap);
  if (cap === 0) faults.set('cap', 'amount');
  if (draft.categories.length === 0) faults.set('categories', 'categories');
  const terms: ContractTerms = {
    ...{ kind: draft.kind, period: draft.period, scale: draft.scale, carry: draft.carry, cap, payer: draft.payer },
    tiers: draft.tiers.map((tier, index) => ({
      minTurnover: amount(`tiers.${index}.minTurnover`, tier.minTurnover),
      minNetLoss: amount(`tiers.${index}.minNetLoss`, tier.minNetLoss),
      minActiveMembers: count(`tiers.${index}.minActiveMembers`, tier.minActiveMembers),
      // A level that pays nothing is none.
      rateBp: take(`tiers.${index}.rate`, parsePercent(tier.rate) || null, 'rate'),
    })),
    eligibility: {
      minActiveMembers: count('minActiveMembers', draft.minActiveMembers),
      minBetAmount: amount('minBetAmount', draft.minBetAmount),
      activeValidBet: amount('activeValidBet', draft.activeValidBet),
      countSelf: draft.countSelf,
    },
    deductions: {
      bonusesBp: share('bonusesBp'),
      rebatesBp: share('rebatesBp'),
      salariesBp: share('salariesBp'),
      paymentFeesBp: share('paymentFeesBp'),
      platformFeeBp: share('platformFeeBp'),
    },
    categories: [...draft.categories],
  };
  return { terms: faults.size === 0 ? terms : null, faults };
}
