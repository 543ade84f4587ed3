import type { VipBonusView, VipView } from '@tonalli/contracts/vip/api';
import { formatDate } from '@tonalli/i18n/format';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Money } from '@tonalli/ui/money/money';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Gift } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { useClaimBonus } from '../hooks/use-claim-bonus';

/** The VIP bonuses that can be claimed now. */
export function WaitingBonuses({ vip }: { vip: VipView | undefined }) {
  const { t } = useTranslation('vip');
  const language = useLanguage();
  const { claim, claiming } = useClaimBonus();
  const id = useId();
  if (!vip) return <Skeleton className="min-h-60 lg:min-h-72 rounded-xl" />;

  const nameOf = ({ kind, level }: VipBonusView) => t(`waiting.${kind}`, { name: vip.levels[level]?.name ?? level });
  // A month ends with the moment before the next begins.
  const deadline = (expiresAt: string | null) =>
    expiresAt ? t('waiting.until', { date: formatDate(Date.parse(expiresAt) - 1, language) }) : t('waiting.always');
  return (
    <Card>
      <section aria-labelledby={id}>
        <SectionHeader
          id={id}
          level={3}
          title={t('waiting.title')}
          icon={<Gift />}
          {...(vip.bonuses.length > 0 ? { count: vip.bonuses.length } : {})}
        />
        {vip.bonuses.length === 0 ? (
          <div className="py-6 text-center">
            <p className="font-semibold">{t('waiting.empty')}</p>
            <p className="mt-1 text-muted text-sm">{t('waiting.emptyHint')}</p>
          </div>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {vip.bonuses.map((bonus) => (
              <li key={bonus.bonusId} className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
                <div className="min-w-0 grow">
                  <p className="font-semibold text-sm">{nameOf(bonus)}</p>
                  <p className="text-faint text-xs">{deadline(bonus.expiresAt)}</p>
                </div>
                <div className="flex shrink-0 items-center gap-x-4 gap-y-1 max-sm:flex-col max-sm:items-end">
                  <Money
                    amountMinor={bonus.amountMinor}
                    language={language}
                    className="font-bold font-display text-jade text-lg"
                  />
                  <Button
                    variant="jade"
                    size="sm"
                    loading={claiming === bonus.bonusId}
                    disabled={claiming !== null}
                    aria-label={t('waiting.claimOf', {
                      amount: formatAmount(bonus.amountMinor, { language }),
                      bonus: nameOf(bonus),
                    })}
                    onClick={() => claim(bonus.bonusId)}
                  >
                    {t('waiting.claim')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}
