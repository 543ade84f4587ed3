import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';
import { PasswordMeter } from './password-strength/password-meter';

interface SecretFieldProps {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  autoFocus?: boolean | undefined;
  /** Of a new password: how hard it is to guess is told while it is typed. `username`: whose it becomes, where that is known. */
  measured?: { username?: string | undefined } | undefined;
}

/** A login password, hidden until it is shown. */
export function SecretField({
  label,
  autoComplete,
  value,
  onChange,
  error,
  hint,
  autoFocus,
  measured,
}: SecretFieldProps) {
  const { t } = useTranslation('session');
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} required error={error} hint={hint}>
        <TextInput
          {...(autoFocus ? { 'data-autofocus': '' } : {})}
          type="password"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={256}
          reveal={{ show: t('login.showPassword'), hide: t('login.hidePassword') }}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Field>
      {measured && !error ? <PasswordMeter password={value} username={measured.username} /> : null}
    </div>
  );
}
