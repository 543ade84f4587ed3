import type { GrantView } from '@tonalli/contracts/bonuses/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { formatPercent } from '@tonalli/i18n/format-percent';
import { Badge } from '@tonalli/ui/badge/badge';
import { Card } from '@tonalli/ui/card/card';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Money } from '@tonalli/ui/money/money';
import { Progress } from '@tonalli/ui/progress/progress';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { CancelGrant } from './cancel-grant';
import { CountedBets } from './counted-bets';

/** A bonus that is active or waits: its money, its bar in money, what it allows, what counted. */
export function GrantCard({ grant }: { grant: GrantView }) {
  const { t } = useTranslation('bonuses');
  const language = useLanguage();
  const isActive = grant.state === 'ACTIVE';
  return (
    <Card>
      <article className="flex flex-col gap-5">
        <header className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h3 className="font-bold font-display text-xl">{grant.title}</h3>
            <p className="text-muted text-sm">
              {grant.expiresAt
                ? t('card.until', { at: formatDateTime(grant.expiresAt, language) })
                : t('card.queued', { count: grant.days })}
            </p>
          </div>
          <Badge tone={isActive ? 'jade' : 'neutral'}>{t(`state.${grant.state}`)}</Badge>
        </header>
        <div className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-8">
          <dl>
            <dt className="text-muted text-sm">{t(isActive ? 'card.left' : 'card.comes')}</dt>
            <dd className="mt-1 font-bold font-display text-2xl text-marigold-bright">
              <Money amountMinor={isActive ? grant.leftMinor : grant.bonusMinor} language={language} />
            </dd>
          </dl>
          <Wagering grant={grant} />
        </div>
        <Terms grant={grant} />
        {isActive ? <CountedBets id={grant.id} /> : null}
        <CancelGrant grant={grant} />
      </article>
    </Card>
  );
}

function Wagering({ grant: { requiredMinor, doneMinor } }: { grant: GrantView }) {
  const { t } = useTranslation('bonuses');
  const language = useLanguage();
  const shown = (minor: number) => formatAmount(minor, { language });
  const of = t('card.doneOf', { done: shown(doneMinor), required: shown(requiredMinor) });
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="text-muted">{t('card.wagering')}</span>
        <span className="money">{of}</span>
      </p>
      <Progress label={t('card.wagering')} value={doneMinor} max={requiredMinor} valueText={of} />
      <p className="text-sm">{t('card.missing', { amount: shown(requiredMinor - doneMinor) })}</p>
    </div>
  );
}

/** Games that count alike stand together. */
function Terms({ grant }: { grant: GrantView }) {
  const { t } = useTranslation(['bonuses', 'games']);
  const language = useLanguage();
  const shown = (minor: number) => formatAmount(minor, { language });
  const percents = [...new Set(grant.contributions.map(({ percent }) => percent))];
  const namesOf = (percent: number) =>
    new Intl.ListFormat(language).format(
      grant.contributions
        .filter((one) => one.percent === percent)
        .map(({ family }) => t(`games:family.${family}`, { defaultValue: family })),
    );
  return (
    <details className="rounded-md bg-ink-deep px-4 py-3 text-sm ring-1 ring-line ring-inset">
      <summary className="cursor-pointer font-semibold">{t('bonuses:terms.title')}</summary>
      <ul className="mt-3 flex list-disc flex-col gap-1.5 ps-4 text-muted">
        <li>{t('bonuses:terms.realFirst')}</li>
        <li>{t('bonuses:terms.maxStake', { amount: shown(grant.maxStakeMinor) })}</li>
        {grant.maxConversionMinor === null ? null : (
          <li>{t('bonuses:terms.maxConversion', { amount: shown(grant.maxConversionMinor) })}</li>
        )}
        <li>{t('bonuses:terms.onWithdrawal')}</li>
        <li>{t('bonuses:terms.onExpiry')}</li>
      </ul>
      <h4 className="mt-4 font-semibold">{t('bonuses:terms.games')}</h4>
      <dl className="mt-2 flex flex-col gap-1.5">
        {percents.map((percent) => (
          <div key={percent} className="flex gap-3">
            <dt className="money w-12 shrink-0 text-end font-semibold">{formatPercent(percent, language)}</dt>
            <dd className="text-muted">{namesOf(percent)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-faint text-xs">{t('bonuses:terms.others')}</p>
    </details>
  );
}
