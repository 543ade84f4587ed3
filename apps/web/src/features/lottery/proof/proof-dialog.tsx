import { Dialog } from '@tonalli/ui/dialog/dialog';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { trpc } from '../../../trpc/trpc';
import { ProofSteps } from './proof-steps';
import { useVerifyUrl } from './use-verify-url';
import { VerifyLink } from './verify-link';

interface ProofDialogProps {
  gameCode: string;
  issue: string;
  onClose: () => void;
}

/** What decided a draw, in the order in which it became known, and the way to check an order of one's own (GAME-12). */
export default function ProofDialog({ gameCode, issue, onClose }: ProofDialogProps) {
  const { t } = useTranslation(['lottery', 'common']);
  const { data, error, isFetching, refetch } = trpc.lottery.proof.useQuery({ gameCode, issue });
  const verifyUrl = useVerifyUrl(gameCode, issue);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('lottery:results.proofOf', { issue })}
      description={t('lottery:lobby.simulated')}
      closeLabel={t('common:actions.close')}
    >
      {!data && error ? (
        <LoadFailure title={t('lottery:proof.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data || error ? null : <Skeleton className="h-96 w-full rounded-lg" />}
      {data ? (
        <div className="flex flex-col gap-5">
          <ProofSteps proof={data} />
          {verifyUrl === null ? (
            <p className="text-muted text-sm">{t('lottery:proof.noOrder')}</p>
          ) : (
            <VerifyLink url={verifyUrl} label={t('lottery:proof.verify')} className="self-start" />
          )}
        </div>
      ) : null}
    </Dialog>
  );
}
