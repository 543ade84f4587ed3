import { Checkbox } from '@tonalli/ui/checkbox/checkbox';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../hooks/draft';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { PATHS } from '../../../paths';
import type { RegisterFaults } from '../form-rules';
import { registerDraft } from '../register-draft';

interface AgreementsProps {
  faults: RegisterFaults;
  onTouch: (field: keyof RegisterFaults) => void;
}

/** Terms and minimum age, both needed (REG-05). */
export function Agreements({ faults, onTouch }: AgreementsProps) {
  const { t } = useTranslation('registration');
  const { register } = useBootstrap();
  const values = useDraft(registerDraft);
  return (
    <div className="flex flex-col gap-1">
      <Checkbox
        label={t('terms')}
        checked={values.agreedToTerms}
        error={faults.agreedToTerms && t('error.terms')}
        onChange={(event) => {
          onTouch('agreedToTerms');
          registerDraft.change({ agreedToTerms: event.currentTarget.checked });
        }}
      />
      <TermsLinks />
      <Checkbox
        label={t('age', { years: register.minimumAgeYears })}
        checked={values.ageConfirmed}
        error={faults.ageConfirmed && t('error.age', { years: register.minimumAgeYears })}
        onChange={(event) => {
          onTouch('ageConfirmed');
          registerDraft.change({ ageConfirmed: event.currentTarget.checked });
        }}
      />
    </div>
  );
}

/** Both open in a tab of their own: nothing that was typed here is lost. */
function TermsLinks() {
  const { t } = useTranslation('registration');
  return (
    <p className="flex flex-wrap gap-x-5 ps-8 text-sm">
      {([PATHS.terms, PATHS.privacy] as const).map((href) => (
        <a key={href} href={href} target="_blank" rel="noopener" className="py-1">
          {href === PATHS.terms ? t('readTerms') : t('readPrivacy')} <span className="sr-only">({t('newTab')})</span>
        </a>
      ))}
    </p>
  );
}
