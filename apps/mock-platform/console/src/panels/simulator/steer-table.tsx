import { TABLE_COMMANDS } from '@tonalli/qa/tables';
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

const ACTS = [
  ...(['forceTable', 'correctTableRound', 'skipTablePhase', 'holdTable', 'releaseTable'] as const),
  ...(['withholdReveal', 'cancelTableRound'] as const),
] as const;
type Act = (typeof ACTS)[number];

/** In which play money has a table of its owner's. */
const ROOMS = ['niu-niu', 'three-card-rooms', 'blind-three-card-rooms'] as const;
/** The families that have tables; any title can be typed. */
const FAMILIES = [
  ...(['live-roulette', 'speed-roulette', 'live-baccarat', 'no-commission-baccarat', 'speed-baccarat'] as const),
  ...(['sic-bo', 'speed-sic-bo', 'dragon-tiger', 'money-wheel', 'live-blackjack', 'crash'] as const),
  ...ROOMS,
] as const;

const Correction = TABLE_COMMANDS.correctTableRound.input;

/** What was typed as JSON; null where it is none, or no object. */
function readWish(text: string): Record<string, unknown> | null {
  try {
    return Correction.shape.wish.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Steers a table that players share: its next result, its phase, its reveal, and what a round that is over should have been. */
export function SteerTable() {
  const { t } = useTranslation();
  const [nodeId, setNodeId] = useState<string>('live-roulette');
  const [act, setAct] = useState<Act>('forceTable');
  const [typed, setTyped] = useState('{"pocket":17}');
  const [round, setRound] = useState('');
  const [member, setMember] = useState('');
  const steer = useAction(act);
  const isWished = act === 'forceTable' || act === 'correctTableRound';
  const wish = readWish(typed);
  const named = { ...(act === 'correctTableRound' && round !== '' && { round }), ...(member !== '' && { member }) };
  const input = { nodeId, ...(isWished && { wish: wish ?? {} }), ...named };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWished || wish) steer.mutate(input);
  };
  const told = steer.data?.round;
  return (
    <Section title={t('simulator.table')} lead={t('simulator.tableLead')}>
      <form onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <Field label={t('simulator.tableOf')}>
          <TextInput
            required
            maxLength={32}
            list="table-families"
            value={nodeId}
            onChange={(event) => setNodeId(event.target.value.trim())}
          />
        </Field>
        <Field label={t('simulator.tableAct')}>
          <Select
            value={act}
            options={ACTS.map((value) => ({ value, label: t(`simulator.tableActs.${value}`) }))}
            onChange={(event) => setAct(ACTS.find((value) => value === event.target.value) ?? 'forceTable')}
          />
        </Field>
        <Button type="submit" loading={steer.isPending} iconStart={<Dices aria-hidden="true" className="size-4" />}>
          {t('simulator.tableDo')}
        </Button>
        {isWished ? (
          <Field
            label={t('simulator.wish')}
            hint={t('simulator.wishHint')}
            {...(wish ? {} : { error: t('simulator.wishWrong') })}
            className={act === 'correctTableRound' ? '' : 'sm:col-span-3'}
          >
            <TextInput required value={typed} onChange={(event) => setTyped(event.target.value)} />
          </Field>
        ) : null}
        {act === 'correctTableRound' ? (
          <Field label={t('simulator.tableRound')} hint={t('simulator.tableRoundHint')} className="sm:col-span-2">
            <TextInput maxLength={32} value={round} onChange={(event) => setRound(event.target.value.trim())} />
          </Field>
        ) : null}
        <Field label={t('simulator.tableMember')} hint={t('simulator.tableMemberHint')} className="sm:col-span-3">
          <TextInput maxLength={64} value={member} onChange={(event) => setMember(event.target.value.trim())} />
        </Field>
        <datalist id="table-families">
          {FAMILIES.map((family) => (
            <option key={family} value={family} />
          ))}
        </datalist>
      </form>
      {told ? (
        <Alert tone="success" announce title={t('simulator.tableTold', { round: told.key, phase: told.phase })}>
          {JSON.stringify(told.shown)}
          {told.leftCount ? ` · ${t('simulator.tableLeft', { count: told.leftCount })}` : null}
        </Alert>
      ) : null}
      <CommandHint name={act} input={input} />
    </Section>
  );
}
