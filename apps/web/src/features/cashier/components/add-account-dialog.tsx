import type { BankAccountView } from '@tonalli/contracts/cashier/api';
import { CLABE_DIGITS, isClabe } from '@tonalli/contracts/clabe';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { toast } from '@tonalli/ui/toast/toast-store';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useIdempotentCall } from '../../../hooks/use-idempotent-call';
import { useClabe } from '../hooks/use-clabe';

const MIN_HOLDER = 3;
const MAX_HOLDER = 80;

interface AddAccountDialogProps {
  onClose: () => void;
  onAdded: (account: BankAccountView) => void;
}

/** Binds a bank account. The bank shows as soon as its digits are there, and a wrong digit before anything is sent. */
export function AddAccountDialog({ onClose, onAdded }: AddAccountDialogProps) {
  const { t } = useTranslation(['cashier', 'common']);
  const { client, queries } = useAppServices();
  const failureText = useFailureText();
  const formId = useId();
  const [holder, setHolder] = useState('');
  const [asked, setAsked] = useState(false);
  const clabe = useClabe(asked);
  const add = useIdempotentCall(client.cashier.addBankAccount.mutate, async (account) => {
    await queries.cashier.bankAccounts.invalidate();
    toast.success(t('cashier:account.added'));
    onAdded(account);
    onClose();
  });
  const holderFault = holder.trim().length < MIN_HOLDER ? t('cashier:account.holderShort') : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form lives in a portal, but React hands its submit on to the form around.
    event.stopPropagation();
    setAsked(true);
    if (isClabe(clabe.digits) && clabe.bank && !holderFault) add.mutate({ clabe: clabe.digits, holder: holder.trim() });
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={t('cashier:account.addTitle')}
      description={t('cashier:account.addText')}
      closeLabel={t('common:actions.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cashier:account.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={add.isPending}>
            {t('cashier:account.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={t('cashier:account.clabe')} required hint={clabe.hint} error={clabe.error}>
          <TextInput
            data-autofocus=""
            inputMode="numeric"
            autoComplete="off"
            className="money"
            maxLength={CLABE_DIGITS + CLABE_SPACES}
            value={clabe.digits}
            onChange={(event) => clabe.type(event.currentTarget.value)}
          />
        </Field>
        <Field
          label={t('cashier:account.holder')}
          required
          hint={t('cashier:account.holderHint')}
          error={asked ? holderFault : undefined}
        >
          <TextInput
            autoComplete="name"
            maxLength={MAX_HOLDER}
            value={holder}
            onChange={(event) => setHolder(event.currentTarget.value)}
          />
        </Field>
        {add.error ? (
          <Alert tone="danger" announce>
            {failureText(add.error)}
          </Alert>
        ) : null}
      </form>
    </Dialog>
  );
}

/** A pasted CLABE may come in groups. */
const CLABE_SPACES = 6;
