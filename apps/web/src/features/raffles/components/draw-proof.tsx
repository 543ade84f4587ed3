import type { RaffleEntry, RaffleProofEntry } from '@tonalli/contracts/raffles/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { trpc } from '../../../trpc/trpc';
import { checkRaffle, RAFFLE_STEPS, type RaffleChecked } from '../check-raffle';

/** What decided a draw, and the draw repeated by the browser. */
export function DrawProof({ raffle }: { raffle: RaffleEntry }) {
  const { t } = useTranslation('raffles');
  const { raffleId } = raffle;
  const query = trpc.raffles.proof.useQuery({ raffleId }, { staleTime: Number.POSITIVE_INFINITY });
  const { data, error, isFetching, refetch } = query;
  if (data) return <Published raffle={raffle} proof={data} />;
  if (error)
    return <LoadFailure title={t('proof.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return <Skeleton className="h-40 rounded-xl" />;
}

function Published({ raffle, proof }: { raffle: RaffleEntry; proof: RaffleProofEntry }) {
  const { t } = useTranslation('raffles');
  const [checked, setChecked] = useState<RaffleChecked | null>(null);
  const check = async () => setChecked(await checkRaffle(proof, raffle));
  const rows = [
    [t('hash'), raffle.seedHash],
    [t('proof.seed'), proof.serverSeed],
    [t('proof.beacon', { number: proof.beacon.number }), proof.beacon.value],
    [t('proof.root'), proof.root],
    ...(raffle.own.length > 0 ? [[t('proof.ownCode'), proof.ownHolder]] : []),
  ];
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-muted">{t('proof.lead')}</p>
      <dl className="grid gap-2">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-faint text-xs">{name}</dt>
            <dd className="break-all font-mono text-muted text-xs">{value}</dd>
          </div>
        ))}
      </dl>
      <Button variant="secondary" onClick={() => void check()}>
        {t('proof.check')}
      </Button>
      {checked ? <Verdict checked={checked} hasOwn={raffle.own.length > 0} /> : null}
    </div>
  );
}

function Verdict({ checked, hasOwn }: { checked: RaffleChecked; hasOwn: boolean }) {
  const { t } = useTranslation('raffles');
  const steps = RAFFLE_STEPS.filter((step) => step !== 'own' || hasOwn);
  const isRight = RAFFLE_STEPS.every((step) => checked[step]);
  return (
    <Alert
      announce
      className="w-full"
      tone={isRight ? 'success' : 'danger'}
      title={t(isRight ? 'proof.right' : 'proof.wrong')}
    >
      <ul className="flex flex-col gap-1">
        {steps.map((step) => (
          <li key={step} className="flex items-center gap-2">
            {checked[step] ? (
              <Check role="img" aria-label={t('proof.ok')} className="size-4 shrink-0 text-jade" />
            ) : (
              <X role="img" aria-label={t('proof.bad')} className="size-4 shrink-0 text-danger" />
            )}
            {t(`proof.steps.${step}`)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
