import { REPRESENTATIVE_HANDLE_MAX_CHARACTERS } from '@tonalli/contracts/constants';
import { REPRESENTATIVE_CHANNELS, type RepresentativeChannel } from '@tonalli/contracts/system/representatives';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { ShieldCheck } from 'lucide-react';
import { type FormEvent, type HTMLAttributes, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { trpc } from '../../../trpc/trpc';
import { Verdict } from './verdict';

type HandleKind = 'PHONE' | 'EMAIL' | 'WEBSITE' | 'PROFILE';

const KINDS: Partial<Record<RepresentativeChannel, HandleKind>> = {
  WHATSAPP: 'PHONE',
  PHONE: 'PHONE',
  EMAIL: 'EMAIL',
  WEBSITE: 'WEBSITE',
};
const KEYBOARDS: Record<HandleKind, HTMLAttributes<HTMLInputElement>['inputMode']> = {
  PHONE: 'tel',
  EMAIL: 'email',
  WEBSITE: 'url',
  PROFILE: 'text',
};

/** Whether somebody who claims to speak for the operator does (SYS-04). */
export function VerifyRepresentative() {
  const { t } = useTranslation('site');
  const failureText = useFailureText();
  const { mutate, reset, data, variables, error, isPending } = trpc.system.verifyRepresentative.useMutation();
  const [channel, setChannel] = useState<RepresentativeChannel>('WHATSAPP');
  const [handle, setHandle] = useState('');
  const [missing, setMissing] = useState(false);
  const kind = KINDS[channel] ?? 'PROFILE';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(handle.trim() === '');
    if (handle.trim() !== '' && !isPending) mutate({ channel, handle: handle.trim() });
  };
  const change = (apply: () => void) => {
    apply();
    setMissing(false);
    reset();
  };
  return (
    <Card>
      <h2 className="flex items-center gap-2 text-xl">
        <ShieldCheck aria-hidden="true" className="size-6 shrink-0 text-marigold" />
        {t('verify.title')}
      </h2>
      <p className="mt-1 text-pretty text-muted text-sm">{t('verify.lead')}</p>
      <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <Field label={t('verify.channel')}>
          <Select
            value={channel}
            onChange={({ currentTarget }) =>
              change(() => setChannel(REPRESENTATIVE_CHANNELS.find((each) => each === currentTarget.value) ?? channel))
            }
            options={REPRESENTATIVE_CHANNELS.map((value) => ({ value, label: t(`verify.channels.${value}`) }))}
          />
        </Field>
        <Field
          label={t(`verify.handle.${kind}`)}
          required
          hint={t(`verify.hint.${kind}`)}
          error={missing ? t('verify.required') : undefined}
        >
          <TextInput
            value={handle}
            inputMode={KEYBOARDS[kind]}
            maxLength={REPRESENTATIVE_HANDLE_MAX_CHARACTERS}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ currentTarget }) => {
              const { value } = currentTarget;
              change(() => setHandle(value));
            }}
          />
        </Field>
        <Button type="submit" block loading={isPending}>
          {t('verify.submit')}
        </Button>
        <div role="status" className="empty:hidden">
          {error ? <Alert tone="danger">{failureText(error)}</Alert> : null}
          {data && variables ? <Verdict answer={data} handle={variables.handle} /> : null}
        </div>
      </form>
    </Card>
  );
}
