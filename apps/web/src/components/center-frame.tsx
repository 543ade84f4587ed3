import { Link, type LinkProps } from '@tanstack/react-router';
import { LogOut, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';

export interface CenterEntry<Page extends string> {
  page: Page;
  icon: LucideIcon;
  label: string;
  /** Such as a count, at the end of its row. */
  mark?: ReactNode;
}

export interface CenterGroup<Page extends string> {
  title: string;
  entries: readonly CenterEntry<Page>[];
}

interface CenterFrameProps<Page extends string> {
  /** Names the side, and the menu in it. */
  labels: { side: string; menu: string };
  /** What stands above the menu. */
  head?: ReactNode;
  /** A group without entries is left out. */
  groups: readonly CenterGroup<Page>[];
  /** Null: the open page is none of the menu's. */
  current: Page | null;
  /** Where a page of the menu is. */
  linkTo: (page: Page) => Pick<LinkProps, 'to' | 'search'>;
  /** A last entry that leaves the session. */
  leave?: { label: string; run: () => void };
  children: ReactNode;
}

const ROW =
  'relative flex min-h-11 w-full items-center gap-3 whitespace-nowrap rounded-md px-3.5 font-semibold text-muted text-sm no-underline hover:bg-overlay hover:text-text aria-[current]:bg-marigold-soft aria-[current]:text-marigold-bright [&_svg]:size-5';

/** The frame of a centre of somebody's own pages: a menu of them, at the side or in one row, and the open one. */
export function CenterFrame<Page extends string>(props: CenterFrameProps<Page>) {
  const { labels, head, groups, current, linkTo, leave, children } = props;
  const nav = useRef<HTMLElement>(null);
  // Some come later, as what the account has is known, and push the others on.
  const shown = groups.flatMap(({ entries }) => entries.map(({ label }) => label)).join();
  // On phones the menu is one row: scrolls the open page's entry to its middle without moving the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same entry stands elsewhere among others
  useEffect(() => {
    const row = nav.current;
    const chosen = current === null ? null : row?.querySelector<HTMLElement>(`[data-page=${current}]`);
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [current, shown]);
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-1 gap-6 px-3 py-6 sm:px-6 xl:grid-cols-[15rem_minmax(0,1fr)]">
      <aside aria-label={labels.side} className="flex flex-col gap-4">
        {head}
        <nav
          ref={nav}
          aria-label={labels.menu}
          className="no-scrollbar relative flex gap-1 overflow-x-auto xl:flex-col xl:gap-5"
        >
          {groups.map((group) => (
            <PageGroup key={group.title} group={group} current={current} linkTo={linkTo} />
          ))}
          {leave ? (
            <button type="button" className={ROW} onClick={leave.run}>
              <LogOut aria-hidden="true" />
              {leave.label}
            </button>
          ) : null}
        </nav>
      </aside>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

interface PageGroupProps<Page extends string> extends Pick<CenterFrameProps<Page>, 'current' | 'linkTo'> {
  group: CenterGroup<Page>;
}

function PageGroup<Page extends string>({ group: { title, entries }, current, linkTo }: PageGroupProps<Page>) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <div className="contents xl:block">
      <p id={id} className="px-3.5 pb-1.5 font-semibold text-faint text-xs uppercase tracking-wider max-xl:sr-only">
        {title}
      </p>
      <ul aria-labelledby={id} className="flex gap-1 xl:flex-col">
        {entries.map(({ page, icon: Icon, label, mark }) => (
          <li key={page}>
            <Link
              {...linkTo(page)}
              data-page={page}
              aria-current={page === current ? 'page' : undefined}
              className={ROW}
            >
              <Icon aria-hidden="true" />
              {label}
              {mark}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where a count stands: on the icon in a row, so that its neighbours stay where they are when it comes. */
export const CENTER_MARK = 'max-xl:absolute max-xl:start-6 max-xl:top-0.5 xl:ms-auto';
