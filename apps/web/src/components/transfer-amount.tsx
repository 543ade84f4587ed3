import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { amountText, parseAmount } from '../hooks/amount-text';
import { useLanguage } from '../hooks/use-language';
import { AmountEntry } from './amount-entry';

const PRESETS_MINOR = [10_000, 20_000, 50_000, 100_000];

interface TransferAmountProps {
  text: string;
  /** What there is to take from; undefined while it is being read. */
  heldMinor: number | undefined;
  /** What is wrong is said. */
  asked: boolean;
  onType: (text: string) => void;
}

/** The typed amount when it can be moved; null otherwise. */
export function movableMinor(text: string, heldMinor: number | undefined): number | null {
  const typedMinor = parseAmount(text);
  if (typedMinor === null || typedMinor === 0 || heldMinor === undefined) return null;
  return typedMinor <= heldMinor ? typedMinor : null;
}

/** An amount to move between wallets, with amounts to choose and all that there is. */
export function TransferAmount({ text, heldMinor, asked, onType }: TransferAmountProps) {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  const typedMinor = parseAmount(text);
  const overHeld = typedMinor !== null && heldMinor !== undefined && typedMinor > heldMinor;
  const fault = overHeld
    ? t('amount.overBalance', { balance: formatAmount(heldMinor, { language }) })
    : typedMinor === null || typedMinor === 0
      ? t('amount.invalid')
      : undefined;
  return (
    <AmountEntry
      words={{ label: t('amount.label'), presets: t('amount.presets'), all: t('amount.all') }}
      value={text}
      error={asked || overHeld ? fault : undefined}
      presetsMinor={PRESETS_MINOR}
      mostMinor={heldMinor}
      allMinor={heldMinor}
      onType={onType}
      onChoose={(minor) => onType(amountText(minor))}
    />
  );
}
