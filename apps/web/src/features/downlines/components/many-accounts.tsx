import { DOWNLINE_KINDS, type NewAccount, type NewAccountFault } from '@tonalli/contracts/downlines/api';
import { Button } from '@tonalli/ui/button/button';
import { DataTable } from '@tonalli/ui/data-table/data-table';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { trpc } from '../../../trpc/trpc';
import { readAccounts } from '../read-accounts';
import { AccountsFile } from './accounts-file';

interface Preview {
  batchId: string;
  accounts: NewAccount[];
  faults: NewAccountFault[][];
}

/** Accounts from a CSV file: what is wrong with each row first, then exactly the good ones once (AG-03). */
export function ManyAccounts() {
  const { t } = useTranslation('downlines');
  const failureText = useFailureText();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [isBad, setIsBad] = useState(false);
  const utils = trpc.useUtils();
  const check = trpc.downlines.checkAccounts.useMutation();
  const open = trpc.downlines.openAccounts.useMutation({
    onSuccess: ({ results }) => {
      toast.success(t('register.done', { count: results.filter(({ memberId }) => memberId !== null).length }));
      setPreview(null);
      return utils.downlines.list.invalidate();
    },
  });
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const accounts = readAccounts(await file.text());
    setPreview(null);
    setIsBad(accounts === null);
    if (accounts === null) return;
    check.mutate(
      { accounts },
      { onSuccess: ({ faults }) => setPreview({ batchId: crypto.randomUUID(), accounts, faults }) },
    );
  };
  const kindText = (kind: string) => {
    const known = DOWNLINE_KINDS.find((each) => each === kind);
    return known ? t(`kind.${known}`) : kind || '—';
  };
  const good = preview?.accounts.filter((_, index) => preview.faults[index]?.length === 0) ?? [];
  const error = check.error ?? open.error;
  return (
    <div className="flex flex-col gap-4 pt-4">
      <AccountsFile isBad={isBad} onChoose={(file) => void choose(file)} />
      {error ? (
        <p role="alert" className="text-danger text-sm">
          {failureText(error)}
        </p>
      ) : null}
      {preview ? (
        <>
          <DataTable
            caption={t('register.preview')}
            rows={preview.accounts.map((account, index) => ({
              ...account,
              index,
              faults: preview.faults[index] ?? [],
            }))}
            rowKey={({ index }) => String(index)}
            columns={[
              { id: 'row', header: t('register.row'), cell: ({ index }) => index + 1 },
              { id: 'name', header: t('register.username'), heading: true, cell: ({ username }) => username || '—' },
              { id: 'kind', header: t('register.kind'), cell: ({ kind }) => kindText(kind) },
              {
                id: 'state',
                header: t('register.state'),
                cell: ({ faults }) => (
                  <span className={faults.length > 0 ? 'text-danger' : 'text-jade'}>
                    {faults.length > 0 ? faults.map((fault) => t(`fault.${fault}`)).join(', ') : t('register.good')}
                  </span>
                ),
              },
            ]}
          />
          {good.length > 0 ? (
            <Button
              className="self-start"
              loading={open.isPending}
              onClick={() => open.mutate({ batchId: preview.batchId, accounts: good })}
            >
              {t('register.confirm', { count: good.length })}
            </Button>
          ) : (
            <p className="text-muted">{t('register.noGood')}</p>
          )}
        </>
      ) : null}
    </div>
  );
}
