import type { PointsOverview } from '@tonalli/contracts/points/api';
import { Button } from '@tonalli/ui/button/button';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { clsx } from 'clsx';
import { Coins, Infinity as Forever, Gift, type LucideIcon, Spade } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { convertiblePoints, worthMinor } from '../conversion';
import { usePointText } from '../hooks/use-point-text';
import { Multipliers } from './multipliers';

interface PointsHeroProps {
  query: { data: PointsOverview | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** Narrow screens leave out how it works. */
  brief: boolean;
  onConvert: () => void;
}

/** The balance, what it is worth, and how points come and go. */
export function PointsHero({ query: { data, error, isFetching, refetch }, brief, onConvert }: PointsHeroProps) {
  const { t } = useTranslation('points');
  if (!data && error) {
    return <LoadFailure title={t('hero.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <section
      aria-label={t('hero.balance')}
      className="grid overflow-hidden rounded-xl bg-surface shadow-card ring-1 ring-line ring-inset lg:grid-cols-[minmax(20rem,2fr)_3fr]"
    >
      <div className="flex flex-col justify-center gap-4 bg-marigold-soft p-5 sm:p-7">
        <Balance overview={data} />
        <Multipliers running={data?.multipliers ?? []} />
        <div>
          <Button
            onClick={onConvert}
            disabled={!data || convertiblePoints(data) === 0}
            iconStart={<Coins aria-hidden="true" className="size-5" />}
          >
            {t('hero.convert')}
          </Button>
        </div>
      </div>
      <HowItWorks overview={data} brief={brief} />
    </section>
  );
}

function Balance({ overview }: { overview: PointsOverview | undefined }) {
  const { t } = useTranslation('points');
  const text = usePointText();
  if (!overview) return <Skeleton className="h-24 w-56" />;
  const convertible = convertiblePoints(overview);
  return (
    <div>
      <p className="font-semibold text-marigold-bright text-sm">{t('hero.balance')}</p>
      <p className="money font-bold font-display text-4xl sm:text-5xl">{text.count(overview.points)}</p>
      <p className="mt-1 text-muted text-sm">
        {convertible > 0
          ? t('hero.worth', { amount: text.money(worthMinor(convertible, overview)) })
          : t('hero.worthNothing', { points: text.count(overview.minConvertPoints) })}
      </p>
    </div>
  );
}

function HowItWorks({ overview, brief }: { overview: PointsOverview | undefined; brief: boolean }) {
  const { t } = useTranslation('points');
  const text = usePointText();
  return (
    <div className={clsx('p-5 sm:p-7', brief && 'max-lg:hidden')}>
      <h2 className="mb-4 text-lg max-sm:sr-only">{t('hero.how')}</h2>
      {overview ? (
        <ul className="grid gap-4 sm:grid-cols-3">
          <Step icon={Spade} title={t('hero.earn')}>
            {t('hero.earnText', { amount: text.money(overview.validBetPerPointMinor) })}
          </Step>
          <Step icon={Gift} title={t('hero.spend')}>
            {t('hero.spendText', {
              points: text.count(overview.exchangeRatio),
              amount: text.money(worthMinor(overview.exchangeRatio, overview)),
            })}
          </Step>
          <Step icon={Forever} title={t('hero.keep')}>
            {t('hero.keepText')}
          </Step>
        </ul>
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </div>
  );
}

function Step({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: string }) {
  return (
    <li className="flex gap-3 sm:flex-col sm:gap-2">
      <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-marigold-soft text-marigold">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-pretty text-muted text-sm">{children}</span>
      </span>
    </li>
  );
}
