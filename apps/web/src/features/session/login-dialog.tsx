import type { SecondStepView, SessionView } from '@tonalli/contracts/session/api';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/chunks/lazy-screen';
import { useDraft } from '../../hooks/draft';
import { externalDraft } from '../../hooks/external-draft';
import { LoginForm } from './components/login-form';
import { useLogin } from './hooks/use-login';
import { forgetSecrets, loginDraft, offerRemembered } from './login-draft';

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
  if (view === 'login') return <LoginOrStep {...props} />;
  return (
    <Suspense fallback={null}>
      <ForgotDialog banner={banner} onClose={close} />
    </Suspense>
  );
}

function LoginOrStep({ expired, onClose }: Omit<LoginDialogProps, 'banner'>) {
  const { t } = useTranslation(['session', 'common']);
  const external = useDraft(externalDraft);
  const login = useLogin();
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
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('session:login.title')}
      description={expired ? undefined : t('session:login.intro')}
      closeLabel={t('common:actions.close')}
    >
      <LoginForm login={login} expired={expired} />
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
