import { Link, type LinkProps } from '@tanstack/react-router';
import { CircleUser, Gift, House, Landmark, LogIn, type LucideIcon, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../../paths';
import { useAppServices } from '../app-services-context';
import { useSession } from '../session/use-session';
import { memberLink } from './menu-row';
import { PromoMark } from './promo-mark';

const ITEM =
  'relative flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 px-1 font-medium text-2xs text-muted no-underline focus-visible:-outline-offset-4 data-[status=active]:text-marigold [&_svg]:size-5.5';

/** The tab bar of phones. */
export function BottomBar({ onOpenDrawer }: { onOpenDrawer: () => void }) {
  const { t } = useTranslation('system');
  const { overlays } = useAppServices();
  const { status } = useSession();
  return (
    <>
      <div className="h-[calc(3.5rem+env(safe-area-inset-bottom))] lg:hidden" />
      <nav
        aria-label={t('bar.label')}
        className="fixed inset-x-0 bottom-0 z-30 flex border-line border-t bg-ink pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        <BarLink link={{ to: PATHS.home }} icon={House} label={t('bar.home')} />
        <button type="button" className={ITEM} onClick={onOpenDrawer}>
          <Menu aria-hidden="true" />
          {t('bar.games')}
        </button>
        <BarLink link={memberLink('depositv2')} icon={Landmark} label={t('bar.deposit')} />
        <BarLink
          link={{ to: PATHS.promotions }}
          icon={Gift}
          label={t('bar.promotions')}
          badge={<PromoMark className="absolute start-1/2 top-1 ms-1.5" />}
        />
        {status === 'member' ? (
          <BarLink link={memberLink('securityCenter')} icon={CircleUser} label={t('bar.account')} />
        ) : (
          <button type="button" className={ITEM} onClick={() => overlays.openLogin('asked')}>
            {status === 'resuming' ? <CircleUser aria-hidden="true" /> : <LogIn aria-hidden="true" />}
            {t('bar.enter')}
          </button>
        )}
      </nav>
    </>
  );
}

interface BarLinkProps {
  link: LinkProps;
  icon: LucideIcon;
  label: string;
  /** How much waits there. */
  badge?: ReactNode;
}

function BarLink({ link, icon: Icon, label, badge }: BarLinkProps) {
  return (
    <Link
      {...link}
      activeOptions={{ exact: link.to === PATHS.home, includeSearch: link.search !== undefined }}
      className={ITEM}
    >
      <Icon aria-hidden="true" />
      {label}
      {badge}
    </Link>
  );
}
