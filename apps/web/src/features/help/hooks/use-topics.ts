import type { HelpTopicView } from '@tonalli/contracts/help/api';
import { useMemo } from 'react';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { folded, hasAll, plainText, wordsOf } from '../text-search';

/** The topics of the help centre, and those of them in which every word of a search stands; titles count most. */
export function useTopics(search: string) {
  const language = useLanguage();
  const query = trpc.help.topics.useQuery({ language });
  const { data } = query;
  const indexed = useMemo(() => data?.map((topic) => ({ topic, ...searched(topic) })) ?? [], [data]);
  const words = wordsOf(search);
  const found = indexed
    .filter(({ all }) => hasAll(all, words))
    .toSorted((a, b) => Number(hasAll(b.first, words)) - Number(hasAll(a.first, words)))
    .map(({ topic }) => topic);
  return { ...query, found: words.length === 0 ? (data ?? []) : found, isSearch: words.length > 0 };
}

function searched({ title, summary, keywords, text }: HelpTopicView): { first: string; all: string } {
  const first = folded([title, ...keywords].join(' '));
  return { first, all: `${first} ${folded(`${summary} ${plainText(text)}`)}` };
}
