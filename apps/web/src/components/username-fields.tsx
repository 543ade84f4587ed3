import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';

interface Credentials {
  username: string;
  password: string;
}

interface UsernameFieldsProps {
  values: Credentials;
  /** What is wrong with each, in words. */
  errors: { [Field in keyof Credentials]: string | undefined };
  onChange: (change: Partial<Credentials>) => void;
}

/** User name and password, as password managers know them. */
export function UsernameFields({ values, errors, onChange }: UsernameFieldsProps) {
  const { t } = useTranslation('session');
  return (
    <>
      <Field label={t('login.username')} required error={errors.username}>
        <TextInput
          data-autofocus=""
          name="username"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={values.username}
          onChange={(event) => onChange({ username: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('login.password')} required error={errors.password}>
        <TextInput
          type="password"
          name="password"
          autoComplete="current-password"
          maxLength={256}
          reveal={{ show: t('login.showPassword'), hide: t('login.hidePassword') }}
          value={values.password}
          onChange={(event) => onChange({ password: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}
