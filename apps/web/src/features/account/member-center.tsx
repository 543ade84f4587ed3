import { Link } from '@tanstack/react-router';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  ChartColumn,
  Crown,
  HeartHandshake,
  Hourglass,
  LogOut,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageSquareText,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  UserPlus,
} from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../app/app-services-context';
import { useSession } from '../../app/session/use-session';
import { UnreadMark } from '../../app/shell/unread-mark';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { PATHS } from '../../paths';
import { MemberCard } from './components/member-card';
import { MEMBER_PAGE_GROUPS, type MemberPage, type MemberPageGroup } from './member-pages';
import { isOffered, isTrialPage } from './page-access';

const ICONS: Record<MemberPage, LucideIcon> = {
  securityCenter: ShieldCheck,
  protection: HeartHandshake,
  messageV2: Mail,
  consents: Megaphone,
  feedback: MessageSquareText,
  depositv2: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  transferFund: ArrowLeftRight,
  openBets: Hourglass,
  personalHistoryCopy: ReceiptText,
  transactionHistory: ScrollText,
  personalProfit: ChartColumn,
  bonusDetails: Crown,
  referral: UserPlus,
};

// The keys of the object itself.
const GROUPS = Object.keys(MEMBER_PAGE_GROUPS) as MemberPageGroup[];

const ROW =
  'relative flex min-h-11 w-full items-center gap-3 whitespace-nowrap rounded-md px-3.5 font-semibold text-muted text-sm no-underline hover:bg-overlay hover:text-text aria-[current]:bg-marigold-soft aria-[current]:text-marigold-bright [&_svg]:size-5';

/** The frame of the member's own pages: who is logged in, and a menu of the pages that exist. */
export function MemberCenter({ page, children }: { page: MemberPage; children: ReactNode }) {
  const { t } = useTranslation('account');
  const { overlays } = useAppServices();
  const { session } = useSession();
  const nav = useRef<HTMLElement>(null);
  // On phones the menu is one row: scrolls the open page's entry to its middle without moving the window.
  useEffect(() => {
    const row = nav.current;
    const chosen = row?.querySelector<HTMLElement>(`[data-page=${page}]`);
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [page]);
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-1 gap-6 px-3 py-6 sm:px-6 xl:grid-cols-[15rem_minmax(0,1fr)]">
      <aside aria-label={t('center.title')} className="flex flex-col gap-4">
        <MemberCard />
        <nav
          ref={nav}
          aria-label={t('center.menu')}
          className="no-scrollbar relative flex gap-1 overflow-x-auto xl:flex-col xl:gap-5"
        >
          {GROUPS.map((group) => (
            <PageGroup key={group} group={group} current={page} trial={session?.isTrial ?? false} />
          ))}
          <button type="button" className={ROW} onClick={() => overlays.open({ kind: 'logout' })}>
            <LogOut aria-hidden="true" />
            {t('menu.logout')}
          </button>
        </nav>
      </aside>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

interface PageGroupProps {
  group: MemberPageGroup;
  current: MemberPage;
  trial: boolean;
}

function PageGroup({ group, current, trial }: PageGroupProps) {
  const { t } = useTranslation('account');
  const id = useId();
  const pages: readonly MemberPage[] = MEMBER_PAGE_GROUPS[group];
  const { offers } = useBootstrap();
  const shown = pages.filter((page) => (!trial || isTrialPage(page)) && isOffered(page, offers));
  if (shown.length === 0) return null;
  return (
    <div className="contents xl:block">
      <p id={id} className="px-3.5 pb-1.5 font-semibold text-faint text-xs uppercase tracking-wider max-xl:sr-only">
        {t(`group.${group}`)}
      </p>
      <ul aria-labelledby={id} className="flex gap-1 xl:flex-col">
        {shown.map((page) => {
          const Icon = ICONS[page];
          return (
            <li key={page}>
              <Link
                to={PATHS.member}
                search={{ page }}
                data-page={page}
                aria-current={page === current ? 'page' : undefined}
                className={ROW}
              >
                <Icon aria-hidden="true" />
                {t(`page.${page}`)}
                {/* On the icon in a row: its neighbours stay where they are when the count comes. */}
                {page === 'messageV2' ? (
                  <UnreadMark className="max-xl:absolute max-xl:start-6 max-xl:top-0.5 xl:ms-auto" />
                ) : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
