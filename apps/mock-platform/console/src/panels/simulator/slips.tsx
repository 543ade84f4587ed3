import { SPORTS, type Sport } from '@tonalli/contracts/sports/shapes';
import { Checkbox } from '@tonalli/ui/checkbox/checkbox';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { BetForm } from './bet-form';
import { Uncollected } from './uncollected';

/** How many selections each form takes; null: as many as are chosen. */
const FORMS = {
  ...{ singles: null, parlay: null, system: null, trixie: 3, patent: 3 },
  ...{ yankee: 4, lucky15: 4, canadian: 5, heinz: 6 },
} as const;
type Form = keyof typeof FORMS;
const isForm = (value: string): value is Form => value in FORMS;

const LEAST: Partial<Record<Form, number>> = { parlay: 2, system: 3 };
const MOST_LEGS = 8;
const SIZES = Array.from({ length: MOST_LEGS }, (_, at) => at + 1);

interface Choice {
  sport: Sport;
  form: Form;
  count: number;
  live: boolean;
}

/** Who is ahead at the end, in the words of each sport. */
function legOf(sport: Sport) {
  if (sport === 'football') return { sport };
  return sport === 'cockfight' ? { sport, type: 'corner', selection: 'meron' } : { sport, type: 'winner' };
}

const legsOf = ({ form, count }: Choice): number => FORMS[form] ?? Math.max(count, LEAST[form] ?? 1);

function Chooser({ choice, onChoose }: { choice: Choice; onChoose: (choice: Choice) => void }) {
  const { t } = useTranslation();
  const sports = SPORTS.map((value) => ({ value, label: t(`simulator.slip.sports.${value}`) }));
  const forms = Object.keys(FORMS)
    .filter(isForm)
    .map((value) => ({ value, label: t(`simulator.slip.forms.${value}`) }));
  const sizes = SIZES.map((size) => ({ value: String(size), label: String(size) }));
  return (
    <>
      <Field label={t('simulator.slip.sport')}>
        <Select
          value={choice.sport}
          options={sports}
          onChange={({ target }) =>
            onChoose({ ...choice, sport: SPORTS.find((one) => one === target.value) ?? 'football' })
          }
        />
      </Field>
      <Field label={t('simulator.slip.form')}>
        <Select
          value={choice.form}
          options={forms}
          onChange={({ target }) => onChoose({ ...choice, form: isForm(target.value) ? target.value : 'singles' })}
        />
      </Field>
      <Field label={t('simulator.slip.count')}>
        <Select
          value={String(legsOf(choice))}
          options={sizes}
          disabled={FORMS[choice.form] !== null}
          onChange={({ target }) => onChoose({ ...choice, count: Number(target.value) })}
        />
      </Field>
      <Checkbox
        className="self-center"
        label={t('simulator.slip.live')}
        checked={choice.live}
        onChange={({ target }) => onChoose({ ...choice, live: target.checked })}
      />
    </>
  );
}

/** Slips of any form about the matches of a sport that begin next, and what corrections could not collect. */
export function Slips({ member }: { member: string }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState({ memberId: member, stake: '50.00' });
  const [choice, setChoice] = useState<Choice>({ sport: 'football', form: 'singles', count: 1, live: false });
  const place = useAction('placeSlip');
  const legs = Array.from({ length: legsOf(choice) }, () => legOf(choice.sport));
  const input = { ...typed, legs, form: choice.form, ...(choice.live && { live: true }) };
  const submit = () =>
    place.mutate(input, {
      onSuccess: (slip) =>
        toast.success(
          t('simulator.slipPlaced', {
            lines: slip.lines,
            legs: slip.legs.map(({ event, odds }) => `${event} ${odds}`).join(', '),
          }),
        ),
    });
  return (
    <Section title={t('simulator.slips')} lead={t('simulator.slipsLead')}>
      <BetForm
        typed={typed}
        onType={setTyped}
        onSubmit={submit}
        isPending={place.isPending}
        action={t('simulator.placeSlip')}
      >
        <Chooser choice={choice} onChoose={setChoice} />
      </BetForm>
      <CommandHint name="placeSlip" input={input} />
      <Uncollected />
    </Section>
  );
}
