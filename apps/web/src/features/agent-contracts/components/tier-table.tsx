import type { TierMatch } from '@tonalli/contracts/agent-contracts/pay';
import type { ContractTerms, ContractTier } from '@tonalli/contracts/agent-contracts/terms';
import { formatCount } from '@tonalli/i18n/format';
import { formatBasisPoints } from '@tonalli/i18n/format-percent';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { CONDITIONS, type Condition } from '../rules/next-level';

interface TierTableProps {
  terms: ContractTerms;
  /** What was reached of each condition: marks those that failed, and the row that pays. */
  match?: { tiers: readonly TierMatch[]; tier: number | null; reached: Record<Condition, number> } | undefined;
}

/** The levels with what each asks for; conditions that no level asks for are left out. */
export function TierTable({ terms, match }: TierTableProps) {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  const asked = CONDITIONS.filter((condition) => terms.tiers.some((tier) => tier[condition] > 0));
  const write = (condition: Condition, value: number) =>
    condition === 'minActiveMembers' ? formatCount(value, language) : formatAmount(value, { language });
  const fails = (index: number, condition: Condition) => match?.tiers[index]?.fails.includes(condition) ?? false;
  return (
    <div className="overflow-x-auto rounded-lg ring-1 ring-line">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t('tiers.caption')}</caption>
        <thead className="text-left text-muted text-xs">
          <tr>
            <th scope="col" className="px-3 py-2 font-semibold">
              {t('tiers.level')}
            </th>
            {asked.map((condition) => (
              <th key={condition} scope="col" className="px-3 py-2 text-right font-semibold">
                {t(`tiers.${condition}`)}
              </th>
            ))}
            <th scope="col" className="px-3 py-2 text-right font-semibold">
              {t('tiers.rate')}
            </th>
          </tr>
        </thead>
        <tbody>
          {terms.tiers.map((tier: ContractTier, index) => {
            const pays = match?.tier === index;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: levels stand in their order
              <tr key={index} className={clsx('border-line border-t', pays && 'bg-jade-soft')}>
                <th scope="row" className="px-3 py-2 text-left font-semibold">
                  {index + 1}
                  {pays ? <span className="ms-2 font-normal text-jade text-xs">{t('tiers.pays')}</span> : null}
                </th>
                {asked.map((condition) => (
                  <td key={condition} className="money px-3 py-2 text-right">
                    <span className={clsx('inline-flex items-center gap-1', fails(index, condition) && 'text-danger')}>
                      {match ? <Mark failed={fails(index, condition)} /> : null}
                      {write(condition, tier[condition])}
                    </span>
                  </td>
                ))}
                <td className="money px-3 py-2 text-right font-semibold">{formatBasisPoints(tier.rateBp, language)}</td>
              </tr>
            );
          })}
        </tbody>
        {match ? (
          <tfoot className="border-line border-t bg-raised">
            <tr>
              <th scope="row" className="px-3 py-2 text-left font-semibold">
                {t('tiers.reached')}
              </th>
              {asked.map((condition) => (
                <td key={condition} className="money px-3 py-2 text-right font-semibold">
                  {write(condition, match.reached[condition])}
                </td>
              ))}
              <td />
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}

function Mark({ failed }: { failed: boolean }) {
  const { t } = useTranslation('agent-contracts');
  const Icon = failed ? X : Check;
  return (
    <>
      <Icon aria-hidden="true" className={clsx('size-4 shrink-0', failed ? 'text-danger' : 'text-jade')} />
      <span className="sr-only">{t(failed ? 'tiers.fails' : 'tiers.holds')}</span>
    </>
  );
}
