import type { SessionRow } from '@tonalli/contracts/account/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Globe, Laptop, type LucideIcon, Smartphone, Tablet } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { pendingProps } from '../../../components/reveal-in-order';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { useDeviceName } from '../hooks/use-device-name';
import { usePlaceName } from '../hooks/use-place-name';
import { EndSessionDialog } from './end-session-dialog';
import { PlaceAndIp } from './place-and-ip';

const ICONS: Record<SessionRow['device']['kind'], LucideIcon> = {
  desktop: Laptop,
  phone: Smartphone,
  tablet: Tablet,
  other: Globe,
};

/** Where the account is open, each place to be closed from here (AUTH-17). */
export function SessionList() {
  const { t } = useTranslation('account');
  const query = trpc.account.sessions.useQuery();
  const { data, error, isFetching, refetch } = query;
  const [ending, setEnding] = useState<SessionRow | 'others' | null>(null);
  const id = useId();
  if (!data && error) {
    return (
      <LoadFailure part title={t('sessions.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  }
  return (
    <Card role="region" aria-labelledby={id} {...pendingProps(query)} flush>
      <div className="flex flex-col gap-1 border-line border-b bg-raised/50 p-5 sm:p-6">
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
          <h2 id={id} className="text-xl">
            {t('sessions.title')}
          </h2>
          {data?.some(({ current }) => !current) ? (
            <Button variant="secondary" size="sm" onClick={() => setEnding('others')}>
              {t('sessions.endOthers')}
            </Button>
          ) : null}
        </div>
        <p className="text-muted text-sm">{t('sessions.text')}</p>
      </div>
      {data ? (
        <ul aria-label={t('sessions.list')} className="flex flex-col">
          {data.map((session) => (
            <SessionItem key={session.id} session={session} onEnd={() => setEnding(session)} />
          ))}
        </ul>
      ) : (
        <Skeleton className="m-5 h-40" />
      )}
      {ending ? <EndSessionDialog target={ending} onClose={() => setEnding(null)} /> : null}
    </Card>
  );
}

function SessionItem({ session, onEnd }: { session: SessionRow; onEnd: () => void }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const device = useDeviceName()(session.device);
  const place = usePlaceName()(session.place);
  const Icon = ICONS[session.device.kind];
  return (
    <li className="flex items-center gap-3.5 border-line px-5 py-3.5 not-first:border-t sm:px-6">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-overlay text-muted">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {device}
          {session.current ? <Badge tone="jade">{t('sessions.current')}</Badge> : null}
        </p>
        <p className="text-muted text-sm">
          <PlaceAndIp place={session.place} ip={session.ip} />
        </p>
        <p className="text-faint text-sm">
          {t('sessions.lastUsed', { when: formatDateTime(session.lastUsedAt, language) })}
        </p>
      </div>
      {session.current ? null : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('sessions.endSpoken', { device, place, ip: session.ip })}
          onClick={onEnd}
          className="shrink-0"
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
