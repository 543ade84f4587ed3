import type { LimitChangeView, LimitsView } from '@tonalli/contracts/limits/api';
import type { KindLimits, LimitKind, OwnLimitPeriod } from '@tonalli/contracts/limits/periods';
import { formatDateTime } from '@tonalli/i18n/format';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { useLimitWords } from '../hooks/use-limit-words';
import { useLimitsAnswer } from '../hooks/use-limits';
import { heldLimits, ofChosen, periodsOf } from '../typed-limits';

interface WaitingChangeProps {
  change: LimitChangeView;
  limits: LimitsView;
}

/** What the member asked to be higher or gone: what holds until when, and the two ways on. */
export function WaitingChange({ change, limits }: WaitingChangeProps) {
  const { t } = useTranslation('limits');
  const language = useLanguage();
  const failureText = useFailureText();
  const answer = useLimitsAnswer();
  const confirm = trpc.limits.confirm.useMutation(answer);
  const cancel = trpc.limits.cancel.useMutation(answer);
  const { id, kind, isConfirmable } = change;
  const at = (time: string) => formatDateTime(time, language);
  const error = confirm.error ?? cancel.error;
  return (
    <Alert
      tone="info"
      action={
        <>
          <Button size="sm" loading={cancel.isPending} onClick={() => cancel.mutate({ id })}>
            {t('change.cancel')}
          </Button>
          {isConfirmable ? (
            <Button size="sm" variant="secondary" loading={confirm.isPending} onClick={() => confirm.mutate({ id })}>
              {t('change.confirm')}
            </Button>
          ) : null}
        </>
      }
    >
      <Wanted kind={kind} wanted={ofChosen(change.limits)} held={heldLimits(limits, kind)} />
      <p>
        {isConfirmable
          ? t('change.until', { at: at(change.confirmableUntil) })
          : t('change.from', { at: at(change.confirmableFrom) })}
      </p>
      {error ? (
        <p role="alert" className="mt-2 text-danger">
          {failureText(error)}
        </p>
      ) : null}
    </Alert>
  );
}

function Wanted({ kind, wanted, held }: { kind: LimitKind; wanted: KindLimits; held: KindLimits }) {
  const { t } = useTranslation('limits');
  const words = useLimitWords();
  const textOf = (period: OwnLimitPeriod) => {
    const [to, still] = [wanted[period], held[period]];
    if (to === still || still === undefined) return null;
    const of = { period: t(kind === 'time' ? 'period.minutes' : `period.${period}`), held: words(kind, still) };
    return to === undefined ? t('change.remove', of) : t('change.raise', { ...of, to: words(kind, to) });
  };
  return periodsOf(kind).map((period) => {
    const text = textOf(period);
    return text === null ? null : <p key={period}>{text}</p>;
  });
}
