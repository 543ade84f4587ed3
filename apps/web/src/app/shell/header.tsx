import { Link } from '@tanstack/react-router';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { Logo, LogoMark } from '@tonalli/ui/logo/logo';
import { clsx } from 'clsx';
import { Bell, Menu, PanelLeft } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { WidgetBoundary } from '../../components/widget-boundary';
import { PATHS } from '../../paths';
import { useAppServices } from '../app-services-context';
import { useSession } from '../session/use-session';
import { GuestActions } from './guest-actions';
import { LanguageSwitch } from './language-switch';
import { MemberActions } from './lazy-member-actions';
import type { SideMenuState } from './use-side-menu';

interface HeaderProps {
  /** Null on pages where the side menu stands aside. */
  sideMenu: SideMenuState | null;
  onOpenDrawer: () => void;
  nav: ReactNode;
}

export function Header({ sideMenu, onOpenDrawer, nav }: HeaderProps) {
  const { t } = useTranslation('system');
  const { overlays } = useAppServices();
  const { status, session } = useSession();
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-ink">
      <div className="mx-auto flex h-16 w-full max-w-[120rem] items-center gap-2 px-3 sm:px-5">
        <IconButton label={t('header.menu')} onClick={onOpenDrawer} className="lg:hidden">
          <Menu aria-hidden="true" />
        </IconButton>
        {sideMenu ? (
          <IconButton
            label={sideMenu.shown ? t('header.hideMenu') : t('header.showMenu')}
            aria-expanded={sideMenu.shown}
            onClick={sideMenu.toggle}
            className="max-lg:hidden"
          >
            <PanelLeft aria-hidden="true" />
          </IconButton>
        ) : null}
        <Link
          to={PATHS.home}
          aria-label={t('header.logo')}
          className={clsx(
            'me-auto inline-flex rounded-sm p-1 no-underline',
            // The balance with its buttons needs the room; home stands at the thumb.
            status === 'member' && 'max-[26rem]:hidden',
          )}
        >
          <LogoMark className="size-8 min-[30rem]:hidden" />
          <Logo size="sm" className="max-[30rem]:hidden" />
        </Link>
        <IconButton
          label={t('header.notices')}
          onClick={() => overlays.open({ kind: 'notices' })}
          className="max-sm:hidden"
        >
          <Bell aria-hidden="true" />
        </IconButton>
        <LanguageSwitch className="max-lg:hidden" />
        {status === 'member' ? (
          <WidgetBoundary quiet>
            <Suspense fallback={<GuestActions waiting />}>
              <MemberActions session={session} />
            </Suspense>
          </WidgetBoundary>
        ) : (
          <GuestActions waiting={status === 'resuming'} />
        )}
      </div>
      {nav}
    </header>
  );
}
