import type { FieldRule } from '@tonalli/contracts/registration/api';
import type { RegistrationMethod } from '@tonalli/contracts/registration/faults';
import { useTranslation } from 'react-i18next';
import { MobileField } from '../../../components/mobile-field';
import { PasswordMeter } from '../../../components/password-strength/password-meter';
import { useDraft } from '../../../hooks/draft';
import { useFaultText } from '../hooks/use-fault-text';
import type { RegisterFormState } from '../hooks/use-register';
import { changeField, registerDraft } from '../register-draft';
import { AffiliateField } from './affiliate-field';
import { CodeField } from './code-field';
import { RuleField } from './rule-field';
import { UsernameAvailability } from './username-availability';

interface RegisterFieldProps {
  rule: FieldRule;
  method: RegistrationMethod;
  form: RegisterFormState;
  autoFocus: boolean;
}

/** One field of the form, with what its kind needs around it. */
export function RegisterField({ rule, method, form, autoFocus }: RegisterFieldProps) {
  const { t } = useTranslation('registration');
  const { fields, dialingCode } = useDraft(registerDraft);
  const faultText = useFaultText();
  const value = fields[rule.field] ?? '';
  const error = faultText(form.faults[rule.field]);
  const onChange = (next: string) => {
    form.touch(rule.field);
    changeField(rule.field, next);
  };
  const plain = { rule, value, error, autoFocus, onChange };
  switch (rule.field) {
    case 'verificationCode':
      return <CodeField method={method} error={error} checkMobile={() => form.check('mobileNum')} />;
    case 'mobileNum':
      return (
        <MobileField
          label={t('field.mobileNum')}
          required={rule.required}
          autoFocus={autoFocus}
          dialingCode={dialingCode}
          mobile={value}
          error={error}
          onDialingCodeChange={(chosen) => registerDraft.change({ dialingCode: chosen })}
          onMobileChange={onChange}
        />
      );
    case 'affiliateCode':
      return <AffiliateField {...plain} />;
    case 'username':
      return (
        <RuleField {...plain}>
          <UsernameAvailability rule={rule} typed={value} onChoose={onChange} />
        </RuleField>
      );
    case 'password':
      return (
        <RuleField {...plain}>
          {error ? null : (
            <PasswordMeter password={value} username={method === 'username' ? fields.username : undefined} />
          )}
        </RuleField>
      );
    default:
      return <RuleField {...plain} />;
  }
}
