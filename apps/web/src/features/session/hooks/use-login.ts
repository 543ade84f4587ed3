import { useNavigate } from '@tanstack/react-router';
import type { SessionView } from '@tonalli/contracts/session/api';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useDraft } from '../../../hooks/draft';
import { type TypedLogin, useLoginFlow } from '../../../hooks/use-login-flow';
import { PATHS } from '../../../paths';
import { checkLogin, type LoginFaults } from '../check-login';
import { type LoginValues, loginDraft } from '../login-draft';
import { forgetLogin, rememberLogin } from '../remembered';

/** Logs in with what the draft holds: checks it, asks, and keeps what went wrong for the dialog. */
export function useLogin() {
  const { t } = useTranslation('session');
  const { session } = useAppServices();
  const navigate = useNavigate();
  const { way } = useDraft(loginDraft);
  const [faults, setFaults] = useState<LoginFaults>({});
  const onEntered = (view: SessionView) => {
    const typed = loginDraft.get();
    if (typed.remember) rememberLogin(typed);
    else forgetLogin();
    loginDraft.reset();
    session.start(view);
    toast.success(t('login.done', { name: view.nickname || view.username }));
    // A password that the operator gave out, or that is too old (AUTH-11).
    if (view.mustChangePassword && !view.isAgent) {
      void navigate({ to: PATHS.member, search: { page: 'securityCenter', open: 'password' } });
    }
  };
  const { enter, captcha, clear, ...state } = useLoginFlow({ byPassword: way === 'username', onEntered });

  const submit = () => {
    const values = loginDraft.get();
    const found = checkLogin(values, captcha.shown ? captcha.text : null);
    setFaults(found);
    if (Object.keys(found).length === 0) enter(typedOf(values));
  };
  return {
    ...state,
    submit,
    faults,
    captcha,
    clear: () => {
      setFaults({});
      clear();
    },
  };
}

export type Login = ReturnType<typeof useLogin>;

function typedOf(values: LoginValues): TypedLogin {
  if (values.way === 'username') {
    return { type: 'username', username: values.username.trim(), password: values.password };
  }
  return {
    type: 'sms',
    username: values.mobile.trim(),
    password: values.code.trim(),
    countryDialingCode: values.dialingCode,
    ...(values.firebaseSession === null ? {} : { firebaseSession: values.firebaseSession }),
  };
}
