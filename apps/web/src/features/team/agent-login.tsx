import { getRouteApi, Link } from '@tanstack/react-router';
import { Alert } from '@tonalli/ui/alert/alert';
import { Card } from '@tonalli/ui/card/card';
import { Logo } from '@tonalli/ui/logo/logo';
import { ChartNoAxesColumn, type LucideIcon, ShieldCheck, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session';
import { PageHeading } from '../../components/page-heading';
import { PATHS } from '../../paths';
import { AgentIllustration } from './components/agent-illustration';
import { AgentLoginForm } from './components/agent-login-form';
import { OtherAccount } from './components/other-account';

const route = getRouteApi('/agent');
const POINTS = [
  ['people', Users],
  ['money', ChartNoAxesColumn],
  ['privacy', ShieldCheck],
] as const satisfies readonly (readonly [string, LucideIcon])[];

/** Where agents land and log in; without the site's header and menus (AUTH-13, NAV-10). */
export function AgentLogin({ languages }: { languages: ReactNode }) {
  const { t } = useTranslation(['team', 'session', 'system']);
  const { ended } = route.useSearch();
  const { session } = useSession();
  return (
    <div className="flex w-full flex-1 flex-col overflow-x-clip bg-linear-to-tr from-marigold-soft via-ink to-ink">
      <div className="mx-auto flex w-full max-w-page flex-1 flex-col px-5 py-4 sm:px-8">
        <div className="flex items-center justify-between gap-3">
          <Link
            to={PATHS.home}
            aria-label={t('system:header.logo')}
            className="inline-flex rounded-sm p-1 no-underline"
          >
            <Logo size="sm" />
          </Link>
          {languages}
        </div>
        <div className="my-auto grid gap-8 py-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:items-center lg:gap-20 lg:py-10">
          <div className="flex flex-col gap-4">
            <AgentIllustration className="mb-2 w-full max-w-lg overflow-visible max-lg:hidden" />
            <p className="max-w-3xl font-display font-extrabold text-4xl leading-tight sm:text-5xl">
              <span className="text-sunrise">{t('team:login.claim')}</span>
            </p>
            <p className="max-w-lg text-lg text-muted max-sm:text-base">{t('team:login.text')}</p>
            <ul className="flex flex-col gap-2.5 max-lg:hidden">
              {POINTS.map(([point, Icon]) => (
                <li key={point} className="flex items-center gap-3">
                  <Icon aria-hidden="true" className="size-5 shrink-0 text-marigold" />
                  {t(`team:login.points.${point}`)}
                </li>
              ))}
            </ul>
          </div>
          <Card tone="raised" className="flex flex-col gap-4 sm:p-8">
            <PageHeading title={t('team:login.title')} />
            {ended && !session ? (
              <Alert tone="warning" title={t('session:ended.title')} announce>
                {t('session:ended.text')}
              </Alert>
            ) : null}
            {session ? <OtherAccount name={session.nickname || session.username} /> : <AgentLoginForm />}
            <p className="text-center text-muted text-sm">
              {session ? null : <>{t('team:login.player')} </>}
              <Link
                to={session ? PATHS.home : PATHS.login}
                className="inline-flex min-h-8 items-center font-semibold text-marigold no-underline hover:text-marigold-bright"
              >
                {session ? t('team:bar.toSite') : t('team:login.toPlayers')}
              </Link>
            </p>
          </Card>
        </div>
      </div>
    </div>
  );
}
