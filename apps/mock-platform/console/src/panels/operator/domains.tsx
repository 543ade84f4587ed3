import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { SameAs } from '../../control/same-as';
import { useAction } from '../../control/use-action';

/** The hosts that the platform answers for. */
export function Domains() {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const set = useAction('setDomains');
  const input = { domains: text.split(/[\s,]+/).filter(Boolean) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate(input);
  };
  return (
    <Section title={t('operator.domains')} lead={t('operator.domainsLead')}>
      <form onSubmit={submit} className="flex items-start gap-3">
        <Field label={t('operator.hosts')} hint={t('operator.hostsHint')} className="min-w-0 flex-1">
          <TextInput value={text} spellCheck={false} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Button type="submit" variant="secondary" className="mt-7" loading={set.isPending}>
          {t('operator.apply')}
        </Button>
      </form>
      <SameAs name="setDomains" input={input} />
    </Section>
  );
}
