import { Link } from '@tanstack/react-router';
import { Logo } from '@tonalli/ui/logo/logo';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../../paths';
import { ConnectionNotice } from '../shell/connection-notice';
import { LanguageSwitch } from '../shell/language-switch';

interface BareFrameProps {
  children: ReactNode;
  /** A page that one came to from the one that stands for the app. */
  withWayBack: boolean;
  /** Stands across from the way back. */
  action?: ReactNode;
}

/** Around what takes the place of the whole app: no menus, since they lead nowhere; the language can be chosen. */
export function BareFrame({ children, withWayBack, action }: BareFrameProps) {
  const { t } = useTranslation('site');
  return (
    <main className="flex min-h-dvh w-full flex-col bg-[radial-gradient(45%_26rem_at_50%_0,var(--color-raised),transparent)]">
      <div className="mx-auto flex w-full max-w-page items-center justify-between gap-3 px-4 py-3 sm:px-6">
        <Logo size="sm" />
        <LanguageSwitch />
      </div>
      <ConnectionNotice />
      {withWayBack || action ? (
        <div className="mx-auto mb-2 flex w-full max-w-page items-center px-3 sm:px-6">
          {withWayBack ? (
            <Link
              to={PATHS.home}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 font-semibold text-muted no-underline hover:text-text"
            >
              <ArrowLeft aria-hidden="true" className="size-4" />
              {t('reach.back')}
            </Link>
          ) : null}
          {action}
        </div>
      ) : null}
      {children}
    </main>
  );
}
