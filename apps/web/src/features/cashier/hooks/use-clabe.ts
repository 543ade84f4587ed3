import { CLABE_DIGITS, isClabe } from '@tonalli/contracts/clabe';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../trpc/trpc';

const BANK_DIGITS = 3;

/** A CLABE as it is typed: its bank as soon as that is known, and what is wrong once it is whole or was sent. */
export function useClabe(asked: boolean) {
  const { t } = useTranslation('cashier');
  const [digits, setDigits] = useState('');
  const { data: banks } = trpc.cashier.banks.useQuery();
  const code = digits.slice(0, BANK_DIGITS);
  const bank = code.length === BANK_DIGITS ? banks?.find((known) => known.code === code) : undefined;

  const fault = (): string | undefined => {
    if (digits.length < CLABE_DIGITS) return asked ? t('account.clabeLength') : undefined;
    if (!isClabe(digits)) return t('account.clabeWrong');
    return banks && !bank ? t('account.clabeBank', { code }) : undefined;
  };
  return {
    digits,
    bank,
    hint: bank ? bank.name : t('account.clabeHint'),
    error: fault(),
    type: (text: string) => setDigits(text.replace(/\D/g, '').slice(0, CLABE_DIGITS)),
  };
}
