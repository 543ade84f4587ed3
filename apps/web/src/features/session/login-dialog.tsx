import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { SegmentedControl } from '@tonalli/ui/segmented-control/segmented-control';
import { type FormEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../app/app-services-context';
import { CaptchaField } from '../../components/captcha-field';
import { LoginFailure } from '../../components/login-failure';
import { UsernameFields } from '../../components/username-fields';
import { useDraft } from '../../hooks/draft';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { useFreePlay } from '../../hooks/use-free-play';
import { SmsFields } from './components/sms-fields';
import { useLogin } from './hooks/use-login';
import { forgetSecrets, loginDraft } from './login-draft';

interface LoginDialogProps {
  /** The session ended by itself, and the visitor should know (AUTH-15). */
  expired: boolean;
  onClose: () => void;
}

export default function LoginDialog({ expired, onClose }: LoginDialogProps) {
  const { t } = useTranslation(['session', 'common']);
  const { overlays } = useAppServices();
  const { modules } = useBootstrap();
  const values = useDraft(loginDraft);
  const login = useLogin();
  const freePlay = useFreePlay();
  useEffect(() => forgetSecrets, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    login.submit();
  };
  const ways = [
    { value: 'username' as const, label: t('session:login.tabs.username') },
    { value: 'sms' as const, label: t('session:login.tabs.sms') },
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('session:login.title')}
      description={expired ? undefined : t('session:login.intro')}
      closeLabel={t('common:actions.close')}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {expired ? (
          <Alert tone="warning" title={t('session:ended.title')} announce>
            {t('session:ended.text')}
          </Alert>
        ) : null}
        {modules.includes('MOBILEVERCODELOGIN3') ? (
          <SegmentedControl
            block
            label={t('session:login.tabs.label')}
            options={ways}
            value={values.way}
            onValueChange={(way) => {
              login.clear();
              loginDraft.change({ way });
            }}
          />
        ) : null}
        {values.way === 'username' ? (
          <UsernameFields
            values={values}
            errors={{
              username: login.faults.username && t(`session:errors.${login.faults.username}`),
              password: login.faults.password && t(`session:errors.${login.faults.password}`),
            }}
            onChange={loginDraft.change}
          />
        ) : (
          <SmsFields faults={login.faults} />
        )}
        {login.captcha.shown ? (
          <CaptchaField
            captcha={login.captcha}
            error={login.faults.captcha && t(`session:errors.${login.faults.captcha}`)}
          />
        ) : null}
        <LoginFailure error={login.error} />
        <Button type="submit" size="lg" block loading={login.submitting}>
          {t('session:login.submit')}
        </Button>
        {modules.includes('FREEPLAY3') ? (
          <Button variant="ghost" block loading={freePlay.entering} onClick={() => freePlay.enter()}>
            {t('session:trial.start')}
          </Button>
        ) : null}
        <p className="text-center text-muted text-sm">
          {t('session:login.noAccount')}{' '}
          <button
            type="button"
            className="min-h-8 font-semibold text-marigold hover:text-marigold-bright"
            onClick={() => overlays.switchTo({ kind: 'register' })}
          >
            {t('session:login.toRegister')}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
