import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading';
import { RevealInOrder } from '../../components/reveal-in-order';
import { PastRewards } from './components/past-rewards';
import { WaitingRewards } from './components/waiting-rewards';

/** What waits to be claimed, and what was given before (MEM-11). */
export default function RewardScreen() {
  const { t } = useTranslation('rewards');
  return (
    <RevealInOrder className="gap-8">
      <div>
        <PageHeading title={t('title')} />
        <p className="mt-1 max-w-prose text-muted">{t('lead')}</p>
      </div>
      <WaitingRewards />
      <PastRewards />
    </RevealInOrder>
  );
}
