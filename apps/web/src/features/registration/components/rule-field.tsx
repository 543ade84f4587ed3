import type { FieldRule, RegistrationField } from '@tonalli/contracts/registration/api';
import { Field } from '@tonalli/ui/field/field';
import { TextInput, type TextInputProps } from '@tonalli/ui/text-input/text-input';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { boundsOf, useRuleText } from '../../../hooks/use-rule-text';

/** How the browser and its password manager should take each field. */
const INPUTS: Partial<Record<RegistrationField, Pick<TextInputProps, 'type' | 'autoComplete' | 'inputMode'>>> = {
  username: { autoComplete: 'username' },
  password: { type: 'password', autoComplete: 'new-password' },
  confirmPassword: { type: 'password', autoComplete: 'new-password' },
  paymentPassword: { type: 'password', autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  payeeName: { autoComplete: 'name' },
  nickname: { autoComplete: 'nickname' },
  birthday: { type: 'date', autoComplete: 'bday' },
  address: { autoComplete: 'street-address' },
  nationality: { autoComplete: 'country-name' },
  occupation: { autoComplete: 'organization-title' },
};

export interface RuleFieldProps {
  rule: FieldRule;
  value: string;
  error: string | undefined;
  hint?: string | undefined;
  autoFocus: boolean;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** What is said of the value while it is typed. */
  children?: ReactNode;
}

/** One field as the platform's rule wants it. */
export function RuleField({ rule, value, error, hint, autoFocus, onChange, onBlur, children }: RuleFieldProps) {
  const { t } = useTranslation(['registration', 'session']);
  const ruleText = useRuleText();
  const input = INPUTS[rule.field] ?? { autoComplete: 'off' };
  const secret = input.type === 'password';
  const asked = rule.field === 'password' && !error ? ruleText(boundsOf(rule)) : undefined;
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={t(`registration:field.${rule.field}`)}
        required={rule.required}
        error={error}
        hint={hint ?? asked ?? (rule.required ? undefined : t('registration:optional'))}
      >
        <TextInput
          {...input}
          {...(autoFocus ? { 'data-autofocus': '' } : {})}
          name={rule.field}
          autoCapitalize="none"
          spellCheck={false}
          {...(rule.maxLength > 0 ? { maxLength: rule.maxLength } : {})}
          reveal={secret ? { show: t('session:login.showPassword'), hide: t('session:login.hidePassword') } : undefined}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
        />
      </Field>
      {children}
    </div>
  );
}
