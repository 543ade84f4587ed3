import type { ClaimedMission, MissionView } from '@tonalli/contracts/missions/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { chainsOf } from '../chains';
import { useMissionTexts } from '../mission-texts';
import { MissionCard } from './mission-card';

const GROUPS = ['day', 'week', 'once'] as const;

/** The missions of now by their windows, each chain as a path of its own. */
export function MissionList() {
  const { t } = useTranslation('missions');
  const language = useLanguage();
  const { data, error, isFetching, refetch } = trpc.missions.list.useQuery({ language }, { staleTime: 0 });
  const [claimed, setClaimed] = useState<ClaimedMission | null>(null);
  if (!data) {
    if (error) return <LoadFailure title={t('error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
    return <Skeleton className="h-96 w-full rounded-xl" />;
  }
  if (data.missions.length === 0) return <EmptyState title={t('none')} description={t('noneText')} />;
  const { single, chains } = chainsOf(data.missions);
  return (
    <div className="flex flex-col gap-8">
      {claimed ? <Receipt claimed={claimed} /> : null}
      {GROUPS.map((window) => (
        <Group
          key={window}
          title={t(`groups.${window}`)}
          missions={single.filter((mission) => mission.window === window)}
          onClaimed={setClaimed}
        />
      ))}
      {chains.map((chain) => (
        <Group
          key={chain.map(({ id, windowFrom }) => `${id} ${windowFrom}`).join()}
          title={t('chain', { title: chain[0]?.title })}
          missions={chain}
          onClaimed={setClaimed}
        />
      ))}
    </div>
  );
}

interface GroupProps {
  title: string;
  missions: readonly MissionView[];
  onClaimed: (claimed: ClaimedMission) => void;
}

function Group({ title, missions, onClaimed }: GroupProps) {
  if (missions.length === 0) return null;
  return (
    <section aria-label={title}>
      <SectionHeader title={title} />
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {missions.map((mission) => (
          <li key={`${mission.id} ${mission.windowFrom}`}>
            <MissionCard mission={mission} onClaimed={onClaimed} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Receipt({ claimed }: { claimed: ClaimedMission }) {
  const { t } = useTranslation('missions');
  const what = useMissionTexts().gifts(claimed).join(', ');
  const { rewardId } = claimed;
  return (
    <Alert key={claimed.id} tone="success" title={t('receipt.title')} announce>
      {rewardId ? t('receipt.reference', { what, reference: rewardId }) : t('receipt.text', { what })}
    </Alert>
  );
}
