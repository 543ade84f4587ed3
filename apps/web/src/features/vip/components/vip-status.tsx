import type { VipView } from '@tonalli/contracts/vip/api';
import { Card } from '@tonalli/ui/card/card';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Progress } from '@tonalli/ui/progress/progress';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { LevelMedal } from './level-medal';
import { VipKeeping } from './vip-keeping';

/** The member's own level, and how far the next one is. */
export function VipStatus({ vip }: { vip: VipView | undefined }) {
  const { t } = useTranslation('vip');
  const language = useLanguage();
  if (!vip) return <Skeleton className="min-h-63 lg:min-h-72 rounded-xl" />;
  const { label, level, levels, validBetMinor } = vip;
  const amount = (amountMinor: number) => formatAmount(amountMinor, { language });
  const next = levels[level + 1];
  const last = levels.length - 1;
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex items-center gap-4 sm:gap-5">
        <LevelMedal
          level={level}
          last={last}
          label={t('status.medal', { level, last })}
          className="size-24 sm:size-28"
        />
        <div className="min-w-0">
          <p className="font-semibold text-marigold text-sm">
            {label} · {t('status.rank', { level })}
          </p>
          <h2 className="mt-0.5 text-2xl sm:text-3xl">{levels[level]?.name}</h2>
          <p className="money mt-1 text-muted text-sm">{t('status.total', { amount: amount(validBetMinor) })}</p>
        </div>
      </div>
      {next ? (
        <div>
          <Progress
            label={t('status.progress')}
            value={validBetMinor}
            max={next.validBetMinor}
            valueText={t('status.progressText', { done: amount(validBetMinor), needed: amount(next.validBetMinor) })}
          />
          <p className="money mt-2.5 text-sm">
            {t('status.missing', { amount: amount(next.validBetMinor - validBetMinor), name: next.name })}
          </p>
        </div>
      ) : (
        <p className="text-sm">{t('status.top')}</p>
      )}
      <VipKeeping vip={vip} />
      <p className="mt-auto text-faint text-xs">{t('status.note')}</p>
    </Card>
  );
}
