import type { ContractDetail, ContractView } from '@tonalli/contracts/agent-contracts/api';
import { END_REASONS } from '@tonalli/contracts/agent-contracts/kinds';
import { Button } from '@tonalli/ui/button/button';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { trpc } from '../../../trpc/trpc';
import { useDownloadTerms } from '../hooks/use-download-terms';
import { useMomentText } from '../hooks/use-moment-text';
import { VersionHash } from './version-hash';

/** Every version of a contract, to keep as a file, and all that happened to it. */
export function ContractHistory({ contract }: { contract: ContractView }) {
  const { t } = useTranslation('agent-contracts');
  const { contractId } = contract;
  const { data, error, isFetching, refetch } = trpc.agentContracts.detail.useQuery({ contractId });
  if (error && !data) {
    return (
      <LoadFailure part title={t('history.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton className="h-40 rounded-xl" />;
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {data.versions.length > 0 ? <Versions contract={contract} versions={data.versions} /> : null}
      <Events history={data.history} />
    </div>
  );
}

function Versions({ contract, versions }: { contract: ContractView; versions: ContractDetail['versions'] }) {
  const { t } = useTranslation('agent-contracts');
  const moment = useMomentText();
  const download = useDownloadTerms(contract);
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg">{t('versions.title')}</h3>
      <ul className="divide-y divide-line rounded-xl bg-surface ring-1 ring-line ring-inset">
        {versions.toReversed().map((version) => (
          <li key={version.version} className="flex flex-col gap-1.5 p-4 text-sm">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold">{t('versions.number', { version: version.version })}</span>
              <Button
                size="sm"
                variant="ghost"
                iconStart={<Download aria-hidden="true" className="size-4" />}
                aria-label={t('versions.downloadOf', { version: version.version })}
                onClick={() => download(version)}
                className="print:hidden"
              >
                {t('versions.download')}
              </Button>
            </div>
            <p className="text-muted">
              {version.effectiveFrom
                ? t('versions.from', { when: moment(version.effectiveFrom) })
                : t('versions.offered', { when: moment(version.offeredAt) })}
            </p>
            <div>
              <p className="text-faint text-xs">{t('versions.hash')}</p>
              <VersionHash terms={version.terms} hash={version.hash} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Events({ history }: { history: ContractDetail['history'] }) {
  const { t } = useTranslation('agent-contracts');
  const moment = useMomentText();
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg">{t('history.title')}</h3>
      <ol className="flex flex-col rounded-xl bg-surface p-4 ring-1 ring-line ring-inset">
        {history.map(({ at, event, by, version, note }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: what happened stands in its order
            key={index}
            className="relative border-line border-s-2 ps-4 pb-4 last:pb-0"
          >
            <span aria-hidden="true" className="absolute -start-1.25 top-1.5 size-2 rounded-full bg-marigold" />
            <p className="font-semibold text-sm">
              {t(`event.${event}`)}
              {version === null ? null : (
                <span className="font-normal text-muted"> · {t('versions.number', { version })}</span>
              )}
            </p>
            <p className="text-muted text-sm">
              <time dateTime={at}>{moment(at)}</time> · {t(`by.${by}`)}
            </p>
            {note ? <Note note={note} /> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What somebody said in their own words, or the reason that the platform gave by its name. */
function Note({ note }: { note: string }) {
  const { t } = useTranslation('agent-contracts');
  const reason = END_REASONS.find((known) => known === note);
  return <p className="mt-1 text-sm">{reason ? t(`endReason.${reason}`) : `“${note}”`}</p>;
}
