import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading';
import { PATHS } from '../../paths';
import { HelpBrowser } from './components/help-browser';
import type { TopicLinkProps } from './components/topic-list';

/** The help centre as a page; the topic stands in the address, behind the `#` (HELP-01). */
export function HelpScreen({ contact }: { contact: ReactNode }) {
  const { t } = useTranslation('help');
  const navigate = useNavigate();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-3 py-6 sm:px-6">
      <div>
        <PageHeading title={t('title')} />
        <p className="mt-1.5 text-muted">{t('lead')}</p>
      </div>
      <HelpBrowser
        topicId={hash === '' ? undefined : hash}
        TopicLink={TopicAddress}
        onBack={() => void navigate({ to: PATHS.help })}
        contact={contact}
        heading="h2"
      />
    </div>
  );
}

function TopicAddress({ id, className, children }: TopicLinkProps) {
  return (
    <Link to={PATHS.help} hash={id} resetScroll={false} className={className}>
      {children}
    </Link>
  );
}
