import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading';
import { RevealInOrder } from '../../components/reveal-in-order';
import { BreaksSection } from '../../features/breaks/components/breaks-section';
import { OwnLimits } from '../../features/limits/components/own-limits';
import { PlayTimeSection } from '../../features/play-time/play-time-section';

/** Everything that a member protects themself with, in one place (RG-01 to RG-03). */
export default function ProtectionScreen() {
  const { t } = useTranslation('account');
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={t('page.protection')} />
      <p className="max-w-prose text-muted">{t('protection.lead')}</p>
      <RevealInOrder className="gap-5">
        <OwnLimits />
        <PlayTimeSection />
        <BreaksSection />
      </RevealInOrder>
    </div>
  );
}
