import type { TierMatch } from '@tonalli/contracts/agent-contracts/pay';
import type { ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import { formatCount } from '@tonalli/i18n/format';
import { formatBasisPoints } from '@tonalli/i18n/format-percent';
import { Badge } from '@tonalli/ui/badge/badge';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { clsx } from 'clsx';
import { Check, CircleCheck, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { CONDITIONS, type Condition } from '../rules/next-level';

interface TierTableProps {
  terms: ContractTerms;
  /** What was reached of each condition: marks those that failed, and the level that pays. */
  match?: { tiers: readonly TierMatch[]; tier: number | null; reached: Record<Condition, number> } | undefined;
}

interface Row {
  index: number;
  tier: ContractTerms['tiers'][number];
}

/** The levels with what each asks for; conditions that no level asks for are left out. */
export function TierTable({ terms, match }: TierTableProps) {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  const asked = CONDITIONS.filter((condition) => terms.tiers.some((tier) => tier[condition] > 0));
  const write = (condition: Condition, value: number) =>
    condition === 'minActiveMembers'
      ? formatCount(value, language)
      : formatAmount(value, { language, trimZeros: true });
  const columns: DataColumn<Row>[] = [
    {
      id: 'level',
      header: t('tiers.level'),
      heading: true,
      cell: ({ index }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {t('terms.tier', { number: index + 1 })}
          {match?.tier === index ? (
            <Badge tone="jade" icon={<CircleCheck aria-hidden="true" />}>
              {t('tiers.pays')}
            </Badge>
          ) : null}
        </span>
      ),
    },
    ...asked.map((condition) => ({
      id: condition,
      header: t(`tiers.${condition}`),
      align: 'end' as const,
      cell: ({ index, tier }: Row) =>
        match ? (
          <Judged failed={match.tiers[index]?.fails.includes(condition) ?? false}>
            {write(condition, tier[condition])}
          </Judged>
        ) : (
          write(condition, tier[condition])
        ),
    })),
    {
      id: 'rate',
      header: t('tiers.rate'),
      align: 'end',
      cell: ({ tier }) => <span className="font-semibold">{formatBasisPoints(tier.rateBp, language)}</span>,
    },
  ];
  return (
    <DataTable
      caption={t('tiers.caption')}
      columns={columns}
      rows={terms.tiers.map((tier, index) => ({ index, tier }))}
      rowKey={({ index }) => String(index)}
      footer={
        match && asked.length > 0
          ? [t('tiers.reached'), ...asked.map((condition) => write(condition, match.reached[condition])), null]
          : undefined
      }
    />
  );
}

/** A condition by a sign and a word for who cannot see it. */
function Judged({ failed, children }: { failed: boolean; children: string }) {
  const { t } = useTranslation('agent-contracts');
  const Icon = failed ? X : Check;
  return (
    <span className={clsx('inline-flex items-center gap-1', failed && 'text-danger')}>
      <Icon aria-hidden="true" className={clsx('size-4 shrink-0', failed ? 'text-danger' : 'text-jade')} />
      <span className="sr-only">{t(failed ? 'tiers.fails' : 'tiers.holds')}: </span>
      {children}
    </span>
  );
}
