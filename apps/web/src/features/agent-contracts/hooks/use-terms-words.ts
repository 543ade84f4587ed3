import { baseOf, type ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import { formatBasisPoints } from '@tonalli/i18n/format-percent';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { DEDUCTIONS } from '../rules/terms-draft';

export interface TermsSentence {
  id: string;
  text: string;
}

/** What terms mean, in sentences that anybody can read; what does not apply is left out. */
export function useTermsWords(): (terms: ContractTerms) => TermsSentence[] {
  const { t } = useTranslation(['agent-contracts', 'lobby']);
  const language = useLanguage();
  const amount = (minor: number) => formatAmount(minor, { language, trimZeros: true });
  return (terms) => {
    const { kind, period, scale, eligibility, deductions, carry, cap, payer, categories, tiers } = terms;
    const isNet = baseOf(kind) === 'netLoss';
    const deducted = DEDUCTIONS.filter((name) => deductions[name] > 0).map((name) =>
      t(`deduction.${name}.text`, { share: formatBasisPoints(deductions[name], language) }),
    );
    const sentences: (TermsSentence | null)[] = [
      {
        id: 'pays',
        text: isNet
          ? t('words.netLoss', { period: t(`period.${period ?? 'monthly'}`) })
          : t('words.turnover', { every: t(`every.${kind}`) }),
      },
      tiers.length > 1 ? { id: 'scale', text: t(`scale.${scale}.text`) } : null,
      eligibility.minActiveMembers > 0
        ? { id: 'minActive', text: t('words.minActive', { count: eligibility.minActiveMembers }) }
        : null,
      eligibility.minBetAmount > 0
        ? { id: 'minBet', text: t('words.minBet', { amount: amount(eligibility.minBetAmount) }) }
        : null,
      {
        id: 'active',
        text:
          eligibility.activeValidBet > 0
            ? t('words.active', { amount: amount(eligibility.activeValidBet) })
            : t('words.activeAny'),
      },
      { id: 'self', text: t(eligibility.countSelf ? 'words.self' : 'words.noSelf') },
      isNet
        ? {
            id: 'deducted',
            text: deducted.length > 0 ? t('words.deducted', { list: deducted.join(', ') }) : t('words.notDeducted'),
          }
        : null,
      isNet ? { id: 'carry', text: t(`carry.${carry}.text`) } : null,
      cap === null ? null : { id: 'cap', text: t('words.cap', { amount: amount(cap) }) },
      { id: 'payer', text: t(`payer.${payer}.text`) },
      {
        id: 'categories',
        text: t('words.categories', { list: categories.map((type) => t(`lobby:type.${type}`)).join(', ') }),
      },
      { id: 'later', text: t('words.later') },
    ];
    return sentences.filter((sentence) => sentence !== null);
  };
}
