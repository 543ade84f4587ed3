import { Link } from '@tanstack/react-router';
import type { CheckIn } from '@tonalli/contracts/harm-markers/api';
import { CHECK_IN_ANSWERS, type CheckInAnswer } from '@tonalli/contracts/harm-markers/markers';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../hooks/use-failure-text';
import { useLanguage } from '../../hooks/use-language';
import { PATHS } from '../../paths';
import { trpc } from '../../trpc/trpc';

const HOUR_MS = 3_600_000;
const FACTS = ['played', 'days', 'deposited', 'net'] as const;

/** What a member is to answer before they go on, where anything is asked of them (RG-05). */
export function CheckInCard() {
  const { data } = trpc.harmMarkers.read.useQuery();
  const [answered, setAnswered] = useState<CheckInAnswer | null>(null);
  if (data) return <Questions checkIn={data} onAnswered={setAnswered} />;
  return answered && <Thanks answer={answered} />;
}

/** In the place of the cashier's form as long as a check-in is to be answered. */
export function CheckInFirst({ children }: { children: ReactNode }) {
  const { data } = trpc.harmMarkers.read.useQuery();
  return data ? <CheckInCard /> : children;
}

function Questions({ checkIn, onAnswered }: { checkIn: CheckIn; onAnswered: (answer: CheckInAnswer) => void }) {
  const { t } = useTranslation('harm-markers');
  const id = useId();
  const utils = trpc.useUtils();
  const failureText = useFailureText();
  const answer = trpc.harmMarkers.answer.useMutation({
    onSuccess(next, given) {
      onAnswered(given.answer);
      utils.harmMarkers.read.setData(undefined, next);
    },
  });
  return (
    <Card role="region" aria-labelledby={id} className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 id={id} className="text-xl">
          {t('title')}
        </h2>
        <p className="max-w-prose text-muted">{t('text')}</p>
      </div>
      <Week week={checkIn.week} />
      <p className="font-semibold">{t('question')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {CHECK_IN_ANSWERS.map((each) => (
          <Button
            key={each}
            variant="secondary"
            disabled={answer.isPending}
            loading={answer.isPending && answer.variables.answer === each}
            onClick={() => answer.mutate({ checkInId: checkIn.checkInId, answer: each })}
          >
            {t(`answers.${each}`)}
          </Button>
        ))}
      </div>
      {answer.error && <Alert tone="danger">{failureText(answer.error)}</Alert>}
      <p className="text-muted text-sm">{t('rest')}</p>
    </Card>
  );
}

function Week({ week }: Pick<CheckIn, 'week'>) {
  const { t } = useTranslation('harm-markers');
  const language = useLanguage();
  const money = (amountMinor: number) => formatAmount(amountMinor, { language });
  const texts = {
    played: t('hours', { hours: Math.round(week.playedMs / HOUR_MS) }),
    days: t('daysOfSeven', { days: week.daysPlayed }),
    deposited: money(week.deposited),
    net: money(week.net),
  };
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
      {FACTS.map((fact) => (
        <div key={fact}>
          <dt className="text-muted text-sm">{t(`week.${fact}`)}</dt>
          <dd className="money font-semibold">{texts[fact]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What follows an answer. */
function Thanks({ answer }: { answer: CheckInAnswer }) {
  const { t } = useTranslation('harm-markers');
  return (
    <Alert
      tone="info"
      title={t('thanks.title')}
      action={
        answer === 'talk' ? (
          <Button asChild variant="secondary" size="sm">
            <Link to={PATHS.responsibleGaming}>{t('thanks.help')}</Link>
          </Button>
        ) : undefined
      }
    >
      {t(`thanks.${answer}`)}
    </Alert>
  );
}
