import { SPORTS, type Sport } from '@tonalli/contracts/sports/shapes';
import type { AnswerOf, GivenTo } from '@tonalli/qa/control-command';
import { SPORTS_COMMANDS } from '@tonalli/qa/sports';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { toast } from '@tonalli/ui/toast/toast-store';
import { Dices } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryResult } from '../../components/query-result';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { useControlQuery } from '../../control/use-control-query';

/** In which states of a match each can be done. */
const ACTS = {
  forceMatch: ['LIVE', 'BREAK', 'SCHEDULED', 'ENDED'],
  breakOffMatch: ['LIVE', 'BREAK'],
  cancelMatch: ['SCHEDULED', 'POSTPONED'],
  postponeMatch: ['SCHEDULED', 'POSTPONED'],
  silenceMatch: ['LIVE', 'BREAK', 'SCHEDULED'],
  jumpOdds: ['LIVE', 'BREAK', 'SCHEDULED'],
} as const satisfies Partial<Record<keyof typeof SPORTS_COMMANDS, readonly string[]>>;
type Act = keyof typeof ACTS;
const isAct = (value: string): value is Act => value in ACTS;

type Match = AnswerOf<(typeof SPORTS_COMMANDS)['listMatches']>[number];
type Input = GivenTo<(typeof SPORTS_COMMANDS)[Act]>;

interface Typed {
  readonly act: Act;
  readonly sport: Sport;
  readonly event: string;
  /** Such as 2-1. */
  readonly score: string;
  readonly percent: string;
  readonly lasts: string;
}

const FIRST: Typed = { act: 'forceMatch', sport: 'football', event: '', score: '2-1', percent: '150', lasts: '2m' };

const Percent = SPORTS_COMMANDS.jumpOdds.input.shape.percent;
const Score = SPORTS_COMMANDS.forceMatch.input.shape.home;
const Lasts = SPORTS_COMMANDS.silenceMatch.input.shape.lasts;

/** What was typed as the command takes it; null where it cannot. */
function inputOf({ act, score, percent, lasts }: Typed, event: string): Input | null {
  if (act === 'forceMatch') {
    const [home, away, ...more] = score.split('-').map((text) => Score.safeParse(text === '' ? null : Number(text)));
    return home?.success && away?.success && more.length === 0 ? { home: home.data, away: away.data, event } : null;
  }
  if (act === 'jumpOdds') {
    const jump = Percent.safeParse(Number(percent));
    return jump.success ? { percent: jump.data, event } : null;
  }
  if (act !== 'silenceMatch' && act !== 'postponeMatch') return { event };
  if (!Lasts.safeParse(lasts).success) return null;
  return act === 'silenceMatch' ? { lasts, event } : { by: lasts, event };
}

const FIELDS = {
  forceMatch: 'score',
  jumpOdds: 'percent',
  silenceMatch: 'lasts',
  postponeMatch: 'lasts',
} as const satisfies Partial<Record<Act, keyof Typed>>;
const takesMore = (act: Act): act is keyof typeof FIELDS => act in FIELDS;

const nameOf = ({ event, home, away, score }: Match, state: string): string =>
  [event.slice(-3), `${home} – ${away}`, state, ...(score === null ? [] : [score])].join(' · ');

interface MoreFieldProps {
  name: (typeof FIELDS)[keyof typeof FIELDS];
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}

/** What else has to be said of what is done. */
function MoreField({ name, value, isWrong, onChange }: MoreFieldProps) {
  const { t } = useTranslation();
  return (
    <Field label={t(`simulator.match.${name}`)} error={isWrong ? t(`simulator.match.wrong.${name}`) : undefined}>
      <TextInput required maxLength={12} value={value} onChange={({ target }) => onChange(target.value.trim())} />
    </Field>
  );
}

function MatchForm({ matches }: { matches: readonly Match[] }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(FIRST);
  const { act, sport } = typed;
  const steer = useAction(act);
  const states: readonly string[] = ACTS[act];
  const fitting = matches.filter((match) => match.sport === sport && states.includes(match.state));
  const event = fitting.find((match) => match.event === typed.event)?.event ?? fitting[0]?.event ?? '';
  const input = inputOf(typed, event);
  const change = (changed: Partial<Typed>): void => setTyped({ ...typed, ...changed });
  const submit = (sent: FormEvent): void => {
    sent.preventDefault();
    if (!input || event === '') return;
    steer.mutate(input, { onSuccess: (told) => toast.success(t('simulator.match.told', { event: told.event })) });
  };
  const sports = SPORTS.map((value) => ({ value, label: t(`simulator.slip.sports.${value}`) }));
  const acts = Object.keys(ACTS)
    .filter(isAct)
    .map((value) => ({ value, label: t(`simulator.match.acts.${value}`) }));
  const none = { value: '', label: t('simulator.match.none') };
  const more = takesMore(act) ? FIELDS[act] : null;
  return (
    <>
      <form onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-2">
        <Field label={t('simulator.match.act')} className="sm:col-span-2">
          <Select
            value={act}
            options={acts}
            onChange={({ target }) => change({ act: isAct(target.value) ? target.value : 'forceMatch' })}
          />
        </Field>
        <Field label={t('simulator.slip.sport')} className="sm:col-span-2">
          <Select
            value={sport}
            options={sports}
            onChange={({ target }) => change({ sport: SPORTS.find((one) => one === target.value) ?? 'football' })}
          />
        </Field>
        <Field label={t('simulator.match.of')} className="sm:col-span-2">
          <Select
            value={event}
            options={
              fitting.length === 0
                ? [none]
                : fitting.map((match) => ({
                    value: match.event,
                    label: nameOf(match, t(`simulator.match.states.${match.state}`)),
                  }))
            }
            onChange={({ target }) => change({ event: target.value })}
          />
        </Field>
        {more ? (
          <MoreField name={more} value={typed[more]} isWrong={!input} onChange={(value) => change({ [more]: value })} />
        ) : null}
        <Button
          type="submit"
          disabled={event === ''}
          loading={steer.isPending}
          iconStart={<Dices aria-hidden="true" className="size-4" />}
        >
          {t('simulator.tableDo')}
        </Button>
      </form>
      <CommandHint name={act} input={input ?? { event }} />
    </>
  );
}

/** How a match of sports goes: its score, its end, what is heard of it, and its odds. */
export function SteerMatch() {
  const { t } = useTranslation();
  const matches = useControlQuery('listMatches', {});
  return (
    <Section title={t('simulator.match.title')} lead={t('simulator.match.lead')}>
      <QueryResult of={matches} bone="h-40">
        {(of) => <MatchForm matches={of} />}
      </QueryResult>
    </Section>
  );
}
