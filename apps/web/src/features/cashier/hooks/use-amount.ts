import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText, parseAmount } from '../../../hooks/amount-text';
import { useLanguage } from '../../../hooks/use-language';

export interface AmountLimits {
  minMinor: number;
  maxMinor: number;
  /** What is there to take from. */
  balanceMinor?: number | undefined;
}

/** A typed amount, what it is worth within limits, and what is wrong with it in words. */
export function useAmount(limits: AmountLimits | undefined) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const shown = (minor: number) => formatAmount(minor, { language, trimZeros: true });

  const faultOf = (minor: number | null): string | undefined => {
    if (minor === null) return t('amount.invalid');
    if (!limits) return undefined;
    if (minor < limits.minMinor) return t('amount.tooSmall', { min: shown(limits.minMinor) });
    if (minor > limits.maxMinor) return t('amount.tooLarge', { max: shown(limits.maxMinor) });
    const { balanceMinor } = limits;
    return balanceMinor !== undefined && minor > balanceMinor
      ? t('amount.overBalance', { balance: formatAmount(balanceMinor, { language }) })
      : undefined;
  };
  const typedMinor = parseAmount(text);
  const fault = faultOf(typedMinor);
  return {
    text,
    /** Within the limits; null otherwise. */
    validMinor: fault === undefined ? typedMinor : null,
    /** Shown once something was typed and left, or sent. */
    error: asked ? fault : undefined,
    type: (next: string) => setText(next),
    choose: (minor: number) => {
      setText(amountText(minor));
      setAsked(true);
    },
    ask: () => setAsked(true),
    clear: () => {
      setText('');
      setAsked(false);
    },
  };
}

export type Amount = ReturnType<typeof useAmount>;
