import type { LinkedIdentityRow } from '@tonalli/contracts/account/api';
import type { ExternalProvider } from '@tonalli/contracts/session/external-names';
import { formatDate } from '@tonalli/i18n/format';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PROVIDER_NAMES, ProviderMark } from '../../../components/external-login/provider-mark';
import LoadFailure from '../../../components/load-failure';
import { LoginFailure } from '../../../components/login-failure';
import { useExternalWindow } from '../../../hooks/use-external-window';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { LinkDialog, UnlinkDialog } from './linked-identity-dialogs';

/** Accounts at other services that open this one; nothing is shown where none is offered and none is linked (AUTH-09). */
export function LinkedIdentities({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation(['account', 'errors']);
  const { data, error, isFetching, refetch } = trpc.account.linkedIdentities.useQuery();
  const [leaving, setLeaving] = useState<ExternalProvider | null>(null);
  const returned = trpc.account.returnedIdentity.useMutation();
  const way = useExternalWindow({ intent: 'link', onReturn: ({ attempt }) => returned.mutate({ attempt }) });
  const id = useId();
  if (!data && error) {
    return (
      <LoadFailure
        part
        title={t('account:linked.error')}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const linked = data?.list ?? [];
  const providers = [...new Set([...(data?.offered ?? []), ...linked.map(({ provider }) => provider)])];
  if (data && providers.length === 0) return null;
  return (
    <Card role="region" aria-labelledby={id} flush>
      <div className="flex flex-col gap-1 border-line border-b bg-raised/50 p-5 sm:p-6">
        <h2 id={id} className="text-xl">
          {t('account:linked.title')}
        </h2>
        <p className="text-muted text-sm">{t('account:linked.text')}</p>
      </div>
      {data ? null : <Skeleton className="m-5 h-44" />}
      <ul>
        {providers.map((provider) => {
          const row = linked.find((each) => each.provider === provider);
          return (
            <LinkedItem
              key={provider}
              provider={provider}
              row={row}
              busy={way.waiting === provider}
              onChange={() => {
                returned.reset();
                if (row) setLeaving(provider);
                else way.begin(provider);
              }}
            />
          );
        })}
      </ul>
      <div className="empty:hidden px-5 pb-4 sm:px-6">
        {way.closed ? (
          <Alert tone="warning" announce>
            {t('errors:POPUP_CLOSED')}
          </Alert>
        ) : null}
        <LoginFailure error={returned.error} />
      </div>
      {returned.data && returned.variables ? (
        <LinkDialog
          attempt={returned.variables.attempt}
          identity={returned.data}
          hasPassword={hasPassword}
          onClose={returned.reset}
        />
      ) : null}
      {leaving ? <UnlinkDialog provider={leaving} onClose={() => setLeaving(null)} /> : null}
    </Card>
  );
}

interface LinkedItemProps {
  provider: ExternalProvider;
  row: LinkedIdentityRow | undefined;
  busy: boolean;
  onChange: () => void;
}

function LinkedItem({ provider, row, busy, onChange }: LinkedItemProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const service = PROVIDER_NAMES[provider];
  const who = row?.email ?? row?.name;
  const since = row
    ? [
        t('linked.since', { date: formatDate(row.linkedAt, language) }),
        ...(row.lastUsedAt ? [t('linked.used', { date: formatDate(row.lastUsedAt, language) })] : []),
      ]
    : [t('linked.none')];
  return (
    <li className="flex items-center gap-3.5 border-line px-5 py-3.5 not-first:border-t sm:px-6">
      <ProviderMark provider={provider} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{service}</p>
        {who ? <p className="break-words text-sm">{who}</p> : null}
        <p className="text-muted text-sm">{since.join(' · ')}</p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        loading={busy}
        aria-label={t(row ? 'linked.unlinkSpoken' : 'linked.linkSpoken', { service })}
        onClick={onChange}
      >
        {t(row ? 'linked.unlink' : 'linked.link')}
      </Button>
    </li>
  );
}
