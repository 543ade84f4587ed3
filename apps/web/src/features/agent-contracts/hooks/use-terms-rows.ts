import type { ContractTerms, ContractTier } from '@tonalli/contracts/agent-contracts/terms';
import { formatCount } from '@tonalli/i18n/format';
import { formatBasisPoints } from '@tonalli/i18n/format-percent';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { DEDUCTIONS } from '../rules/terms-draft';

export interface TermsRow {
  id: string;
  label: string;
  value: string;
}

/** Every condition of terms as a name and a value in words, always in the same order, so that two can be held against each other. */
export function useTermsRows(): (terms: ContractTerms) => TermsRow[] {
  const { t } = useTranslation(['agent-contracts', 'lobby']);
  const tierText = useTierText();
  const language = useLanguage();
  const amount = (minor: number) => formatAmount(minor, { language });
  return (terms) => {
    const { kind, period, scale, tiers, eligibility, deductions, carry, cap, payer, categories } = terms;
    const row = (id: string, label: string, value: string): TermsRow => ({ id, label, value });
    const own = kind === 'dividend';
    return [
      row('period', t('terms.period'), period ? t(`period.${period}`) : t(`every.${kind}`)),
      row('base', t('terms.base'), t(own ? 'base.netLoss' : 'base.turnover')),
      row('scale', t('terms.scale'), t(`scale.${scale}.name`)),
      ...tiers.map((tier, index) => row(`tier-${index}`, t('terms.tier', { number: index + 1 }), tierText(tier))),
      row('minActiveMembers', t('terms.minActiveMembers'), formatCount(eligibility.minActiveMembers, language)),
      row('minBetAmount', t('terms.minBetAmount'), amount(eligibility.minBetAmount)),
      row('activeValidBet', t('terms.activeValidBet'), amount(eligibility.activeValidBet)),
      row('countSelf', t('terms.countSelf'), t(eligibility.countSelf ? 'terms.yes' : 'terms.no')),
      ...(own
        ? [
            ...DEDUCTIONS.map((name) =>
              row(name, t(`deduction.${name}.name`), formatBasisPoints(deductions[name], language)),
            ),
            row('carry', t('terms.carry'), t(`carry.${carry}.name`)),
          ]
        : []),
      row('cap', t('terms.cap'), cap === null ? t('terms.noCap') : amount(cap)),
      row('payer', t('terms.payer'), t(`payer.${payer}.name`)),
      row('categories', t('terms.categories'), categories.map((type) => t(`lobby:type.${type}`)).join(', ')),
    ];
  };
}

/** A level in a line: its rate and what it asks for. */
export function useTierText(): (tier: ContractTier) => string {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  const amount = (minor: number) => formatAmount(minor, { language, trimZeros: true });
  return ({ rateBp, minTurnover, minNetLoss, minActiveMembers }) => {
    const asked = [
      minTurnover > 0 ? t('tier.turnover', { amount: amount(minTurnover) }) : null,
      minNetLoss > 0 ? t('tier.netLoss', { amount: amount(minNetLoss) }) : null,
      minActiveMembers > 0 ? t('tier.active', { count: minActiveMembers }) : null,
    ].filter((part) => part !== null);
    const rate = formatBasisPoints(rateBp, language);
    return asked.length === 0 ? t('tier.always', { rate }) : t('tier.from', { rate, asked: asked.join(', ') });
  };
}
