import {
  type ContractTerms,
  type TermsProblem,
  termsProblems,
  tiersAbove,
} from '@tonalli/contracts/agent-contracts/terms';
import type { World } from '../../world/world';
import { UPLINES_PAY } from './contract-settings';
import { heldVersion } from './find-contract';

interface Offered {
  /** Null: the house. */
  uplineId: string | null;
  downlineId: string;
  terms: ContractTerms;
}

/** What of terms an upline does not have themselves, so that it cannot be given. */
export function problemsBelow(terms: ContractTerms, own: ContractTerms): TermsProblem[] {
  const problems: TermsProblem[] = tiersAbove(terms, own).map((tier) => ({ problem: 'ABOVE_OWN_RATE', tier }));
  if (terms.categories.some((category) => !own.categories.includes(category)))
    problems.push({ problem: 'ABOVE_OWN_RATE', tier: null });
  // A period is settled for a whole team at once.
  if (terms.period !== own.period) problems.push({ problem: 'PERIOD_NOT_ALLOWED', tier: null });
  if (own.payer === 'upline' && terms.payer === 'house') problems.push({ problem: 'PAYER_NOT_ALLOWED', tier: null });
  return problems;
}

/** Why an upline cannot offer terms to a direct downline now; none: they can. */
export function problemsOf(world: World, { uplineId, downlineId, terms }: Offered): TermsProblem[] {
  const problems = termsProblems(terms);
  const mayUplinePay = uplineId !== null && world.settings.get(UPLINES_PAY);
  if (terms.payer === 'upline' && !mayUplinePay) problems.push({ problem: 'PAYER_NOT_ALLOWED', tier: null });
  if (isPaidTwice(world, downlineId, terms)) problems.push({ problem: 'CATEGORY_TWICE', tier: null });
  const present = heldVersion(world, downlineId, terms.kind);
  if (present && present.contract.uplineId === uplineId && present.version.terms.period !== terms.period)
    problems.push({ problem: 'PERIOD_NOT_ALLOWED', tier: null });
  if (uplineId === null) return problems;
  const own = heldVersion(world, uplineId, terms.kind);
  if (!own) return [...problems, { problem: 'NO_OWN_CONTRACT', tier: null }];
  return [...problems, ...problemsBelow(terms, own.version.terms)];
}

/** The same bets would be paid for every five minutes and once more at the end of the day. */
function isPaidTwice(world: World, downlineId: string, { kind, categories }: ContractTerms): boolean {
  if (kind !== 'daily' && kind !== 'realtime') return false;
  const other = heldVersion(world, downlineId, kind === 'daily' ? 'realtime' : 'daily');
  return other?.version.terms.categories.some((category) => categories.includes(category)) ?? false;
}
