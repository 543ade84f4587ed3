import { Link, useNavigate } from '@tanstack/react-router';
import { CATEGORY_SEGMENTS } from '@tonalli/contracts/lobby/segments';
import { clsx } from 'clsx';
import { Flame, Heart, House, Search, Sparkles } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import type { HomeTab } from '../../../app/home/home-search';
import { useSession } from '../../../app/session/use-session';
import { CategoryIcon } from '../../../components/category-icon';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { useRequireMember } from '../../../hooks/use-require-member';
import { PATHS } from '../../../paths';

const TAB =
  'inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-full px-4 font-semibold text-sm no-underline ring-1 ring-inset transition-colors duration-150 [&_svg]:size-4.5';
const OFF = 'bg-raised text-muted ring-line hover:bg-overlay hover:text-text';
const ON = 'bg-marigold text-on-marigold ring-marigold';

/** HOME, HOT, NEW, FAV and the server's categories; favourites ask a visitor to log in first (LOBBY-01). */
export function LobbyTabs({ current }: { current: 'HOME' | HomeTab }) {
  const { t } = useTranslation('lobby');
  const { categories } = useBootstrap();
  const { status } = useSession();
  const requireMember = useRequireMember();
  const navigate = useNavigate();
  const { overlays } = useAppServices();

  const openFavorites = (event: MouseEvent) => {
    if (status === 'member') return;
    event.preventDefault();
    requireMember(() => void navigate({ to: PATHS.home, search: { tab: 'FAV' } }));
  };
  return (
    <nav aria-label={t('tabs.label')} className="-mx-3 sm:mx-0">
      <ul className="no-scrollbar flex gap-2 overflow-x-auto px-3 sm:flex-wrap sm:px-0">
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-keyshortcuts="/ Control+K"
            onClick={() => overlays.open({ kind: 'find' })}
            className={clsx(TAB, OFF)}
          >
            <Search aria-hidden="true" />
            {t('find')}
          </button>
        </li>
        <HomeTabLink on={current === 'HOME'} icon={<House aria-hidden="true" />} label={t('tabs.home')} />
        <HomeTabLink tab="HOT" on={current === 'HOT'} icon={<Flame aria-hidden="true" />} label={t('tabs.hot')} />
        <HomeTabLink tab="NEW" on={current === 'NEW'} icon={<Sparkles aria-hidden="true" />} label={t('tabs.new')} />
        <HomeTabLink
          tab="FAV"
          on={current === 'FAV'}
          icon={<Heart aria-hidden="true" />}
          label={t('tabs.favorites')}
          onClick={openFavorites}
        />
        {categories
          .filter(({ vendors }) => vendors.length > 0)
          .map(({ type }) => (
            <li key={type}>
              <Link to="/$category" params={{ category: CATEGORY_SEGMENTS[type] }} className={clsx(TAB, OFF)}>
                <CategoryIcon type={type} />
                {t(`type.${type}`)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

interface HomeTabLinkProps {
  tab?: HomeTab;
  on: boolean;
  icon: ReactNode;
  label: string;
  onClick?: (event: MouseEvent) => void;
}

function HomeTabLink({ tab, on, icon, label, onClick }: HomeTabLinkProps) {
  return (
    <li>
      <Link
        to={PATHS.home}
        search={tab ? { tab } : {}}
        resetScroll={false}
        aria-current={on ? 'true' : undefined}
        onClick={onClick}
        className={clsx(TAB, on ? ON : OFF)}
      >
        {icon}
        {label}
      </Link>
    </li>
  );
}
