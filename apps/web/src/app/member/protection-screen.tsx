import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading';
import { RevealInOrder } from '../../components/reveal-in-order';
import { BreaksSection } from '../../features/breaks/components/breaks-section';
import { ReturnedNote } from '../../features/breaks/components/returned-note';
import { CheckInCard } from '../../features/harm-markers/check-in-card';
import { LimitHistory } from '../../features/limits/components/limit-history';
import { OwnLimits } from '../../features/limits/components/own-limits';
import { PlayTimeSection } from '../../features/play-time/play-time-section';
import { trpc } from '../../trpc/trpc';

/** Everything that a member protects themself with, in one place (RG-01 to RG-03). */
export default function ProtectionScreen() {
  const { t } = useTranslation('account');
  const { isPending } = trpc.limits.read.useQuery();
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={t('page.protection')} />
      <p className="max-w-prose text-muted">{t('protection.lead')}</p>
      <RevealInOrder className="gap-5">
        <CheckInCard />
        <ReturnedNote />
        <OwnLimits />
        <LimitHistory />
        <PlayTimeSection />
        <BreaksSection />
      </RevealInOrder>
      {/* Once more when what stands above has its height. */}
      <NamedSection key={isPending ? 'loading' : 'loaded'} />
    </div>
  );
}

/** Brings the part into view that the address names behind its `#`. */
function NamedSection() {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  useEffect(() => {
    if (hash !== '') document.getElementById(hash)?.scrollIntoView({ block: 'start' });
  }, [hash]);
  return null;
}
