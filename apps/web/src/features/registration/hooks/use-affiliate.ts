import { useState } from 'react';
import { trpc } from '../../../trpc/trpc';

/** Looks an invitation code up once it has been typed, and says whose it is (REG-03). */
export function useAffiliate() {
  const [code, setCode] = useState('');
  const { data, error } = trpc.registration.checkAffiliate.useQuery(
    { code },
    { enabled: code !== '', retry: false, staleTime: 60_000 },
  );
  return {
    check: (typed: string) => setCode(typed.trim()),
    name: code ? data?.agentNickname : undefined,
    error: code ? error : null,
  };
}
