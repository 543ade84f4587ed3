import { keepPreviousData } from '@tanstack/react-query';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';

const PAGE_SIZE = 10;

/** A page of what the operator announces to the agent, with how much of all is unread. */
export function useAnnouncements(page = 1) {
  const language = useLanguage();
  return trpc.team.announcements.useQuery(
    { language, page, pageSize: PAGE_SIZE },
    { placeholderData: keepPreviousData, staleTime: 60_000 },
  );
}
