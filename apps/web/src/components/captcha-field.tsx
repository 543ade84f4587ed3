import { Field } from '@tonalli/ui/field/field';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { useCaptcha } from '../hooks/use-captcha';

interface CaptchaFieldProps {
  captcha: ReturnType<typeof useCaptcha>;
  error: string | undefined;
}

export function CaptchaField({ captcha, error }: CaptchaFieldProps) {
  const { t } = useTranslation('session');
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        {captcha.picture ? (
          <img
            src={`data:image/png;base64,${captcha.picture.image}`}
            alt={t('login.captchaImage')}
            className="h-16 rounded-md bg-white"
          />
        ) : (
          <Skeleton className="h-16 w-44 rounded-md" />
        )}
        <IconButton label={t('login.captchaRefresh')} disabled={captcha.loading} onClick={captcha.refresh}>
          <RotateCw aria-hidden="true" />
        </IconButton>
      </div>
      <Field label={t('login.captcha')} required error={error}>
        <TextInput
          name="captcha"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={16}
          value={captcha.text}
          onChange={(event) => captcha.setText(event.currentTarget.value)}
        />
      </Field>
    </div>
  );
}
