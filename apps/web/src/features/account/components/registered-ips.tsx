import type { RegisteredIpRow } from '@tonalli/contracts/account/api';
import { formatDate, formatDateTime } from '@tonalli/i18n/format';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { ConfirmDialog } from '@tonalli/ui/confirm-dialog/confirm-dialog';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import LoadFailure from '../../../components/load-failure';
import { LoginFailure } from '../../../components/login-failure';
import { pendingProps } from '../../../components/reveal-in-order';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { useDeviceName } from '../hooks/use-device-name';

/** Networks from which a login needs no second step (AUTH-06, AUTH-17). */
export function RegisteredIps() {
  const { t } = useTranslation('account');
  const query = trpc.account.registeredIps.useQuery();
  const { data, error, isFetching, refetch } = query;
  const [removing, setRemoving] = useState<RegisteredIpRow | null>(null);
  const id = useId();
  if (!data && error) {
    return <LoadFailure part title={t('ips.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <Card role="region" aria-labelledby={id} {...pendingProps(query)} flush>
      <div className="flex flex-col gap-1 border-line border-b bg-raised/50 p-5 sm:p-6">
        <h2 id={id} className="text-xl">
          {t('ips.title')}
        </h2>
        <p className="text-muted text-sm">{t(data && !data.enforced ? 'ips.notEnforced' : 'ips.text')}</p>
      </div>
      {data ? null : <Skeleton className="m-5 h-14" />}
      {data?.list.length === 0 ? <p className="px-5 py-4 text-muted text-sm sm:px-6">{t('ips.empty')}</p> : null}
      <ul>
        {data?.list.map((row) => (
          <IpRow key={row.ip} row={row} onRemove={() => setRemoving(row)} />
        ))}
      </ul>
      {removing ? <RemoveIp ip={removing.ip} onClose={() => setRemoving(null)} /> : null}
    </Card>
  );
}

function IpRow({ row, onRemove }: { row: RegisteredIpRow; onRemove: () => void }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const deviceName = useDeviceName();
  return (
    <li className="flex items-center gap-3.5 border-line px-5 py-3.5 not-first:border-t sm:px-6">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span className="money break-all">{row.ip}</span>
          {row.current ? <Badge tone="jade">{t('ips.current')}</Badge> : null}
        </p>
        <p className="text-muted text-sm">
          {deviceName(row.device)} · {t('ips.added', { date: formatDate(row.addedAt, language) })}
        </p>
        <p className="text-muted text-sm">{t('ips.used', { date: formatDateTime(row.lastUsedAt, language) })}</p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('ips.removeSpoken', { ip: row.ip })}
        className="shrink-0"
        onClick={onRemove}
      >
        {t('ips.remove')}
      </Button>
    </li>
  );
}

function RemoveIp({ ip, onClose }: { ip: string; onClose: () => void }) {
  const { t } = useTranslation('account');
  const { queries } = useAppServices();
  const remove = trpc.account.removeRegisteredIp.useMutation();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={t('ips.confirmTitle')}
      description={t('ips.confirmText', { ip })}
      cancelLabel={t('ips.keep')}
      confirmLabel={t('ips.remove')}
      onConfirm={async () => {
        await remove.mutateAsync({ ip });
        toast.success(t('ips.removed'));
        await queries.account.registeredIps.invalidate();
      }}
    >
      <LoginFailure error={remove.error} />
    </ConfirmDialog>
  );
}
