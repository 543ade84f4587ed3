import type { BankAccountView } from '@tonalli/contracts/cashier/api';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { RadioGroup } from '@tonalli/ui/radio-group/radio-group';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { PlatformImage } from '../../../components/platform-image';
import { trpc } from '../../../trpc/trpc';
import { AccountMenu } from './account-menu';
import { AddAccountDialog } from './add-account-dialog';

interface AccountChoiceProps {
  accounts: readonly BankAccountView[] | undefined;
  value: string | null;
  onChange: (accountId: string) => void;
}

/** The bound accounts to choose from, what can be done with the chosen one, and a way to add another. */
export function AccountChoice({ accounts, value, onChange }: AccountChoiceProps) {
  const { t } = useTranslation('cashier');
  const { error, isFetching, refetch } = trpc.cashier.bankAccounts.useQuery();
  const [adding, setAdding] = useState(false);
  const chosen = accounts?.find(({ id }) => id === value);
  if (!accounts && error) {
    return <LoadFailure title={t('account.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!accounts) return <Skeleton className="h-24 w-full lg:col-span-2" />;
  return (
    <div className="flex flex-col gap-3 lg:col-span-2">
      {accounts.length === 0 ? <p className="text-muted">{t('account.empty')}</p> : null}
      {accounts.length > 0 ? (
        <RadioGroup
          looks="cards"
          label={t('account.label')}
          value={value}
          onValueChange={onChange}
          options={accounts.map((account) => ({ value: account.id, label: <AccountLabel account={account} /> }))}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          iconStart={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => setAdding(true)}
        >
          {t('account.add')}
        </Button>
        {chosen ? <AccountMenu account={chosen} /> : null}
      </div>
      {adding ? <AddAccountDialog onClose={() => setAdding(false)} onAdded={({ id }) => onChange(id)} /> : null}
    </div>
  );
}

function AccountLabel({ account }: { account: BankAccountView }) {
  const { t } = useTranslation('cashier');
  const { bank, maskedClabe, holder, isDefault } = account;
  return (
    <span className="flex flex-col gap-1">
      <PlatformImage
        path={bank.logo}
        alt=""
        fit="contain"
        className="-ms-1 aspect-5/2 h-10 self-start"
        fallback={<span className="text-faint text-xs">{bank.code}</span>}
      />
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold">{bank.name}</span>
        {isDefault ? <Badge tone="solid">{t('account.default')}</Badge> : null}
      </span>
      <span className="money text-muted">{maskedClabe}</span>
      <span className="text-faint text-xs">{holder}</span>
    </span>
  );
}
