import type { RainEntry } from '@tonalli/contracts/envelopes/api';
import { formatDateTime, formatDuration } from '@tonalli/i18n/format';
import { Alert } from '@tonalli/ui/alert/alert';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Money } from '@tonalli/ui/money/money';
import { Progress } from '@tonalli/ui/progress/progress';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useLanguage } from '../../../hooks/use-language';
import { useTakeEnvelope } from '../hooks/use-take-envelope';
import { phaseOf } from '../rain-phase';

const APPEARS = 'motion-safe:transition motion-safe:duration-500 motion-safe:starting:scale-75 starting:opacity-0';

/** A rain that is to come or open: its countdown, what is left, and the member's envelope. `now` is the platform's. */
export function RainCard({ rain, now }: { rain: RainEntry; now: number }) {
  const { t } = useTranslation('envelopes');
  const language = useLanguage();
  const phase = phaseOf(rain, now);
  const remaining = { left: rain.left, total: rain.count };
  return (
    <Card className="flex flex-col gap-5" role="region" aria-labelledby={`${rain.id}-title`}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id={`${rain.id}-title`} className="text-xl">
            {rain.title}
          </h2>
          <p className="text-muted text-sm">{t('opensAt', { time: formatDateTime(rain.opensAt, language) })}</p>
        </div>
        <Badge tone={phase === 'open' ? 'jade' : 'neutral'}>{t(`state.${phase}`)}</Badge>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <div>
          <p className="text-muted text-sm">{t('pool')}</p>
          <p className="font-bold font-display text-3xl text-marigold">
            <Money amountMinor={rain.poolMinor} language={language} />
          </p>
        </div>
        <Countdown rain={rain} now={now} />
      </div>
      <div className="flex flex-col gap-2">
        <p className="text-muted text-sm">{t('left', remaining)}</p>
        <Progress label={t('envelopes')} value={rain.left} max={rain.count} valueText={t('left', remaining)} />
      </div>
      <OwnEnvelope rain={rain} isOpen={phase === 'open'} />
      <LastTaken rain={rain} />
      <div className="border-line border-t pt-4 text-sm">
        <p className="text-muted">{t('hashText')}</p>
        <p className="mt-1 break-all font-mono text-xs">{rain.seedHash}</p>
      </div>
    </Card>
  );
}

function Countdown({ rain, now }: { rain: RainEntry; now: number }) {
  const { t } = useTranslation('envelopes');
  const phase = phaseOf(rain, now);
  if (phase === 'over') return null;
  const until = Date.parse(phase === 'soon' ? rain.opensAt : rain.closesAt);
  return (
    <div role="timer">
      <p className="text-muted text-sm">{t(phase === 'soon' ? 'opensIn' : 'closesIn')}</p>
      <p className="money font-bold font-display text-3xl">{formatDuration(Math.ceil((until - now) / 1_000))}</p>
    </div>
  );
}

function OwnEnvelope({ rain, isOpen }: { rain: RainEntry; isOpen: boolean }) {
  const { t } = useTranslation('envelopes');
  const language = useLanguage();
  const failureText = useFailureText();
  const take = useTakeEnvelope();
  if (rain.ownMinor !== null)
    return (
      <Alert
        tone="success"
        className={APPEARS}
        title={t('own', { amount: formatAmount(rain.ownMinor, { language }) })}
        announce
      >
        {t('ownText')}
      </Alert>
    );
  if (!isOpen) return null;
  if (rain.left === 0 || take.data?.amountMinor === null)
    return (
      <Alert tone="info" title={t('late')} announce>
        {t('lateText')}
      </Alert>
    );
  return (
    <>
      {take.error ? (
        <Alert tone="danger" announce>
          {failureText(take.error)}
        </Alert>
      ) : null}
      <Button size="lg" loading={take.isPending} onClick={() => take.mutate({ rainId: rain.id })}>
        <Gift aria-hidden="true" />
        {t('take')}
      </Button>
    </>
  );
}

function LastTaken({ rain }: { rain: RainEntry }) {
  const { t } = useTranslation('envelopes');
  const language = useLanguage();
  if (rain.taken.length === 0) return null;
  return (
    <section aria-labelledby={`${rain.id}-taken`} className="flex flex-col gap-2">
      <h3 id={`${rain.id}-taken`} className="font-semibold text-sm">
        {t('taken')}
      </h3>
      <ul className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {rain.taken.map(({ username, amountMinor, at }) => (
          <li key={`${username}${amountMinor}${at}`} className={`flex justify-between gap-3 ${APPEARS}`}>
            <span className="text-muted">{username}</span>
            <Money amountMinor={amountMinor} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}
