import { Link } from '@tanstack/react-router';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Money } from '@tonalli/ui/money/money';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../app/app-services-context';
import { lazyPart } from '../../app/chunks/lazy-screen';
import { PendingScreen } from '../../app/screens/pending-screen';
import LoadFailure from '../../components/load-failure';
import { useFailureText } from '../../hooks/use-failure-text';
import { useLanguage } from '../../hooks/use-language';
import { PATHS } from '../../paths';
import { trpc } from '../../trpc/trpc';
import { BreakPage } from './components/break-page';
import { ReturnSteps } from './components/return-steps';
import { useComeBack } from './hooks/use-come-back';

const BreakDialog = lazyPart(() => import('./break-dialog'));

/** A break can be over, or be made longer in another tab, while the page stands open. */
const ASK_AGAIN_MS = 15_000;

/** What a member on a break finds: until when, who helps, their money, and the way back (RG-03). */
export default function BreakScreen() {
  const { t } = useTranslation('breaks');
  const { session } = useAppServices();
  const failureText = useFailureText();
  const comeBack = useComeBack();
  const [extending, setExtending] = useState(false);
  const { data, error, isFetching, refetch } = trpc.breaks.mine.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  });
  if (!data) {
    if (!error) return <PendingScreen />;
    return <LoadFailure title={t('section.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <BreakPage taken={data.current}>
      {data.current ? (
        <>
          <Balance />
          <div className="flex flex-wrap gap-3">
            <Button asChild variant="secondary">
              <Link to={PATHS.member} search={{ page: 'withdraw' }}>
                {t('screen.withdraw')}
              </Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={PATHS.member} search={{ page: 'transactionHistory' }}>
                {t('screen.records')}
              </Link>
            </Button>
            {session.get().session?.isAgent ? (
              <Button asChild variant="secondary">
                <Link to={PATHS.agentHome}>{t('screen.team')}</Link>
              </Button>
            ) : null}
            {data.choices.length > 0 ? (
              <Button variant="secondary" onClick={() => setExtending(true)}>
                {t('screen.extend')}
              </Button>
            ) : null}
          </div>
          {data.return ? <ReturnSteps way={data.return} comeBack={comeBack} /> : null}
        </>
      ) : (
        <div>
          <Button disabled={comeBack.busy} onClick={comeBack.leave}>
            {t('screen.goOn')}
          </Button>
        </div>
      )}
      {comeBack.error ? (
        <Alert tone="danger" announce>
          {failureText(comeBack.error)}
        </Alert>
      ) : null}
      {extending ? (
        <Suspense fallback={null}>
          <BreakDialog first={null} onClose={() => setExtending(false)} />
        </Suspense>
      ) : null}
    </BreakPage>
  );
}

function Balance() {
  const { t } = useTranslation('breaks');
  const language = useLanguage();
  const { data } = trpc.wallet.balance.useQuery();
  return (
    <p className="text-pretty">
      {t('screen.balance')}{' '}
      {data ? <Money amountMinor={data.mainMinor} language={language} className="font-semibold" /> : '…'}
    </p>
  );
}
