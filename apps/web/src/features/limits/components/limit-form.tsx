import type { LimitsView } from '@tonalli/contracts/limits/api';
import type { LimitKind, OwnLimitPeriod } from '@tonalli/contracts/limits/periods';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyInput } from '../../../components/money-input';
import { useFailureText } from '../../../hooks/use-failure-text';
import { trpc } from '../../../trpc/trpc';
import { useLimitsAnswer } from '../hooks/use-limits';
import { asChosen, heldLimits, periodsOf, readTyped, type TypedLimits, typedOf } from '../typed-limits';

interface LimitFormProps {
  kind: LimitKind;
  limits: LimitsView;
  submit: string;
  /** Nothing is saved without a limit. */
  required?: boolean;
  onDone: () => void;
  /** Further ways on, beside the button. */
  children?: ReactNode;
}

/** The limits of one kind to type, with nothing suggested. What is empty is no limit. */
export function LimitForm({ kind, limits, submit, required = false, onDone, children }: LimitFormProps) {
  const { t } = useTranslation('limits');
  const failureText = useFailureText();
  const [typed, setTyped] = useState<TypedLimits>(() => typedOf(kind, heldLimits(limits, kind)));
  const [asked, setAsked] = useState(false);
  const answer = useLimitsAnswer();
  const change = trpc.limits.change.useMutation(answer);
  const { limits: wanted, faults } = readTyped(kind, typed);
  const isMissing = required && Object.keys(wanted).length === 0;

  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isMissing || Object.keys(faults).length > 0) return;
    change.mutate({ kind, limits: asChosen(kind, wanted) }, { onSuccess: onDone });
  };
  const errorOf = (period: OwnLimitPeriod, index: number) => {
    const fault = asked ? faults[period] : undefined;
    if (fault) return t(`fault.${fault}`);
    return asked && isMissing && index === 0 ? t('fault.missing') : undefined;
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        {periodsOf(kind).map((period, index) => {
          const field = {
            name: `${kind}-${period}`,
            value: typed[period] ?? '',
            onType: (text: string) => setTyped({ ...typed, [period]: text }),
          };
          return (
            <Field
              key={period}
              label={kind === 'time' ? t('period.minutes') : t(`period.${period}`)}
              error={errorOf(period, index)}
            >
              {kind === 'time' ? <MinutesInput {...field} /> : <MoneyInput {...field} />}
            </Field>
          );
        })}
      </div>
      {change.error ? (
        <Alert tone="danger" announce>
          {failureText(change.error)}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={change.isPending}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  );
}

function MinutesInput({ onType, ...input }: { name: string; value: string; onType: (text: string) => void }) {
  return (
    <TextInput
      {...input}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
