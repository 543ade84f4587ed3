import type { BillDetail } from '@tonalli/contracts/agent-contracts/api';
import type { Pay, PayLine } from '@tonalli/contracts/agent-contracts/pay';
import { formatBasisPoints } from '@tonalli/i18n/format-percent';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

/** The base line by line, what was carried over from before, and what is carried on. */
export function BillLines({ detail, pay }: { detail: BillDetail; pay: Pay }) {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  const share = useShareText(detail);
  const isDividend = detail.terms.kind === 'dividend';
  return (
    <dl className="divide-y divide-line text-sm">
      {pay.lines.map(({ line, amountMinor }) => {
        const of = share(line);
        return (
          <div key={line} className="flex justify-between gap-4 py-2">
            <dt>
              {t(`line.${line}`)}
              {of ? <span className="block text-faint text-xs">{of}</span> : null}
            </dt>
            <dd>
              <Money amountMinor={amountMinor} language={language} sign="always" />
            </dd>
          </div>
        );
      })}
      <div className="flex justify-between gap-4 py-2 font-semibold">
        <dt>{t(pay.rawMinor < 0 ? 'bill.rawBelow' : 'bill.raw')}</dt>
        <dd>
          <Money amountMinor={pay.rawMinor} language={language} />
        </dd>
      </div>
      {isDividend ? (
        <div className="flex justify-between gap-4 py-2">
          <dt>{t('bill.closingCarry')}</dt>
          <dd>
            <Money amountMinor={detail.closingCarry} language={language} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

/** Of what a deduction is which share. */
function useShareText({ figures, terms: { deductions } }: BillDetail): (line: PayLine) => string | null {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  const parts: Partial<Record<PayLine, [number, number]>> = {
    bonuses: [deductions.bonusesBp, figures.bonus],
    rebates: [deductions.rebatesBp, figures.rebate],
    salaries: [deductions.salariesBp, figures.salary],
    paymentFees: [deductions.paymentFeesBp, figures.deposit],
    platformFee: [deductions.platformFeeBp, figures.stake - figures.payout],
  };
  return (line) => {
    const part = parts[line];
    if (!part) return null;
    const [rateBp, amountMinor] = part;
    return t('bill.shareOf', {
      share: formatBasisPoints(rateBp, language),
      amount: formatAmount(amountMinor, { language }),
    });
  };
}
