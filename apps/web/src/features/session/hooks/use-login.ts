import { useNavigate } from '@tanstack/react-router';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useCaptcha } from '../../../hooks/use-captcha';
import { PATHS } from '../../../paths';
import { readFailure } from '../../../trpc/platform-failure';
import { trpc } from '../../../trpc/trpc';
import { checkLogin, type LoginFaults } from '../check-login';
import { loginDraft } from '../login-draft';

/** Logs in with what the draft holds: checks it, asks, and keeps what went wrong for the dialog. */
export function useLogin() {
  const { t } = useTranslation('session');
  const { session } = useAppServices();
  const navigate = useNavigate();
  const captcha = useCaptcha();
  const [faults, setFaults] = useState<LoginFaults>({});
  const { mutate, isPending, error, reset } = trpc.session.login.useMutation();

  const submit = () => {
    const values = loginDraft.get();
    const found = checkLogin(values, captcha.shown ? captcha.text : null);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const proof = captcha.picture ? { captchaId: captcha.picture.id, captcha: captcha.text.trim() } : {};
    const input =
      values.way === 'username'
        ? { type: 'username' as const, username: values.username.trim(), password: values.password, ...proof }
        : {
            type: 'sms' as const,
            username: values.mobile.trim(),
            password: values.code.trim(),
            countryDialingCode: values.dialingCode,
            ...proof,
          };
    mutate(input, {
      onSuccess(view) {
        loginDraft.reset();
        session.start(view);
        toast.success(t('login.done', { name: view.nickname || view.username }));
        // A password that the operator gave out, or that is too old (AUTH-11).
        if (view.mustChangePassword && !view.isAgent) {
          void navigate({ to: PATHS.member, search: { page: 'securityCenter', open: 'password' } });
        }
      },
      onError(cause) {
        const failure = readFailure(cause);
        if (failure.captcha || failure.code === 'CAPTCHA_FAILED' || captcha.shown) captcha.renew();
      },
    });
  };

  return {
    submit,
    submitting: isPending,
    error,
    faults,
    captcha,
    clear: () => {
      setFaults({});
      reset();
    },
  };
}
