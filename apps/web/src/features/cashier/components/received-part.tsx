import { Field } from '@tonalli/ui/field/field';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { MoneyInput } from '../../../components/money-input';
import { useLanguage } from '../../../hooks/use-language';

interface ReceivedPartProps {
  netMinor: number;
  text: string;
  /** Null while what is typed is no part of the whole. */
  receivedMinor: number | null;
  isFaulty: boolean;
  onTextChange: (text: string) => void;
}

/** How much of a payout arrived, and what is missing then. */
export function ReceivedPart({ netMinor, text, receivedMinor, isFaulty, onTextChange }: ReceivedPartProps) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const net = formatAmount(netMinor, { language });
  return (
    <>
      <Field label={t('receipt.received')} required error={isFaulty ? t('receipt.range', { net }) : undefined}>
        <MoneyInput value={text} onType={onTextChange} />
      </Field>
      {receivedMinor === null ? null : (
        <p className="flex justify-between gap-3 text-sm">
          <span className="text-muted">{t('receipt.remaining')}</span>
          <Money amountMinor={netMinor - receivedMinor} language={language} className="font-semibold" />
        </p>
      )}
    </>
  );
}
