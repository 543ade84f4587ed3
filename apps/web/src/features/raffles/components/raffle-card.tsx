import { Link } from '@tanstack/react-router';
import type { RaffleEntry } from '@tonalli/contracts/raffles/api';
import { formatCount, formatDateTime } from '@tonalli/i18n/format';
import { Badge } from '@tonalli/ui/badge/badge';
import { Card } from '@tonalli/ui/card/card';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { useRewardText } from '../../../hooks/use-reward-text';
import { PATHS } from '../../../paths';
import { useTimeLeft } from '../time-left';
import { OwnTickets } from './own-tickets';

/** A raffle that was not drawn yet: its countdown, prizes, the own tickets and what was committed to. `now` is the platform's. */
export function RaffleCard({ raffle, now }: { raffle: RaffleEntry; now: number }) {
  const { t } = useTranslation('raffles');
  const language = useLanguage();
  const { raffleId, phase, own } = raffle;
  return (
    <Card className="flex flex-col gap-5" role="region" aria-labelledby={`${raffleId}-title`}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id={`${raffleId}-title`} className="text-xl">
            {raffle.title}
          </h2>
          <p className="text-muted text-sm">{t('closesAt', { time: formatDateTime(raffle.closesAt, language) })}</p>
        </div>
        <Badge tone={phase === 'OPEN' ? 'jade' : 'neutral'}>{t(`phase.${phase}`)}</Badge>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Countdown raffle={raffle} now={now} />
        <div>
          <p className="text-muted text-sm">{t('tickets')}</p>
          <p className="money font-bold font-display text-3xl">{formatCount(raffle.tickets, language)}</p>
        </div>
      </div>
      <Prizes prizes={raffle.prizes} />
      {own.length > 0 ? (
        <OwnTickets own={own} />
      ) : (
        <div>
          <p className="text-muted">{t('own.none')}</p>
          <Link
            to={PATHS.member}
            search={{ page: 'missionLeaderboard' }}
            className="font-semibold text-marigold underline"
          >
            {t('own.get')}
          </Link>
        </div>
      )}
      <dl className="border-line border-t pt-4">
        <dt className="text-muted text-sm">{t('hash')}</dt>
        <dd className="mt-1 break-all font-mono text-muted text-xs">{raffle.seedHash}</dd>
      </dl>
    </Card>
  );
}

function Countdown({ raffle: { phase, opensAt, closesAt }, now }: { raffle: RaffleEntry; now: number }) {
  const { t } = useTranslation('raffles');
  const timeLeft = useTimeLeft(now);
  return (
    <div role="timer">
      <p className="text-muted text-sm">{t(phase === 'COMING_SOON' ? 'opensIn' : 'closesIn')}</p>
      <p className="money font-bold font-display text-3xl text-marigold">
        {timeLeft(phase === 'COMING_SOON' ? opensAt : closesAt)}
      </p>
    </div>
  );
}

function Prizes({ prizes }: Pick<RaffleEntry, 'prizes'>) {
  const { t } = useTranslation('raffles');
  const textOf = useRewardText();
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('prizes')}</h3>
      <ol className="grid gap-2 text-sm sm:grid-cols-3">
        {prizes.map(({ reward, count }, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: their order is all that tells them apart
            key={place}
            className="flex items-baseline gap-2 rounded-lg bg-raised px-3 py-2"
          >
            <span className="money text-muted">{t('times', { number: count })}</span>
            <span className="money font-semibold">{textOf(reward, null)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
