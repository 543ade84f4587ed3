import { Link } from '@tanstack/react-router';
import { Avatar } from '@tonalli/ui/avatar/avatar';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { Logo, LogoMark } from '@tonalli/ui/logo/logo';
import { ArrowLeft, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WidgetBoundary } from '../../components/widget-boundary';
import { OperatorClock } from '../../features/team/components/operator-clock';
import { BalanceChip } from '../../features/wallet/components/balance-chip';
import { PATHS } from '../../paths';
import { useAppServices } from '../app-services-context';
import type { TabSession } from '../session/tab-session';
import { LanguageSwitch } from '../shell/language-switch';

/** Who is at work, what they hold and what time it is (AG-01); on phones in two rows. */
export function AgentBar({ session }: { session: TabSession }) {
  const { t } = useTranslation('team');
  const { overlays } = useAppServices();
  const name = session.nickname || session.username;
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-ink">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 sm:px-6">
        <Link
          to={PATHS.agentHome}
          aria-label={t('bar.home')}
          className="inline-flex shrink-0 rounded-sm p-1 no-underline"
        >
          <LogoMark className="size-8 sm:hidden" />
          <Logo size="sm" className="max-sm:hidden" />
        </Link>
        <span className="flex min-w-0 flex-1 basis-0 items-center gap-2">
          <Avatar name={name} decorative className="max-sm:hidden" />
          <span className="min-w-0 truncate font-semibold text-sm max-[24rem]:sr-only">{name}</span>
        </span>
        <WidgetBoundary quiet>
          <BalanceChip trial={session.isTrial} />
        </WidgetBoundary>
        <div className="flex items-center gap-2 max-lg:order-last max-lg:w-full max-lg:justify-between">
          <OperatorClock />
          <LanguageSwitch />
          <Link
            to={PATHS.home}
            className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-md px-2 font-semibold text-muted text-sm no-underline hover:text-text max-[24rem]:px-0"
          >
            <ArrowLeft aria-hidden="true" className="size-4 max-[24rem]:hidden" />
            {t('bar.toSite')}
          </Link>
        </div>
        <IconButton label={t('bar.logout')} onClick={() => overlays.open({ kind: 'logout' })}>
          <LogOut aria-hidden="true" />
        </IconButton>
      </div>
    </header>
  );
}
