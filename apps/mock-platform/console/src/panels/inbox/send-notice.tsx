import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { toast } from '@tonalli/ui/toast/toast-store';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';

const EMPTY = { title: '', body: '', memberId: '' };

/** A message to one member or to all, as the operator would send it. */
export function SendNotice() {
  const { t } = useTranslation();
  const [notice, setNotice] = useState(EMPTY);
  const send = useAction('sendNotice');
  const { memberId, ...words } = notice;
  const input = memberId === '' ? words : notice;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate(input, {
      onSuccess: () => {
        toast.success(t('inbox.noticeSent'));
        setNotice(EMPTY);
      },
    });
  };
  return (
    <Section title={t('inbox.notice')} lead={t('inbox.noticeLead')}>
      <form onSubmit={submit} className="flex flex-col gap-3">
        {(['title', 'body', 'memberId'] as const).map((name) => (
          <Field key={name} label={t(`inbox.field.${name}`)}>
            <TextInput
              required={name !== 'memberId'}
              maxLength={name === 'title' ? 140 : name === 'body' ? 2_000 : 32}
              value={notice[name]}
              onChange={(event) => setNotice((now) => ({ ...now, [name]: event.target.value }))}
            />
          </Field>
        ))}
        <div className="flex justify-end">
          <Button
            type="submit"
            variant="secondary"
            loading={send.isPending}
            iconStart={<Send aria-hidden="true" className="size-4" />}
          >
            {t('inbox.send')}
          </Button>
        </div>
      </form>
      <CommandHint name="sendNotice" input={input} />
    </Section>
  );
}
