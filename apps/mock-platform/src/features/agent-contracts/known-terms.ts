import type { ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import { repository } from '../../world/world';
import { versionsRepository } from './contracts.repository';

const MOST_REMEMBERED = 1_000;

interface Named {
  contractId: number;
  version: number;
  /** Of the terms: those of one hash are the same, whoever agreed on them. */
  hash: string;
}

/** What versions say, of which many say the same. */
export const knownTerms = repository((world) => {
  const byHash = new Map<string, ContractTerms>();
  return ({ contractId, version, hash }: Named): ContractTerms => {
    const known = byHash.get(hash);
    if (known) return known;
    const row = versionsRepository(world).find(contractId, version);
    if (!row) throw new Error(`contract ${contractId} has no version ${version}`);
    if (byHash.size >= MOST_REMEMBERED) byHash.clear();
    byHash.set(hash, row.terms);
    return row.terms;
  };
});
