import type { BillDetail } from '@tonalli/contracts/agent-contracts/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { useMomentText } from '../hooks/use-moment-text';
import { TAKEN_BACK } from '../rules/bill-check';

/** Who pays, what was posted, and what is still owed by whom and when it is tried again (CON-08). */
export function BillPayment({ detail }: { detail: BillDetail }) {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  const moment = useMomentText();
  const { bill, terms, postings, nextTryAt } = detail;
  const owed = bill.due - bill.paid;
  const isOwed = owed > 0 && (bill.state === 'PARTLY_PAID' || bill.state === 'INSUFFICIENT');
  const isByHouse = terms.payer === 'house' || bill.other === null;
  const by = bill.side === 'upline' ? 'you' : isByHouse ? 'house' : 'upline';
  return (
    <>
      <p className="text-sm">{t(isByHouse ? 'payer.house.text' : 'payer.upline.text')}</p>
      {isOwed ? (
        <Alert
          tone="warning"
          title={t(`owed.${isByHouse ? 'house' : by}`, {
            amount: formatAmount(owed, { language }),
            name: bill.other?.name ?? '',
          })}
        >
          {nextTryAt ? t('owed.again', { when: moment(nextTryAt) }) : t('owed.never')}{' '}
          {by === 'you' && !isByHouse ? t('owed.blocked') : null}
        </Alert>
      ) : null}
      {postings.length === 0 ? (
        <p className="text-muted text-sm">{t('posting.none')}</p>
      ) : (
        <ul aria-label={t('posting.list')} className="divide-y divide-line text-sm">
          {postings.map(({ at, kind, amount, reference }) => (
            <li key={`${reference}-${kind}-${at}`} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span>
                {t(`posting.kind.${kind}`, { defaultValue: kind })}
                <span className="block break-all text-faint text-xs">
                  {moment(at)} · {reference}
                </span>
              </span>
              <Money
                amountMinor={kind === TAKEN_BACK ? -amount : amount}
                language={language}
                className="font-semibold"
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
