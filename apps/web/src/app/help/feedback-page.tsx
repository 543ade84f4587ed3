import { Navigate } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FullPage } from '../../components/full-page';
import { PATHS } from '../../paths';
import { useAppServices } from '../app-services-context';
import { PendingScreen } from '../screens/pending-screen';
import { useSession } from '../session/use-session';
import { ContactBlock } from './contact-block';

/** Members are redirected to the feedback form; everybody else sees how to get there (MEM-15). */
export default function FeedbackPage() {
  const { t } = useTranslation(['help', 'common']);
  const { overlays } = useAppServices();
  const { status } = useSession();
  if (status === 'member') return <Navigate to={PATHS.member} search={{ page: 'feedback' }} replace />;
  if (status !== 'guest') return <PendingScreen />;
  return (
    <div className="mx-auto w-full max-w-3xl px-3 pb-10 sm:px-6">
      <FullPage icon={MessageSquareText} title={t('help:feedback.guestTitle')} text={t('help:feedback.guestText')}>
        <Button onClick={() => overlays.openLogin('asked')}>{t('common:actions.logIn')}</Button>
        <Button variant="secondary" onClick={() => overlays.open({ kind: 'register' })}>
          {t('common:actions.register')}
        </Button>
      </FullPage>
      <ContactBlock withFeedback={false} />
    </div>
  );
}
