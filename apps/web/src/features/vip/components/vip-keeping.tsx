import type { VipView } from '@tonalli/contracts/vip/api';
import { formatDate } from '@tonalli/i18n/format';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Progress } from '@tonalli/ui/progress/progress';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

/** Whose benefits the member has, and what keeps them or brings them back; nothing where they are kept anyway. */
export function VipKeeping({ vip: { level, levels, keeping } }: { vip: VipView }) {
  const { t } = useTranslation('vip');
  const language = useLanguage();
  const neededMinor = levels[level]?.keepBetMinor ?? 0;
  if (neededMinor === 0) return null;
  const amount = (amountMinor: number) => formatAmount(amountMinor, { language });
  const date = formatDate(keeping.endsAt, language);
  const name = levels[level]?.name;
  const missing = amount(Math.max(0, neededMinor - keeping.validBetMinor));
  const text = () => {
    const isEnough = keeping.validBetMinor >= neededMinor;
    if (keeping.level < level) {
      const kept = levels[keeping.level]?.name;
      return isEnough ? t('keep.back', { kept, name, date }) : t('keep.lowered', { kept, name, date, amount: missing });
    }
    if (!keeping.isJudged) return t('keep.free', { name, date });
    if (isEnough) return t('keep.done', { name });
    if (keeping.isGrace)
      return t('keep.grace', { name, date, amount: missing, below: levels[keeping.level - 1]?.name });
    return t('keep.missing', { name, date, amount: missing });
  };
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 text-muted text-xs">
        {t('keep.progress')}
      </p>
      <Progress
        label={t('keep.progress')}
        value={keeping.validBetMinor}
        max={neededMinor}
        valueText={t('status.progressText', { done: amount(keeping.validBetMinor), needed: amount(neededMinor) })}
      />
      <p className="money mt-2.5 text-sm">{text()}</p>
      <details className="mt-2 text-sm">
        <summary className="cursor-pointer py-1 text-marigold">{t('keep.how')}</summary>
        <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-muted">
          {(['reach', 'keep', 'grace', 'back', 'away', 'careful'] as const).map((rule) => (
            <li key={rule}>{t(`keep.rule.${rule}`)}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
