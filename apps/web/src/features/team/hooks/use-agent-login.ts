import { toast } from '@tonalli/ui/toast/toast-store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useLoginFlow } from '../../../hooks/use-login-flow';

interface AgentCredentials {
  username: string;
  password: string;
}

/** Logs in as an agent and as nobody else (AUTH-13). What was typed stays, whatever the answer. */
export function useAgentLogin() {
  const { t } = useTranslation('session');
  const { session } = useAppServices();
  const [values, setValues] = useState<AgentCredentials>({ username: '', password: '' });
  const [checked, setChecked] = useState(false);
  const { enter, captcha, submitting, proving, error, step, leaveStep, onEntered } = useLoginFlow({
    byPassword: true,
    onEntered(view) {
      session.start(view);
      toast.success(t('login.done', { name: view.nickname || view.username }));
    },
  });

  const faults = {
    username: values.username.trim() === '',
    password: values.password === '',
    captcha: captcha.shown && captcha.text.trim() === '',
  };

  const submit = () => {
    setChecked(true);
    if (Object.values(faults).includes(true)) return;
    setChecked(false);
    enter({ type: 'username', username: values.username.trim(), password: values.password, audience: 'agent' });
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
    submitting,
    proving,
    step,
    leaveStep,
    onEntered,
    error,
  };
}
