import type { PasskeyRow } from '@tonalli/contracts/account/api';
import { formatDate } from '@tonalli/i18n/format';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Fingerprint, Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { pendingProps } from '../../../components/reveal-in-order';
import { hasPasskeys } from '../../../hooks/passkeys';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs';

/** Devices that open the account without a password (AUTH-17). */
export function Passkeys({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('account');
  const query = trpc.account.passkeys.useQuery();
  const { data, error, isFetching, refetch } = query;
  const [open, setOpen] = useState<{ kind: 'add' } | { kind: 'rename' | 'remove'; row: PasskeyRow } | null>(null);
  const id = useId();
  if (!data && error) {
    return (
      <LoadFailure part title={t('passkeys.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  }
  const close = () => setOpen(null);
  return (
    <Card role="region" aria-labelledby={id} {...pendingProps(query)} flush>
      <div className="flex flex-col gap-1 border-line border-b bg-raised/50 p-5 sm:p-6">
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
          <h2 id={id} className="text-xl">
            {t('passkeys.title')}
          </h2>
          {hasPasskeys() ? (
            <Button size="sm" onClick={() => setOpen({ kind: 'add' })}>
              {t('passkeys.add')}
            </Button>
          ) : null}
        </div>
        <p className="text-muted text-sm">{t(hasPasskeys() ? 'passkeys.text' : 'passkeys.unsupported')}</p>
      </div>
      {data ? null : <Skeleton className="m-5 h-14" />}
      {data?.length === 0 ? <p className="px-5 py-4 text-muted text-sm sm:px-6">{t('passkeys.empty')}</p> : null}
      <ul>
        {data?.map((row) => (
          <PasskeyItem
            key={row.id}
            row={row}
            onRename={() => setOpen({ kind: 'rename', row })}
            onRemove={() => setOpen({ kind: 'remove', row })}
          />
        ))}
      </ul>
      {open?.kind === 'add' ? <AddPasskeyDialog hasPassword={hasPassword} onClose={close} /> : null}
      {open?.kind === 'rename' ? <RenamePasskeyDialog row={open.row} onClose={close} /> : null}
      {open?.kind === 'remove' ? <RemovePasskeyDialog row={open.row} onClose={close} /> : null}
    </Card>
  );
}

interface PasskeyItemProps {
  row: PasskeyRow;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyItem({ row, onRename, onRemove }: PasskeyItemProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { name, createdAt, lastUsedAt, backedUp } = row;
  return (
    <li className="flex items-center gap-3.5 border-line px-5 py-3.5 not-first:border-t sm:px-6">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-jade-soft text-jade">
        <Fingerprint aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="break-words font-semibold">{name}</p>
        <p className="text-muted text-sm">
          {t('passkeys.made', { date: formatDate(createdAt, language) })}
          {lastUsedAt ? ` · ${t('passkeys.used', { date: formatDate(lastUsedAt, language) })}` : ''}
        </p>
        {backedUp ? <p className="text-muted text-sm">{t('passkeys.backedUp')}</p> : null}
      </div>
      <IconButton label={t('passkeys.renameSpoken', { name })} onClick={onRename}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton label={t('passkeys.removeSpoken', { name })} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}
