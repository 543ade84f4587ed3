import type { FreePlaysView } from '@tonalli/contracts/bonuses/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Money } from '@tonalli/ui/money/money';
import { Progress } from '@tonalli/ui/progress/progress';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../../components/platform-image';
import { useLanguage } from '../../../hooks/use-language';
import { useOpenGame } from '../../../hooks/use-open-game';
import { CancelFree } from './cancel-free';

/** Rounds that the house stakes: how many are left, where they are played, and what becomes of what they win. */
export function FreePlaysCard({ plays }: { plays: FreePlaysView }) {
  const { t } = useTranslation('bonuses');
  const language = useLanguage();
  const id = useId();
  const { kind, title, count, used, stakeMinor, wonMinor, maxWinMinor, winnings, expiresAt, games } = plays;
  const of = t('free.of', { left: count - used, all: count });
  return (
    <Card>
      <article aria-labelledby={id} className="flex flex-col gap-5">
        <header>
          <h3 id={id} className="font-bold font-display text-xl">
            {title}
          </h3>
          <p className="text-muted text-sm">
            <time dateTime={expiresAt}>{t('free.until', { at: formatDateTime(expiresAt, language) })}</time>
          </p>
        </header>
        <div className="flex flex-col gap-2">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="text-muted text-sm">{t(`free.left.${kind}`)}</span>
            <span className="money font-bold font-display text-2xl text-marigold-bright">{of}</span>
          </p>
          <Progress label={t(`free.left.${kind}`)} value={count - used} max={count} valueText={of} />
        </div>
        <dl className="grid grid-cols-2 gap-4">
          <div>
            <dt className="text-muted text-sm">{t('free.stake')}</dt>
            <dd className="font-semibold">
              <Money amountMinor={stakeMinor} language={language} />
            </dd>
          </div>
          <div>
            <dt className="text-muted text-sm">{t('free.won')}</dt>
            <dd className={wonMinor > 0 ? 'font-semibold text-jade' : 'font-semibold'}>
              <Money amountMinor={wonMinor} language={language} />
            </dd>
          </div>
        </dl>
        <ul className="flex list-disc flex-col gap-1 ps-4 text-muted text-sm">
          <li>{t(`free.winnings.${winnings}`, { max: formatAmount(maxWinMinor, { language }) })}</li>
          {kind === 'BET' ? <li>{t('free.noStake')}</li> : null}
          <li>{t('free.noPlay')}</li>
        </ul>
        <Games games={games} />
        <CancelFree plays={plays} />
      </article>
    </Card>
  );
}

function Games({ games }: Pick<FreePlaysView, 'games'>) {
  const { t } = useTranslation('bonuses');
  const openGame = useOpenGame();
  return (
    <ul className="flex flex-wrap gap-3">
      {games.map((game) => (
        <li key={game.id} className="max-w-full">
          <Button variant="secondary" className="h-auto max-w-full py-2" onClick={() => openGame(game)}>
            <PlatformImage path={game.icon} alt="" className="size-9 shrink-0 rounded-md" />
            <span className="truncate">{t('free.play', { game: game.name })}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
