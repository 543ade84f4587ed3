import type { ContractList } from '@tonalli/contracts/agent-contracts/api';
import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import { type ContractTerms, termsProblems } from '@tonalli/contracts/agent-contracts/terms';
import { useState } from 'react';
import { type DraftFaults, draftOf, emptyDraft, readDraft, type TermsDraft } from '../rules/terms-draft';
import { usePreview } from './use-preview';

/** An offer as it is typed, what it says, and what is wrong with it: at once by its own rules, then by the platform's. */
export function useOfferDraft(begin: () => TermsDraft, receiver: string) {
  const [draft, setDraft] = useState(begin);
  const { terms, faults } = readDraft(draft);
  const local = terms ? termsProblems(terms) : [];
  const isConsistent = terms !== null && local.length === 0;
  const preview = usePreview(receiver || null, isConsistent ? terms : null);
  const problems = local.length > 0 || !preview.isOf ? local : (preview.data?.problems ?? []);
  return { draft, setDraft, terms, faults, problems, isConsistent, preview };
}

/** What an offer begins with: the terms before it, or next to nothing; paid by somebody who may. */
export function firstDraft(kind: ContractKind, list: ContractList, before: ContractTerms | undefined): TermsDraft {
  const begun = before ? draftOf(before) : emptyDraft(kind, list.own?.current?.terms);
  return { ...begun, payer: list.payers.find((payer) => payer === begun.payer) ?? list.payers[0] ?? 'house' };
}

/** What is wrong with what was typed and chosen so far. */
export function faultsOfTyped(draft: TermsDraft, faults: DraftFaults): DraftFaults {
  return new Map([...faults].filter(([path]) => path !== 'categories' && !isBlank(draft, path)));
}

/** A rate that nobody typed yet is no mistake before the form is sent. */
function isBlank(draft: TermsDraft, path: string): boolean {
  const [list, index, column] = path.split('.');
  return list === 'tiers' && column === 'rate' && draft.tiers[Number(index)]?.rate === '';
}
