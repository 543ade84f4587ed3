import { useNavigate, useSearch } from '@tanstack/react-router';

/** Any of a page's filters anew; a key given as undefined goes. */
type Change<Search> = { [Key in keyof Search]?: Search[Key] | undefined };

/**
 * What a page of the member's or the agents' centre shows, as it stands in the address. `parse` drops what makes no sense.
 * A change of a filter begins at the first page again (`no`), unless it sets the page itself.
 */
export function useMemberSearch<Search extends object>(parse: (raw: Record<string, unknown>) => Search) {
  const { page, ...raw } = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = parse(raw);
  const show = (change: Change<Search>) =>
    void navigate({ to: '.', search: { page, ...parse({ ...search, no: undefined, ...change }) }, resetScroll: false });
  return { search, show };
}
