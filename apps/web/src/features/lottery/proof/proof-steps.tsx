import { Alert } from '@tonalli/ui/alert/alert';
import { Anchor, KeyRound, Lock, RadioTower } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToldProof } from '../results/told';

interface Step {
  id: 'chain' | 'root' | 'beacon' | 'reveal';
  icon: ReactNode;
  /** Names and values; a value of null is not public yet. */
  facts: readonly (readonly [name: string, value: string | null])[];
  note?: string | null;
}

/** The world's own beacon. */
const DEMONSTRATION = 'demonstration';

function useSteps(proof: ToldProof): Step[] {
  const { t } = useTranslation('lottery');
  const { beacon } = proof;
  const sourceName = (source: string) => (source === DEMONSTRATION ? t('proof.demonstration') : source);
  return [
    {
      id: 'chain',
      icon: <Anchor aria-hidden="true" />,
      facts: [
        [t('proof.chainEnd'), proof.chainEnd],
        [t('proof.nextChainEnd'), proof.nextChainEnd],
      ],
    },
    {
      id: 'root',
      icon: <Lock aria-hidden="true" />,
      facts: [[t('proof.betsRoot'), proof.betsRoot]],
      note: proof.betsRoot === null ? null : t('proof.orders', { count: proof.orderCount }),
    },
    {
      id: 'beacon',
      icon: <RadioTower aria-hidden="true" />,
      facts: [
        [t('proof.beaconRound'), beacon && `${sourceName(beacon.source)} · ${beacon.round}`],
        [t('proof.beaconValue'), beacon?.value ?? null],
      ],
      note: beacon?.source === DEMONSTRATION ? t('proof.demo') : null,
    },
    {
      id: 'reveal',
      icon: <KeyRound aria-hidden="true" />,
      facts: [
        [t('proof.serverSeed'), proof.serverSeed],
        [t('proof.clientSeed'), proof.clientSeed],
      ],
    },
  ];
}

/** Commitment, root, beacon and reveal of a draw, each in words and with its bytes. */
export function ProofSteps({ proof }: { proof: ToldProof }) {
  const { t } = useTranslation('lottery');
  const steps = useSteps(proof);
  return (
    <>
      {proof.issue.isForced ? <Alert tone="danger">{t('proof.forced')}</Alert> : null}
      {proof.issue.state === 'CANCELLED' ? <Alert tone="warning">{t('proof.cancelled')}</Alert> : null}
      <ol className="flex flex-col gap-3">
        {steps.map((step) => (
          <li key={step.id} className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
            <h3 className="flex items-center gap-2 font-sans font-semibold text-base [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-jade">
              {step.icon}
              {t(`proof.steps.${step.id}`)}
            </h3>
            <p className="mt-1.5 text-muted text-sm">{t(`proof.${step.id}`)}</p>
            <dl className="mt-3 grid gap-2.5">
              {step.facts.map(([name, value]) => (
                <div key={name}>
                  <dt className="text-faint text-sm">{name}</dt>
                  <dd className="wrap-anywhere text-sm">
                    {value === null ? t('proof.pending') : <span className="font-mono">{value}</span>}
                  </dd>
                </div>
              ))}
            </dl>
            {step.note ? <p className="mt-2.5 text-muted text-sm">{step.note}</p> : null}
          </li>
        ))}
      </ol>
    </>
  );
}
