import type { BetDetail } from '@tonalli/contracts/records/api';
import { Button } from '@tonalli/ui/button/button';
import { ExternalLink, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProofAddress } from '../../../hooks/use-proof-address';

/** What recomputes the round, and the page that does so (GAME-08). */
export function FairnessProof({ proof }: { proof: NonNullable<BetDetail['fairness']> }) {
  const { t } = useTranslation('records');
  const address = useProofAddress(proof.verifyUrl);
  const facts = [
    [t('detail.serverSeedHash'), proof.serverSeedHash],
    [t('detail.serverSeed'), proof.serverSeed],
    [t('detail.clientSeed'), proof.clientSeed],
    [t('detail.nonce'), String(proof.nonce)],
  ] as const;
  return (
    <section className="rounded-lg bg-jade-soft p-4 ring-1 ring-jade/40 ring-inset">
      <h3 className="flex items-center gap-2 font-sans font-semibold text-base">
        <ShieldCheck aria-hidden="true" className="size-5 text-jade" />
        {t('detail.fairness')}
      </h3>
      <dl className="mt-3 grid gap-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="wrap-anywhere text-sm">
              {value === null ? t('detail.seedHidden') : <span className="font-mono">{value}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {address ? (
        <Button asChild variant="jade" size="sm" className="mt-4">
          <a href={address} target="_blank" rel="noopener noreferrer">
            {t('detail.verify')}
            <ExternalLink aria-hidden="true" className="size-4" />
            <span className="sr-only">({t('detail.newWindow')})</span>
          </a>
        </Button>
      ) : null}
    </section>
  );
}
