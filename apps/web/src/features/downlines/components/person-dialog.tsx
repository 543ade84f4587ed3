import { formatDateTime } from '@tonalli/i18n/format';
import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { Money } from '@tonalli/ui/money/money';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { CornerDownRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import type { DownlineEntry } from '../hooks/use-downline';
import { RatesForm } from './rates-form';

interface PersonDialogProps {
  /** Null: closed. */
  person: DownlineEntry | null;
  /** What others let an agent do with a direct downline. */
  actions: (person: DownlineEntry) => ReactNode;
  /** Goes to a line as a page of its own. */
  onEnter: (memberId: string) => void;
  onClose: () => void;
}

/** Somebody of the downline: balance, team in sums, rates, and what can be done (AG-04). */
export function PersonDialog({ person, actions, onEnter, onClose }: PersonDialogProps) {
  const { t } = useTranslation('downlines');
  return (
    <Dialog
      open={person !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={person?.name ?? ''}
      description={t('detail.lead', { level: person?.level ?? 1 })}
    >
      {person ? <Details person={person} actions={actions} onEnter={onEnter} /> : null}
    </Dialog>
  );
}

function Details({
  person,
  actions,
  onEnter,
}: Pick<PersonDialogProps, 'actions' | 'onEnter'> & { person: DownlineEntry }) {
  const { t } = useTranslation('downlines');
  const language = useLanguage();
  const { memberId, level } = person;
  const { data, error, isFetching, refetch } = trpc.downlines.detail.useQuery({ memberId }, { staleTime: 0 });
  if (!data && error) {
    return <LoadFailure title={t('detail.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="h-72 w-full rounded-xl" />;
  const { balanceMinor, team } = data;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-2 empty:hidden">
        {person.children > 0 ? (
          <Button
            variant="secondary"
            iconStart={<CornerDownRight aria-hidden="true" className="size-4" />}
            onClick={() => onEnter(memberId)}
          >
            {t('detail.line')}
          </Button>
        ) : null}
        {level === 1 ? actions(person) : null}
      </div>
      <dl className="grid gap-3 rounded-xl bg-raised p-4 sm:grid-cols-2">
        {balanceMinor === null ? null : (
          <Figure name={t('detail.balance')}>
            <Money amountMinor={balanceMinor} language={language} />
          </Figure>
        )}
        <Figure name={t('detail.team')}>
          {t('detail.teamCount', {
            agents: t('detail.agents', { count: team.agents }),
            members: t('detail.members', { count: team.members }),
          })}
        </Figure>
        <Figure name={t('detail.lastLogin')}>
          {person.lastLoginAt === null ? t('row.never') : formatDateTime(person.lastLoginAt, language)}
        </Figure>
        <Figure name={t('detail.teamBalance')}>
          <Money amountMinor={team.balanceMinor} language={language} />
        </Figure>
      </dl>
      {level === 1 ? (
        <RatesForm memberId={memberId} rates={data.rates} from={data.ratesFrom} />
      ) : (
        <p className="text-muted text-sm">{t('detail.notDirect')}</p>
      )}
    </div>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
