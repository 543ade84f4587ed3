import { HARM_MODES } from '@tonalli/contracts/harm-markers/markers';
import type { ControlCommands } from '@tonalli/qa/commands';
import type { AnswerOf } from '@tonalli/qa/control-command';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryResult } from '../../components/query-result';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { useControlQuery } from '../../control/use-control-query';

const TONES = { none: 'jade', inform: 'marigold', interact: 'danger', protect: 'danger' } as const;
const SHOWN = 5;

type Harm = AnswerOf<ControlCommands['showHarm']>;
type Score = Harm['today'];

/** Signs that playing does somebody harm: each score with its inputs, what was done, and what a person has to do. */
export function MemberHarm({ id }: { id: string }) {
  const { t } = useTranslation();
  const read = useControlQuery('showHarm', { memberId: id });
  const set = useAction('setHarmMarkers');
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <h3 className="font-bold text-sm">{t('members.harm.title')}</h3>
      <QueryResult of={read} bone="h-24">
        {({ mode, today, days, actions }) => (
          <>
            <Field label={t('members.harm.mode')} hint={t('members.harm.modeLead')}>
              <Select
                value={mode}
                options={HARM_MODES.map((value) => ({ value, label: t(`members.harm.modes.${value}`) }))}
                onChange={({ target }) => {
                  const chosen = HARM_MODES.find((each) => each === target.value);
                  if (chosen) set.mutate({ mode: chosen });
                }}
              />
            </Field>
            <CommandHint name="setHarmMarkers" input={set.variables ?? { mode }} />
            <ScoreLine title={t('members.harm.today')} score={today} />
            {days.length === 0 && <p className="text-muted text-sm">{t('members.harm.none')}</p>}
            {days.slice(0, SHOWN).map((score) => (
              <ScoreLine key={score.day} title={score.day} score={score} />
            ))}
            <CommandHint name="showHarm" input={{ memberId: id }} />
            {actions.slice(0, SHOWN).map((action) => (
              <HarmAction key={action.actionId} action={action} />
            ))}
          </>
        )}
      </QueryResult>
    </div>
  );
}

/** A score that opens its inputs. */
function ScoreLine({ title, score: { score, band, parts } }: { title: string; score: Score }) {
  const { t } = useTranslation();
  return (
    <details className="text-sm">
      <summary className="flex cursor-pointer items-center gap-2 py-1">
        <span className="me-auto">{title}</span>
        <span className="font-semibold tabular-nums">{score}</span>
        <Badge tone={TONES[band]}>{t(`members.harm.band.${band}`)}</Badge>
      </summary>
      <dl className="grid grid-cols-[1fr_auto_auto] gap-x-4 gap-y-1 py-2">
        {parts.map(({ marker, value, points, weight }) => (
          <div key={marker} className="contents">
            <dt className="text-muted">{t(`members.harm.marker.${marker}`)}</dt>
            <dd className="text-faint tabular-nums">{t('members.harm.value', { value })}</dd>
            <dd className="text-end tabular-nums">{t('members.harm.points', { points, weight })}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function HarmAction({
  action: { actionId, day, band, answer, outcome, handledAt, note },
}: {
  action: Harm['actions'][number];
}) {
  const { t } = useTranslation();
  const handle = useAction('handleHarmTask');
  const [text, setText] = useState('');
  const isOpen = handledAt === null && (band === 'interact' || band === 'protect');
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-line p-3 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[band]}>{t(`members.harm.band.${band}`)}</Badge>
        <span className="me-auto">{day}</span>
        {answer && <span className="text-muted">{t(`members.harm.answer.${answer}`)}</span>}
        {outcome !== null && <span className="text-muted">{t('members.harm.outcome', { score: outcome })}</span>}
      </div>
      {note && <p>{note}</p>}
      {isOpen && (
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            handle.mutate({ actionId, note: text });
          }}
        >
          <Field label={t('members.harm.note')} className="min-w-0 flex-1 basis-48">
            <TextInput value={text} onChange={({ target }) => setText(target.value)} required maxLength={500} />
          </Field>
          <Button type="submit" variant="secondary" size="sm" loading={handle.isPending}>
            {t('members.harm.handle')}
          </Button>
        </form>
      )}
      {isOpen && <CommandHint name="handleHarmTask" input={{ actionId, note: text }} />}
    </div>
  );
}
