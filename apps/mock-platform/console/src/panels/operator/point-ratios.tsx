import type { OperatorState } from '@tonalli/qa/operator';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';

const NAMES = ['exchangeRatio', 'minConvertPoints', 'validBetPerPoint'] as const;
type Typed = Partial<Record<(typeof NAMES)[number], string>>;

/** How points are earned and what they are worth. */
export function PointRatios({ current }: { current: OperatorState['points'] }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<Typed>({});
  const set = useAction('setPointRatios');
  const { exchangeRatio, minConvertPoints, validBetPerPoint } = { ...current, ...typed };
  const input = {
    exchangeRatio: Number(exchangeRatio),
    minConvertPoints: Number(minConvertPoints),
    validBetPerPoint,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate(input, { onSuccess: () => setTyped((now) => (now === typed ? {} : now)) });
  };
  return (
    <Section title={t('operator.points')} lead={t('operator.pointsLead')}>
      <form onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-3">
        {NAMES.map((name) => (
          <Field key={name} label={t(`operator.ratio.${name}`)}>
            <TextInput
              required
              maxLength={12}
              inputMode={name === 'validBetPerPoint' ? 'decimal' : 'numeric'}
              value={typed[name] ?? current[name]}
              onChange={(event) => setTyped((now) => ({ ...now, [name]: event.target.value.trim() }))}
            />
          </Field>
        ))}
        <Button
          type="submit"
          variant="secondary"
          className="sm:col-start-3 sm:justify-self-end"
          loading={set.isPending}
        >
          {t('operator.apply')}
        </Button>
      </form>
      <CommandHint name="setPointRatios" input={input} />
    </Section>
  );
}
