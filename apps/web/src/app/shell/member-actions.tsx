import { Link } from '@tanstack/react-router';
import { Avatar } from '@tonalli/ui/avatar/avatar';
import { Button } from '@tonalli/ui/button/button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WidgetBoundary } from '../../components/widget-boundary';
import { BalanceChip } from '../../features/wallet/components/balance-chip';
import { useAppServices } from '../app-services-context';
import { lazyPart } from '../chunks/lazy-screen';
import type { TabSession } from '../session/tab-session';
import { memberLink } from './menu-row';
import { UnreadMark } from './unread-mark';

const AvatarMenu = lazyPart(() => import('./avatar-menu'));

export function MemberActions({ session }: { session: TabSession }) {
  const { t } = useTranslation(['system', 'session']);
  const { overlays } = useAppServices();
  // The menu's code is fetched when it is first asked for, and opens as soon as it is there.
  const [asked, setAsked] = useState(false);
  const name = session.nickname || session.username;
  const button = (
    <button
      type="button"
      aria-label={t('system:header.account')}
      aria-haspopup="menu"
      onClick={() => setAsked(true)}
      className="shrink-0 rounded-full"
    >
      <Avatar name={name} decorative />
    </button>
  );
  return (
    <div className="flex items-center gap-2 max-[26rem]:ms-auto sm:gap-3">
      <WidgetBoundary quiet>
        <BalanceChip trial={session.isTrial} />
      </WidgetBoundary>
      {session.isTrial ? (
        <Button size="sm" onClick={() => overlays.open({ kind: 'register' })} className="max-sm:hidden">
          {t('session:trial.in_increase_submit')}
        </Button>
      ) : (
        <CashierLinks />
      )}
      <div className="relative flex">
        {asked ? (
          <Suspense fallback={button}>
            <AvatarMenu session={session} name={name} />
          </Suspense>
        ) : (
          button
        )}
        <UnreadMark className="-top-1 -end-1 pointer-events-none absolute" />
      </div>
    </div>
  );
}

/** The shortcuts to the cashier; on phones the deposit stands at the thumb (NAV-01). */
function CashierLinks() {
  const { t } = useTranslation('system');
  return (
    <>
      <Button asChild size="sm" className="max-sm:hidden">
        <Link {...memberLink('depositv2')}>{t('menu.deposit')}</Link>
      </Button>
      <Button asChild variant="secondary" size="sm" className="max-md:hidden">
        <Link {...memberLink('withdraw')}>{t('menu.withdraw')}</Link>
      </Button>
    </>
  );
}
