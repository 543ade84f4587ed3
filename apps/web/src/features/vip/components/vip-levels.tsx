import type { VipLevelView, VipView } from '@tonalli/contracts/vip/api';
import { Badge } from '@tonalli/ui/badge/badge';
import { Money } from '@tonalli/ui/money/money';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { LevelMedal } from './level-medal';

/** Every level with what it takes and what it gives. */
export function VipLevels({ vip }: { vip: VipView | undefined }) {
  const { t } = useTranslation('vip');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={t('levels.title')} />
      {vip ? (
        <ol className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2 md:grid-cols-3">
          {vip.levels.map((each) => (
            <Level key={each.level} each={each} own={vip.level} last={vip.levels.length - 1} />
          ))}
        </ol>
      ) : (
        <Skeleton className="min-h-96 rounded-xl" />
      )}
    </section>
  );
}

function Level({ each, own, last }: { each: VipLevelView; own: number; last: number }) {
  const { t } = useTranslation('vip');
  const language = useLanguage();
  const bonus = (amountMinor: number) =>
    amountMinor > 0 ? (
      <Money amountMinor={amountMinor} language={language} trimZeros />
    ) : (
      <span className="font-normal text-faint">{t('levels.none')}</span>
    );
  const facts = [
    [
      t('levels.needed'),
      each.validBetMinor > 0 ? (
        <Money key="needed" amountMinor={each.validBetMinor} language={language} trimZeros />
      ) : (
        t('levels.start')
      ),
    ],
    [
      t('levels.keep'),
      each.keepBetMinor > 0 ? (
        <Money key="keep" amountMinor={each.keepBetMinor} language={language} trimZeros />
      ) : (
        t('levels.start')
      ),
    ],
    [t('levels.upgrade'), bonus(each.upgradeBonusMinor)],
    [t('levels.monthly'), bonus(each.monthlyBonusMinor)],
    [t('levels.birthday'), bonus(each.birthdayGiftMinor)],
  ] as const;
  return (
    <li
      aria-current={each.level === own ? 'true' : undefined}
      className={clsx(
        'rounded-xl p-4 ring-inset',
        each.level === own ? 'bg-marigold-soft ring-2 ring-marigold' : 'bg-surface ring-1 ring-line',
      )}
    >
      <div className="flex items-center gap-3">
        <LevelMedal level={each.level} last={last} className={clsx('size-11', each.level > own && 'opacity-50')} />
        <div className="min-w-0">
          <p className="text-muted text-xs">{t('status.rank', { level: each.level })}</p>
          <h3 className="truncate text-lg">{each.name}</h3>
        </div>
        {each.level === own ? (
          <Badge tone="solid" className="ms-auto">
            {t('levels.yours')}
          </Badge>
        ) : null}
        {each.level < own ? (
          <span className="ms-auto text-jade">
            <Check aria-hidden="true" className="size-5" />
            <span className="sr-only">{t('levels.reached')}</span>
          </span>
        ) : null}
      </div>
      <dl className="mt-3 grid gap-1.5 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-3">
            <dt className="text-muted">{name}</dt>
            <dd className="money text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
