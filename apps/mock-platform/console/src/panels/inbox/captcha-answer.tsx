import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';

/** What the picture of a captcha says, by its id in the journal. */
export function CaptchaAnswer() {
  const { t } = useTranslation();
  const [id, setId] = useState('');
  const solve = useAction('solveCaptcha');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    solve.mutate({ id });
  };
  return (
    <Section title={t('inbox.captcha')} lead={t('inbox.captchaLead')}>
      <form onSubmit={submit} className="flex items-end gap-3">
        <Field label={t('inbox.captchaId')} className="min-w-0 flex-1">
          <TextInput required maxLength={64} value={id} onChange={(event) => setId(event.target.value.trim())} />
        </Field>
        <Button type="submit" variant="secondary" loading={solve.isPending}>
          {t('inbox.solve')}
        </Button>
      </form>
      {solve.data ? (
        <Alert tone={solve.data.answer === null ? 'warning' : 'success'} announce>
          {solve.data.answer ?? t('inbox.noCaptcha')}
        </Alert>
      ) : null}
      <CommandHint name="solveCaptcha" input={id === '' ? { id: 'id' } : { id }} />
    </Section>
  );
}
