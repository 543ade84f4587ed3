import type { BankAccountView } from '@tonalli/contracts/cashier/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { ConfirmDialog } from '@tonalli/ui/confirm-dialog/confirm-dialog';
import { toast } from '@tonalli/ui/toast/toast-store';
import { Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useFailureText } from '../../../hooks/use-failure-text';
import { trpc } from '../../../trpc/trpc';

/** What can be done with one account: make it the main one, or remove it. */
export function AccountMenu({ account }: { account: BankAccountView }) {
  const { t } = useTranslation('cashier');
  const { queries } = useAppServices();
  const failureText = useFailureText();
  const [removing, setRemoving] = useState(false);
  const reread = () => queries.cashier.bankAccounts.invalidate();
  const choose = trpc.cashier.chooseBankAccount.useMutation({
    onSuccess: () => {
      toast.success(t('account.madeDefault'));
      return reread();
    },
    onError: (error) => toast.danger(failureText(error)),
  });
  const remove = trpc.cashier.removeBankAccount.useMutation({
    onSuccess: () => {
      toast.success(t('account.removed'));
      return reread();
    },
  });
  const { id, isDefault, bank, maskedClabe } = account;
  return (
    <>
      {isDefault ? null : (
        <Button
          variant="ghost"
          size="sm"
          loading={choose.isPending}
          iconStart={<Star aria-hidden="true" className="size-4" />}
          onClick={() => choose.mutate({ id })}
        >
          {t('account.makeDefault')}
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        iconStart={<Trash2 aria-hidden="true" className="size-4" />}
        onClick={() => setRemoving(true)}
      >
        {t('account.remove')}
      </Button>
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        tone="danger"
        title={t('account.removeTitle')}
        description={t('account.removeText', { bank: bank.name, account: maskedClabe.replace(' ', '\u00a0') })}
        confirmLabel={t('account.remove')}
        cancelLabel={t('account.cancel')}
        onConfirm={() => remove.mutateAsync({ id })}
      >
        {remove.error ? (
          <Alert tone="danger" announce>
            {failureText(remove.error)}
          </Alert>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
