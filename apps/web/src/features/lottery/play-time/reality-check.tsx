import { Link } from '@tanstack/react-router';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { PATHS } from '../../../paths';
import { readFailure } from '../../../trpc/platform-failure';
import { trpc } from '../../../trpc/trpc';
import { spanText } from '../clock/duration-text';

interface RealityCheckProps {
  id: string;
  elapsedMs: number;
  /** What the session came to, as it is written. */
  net: string;
  onAnswered: () => void;
}

/** A pause in which the member sees time and net result before going on; whoever does not want to leaves. */
export default function RealityCheck({ id, elapsedMs, net, onAnswered }: RealityCheckProps) {
  const { t } = useTranslation('lottery');
  const failureText = useFailureText();
  const { read } = trpc.useUtils().playTime;
  const call = trpc.playTime.answerCheck.useMutation({
    onSuccess(time) {
      onAnswered();
      read.setData(undefined, time);
    },
    onError(error) {
      // It was answered in another tab, or is another one by now.
      if (readFailure(error).code !== 'NOT_FOUND') return;
      onAnswered();
      void read.invalidate();
    },
  });
  return (
    <Dialog
      open
      role="alertdialog"
      layout="card"
      size="sm"
      dismissable={false}
      title={t('play.checkTitle')}
      description={t('play.checkText', { time: spanText(elapsedMs), net })}
      footer={
        <>
          <Button asChild variant="secondary">
            <Link to={PATHS.home}>{t('play.leave')}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={PATHS.member} search={{ page: 'personalHistoryCopy' }}>
              {t('play.history')}
            </Link>
          </Button>
          <Button variant="secondary" loading={call.isPending} onClick={() => call.mutate({ id })}>
            {t('play.goOn')}
          </Button>
        </>
      }
    >
      {call.error ? (
        <Alert tone="danger" announce>
          {failureText(call.error)}
        </Alert>
      ) : null}
    </Dialog>
  );
}
