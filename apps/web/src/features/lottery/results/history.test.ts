import { describe, expect, it } from 'vitest';
import { type History, issuesOf, withNewest } from './history';
import { at, drawnIssue } from './testing/lottery-answers';

const page = (from: number, to: number, next: string | null = 'next') => ({
  ...{ serverTime: at(0), next },
  issues: Array.from({ length: to - from + 1 }, (_, index) => drawnIssue(from + index, '12345')),
});
const names = (history: History) => issuesOf(history).map(({ issue }) => issue.slice(-4));

describe('the history of results', () => {
  it('LOTT-02 takes new draws on top, and keeps what was read further back', () => {
    const known: History = { pages: [page(3, 4, 'a'), page(5, 6, null)], pageParams: [null, 'a'] };
    const next = withNewest(known, page(1, 3));
    expect(names(next)).toEqual(['1080', '1079', '1078', '1077', '1076', '1075']);
    expect([next.pages[0]?.next, next.pageParams]).toEqual(['a', [null, 'a']]);
  });

  it('LOTT-02 tells a draw as it was told last, such as a corrected one', () => {
    const corrected = { ...page(1, 2), issues: [drawnIssue(1, '54321', { state: 'CORRECTED' })] };
    const history = withNewest({ pages: [page(1, 2)], pageParams: [null] }, corrected);
    expect(issuesOf(history).map(({ result }) => result)).toEqual(['54321', '12345']);
  });

  it('LOTT-02 begins anew where draws between what is known and what is new are not', () => {
    const known: History = { pages: [page(40, 60)], pageParams: [null] };
    expect(names(withNewest(known, page(1, 2)))).toEqual(['1080', '1079']);
    expect(names(withNewest(undefined, page(1, 1)))).toEqual(['1080']);
  });
});
