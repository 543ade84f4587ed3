import type { HelpTopicHead } from '@tonalli/contracts/help/api';
import { folded, HELP_SEARCH_MAX, hasAll, wordsOf } from '@tonalli/contracts/help/search-words';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';

/** Texts are searched once somebody has stopped typing. */
const PAUSE_MS = 250;

/**
 * The topics of the help centre, and those of them in which every word of a search stands; titles count most. What stands in
 * titles is found at once, and in texts by the platform, which alone has them.
 */
export function useTopics(search: string) {
  const language = useLanguage();
  const query = trpc.help.topics.useQuery({ language });
  const { data } = query;
  const text = usePaused(search.trim().slice(0, HELP_SEARCH_MAX));
  const inTexts = trpc.help.search.useQuery({ language, text }, { enabled: text !== '' });
  const indexed = useMemo(() => data?.map((topic) => ({ topic, ...searched(topic) })) ?? [], [data]);
  const words = wordsOf(search);
  const ids = text === search.trim() ? (inTexts.data ?? []) : [];
  const found = indexed
    .filter(({ topic, all }) => hasAll(all, words) || ids.includes(topic.id))
    .toSorted((a, b) => Number(hasAll(b.first, words)) - Number(hasAll(a.first, words)))
    .map(({ topic }) => topic);
  const isSearch = words.length > 0;
  // It is said how many there are, or that there is none, once texts were looked through, or could not be.
  const isLooking = isSearch && (text !== search.trim() || inTexts.isFetching);
  return { ...query, found: isSearch ? found : (data ?? []), isSearch, isLooking };
}

function searched({ title, summary, keywords }: HelpTopicHead): { first: string; all: string } {
  const first = folded([title, ...keywords].join(' '));
  return { first, all: `${first} ${folded(summary)}` };
}

/** A text as it was when it last stood still. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
