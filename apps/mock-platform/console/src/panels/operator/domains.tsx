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

/** The hosts that the platform answers for. */
export function Domains({ domains }: { domains: readonly string[] }) {
  const { t } = useTranslation();
  const { value, change, applied } = useDraft(domains.join(' '));
  const set = useAction('setDomains');
  const input = { domains: splitWords(value) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate(input, { onSuccess: () => applied(value) });
  };
  return (
    <Section title={t('operator.domains')} lead={t('operator.domainsLead')}>
      <form onSubmit={submit} className="flex items-start gap-3">
        <Field label={t('operator.hosts')} hint={t('operator.hostsHint')} className="min-w-0 flex-1">
          <TextInput value={value} spellCheck={false} onChange={(event) => change(event.target.value)} />
        </Field>
        <Button type="submit" variant="secondary" className="mt-7" loading={set.isPending}>
          {t('operator.apply')}
        </Button>
      </form>
      <CommandHint name="setDomains" input={input} />
    </Section>
  );
}
