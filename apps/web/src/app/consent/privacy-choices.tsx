import { useTranslation } from 'react-i18next';
import { consentStore } from './consent-store';

/** Opens the choice about measuring visits again (SYS-09); for places that are there where visits are measured. */
export function PrivacyChoices({ className }: { className?: string }) {
  const { t } = useTranslation('site');
  return (
    <button type="button" className={className} onClick={consentStore.review}>
      {t('consent.manage')}
    </button>
  );
}
