import { toast } from '@tonalli/ui/toast/toast-store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useCaptcha } from '../../../hooks/use-captcha';
import { readFailure } from '../../../trpc/platform-failure';
import { trpc } from '../../../trpc/trpc';

interface AgentCredentials {
  username: string;
  password: string;
}

/** Logs in as an agent and as nobody else (AUTH-13). What was typed stays, whatever the answer. */
export function useAgentLogin() {
  const { t } = useTranslation('session');
  const { session } = useAppServices();
  const captcha = useCaptcha();
  const [values, setValues] = useState<AgentCredentials>({ username: '', password: '' });
  const [checked, setChecked] = useState(false);
  const { mutate, isPending, error } = trpc.session.login.useMutation();

  const faults = {
    username: values.username.trim() === '',
    password: values.password === '',
    captcha: captcha.shown && captcha.text.trim() === '',
  };

  const submit = () => {
    setChecked(true);
    if (Object.values(faults).includes(true)) return;
    setChecked(false);
    const proof = captcha.picture ? { captchaId: captcha.picture.id, captcha: captcha.text.trim() } : {};
    mutate(
      { type: 'username', username: values.username.trim(), password: values.password, audience: 'agent', ...proof },
      {
        onSuccess(view) {
          session.start(view);
          toast.success(t('login.done', { name: view.nickname || view.username }));
        },
        onError(cause) {
          const failure = readFailure(cause);
          if (failure.captcha || failure.code === 'CAPTCHA_FAILED' || captcha.shown) captcha.renew();
        },
      },
    );
  };

  const required = t('errors.required');
  return {
    values,
    change: (change: Partial<AgentCredentials>) => setValues((before) => ({ ...before, ...change })),
    errors: {
      username: checked && faults.username ? required : undefined,
      password: checked && faults.password ? required : undefined,
      captcha: checked && faults.captcha ? t('errors.captcha') : undefined,
    },
    captcha,
    submit,
    submitting: isPending,
    error,
  };
}
