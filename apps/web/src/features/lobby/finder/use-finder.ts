import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';

/** Shorter than in a list: here nothing else happens meanwhile. */
const TYPING_PAUSE_MS = 120;
export const FOUND_AT_ONCE = 12;

/** Games of every category by name, while it is being typed. */
export function useFinder(text: string) {
  const language = useLanguage();
  const typed = text.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    if (typed === asked) return;
    const timer = setTimeout(() => setAsked(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, asked]);
  const query = trpc.lobby.games.useQuery(
    { language, search: asked, page: 1, pageSize: FOUND_AT_ONCE },
    { enabled: asked !== '', placeholderData: keepPreviousData },
  );
  return { ...query, asked, data: asked === '' || typed === '' ? undefined : query.data };
}
