import { FORCED_SPINS, type ForcedSpin } from '@tonalli/contracts/play/forced-spins';
import { MAX_FORCED_REELS } from '@tonalli/qa/simulator';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { Dices } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';

const stopsOf = (text: string) =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((stop) => (/^\d+$/.test(stop) ? Number(stop) : null));

/** Decides what a member's next spin brings. */
export function ForceSpin({ member }: { member: string }) {
  const { t } = useTranslation();
  const [memberId, setMemberId] = useState(member);
  const [outcome, setOutcome] = useState<ForcedSpin>('big-win');
  const [stops, setStops] = useState('');
  const force = useAction('forceNext');
  const input = { memberId, outcome, ...(outcome === 'stops' ? { stops: stopsOf(stops) } : {}) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    force.mutate(input);
  };
  return (
    <Section title={t('simulator.spin')} lead={t('simulator.spinLead')}>
      <form onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <Field label={t('simulator.member')}>
          <TextInput
            required
            maxLength={64}
            value={memberId}
            onChange={(event) => setMemberId(event.target.value.trim())}
          />
        </Field>
        <Field label={t('simulator.outcome')}>
          <Select
            value={outcome}
            options={FORCED_SPINS.map((value) => ({ value, label: t(`simulator.outcomes.${value}`) }))}
            onChange={(event) => setOutcome(FORCED_SPINS.find((value) => value === event.target.value) ?? 'win')}
          />
        </Field>
        <Button type="submit" loading={force.isPending} iconStart={<Dices aria-hidden="true" className="size-4" />}>
          {t('simulator.force')}
        </Button>
        {outcome === 'stops' ? (
          <Field
            label={t('simulator.stops')}
            hint={t('simulator.stopsHint', { count: MAX_FORCED_REELS })}
            className="sm:col-span-3"
          >
            <TextInput
              required
              placeholder="3, -, 7"
              value={stops}
              onChange={(event) => setStops(event.target.value)}
            />
          </Field>
        ) : null}
      </form>
      {force.data ? (
        <Alert tone="success" announce title={t('simulator.forced', { member: force.data.memberId })}>
          {t('simulator.forcedDetail', {
            times: force.data.paysStakes,
            spins: force.data.freeSpins,
            game: force.data.nodeId,
          })}
        </Alert>
      ) : null}
      <CommandHint name="forceNext" input={input} />
    </Section>
  );
}
