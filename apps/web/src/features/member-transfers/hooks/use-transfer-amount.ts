import type { TransferDesk } from '@tonalli/contracts/member-transfers/api';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText, parseAmount } from '../../../hooks/amount-text';
import { useLanguage } from '../../../hooks/use-language';

type Limits = Pick<TransferDesk, 'minMinor' | 'maxMinor' | 'leftTodayMinor'>;

/** A typed amount within the limits of a transfer and the balance, and what is wrong with it in words. */
export function useTransferAmount({ minMinor, maxMinor, leftTodayMinor }: Limits, balanceMinor: number | undefined) {
  const { t } = useTranslation('member-transfers');
  const language = useLanguage();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const shown = (minor: number) => formatAmount(minor, { language, trimZeros: true });
  const typedMinor = parseAmount(text);
  const faultOf = (minor: number | null): string | undefined => {
    if (minor === null) return t('amount.invalid');
    if (minor < minMinor) return t('amount.tooSmall', { min: shown(minMinor) });
    if (minor > maxMinor) return t('amount.tooLarge', { max: shown(maxMinor) });
    if (minor > leftTodayMinor) return t('amount.overDay', { left: shown(leftTodayMinor) });
    if (balanceMinor !== undefined && minor > balanceMinor)
      return t('amount.overBalance', { balance: formatAmount(balanceMinor, { language }) });
    return undefined;
  };
  const fault = faultOf(typedMinor);
  return {
    text,
    /** Null while nothing that can be sent is typed. */
    validMinor: fault === undefined ? typedMinor : null,
    /** The most that can be sent now; undefined where that is less than the least. */
    mostMinor: mostOf(minMinor, [maxMinor, leftTodayMinor, balanceMinor ?? 0]),
    error: asked ? fault : undefined,
    type: setText,
    choose(minor: number): void {
      setText(amountText(minor));
      setAsked(true);
    },
    ask: () => setAsked(true),
    clear(): void {
      setText('');
      setAsked(false);
    },
  };
}

function mostOf(minMinor: number, bounds: readonly number[]): number | undefined {
  const most = Math.min(...bounds);
  return most >= minMinor ? most : undefined;
}
