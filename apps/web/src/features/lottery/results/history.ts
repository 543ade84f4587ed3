import type { InfiniteData } from '@tanstack/react-query';
import type { ToldIssue, ToldResults } from './told';

export type History = InfiniteData<ToldResults, string | null>;

/** All that is known, the newest first, none twice. */
export function issuesOf({ pages }: History): ToldIssue[] {
  const issues = new Map<string, ToldIssue>();
  for (const issue of pages.flatMap((page) => page.issues))
    if (!issues.has(issue.issue)) issues.set(issue.issue, issue);
  return [...issues.values()];
}

/** The newest page on top of what is known; where draws between the two are not known, it stands alone. */
export function withNewest(known: History | undefined, newest: ToldResults): History {
  const [first, ...others] = known?.pages ?? [];
  const fresh = new Set(newest.issues.map(({ issue }) => issue));
  const meets = first?.issues.some(({ issue }) => fresh.has(issue)) ?? false;
  if (!known || !first || !meets) return { pages: [newest], pageParams: [null] };
  const rest = first.issues.filter(({ issue }) => !fresh.has(issue));
  return {
    pages: [{ ...newest, issues: [...newest.issues, ...rest], next: first.next }, ...others],
    pageParams: known.pageParams,
  };
}
