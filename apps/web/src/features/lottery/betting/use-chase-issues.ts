import { CHASE_MAX_DAYS, CHASE_MAX_ISSUES } from '@tonalli/contracts/lottery/limits';
import { trpc } from '../../../trpc/trpc';
import type { ToldGame, ToldIssue } from './told';

/** How many draws one chase may be for. */
export const mostDraws = ({ everySeconds }: Pick<ToldGame, 'everySeconds'>): number =>
  everySeconds === null ? CHASE_MAX_DAYS : CHASE_MAX_ISSUES;

/** The draws from one on, as far as they are known. */
export function issuesFrom<Issue extends Pick<ToldIssue, 'issue'>>(
  issues: readonly Issue[],
  first: string | undefined,
): readonly Issue[] {
  const at = issues.findIndex(({ issue }) => issue === first);
  return at === -1 ? [] : issues.slice(at);
}

/** The draws that a chase can be for, read anew as the first of them changes. */
export function useChaseIssues(game: ToldGame, { first, isWanted }: { first: string | undefined; isWanted: boolean }) {
  const query = trpc.lottery.issues.useQuery(
    { gameCode: game.gameCode, most: mostDraws(game) },
    { enabled: isWanted, staleTime: 5_000 },
  );
  const known: readonly ToldIssue[] = query.data?.issues ?? [];
  return { ...query, issues: issuesFrom(known, first) };
}
