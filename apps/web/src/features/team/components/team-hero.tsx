import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../components/page-heading';
import network from '../art/agent-band.svg';

/** Names the agent's home. On phones its picture is the first thing that the page draws (decision 016). */
export function TeamHero() {
  const { t } = useTranslation('team');
  return (
    <div className="relative isolate flex min-h-24 flex-col justify-center overflow-hidden rounded-xl bg-surface p-4 sm:p-6">
      <img
        src={network}
        alt=""
        fetchPriority="high"
        decoding="async"
        className="absolute inset-0 -z-10 size-full rounded-xl object-cover object-[70%] outline-1 outline-line -outline-offset-1 sm:object-contain sm:object-right"
      />
      <PageHeading title={t('overview.title')} />
      <p className="mt-1 text-muted">{t('overview.intro')}</p>
    </div>
  );
}
