import type { TournamentEntry } from '@tonalli/contracts/tournaments/api';
import { formatDateTime, formatDuration } from '@tonalli/i18n/format';
import { Alert } from '@tonalli/ui/alert/alert';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useLanguage } from '../../../hooks/use-language';
import { useJoinTournament } from '../hooks/use-join-tournament';
import { GameLinks } from './game-links';
import { OwnPrize } from './own-prize';
import { PrizeLadder } from './prize-ladder';
import { Ranking } from './ranking';
import { TournamentRules } from './tournament-rules';

/** One tournament: its prizes, the member's place in it, the ranking and the rules. `now` is the platform's. */
export function TournamentCard({ tournament, now }: { tournament: TournamentEntry; now: number }) {
  const { t } = useTranslation('tournaments');
  const language = useLanguage();
  const { id, title, phase, poolMinor } = tournament;
  return (
    <Card className="flex flex-col gap-5" role="region" aria-labelledby={`${id}-title`}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        <Badge tone={phase === 'OPEN' ? 'jade' : 'neutral'}>{t(`phase.${phase}`)}</Badge>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <div>
          <p className="text-muted text-sm">{t('pool')}</p>
          <p className="font-bold font-display text-3xl text-marigold">
            <Money amountMinor={poolMinor} language={language} />
          </p>
        </div>
        <Countdown tournament={tournament} now={now} />
      </div>
      <OwnPrize own={tournament.own} />
      <OwnPlace tournament={tournament} />
      {phase === 'CLOSED' ? null : <PrizeLadder prizesMinor={tournament.prizesMinor} />}
      {phase === 'COMING_SOON' ? null : <Ranking tournament={tournament} />}
      <TournamentRules tournament={tournament} />
    </Card>
  );
}

function Countdown({ tournament: { phase, startsAt, endsAt }, now }: { tournament: TournamentEntry; now: number }) {
  const { t } = useTranslation('tournaments');
  const language = useLanguage();
  if (phase === 'CLOSED')
    return <p className="self-end text-muted text-sm">{t('endedAt', { time: formatDateTime(endsAt, language) })}</p>;
  const until = Date.parse(phase === 'COMING_SOON' ? startsAt : endsAt);
  return (
    <div role="timer">
      <p className="text-muted text-sm">{t(phase === 'COMING_SOON' ? 'startsIn' : 'endsIn')}</p>
      <p className="money font-bold font-display text-3xl">
        {formatDuration(Math.max(0, Math.ceil((until - now) / 1_000)))}
      </p>
    </div>
  );
}

function OwnPlace({ tournament }: { tournament: TournamentEntry }) {
  const { t } = useTranslation('tournaments');
  const language = useLanguage();
  const { own, phase, roundsMax } = tournament;
  if (!own) return phase === 'CLOSED' ? null : <Joining id={tournament.id} />;
  const isOver = phase === 'CLOSED';
  const isSoon = phase === 'COMING_SOON';
  return (
    <div className="flex flex-col gap-3 rounded-lg bg-raised p-4">
      {isOver ? null : (
        <p className="text-sm">
          <span className="font-semibold text-jade">{t('joined')}.</span>{' '}
          <span className="text-muted">{t(isSoon ? 'joinedSoon' : 'joinedText', { max: roundsMax })}</span>
        </p>
      )}
      {isSoon ? null : (
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          <Figure label={t('own.place')} value={own.place === null ? t('own.none') : `#${own.place}`} />
          <Figure label={t('own.score')} value={t('times', { value: (own.score / 100).toFixed(2) })} />
          <Figure label={t('own.rounds')} value={t('own.of', { rounds: own.rounds, max: roundsMax })} />
          <Figure
            label={t(isOver ? 'own.won' : 'own.prize')}
            value={<Money amountMinor={own.prizeMinor} language={language} />}
          />
        </dl>
      )}
      {phase === 'OPEN' ? <GameLinks gameTypes={tournament.gameTypes} /> : null}
    </div>
  );
}

function Figure({ label, value }: { label: string; value: React.ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="money font-semibold">{value}</dd>
    </div>
  );
}

function Joining({ id }: { id: string }) {
  const { t } = useTranslation('tournaments');
  const failureText = useFailureText();
  const join = useJoinTournament();
  return (
    <>
      {join.error ? (
        <Alert tone="danger" announce>
          {failureText(join.error)}
        </Alert>
      ) : null}
      <Button
        size="lg"
        className="w-full sm:w-auto sm:self-start"
        loading={join.isPending}
        onClick={() => join.mutate({ id })}
      >
        {t('join')}
      </Button>
    </>
  );
}
