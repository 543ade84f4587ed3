import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { toast } from '@tonalli/ui/toast/toast-store';
import { Link2Off } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../app/app-services-context';
import { FullPage } from '../../components/full-page';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { PATHS } from '../../paths';
import { readFailure } from '../../trpc/platform-failure';
import { trpc } from '../../trpc/trpc';
import { ResetPasswordForm } from './forgot/reset-password-form';
import { loginDraft } from './login-draft';

const route = getRouteApi('/reset-password');

/** Where the link of a mail leads: a new password for whoever holds it (AUTH-10). */
export default function ResetPasswordScreen() {
  const { t } = useTranslation('session');
  const { token = '' } = route.useSearch();
  const { overlays } = useAppServices();
  const navigate = useNavigate();
  const { mutate, data, error, isPending } = trpc.session.checkPasswordLink.useMutation();
  useEffect(() => {
    if (token !== '') mutate({ token });
  }, [mutate, token]);
  const gone = token === '' || (error && /PASSWORD_LINK_INVALID|INVALID_REQUEST/.test(readFailure(error).code));
  const askAgain = () => {
    loginDraft.change({ view: 'forgot' });
    overlays.open({ kind: 'login', reason: 'asked' });
  };
  const done = () => {
    toast.success(t('forgot.done'), { description: t('reset.doneText') });
    void navigate({ to: PATHS.login, replace: true });
  };
  if (gone) {
    return (
      <FullPage icon={Link2Off} title={t('reset.goneTitle')} text={t('reset.goneText')}>
        <Button onClick={askAgain}>{t('reset.askAgain')}</Button>
      </FullPage>
    );
  }
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-5 px-4 py-10 sm:py-16">
      <PageHeading title={t('reset.title')} />
      {error ? (
        <LoadFailure title={t('reset.error')} error={error} busy={isPending} onRetry={() => mutate({ token })} />
      ) : (
        <Card>
          {data ? (
            <ResetPasswordForm token={token} username={data.username} onDone={done} onGone={() => mutate({ token })} />
          ) : (
            <Skeleton className="h-80 w-full" />
          )}
        </Card>
      )}
    </div>
  );
}
