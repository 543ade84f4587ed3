import { Button } from '@tonalli/ui/button/button';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { type FormEvent, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/chunks/lazy-screen';
import { CaptchaField } from '../../../components/captcha-field';
import { LoginFailure } from '../../../components/login-failure';
import { ProvingNote } from '../../../components/proving-note';
import { UsernameFields } from '../../../components/username-fields';
import { useAgentLogin } from '../hooks/use-agent-login';

const SecondStepForm = lazyPart(async () => ({
  default: (await import('../../../components/second-step-form')).SecondStepForm,
}));

export function AgentLoginForm() {
  const { t } = useTranslation('team');
  const login = useAgentLogin();
  if (login.step) {
    return (
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <SecondStepForm step={login.step} onEntered={login.onEntered} onBack={login.leaveStep} />
      </Suspense>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    login.submit();
  };
  return (
    <form noValidate aria-label={t('login.title')} onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-muted">{t('login.intro')}</p>
      <UsernameFields values={login.values} errors={login.errors} onChange={login.change} />
      {login.captcha.shown ? <CaptchaField captcha={login.captcha} error={login.errors.captcha} /> : null}
      <ProvingNote shown={login.proving} />
      <LoginFailure error={login.error} />
      <Button type="submit" size="lg" block loading={login.submitting}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
