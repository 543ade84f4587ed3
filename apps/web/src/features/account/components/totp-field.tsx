import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';
import type { useNeeded } from '../hooks/use-proof';

interface TotpFieldProps {
  code: ReturnType<typeof useNeeded>;
  /** What was wrong with the code that was sent. */
  error?: string | undefined;
}

/** The six digits that an authenticator shows. */
export function TotpField({ code, error }: TotpFieldProps) {
  const { t } = useTranslation('account');
  return (
    <Field label={t('totp.code')} required error={code.fault ?? error}>
      <TextInput
        data-autofocus=""
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        value={code.value}
        onChange={(event) => code.change(event.currentTarget.value)}
      />
    </Field>
  );
}
