import { canonicalTerms } from '@tonalli/contracts/agent-contracts/canonical';
import type { ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import { useEffect, useState } from 'react';

/** `unknown`: not yet, or this browser offers no SHA-256, as on a page without encryption. */
export type HashCheck = 'unknown' | 'same' | 'differs';

/** Takes the hash of terms once more, in this browser, and holds it against the one that a version names (CON-02). */
export function useHashCheck(terms: ContractTerms, hash: string): HashCheck {
  const [check, setCheck] = useState<HashCheck>('unknown');
  useEffect(() => {
    let isWanted = true;
    void hashOf(terms).then((computed) => {
      if (isWanted) setCheck(computed === null ? 'unknown' : computed === hash ? 'same' : 'differs');
    });
    return () => {
      isWanted = false;
    };
  }, [terms, hash]);
  return check;
}

async function hashOf(terms: ContractTerms): Promise<string | null> {
  if (!('subtle' in crypto)) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonicalTerms(terms)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
