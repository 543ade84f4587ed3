import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Checkbox } from '@tonalli/ui/checkbox/checkbox';
import { SegmentedControl } from '@tonalli/ui/segmented-control/segmented-control';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CaptchaField } from '../../../components/captcha-field';
import { LoginFailure } from '../../../components/login-failure';
import { ProvingNote } from '../../../components/proving-note';
import { UsernameFields } from '../../../components/username-fields';
import { useDraft } from '../../../hooks/draft';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { forgotDraft, forgotWays } from '../forgot/forgot-draft';
import type { Login } from '../hooks/use-login';
import { loginDraft } from '../login-draft';
import { forgetLogin } from '../remembered';
import { LinkButton } from './link-button';
import { OtherWaysIn } from './other-ways-in';
import { SmsFields } from './sms-fields';

interface LoginFormProps {
  login: Login;
  /** The session ended by itself, and the visitor should know (AUTH-15). */
  expired: boolean;
}

/** By user name or by a code, and below that every other way. */
export function LoginForm({ login, expired }: LoginFormProps) {
  const { t } = useTranslation('session');
  const { modules } = useBootstrap();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    login.submit();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {expired ? (
        <Alert tone="warning" title={t('ended.title')} announce>
          {t('ended.text')}
        </Alert>
      ) : null}
      {modules.includes('MOBILEVERCODELOGIN3') ? <WayControl onChange={login.clear} /> : null}
      <Credentials login={login} />
      <RememberRow />
      {login.captcha.shown ? (
        <CaptchaField captcha={login.captcha} error={login.faults.captcha && t(`errors.${login.faults.captcha}`)} />
      ) : null}
      <ProvingNote shown={login.proving} />
      <LoginFailure error={login.error} />
      <Button type="submit" size="lg" block loading={login.submitting}>
        {t('login.submit')}
      </Button>
      <OtherWaysIn onEntered={login.onEntered} />
    </form>
  );
}

function WayControl({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation('session');
  const { way } = useDraft(loginDraft);
  return (
    <SegmentedControl
      block
      label={t('login.tabs.label')}
      options={(['username', 'sms'] as const).map((value) => ({ value, label: t(`login.tabs.${value}`) }))}
      value={way}
      onValueChange={(next) => {
        onChange();
        loginDraft.change({ way: next });
      }}
    />
  );
}

function Credentials({ login: { faults } }: { login: Login }) {
  const { t } = useTranslation('session');
  const values = useDraft(loginDraft);
  if (values.way === 'sms') return <SmsFields faults={faults} />;
  const errors = {
    username: faults.username && t(`errors.${faults.username}`),
    password: faults.password && t(`errors.${faults.password}`),
  };
  return <UsernameFields values={values} errors={errors} onChange={loginDraft.change} />;
}

function RememberRow() {
  const { t } = useTranslation('session');
  const { modules } = useBootstrap();
  const { way, remember } = useDraft(loginDraft);
  const change = (on: boolean) => {
    if (!on) forgetLogin();
    loginDraft.change({ remember: on });
  };
  return (
    <div className="-my-1 flex flex-wrap items-center justify-between gap-x-4 text-sm">
      <Checkbox
        label={t('login.remember')}
        checked={remember}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      {way === 'username' && forgotWays(modules).length > 0 ? (
        <LinkButton onClick={openForgot}>{t('forgot.link')}</LinkButton>
      ) : null}
    </div>
  );
}

/** What was typed here need not be typed there. */
function openForgot(): void {
  const { username, mobile, dialingCode } = loginDraft.get();
  const typed = forgotDraft.get();
  if (typed.username === '') forgotDraft.change({ username });
  if (typed.mobile === '') forgotDraft.change({ mobile, dialingCode });
  loginDraft.change({ view: 'forgot' });
}
