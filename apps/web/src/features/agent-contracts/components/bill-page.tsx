import type { BillDetail } from '@tonalli/contracts/agent-contracts/api';
import { Button } from '@tonalli/ui/button/button';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { ArrowLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { trpc } from '../../../trpc/trpc';
import { checkBill } from '../rules/bill-check';
import { figuresOf, reachedOf } from '../rules/next-level';
import { BillCheckNote } from './bill-check-note';
import { BillFormula } from './bill-formula';
import { BillInputs } from './bill-inputs';
import { BillLines } from './bill-lines';
import { BillPayment } from './bill-payment';
import { BillSummary } from './bill-summary';
import { TierTable } from './tier-table';
import '../bill-print.css';

interface BillPageProps {
  billId: string;
  onBack: () => void;
  onOpen: (billId: string) => void;
  onContract: (contractId: string) => void;
}

/** A bill with all that it was worked out of, worked out again in the browser (CON-06). */
export function BillPage({ billId, onBack, onOpen, onContract }: BillPageProps) {
  const { t } = useTranslation('agent-contracts');
  const { data, error, isFetching, refetch } = trpc.agentContracts.bill.useQuery({ billId });
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Button
          variant="ghost"
          size="sm"
          iconStart={<ArrowLeft aria-hidden="true" className="size-4" />}
          onClick={onBack}
        >
          {t('bill.back')}
        </Button>
        {data ? (
          <Button
            variant="secondary"
            size="sm"
            iconStart={<Printer aria-hidden="true" className="size-4" />}
            onClick={() => window.print()}
          >
            {t('bill.print')}
          </Button>
        ) : null}
      </div>
      {error && !data ? (
        <LoadFailure title={t('bill.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <Skeleton className="h-96 rounded-xl" /> : null}
      {data ? <BillSheet detail={data} onOpen={onOpen} onContract={onContract} /> : null}
    </div>
  );
}

interface BillSheetProps extends Pick<BillPageProps, 'onOpen' | 'onContract'> {
  detail: BillDetail;
}

export function BillSheet({ detail, onOpen, onContract }: BillSheetProps) {
  const { t } = useTranslation('agent-contracts');
  const check = checkBill(detail);
  const { pay } = check;
  const figures = figuresOf(detail);
  const { terms } = detail;
  return (
    <article aria-label={t('bill.title', { id: detail.bill.billId })} className="bill-sheet flex flex-col gap-5">
      <BillSummary detail={detail} onOpen={onOpen} onContract={onContract} />
      <BillCheckNote check={check} />
      <Part title={t('bill.inputs')}>
        <BillInputs detail={detail} />
      </Part>
      <Part title={t('bill.base')}>
        <BillLines detail={detail} pay={pay} />
      </Part>
      <Part title={t('bill.tiers')}>
        <TierTable
          terms={terms}
          match={{ tiers: pay.tiers, tier: pay.tier, reached: reachedOf(terms, figures, pay) }}
        />
        <BillFormula detail={detail} pay={pay} />
      </Part>
      <Part title={t('bill.payment')}>
        <BillPayment detail={detail} />
      </Part>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset sm:p-5 print:break-inside-avoid">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}
