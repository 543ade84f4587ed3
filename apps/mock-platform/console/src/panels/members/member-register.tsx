import { REGISTER_ANSWERS } from '@tonalli/contracts/breaks/register';
import { Badge } from '@tonalli/ui/badge/badge';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { useTranslation } from 'react-i18next';
import { QueryResult } from '../../components/query-result';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { useControlQuery } from '../../control/use-control-query';
import { showTime } from '../../shell/use-world-time';

const TONES = { clear: 'jade', excluded: 'danger', unavailable: 'marigold' } as const;
const SHOWN = 5;

/** The register of self-exclusion: what it will answer, and what it was asked about somebody. */
export function MemberRegister({ id }: { id: string }) {
  const { t, i18n } = useTranslation();
  const read = useControlQuery('listRegisterChecks', { memberId: id });
  const set = useAction('setRegister');
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <QueryResult of={read} bone="h-24">
        {({ register, isAsked, checks }) => (
          <>
            <div className="flex flex-wrap items-center gap-2 text-sm">
              <h3 className="me-auto font-bold">{t('members.register.title')}</h3>
              <span className="text-muted">{t(isAsked ? 'members.register.asked' : 'members.register.notAsked')}</span>
            </div>
            <Field label={t('members.register.answers')} hint={t('members.register.answersLead')}>
              <Select
                value={register.answer}
                options={REGISTER_ANSWERS.map((value) => ({ value, label: t(`members.register.answer.${value}`) }))}
                onChange={({ target }) => {
                  const answer = REGISTER_ANSWERS.find((each) => each === target.value);
                  if (answer) set.mutate({ answer });
                }}
              />
            </Field>
            <CommandHint name="setRegister" input={set.variables ?? { answer: register.answer }} />
            {checks.length === 0 ? (
              <p className="text-muted text-sm">{t('members.register.none')}</p>
            ) : (
              <ul className="flex flex-col gap-1 text-sm">
                {checks.slice(0, SHOWN).map(({ at, answer }) => (
                  <li key={at} className="flex items-center gap-2">
                    <Badge tone={TONES[answer]}>{t(`members.register.answer.${answer}`)}</Badge>
                    <span className="text-faint text-xs">{showTime(at, i18n.language)}</span>
                  </li>
                ))}
              </ul>
            )}
            <CommandHint name="listRegisterChecks" input={{ memberId: id }} />
          </>
        )}
      </QueryResult>
    </div>
  );
}
