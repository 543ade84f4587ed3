import type { LimitStateView, LimitsView } from '@tonalli/contracts/limits/api';
import type { LimitKind } from '@tonalli/contracts/limits/periods';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { ChartNoAxesColumn, CircleDollarSign, Clock, PiggyBank, TrendingDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLimitWords } from '../hooks/use-limit-words';
import { heldLimits, periodsOf } from '../typed-limits';
import { LimitBar } from './limit-bar';
import { LimitForm } from './limit-form';
import { WaitingChange } from './waiting-change';

const ICONS = {
  deposit: PiggyBank,
  loss: TrendingDown,
  stake: ChartNoAxesColumn,
  singleStake: CircleDollarSign,
  time: Clock,
};

interface LimitCardProps {
  kind: LimitKind;
  limits: LimitsView;
}

/** The limits of one kind: what holds, how much of it is used, what waits, and the form to change it. */
export function LimitCard({ kind, limits }: LimitCardProps) {
  const { t } = useTranslation('limits');
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const id = useId();
  const Icon = ICONS[kind];
  const change = limits.changes.find((each) => each.kind === kind);
  const isNone = Object.keys(heldLimits(limits, kind)).length === 0;
  const open = () => {
    setOpen(true);
    setSaved(false);
  };
  const close = () => setOpen(false);
  return (
    <Card role="region" aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-marigold" />
        <div>
          <h3 id={id} className="text-lg">
            {t(`kind.${kind}.title`)}
          </h3>
          <p className="text-muted text-sm">{t(`kind.${kind}.text`)}</p>
        </div>
      </div>
      <Held kind={kind} limits={limits} />
      {isSaved ? <Saved kind={kind} limits={limits} /> : null}
      {change ? <WaitingChange key={change.id} change={change} limits={limits} /> : null}
      {isOpen ? (
        <>
          <p className="text-muted text-sm">{t('formHint')}</p>
          <LimitForm
            kind={kind}
            limits={limits}
            submit={t('save')}
            onDone={() => {
              close();
              setSaved(true);
            }}
          >
            <Button variant="ghost" onClick={close}>
              {t('close')}
            </Button>
          </LimitForm>
        </>
      ) : (
        <Button variant="secondary" size="sm" className="self-start" onClick={open}>
          {t(isNone ? 'set' : 'edit')} <span className="sr-only">{t(`kind.${kind}.title`)}</span>
        </Button>
      )}
    </Card>
  );
}

const isSet = (state: LimitStateView): state is LimitStateView & { limitMinor: number } => state.limitMinor !== null;

function Held({ kind, limits }: LimitCardProps) {
  const { t } = useTranslation('limits');
  const words = useLimitWords();
  const { timeMinutes } = limits;
  const states = limits.states.filter((state) => state.kind === kind).filter(isSet);
  if (kind === 'time' && timeMinutes !== null) {
    return (
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-muted">{t('period.minutes')}</span>
        <span className="money font-semibold">{words('time', timeMinutes)}</span>
      </p>
    );
  }
  if (states.length === 0) return <p className="text-faint">{t('none')}</p>;
  return states.map((state) => <LimitBar key={state.period} state={state} />);
}

/** What holds from now on, after a change. */
function Saved({ kind, limits }: LimitCardProps) {
  const { t } = useTranslation('limits');
  const words = useLimitWords();
  const held = heldLimits(limits, kind);
  const texts = periodsOf(kind).flatMap((period) => {
    const limit = held[period];
    const name = t(kind === 'time' ? 'period.minutes' : `period.${period}`);
    return limit === undefined ? [] : [`${name}: ${words(kind, limit)}`];
  });
  return (
    <Alert tone="success" announce>
      {texts.length === 0 ? t('nowNone') : t('now', { limits: texts.join(' · ') })}
    </Alert>
  );
}
