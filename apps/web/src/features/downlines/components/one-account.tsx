import type { DownlineKind, NewAccountFault } from '@tonalli/contracts/downlines/api';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { toast } from '@tonalli/ui/toast/toast-store';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { trpc } from '../../../trpc/trpc';
import { KindChoice } from './kind-choice';
import { RateFields, readRates, type TypedRates } from './rate-fields';

const NAME_FAULTS: readonly NewAccountFault[] = ['usernameInvalid', 'usernameTaken'];

/** One account right below the agent, with a first password (AG-03). What was typed stays after a refusal. */
export function OneAccount() {
  const { t } = useTranslation('downlines');
  const failureText = useFailureText();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [kind, setKind] = useState<DownlineKind>('member');
  const [typed, setTyped] = useState<TypedRates>({});
  const [faults, setFaults] = useState<readonly NewAccountFault[]>([]);
  const form = useRef<HTMLFormElement>(null);
  // Each refusal leads to what is wrong, once it stands there.
  useEffect(() => {
    if (faults.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  const batch = useRef({ of: '', id: '' });
  const utils = trpc.useUtils();
  const open = trpc.downlines.openAccounts.useMutation({
    onSuccess: ({ results }) => {
      const [result] = results;
      setFaults(result?.faults ?? []);
      if (!result?.memberId) return;
      toast.success(t('register.opened', { name: result.username }));
      setUsername('');
      setPassword('');
      return utils.downlines.list.invalidate();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const rates = readRates(typed);
    if (rates === null) return;
    const account = { username, password, kind, rates };
    const of = JSON.stringify(account);
    // The same once more after a lost answer opens nothing twice; a refused one is asked anew.
    if (batch.current.of !== of || faults.length > 0) batch.current = { of, id: crypto.randomUUID() };
    open.mutate({ batchId: batch.current.id, accounts: [account] });
  };
  const nameFault = faults.find((fault) => NAME_FAULTS.includes(fault));
  return (
    <form
      ref={form}
      onSubmit={send}
      noValidate
      className="mt-4 flex max-w-2xl flex-col gap-4 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset sm:p-6"
    >
      <h2 className="text-lg">{t('register.newAccount')}</h2>
      <KindChoice kind={kind} onChange={setKind} />
      <Field label={t('register.username')} required error={nameFault ? t(`fault.${nameFault}`) : undefined}>
        <TextInput
          autoComplete="off"
          value={username}
          onChange={({ currentTarget: { value } }) => setUsername(value)}
        />
      </Field>
      <Field
        label={t('register.password')}
        required
        hint={t('register.passwordHint')}
        error={faults.includes('passwordInvalid') ? t('fault.passwordInvalid') : undefined}
      >
        <TextInput
          autoComplete="off"
          value={password}
          onChange={({ currentTarget: { value } }) => setPassword(value)}
        />
      </Field>
      <RateFields typed={typed} onChange={setTyped} />
      {faults.includes('rateOutOfRange') || open.error ? (
        <p role="alert" className="text-danger text-sm">
          {open.error ? failureText(open.error) : t('fault.rateOutOfRange')}
        </p>
      ) : null}
      <Button type="submit" loading={open.isPending} className="self-start">
        {t('register.open')}
      </Button>
    </form>
  );
}
