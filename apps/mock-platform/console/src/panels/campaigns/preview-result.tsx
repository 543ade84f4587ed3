import type { CostPreview } from '@tonalli/qa/cost';
import { budgetCheck, costOfAll, summarise } from '@tonalli/qa/cost-summary';
import { Alert } from '@tonalli/ui/alert/alert';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Money } from '@tonalli/ui/money/money';
import { Stat } from '@tonalli/ui/stat/stat';
import { useTranslation } from 'react-i18next';
import { CostKinds } from './cost-kinds';
import { CostPicture } from './cost-picture';

interface PreviewResultProps {
  preview: CostPreview;
  /** How many will take part. */
  members: number;
}

/** The cost of one and of all who take part, its spread, and whether the budget pays it. */
export function PreviewResult({ preview, members }: PreviewResultProps) {
  const { costs, converted, budget } = preview;
  const { t, i18n } = useTranslation();
  const summary = summarise(costs);
  const all = costOfAll(summary, members);
  const check = budget && budgetCheck(budget, { members, ...all });
  const share = (converted / costs.length).toLocaleString(i18n.language, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  return (
    <div className="flex flex-col gap-4" aria-live="polite">
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <Stat label={t('campaigns.mean')} value={<Money amountMinor={summary.meanMinor} />} />
        <Stat
          label={t('campaigns.spread')}
          value={
            <span className="text-lg">{`${formatAmount(summary.p5Minor)} – ${formatAmount(summary.p95Minor)}`}</span>
          }
        />
        <Stat label={t('campaigns.converted')} value={share} />
        <Stat label={t('campaigns.total', { count: members })} value={<Money amountMinor={all.totalMinor} />} />
      </div>
      <CostKinds preview={preview} members={members} />
      <CostPicture costs={costs} />
      <p className="text-muted text-sm">
        {t('campaigns.range', { low: formatAmount(all.lowMinor), high: formatAmount(all.highMinor) })}
      </p>
      {budget && check ? (
        <Alert tone={check.isEnough ? 'success' : 'warning'}>
          {t(check.isEnough ? 'campaigns.budgetEnough' : 'campaigns.budgetShort', {
            left: budget.unit === 'money' ? formatAmount(budget.left) : budget.left.toLocaleString(i18n.language),
            wanted: budget.unit === 'money' ? formatAmount(check.wanted) : check.wanted.toLocaleString(i18n.language),
          })}
        </Alert>
      ) : null}
    </div>
  );
}
