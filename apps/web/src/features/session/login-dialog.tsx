import type { SecondStepView, SessionView } from '@tonalli/contracts/session/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Checkbox } from '@tonalli/ui/checkbox/checkbox';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { SegmentedControl } from '@tonalli/ui/segmented-control/segmented-control';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { type FormEvent, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../app/app-services-context';
import { lazyPart } from '../../app/chunks/lazy-screen';
import { CaptchaField } from '../../components/captcha-field';
import { ExternalLoginOptions } from '../../components/external-login/external-login-options';
import { LoginFailure } from '../../components/login-failure';
import { ProvingNote } from '../../components/proving-note';
import { UsernameFields } from '../../components/username-fields';
import { useDraft } from '../../hooks/draft';
import { externalDraft } from '../../hooks/external-draft';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { useFreePlay } from '../../hooks/use-free-play';
import { LinkButton } from './components/link-button';
import { PasskeyButton } from './components/passkey-button';
import { SmsFields } from './components/sms-fields';
import { forgotDraft, forgotWays } from './forgot/forgot-draft';
import { useLogin } from './hooks/use-login';
import { forgetSecrets, loginDraft, loginTyping, offerRemembered } from './login-draft';
import { forgetLogin } from './remembered';

const ForgotDialog = lazyPart(() => import('./forgot/forgot-dialog'));
const SecondStepForm = lazyPart(async () => ({
  default: (await import('../../components/second-step-form')).SecondStepForm,
}));

interface LoginDialogProps {
  /** The session ended by itself, and the visitor should know (AUTH-15). */
  expired: boolean;
  /** What the operator shows where a password was forgotten. */
  banner: ReactNode;
  onClose: () => void;
}

/** The login, and in its place what to do about a forgotten password; each keeps what was typed (REG-06). */
export default function LoginDialog({ banner, ...props }: LoginDialogProps) {
  const { view } = useDraft(loginDraft);
  const close = () => {
    loginDraft.change({ view: 'login' });
    props.onClose();
  };
  if (view === 'login') return <LoginForm {...props} />;
  return (
    <Suspense fallback={null}>
      <ForgotDialog banner={banner} onClose={close} />
    </Suspense>
  );
}

function LoginForm({ expired, onClose }: Omit<LoginDialogProps, 'banner'>) {
  const { t } = useTranslation(['session', 'common']);
  const { overlays } = useAppServices();
  const { modules } = useBootstrap();
  const values = useDraft(loginDraft);
  const external = useDraft(externalDraft);
  const login = useLogin();
  const freePlay = useFreePlay();
  useEffect(() => {
    offerRemembered();
    return forgetSecrets;
  }, []);

  const step = login.step ?? external.step;
  if (step) {
    const leave = () => {
      externalDraft.change({ step: null });
      login.leaveStep();
    };
    return <StepDialog step={step} onEntered={login.onEntered} onBack={leave} onClose={onClose} />;
  }
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
        <div className="-my-1 flex flex-wrap items-center justify-between gap-x-4 text-sm">
          <Checkbox
            label={t('session:login.remember')}
            checked={values.remember}
            onChange={(event) => {
              const remember = event.currentTarget.checked;
              if (!remember) forgetLogin();
              loginDraft.change({ remember });
            }}
          />
          {values.way === 'username' && forgotWays(modules).length > 0 ? (
            <LinkButton onClick={openForgot}>{t('session:forgot.link')}</LinkButton>
          ) : null}
        </div>
        {login.captcha.shown ? (
          <CaptchaField
            captcha={login.captcha}
            error={login.faults.captcha && t(`session:errors.${login.faults.captcha}`)}
          />
        ) : null}
        <ProvingNote shown={login.proving} />
        <LoginFailure error={login.error} />
        <Button type="submit" size="lg" block loading={login.submitting}>
          {t('session:login.submit')}
        </Button>
        <PasskeyButton onEntered={login.onEntered} />
        <ExternalLoginOptions intent="login" typing={loginTyping} onEntered={login.onEntered} />
        {modules.includes('FREEPLAY3') ? (
          <Button variant="ghost" block loading={freePlay.entering} onClick={() => freePlay.enter()}>
            {t('session:trial.start')}
          </Button>
        ) : null}
        <p className="text-center text-muted text-sm">
          {t('session:login.noAccount')}{' '}
          <LinkButton onClick={() => overlays.switchTo({ kind: 'register' })}>
            {t('session:login.toRegister')}
          </LinkButton>
        </p>
      </form>
    </Dialog>
  );
}

interface StepDialogProps {
  step: SecondStepView;
  onEntered: (view: SessionView) => void;
  onBack: () => void;
  onClose: () => void;
}

/** What a login waits for, however it began. */
function StepDialog({ step, onEntered, onBack, onClose }: StepDialogProps) {
  const { t } = useTranslation(['session', 'common']);
  useEffect(() => () => externalDraft.change({ step: null }), []);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('session:step.title')}
      closeLabel={t('common:actions.close')}
    >
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <SecondStepForm step={step} onEntered={onEntered} onBack={onBack} />
      </Suspense>
    </Dialog>
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
