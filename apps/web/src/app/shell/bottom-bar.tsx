import { Link } from '@tanstack/react-router';
import { CircleUser, Heart, House, LogIn, type LucideIcon, Menu, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../../paths';
import { useAppServices } from '../app-services-context';
import { useSession } from '../session/use-session';

const ITEM =
  'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 px-1 font-medium text-2xs text-muted no-underline focus-visible:-outline-offset-4 data-[status=active]:text-marigold [&_svg]:size-5.5';

/** At the thumb on phones. */
export function BottomBar({ onOpenDrawer }: { onOpenDrawer: () => void }) {
  const { t } = useTranslation('system');
  const { overlays } = useAppServices();
  const { status } = useSession();
  return (
    <>
      <div className="h-[calc(3.5rem+env(safe-area-inset-bottom))] lg:hidden" />
      <nav
        aria-label={t('bar.label')}
        className="fixed inset-x-0 bottom-0 z-30 flex border-line border-t bg-ink/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md lg:hidden"
      >
        <BarLink to={PATHS.home} icon={House} label={t('bar.home')} />
        <button type="button" className={ITEM} onClick={onOpenDrawer}>
          <Menu aria-hidden="true" />
          {t('bar.games')}
        </button>
        <BarLink to={PATHS.favorite} icon={Heart} label={t('bar.favorites')} />
        {status === 'member' ? (
          <BarLink to={PATHS.member} icon={ReceiptText} label={t('bar.account')} />
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
  to: (typeof PATHS)[keyof typeof PATHS];
  icon: LucideIcon;
  label: string;
}

function BarLink({ to, icon: Icon, label }: BarLinkProps) {
  return (
    <Link to={to} activeOptions={{ exact: true, includeSearch: false }} className={ITEM}>
      <Icon aria-hidden="true" />
      {label}
    </Link>
  );
}
