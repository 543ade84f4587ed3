import type { OperatorState } from '@tonalli/qa/operator';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { useDraft } from '../../control/use-draft';
import { splitWords } from './split-words';

/** Where pictures and games come from. */
export function Hosts({ hosts }: { hosts: OperatorState['hosts'] }) {
  const { t } = useTranslation();
  const image = useDraft(hosts.image.join(' '));
  const launch = useDraft(hosts.launch.join(' '));
  const set = useAction('setHosts');
  const input = { image: splitWords(image.value), launch: splitWords(launch.value) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate(input, {
      onSuccess: () => {
        image.applied(image.value);
        launch.applied(launch.value);
      },
    });
  };
  return (
    <Section title={t('operator.sources')} lead={t('operator.sourcesLead')}>
      <form onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        {(
          [
            ['image', image],
            ['launch', launch],
          ] as const
        ).map(([name, { value, change }]) => (
          <Field key={name} label={t(`operator.source.${name}`)}>
            <TextInput
              value={value}
              spellCheck={false}
              placeholder="https://"
              onChange={(event) => change(event.target.value)}
            />
          </Field>
        ))}
        <Button type="submit" variant="secondary" loading={set.isPending}>
          {t('operator.apply')}
        </Button>
      </form>
      <CommandHint name="setHosts" input={input} />
    </Section>
  );
}
