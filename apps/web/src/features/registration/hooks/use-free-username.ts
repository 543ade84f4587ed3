import { useQuery } from '@tanstack/react-query';
import type { FieldRule } from '@tonalli/contracts/registration/api';
import { checkField, normalised } from '@tonalli/contracts/rules';
import { useEffect, useState } from 'react';
import { useAppServices } from '../../../app/app-services-context';
import { useHumanProof } from '../../../hooks/use-human-proof';

/** Nobody is asked about a name that is still being typed. */
const TYPING_PAUSE_MS = 600;
const GOOD_FOR_MS = 60_000;

/** Whether a name that obeys the rule can still be had, told once its typing pauses; undefined while that is not known. */
export function useFreeUsername(rule: FieldRule, typed: string) {
  const { client } = useAppServices();
  const { prove } = useHumanProof();
  const username = normalised(rule, typed);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(username), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [username]);
  const isAsked = settled !== '' && settled === username && checkField(rule, settled) === null;
  const { data, isError } = useQuery({
    queryKey: ['free username', settled],
    queryFn: () => prove((proven) => client.registration.checkUsername.mutate({ username: settled, ...proven })),
    enabled: isAsked,
    staleTime: GOOD_FOR_MS,
    retry: false,
  });
  return { username, answer: isAsked ? data : undefined, isUntold: isAsked && isError };
}
