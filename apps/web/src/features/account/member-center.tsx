import { Link } from '@tanstack/react-router';
import { Avatar } from '@tonalli/ui/avatar/avatar';
import { Badge } from '@tonalli/ui/badge/badge';
import { LogOut, type LucideIcon, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../app/app-services-context';
import { useSession } from '../../app/session/use-session';
import { PATHS } from '../../paths';
import { trpc } from '../../trpc/trpc';
import { MEMBER_PAGES, type MemberPage } from './member-search';

const ICONS: Record<MemberPage, LucideIcon> = { personalHistoryCopy: ReceiptText };

const ROW =
  'flex min-h-11 w-full items-center gap-3 whitespace-nowrap rounded-md px-3.5 font-semibold text-muted text-sm no-underline hover:bg-overlay hover:text-text aria-[current]:bg-marigold-soft aria-[current]:text-marigold-bright [&_svg]:size-5';

/** The frame of the member's own pages: who is logged in, and a menu of the pages that exist. */
export function MemberCenter({ page, children }: { page: MemberPage; children: ReactNode }) {
  const { t } = useTranslation(['account', 'session']);
  const { overlays } = useAppServices();
  const { session } = useSession();
  const { data: profile } = trpc.account.me.useQuery(undefined, { enabled: session !== null });
  const name = profile?.nickname || session?.nickname || session?.username || '';
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-1 gap-6 px-3 py-6 sm:px-6 xl:grid-cols-[15rem_minmax(0,1fr)]">
      <aside aria-label={t('account:center.title')} className="flex flex-col gap-4">
        <div className="flex items-center gap-3 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset">
          <Avatar name={name} decorative />
          <div className="min-w-0">
            <p className="truncate font-bold">{name}</p>
            <p className="truncate text-faint text-sm">{profile?.account ?? session?.account}</p>
          </div>
          {session?.isTrial ? (
            <Badge tone="info" className="ms-auto">
              {t('session:trial.badge')}
            </Badge>
          ) : null}
          {profile && !session?.isTrial ? (
            <Badge tone="marigold" className="ms-auto">
              {t('account:vip', { level: profile.vipLevel })}
            </Badge>
          ) : null}
        </div>
        <nav aria-label={t('account:center.menu')}>
          <ul className="no-scrollbar flex gap-1 overflow-x-auto xl:flex-col">
            {MEMBER_PAGES.map((id) => {
              const Icon = ICONS[id];
              return (
                <li key={id}>
                  <Link
                    to={PATHS.member}
                    search={{ page: id }}
                    aria-current={id === page ? 'page' : undefined}
                    className={ROW}
                  >
                    <Icon aria-hidden="true" />
                    {t('account:menu.betRecord')}
                  </Link>
                </li>
              );
            })}
            <li>
              <button type="button" className={ROW} onClick={() => overlays.open({ kind: 'logout' })}>
                <LogOut aria-hidden="true" />
                {t('account:menu.logout')}
              </button>
            </li>
          </ul>
        </nav>
      </aside>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
