import type { BillDetail } from '@tonalli/contracts/agent-contracts/api';
import { Button } from '@tonalli/ui/button/button';
import { Money } from '@tonalli/ui/money/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { useFocusOnOpen } from '../hooks/use-focus-on-open';
import { useMomentText } from '../hooks/use-moment-text';
import { useSpanText } from '../hooks/use-span-text';
import { BillStateBadge } from './bill-state';
import { VersionHash } from './version-hash';

interface BillSummaryProps {
  detail: BillDetail;
  onOpen: (billId: string) => void;
  onContract: (contractId: string) => void;
}

/** Whose bill of which period it is, what came of it, and by which version of which contract. */
export function BillSummary({ detail, onOpen, onContract }: BillSummaryProps) {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  const moment = useMomentText();
  const span = useSpanText();
  const heading = useFocusOnOpen();
  const { bill, version, hash, correctedBy, terms } = detail;
  const isPaid = bill.side === 'downline';
  const other = bill.other?.name ?? t('panel.house');
  const payer = terms.payer === 'house' ? t('panel.house') : other;
  return (
    <header className="flex flex-col gap-4 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset sm:p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {t('bill.heading', { period: span(bill) })}
        </h2>
        <BillStateBadge state={bill.state} />
      </div>
      <p className="text-muted text-sm">{t(`bill.stateText.${bill.state}`)}</p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm lg:grid-cols-4">
        <Fact name={t('bill.dueNow')}>
          <Money amountMinor={bill.due} language={language} className="font-bold font-display text-2xl" />
        </Fact>
        <Fact name={t('bill.paid')}>
          <Money amountMinor={bill.paid} language={language} className="font-bold font-display text-2xl" />
        </Fact>
        <Fact name={t(isPaid ? 'bill.from' : 'bill.for')}>{isPaid ? payer : other}</Fact>
        <Fact name={t('bill.settled')}>{moment(bill.settledAt)}</Fact>
        <Fact name={t('bill.id')}>{bill.billId}</Fact>
        <Fact name={t('bill.contract')}>
          <button
            type="button"
            className="min-h-8 rounded-xs text-start font-semibold text-marigold hover:text-marigold-bright"
            onClick={() => onContract(bill.contractId)}
          >
            {t('bill.contractVersion', { id: bill.contractId, version })}
          </button>
        </Fact>
        <Fact name={t('bill.hash')} wide>
          <VersionHash terms={terms} hash={hash} />
        </Fact>
      </dl>
      {correctedBy.length > 0 ? (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          {t('bill.correctedBy')}
          {correctedBy.map((id) => (
            <Button key={id} variant="ghost" size="sm" onClick={() => onOpen(id)}>
              {id}
            </Button>
          ))}
        </p>
      ) : null}
    </header>
  );
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-2' : undefined}>
      <dt className="text-faint text-xs">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
