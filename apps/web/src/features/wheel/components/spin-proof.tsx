import { useQuery } from '@tanstack/react-query';
import type { WheelSpin } from '@tonalli/contracts/wheel/api';
import { useTranslation } from 'react-i18next';
import { checkSpin } from '../check-spin';

/** What a spin was decided by, worked out again by the browser. */
export function SpinProof({ spin }: { spin: WheelSpin }) {
  const { t } = useTranslation('wheel');
  const { data } = useQuery({
    queryKey: ['wheel-proof', spin.spinId],
    queryFn: () => checkSpin(spin),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const rows = [
    [t('proof.hash'), spin.serverSeedHash],
    [t('proof.serverSeed'), spin.serverSeed],
    [t('proof.clientSeed'), spin.clientSeed],
    [t('proof.drawn'), t('proof.drawnOf', { drawn: spin.drawn, last: spin.total - 1 })],
  ];
  return (
    <div className="flex flex-col gap-3 text-sm">
      <dl className="grid gap-2">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-faint text-xs">{name}</dt>
            <dd className="break-all font-mono text-muted text-xs">{value}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className={data === false ? 'text-danger' : 'text-jade-bright'}>
        {data === undefined ? t('proof.checking') : t(data ? 'proof.ok' : 'proof.bad')}
      </p>
    </div>
  );
}
