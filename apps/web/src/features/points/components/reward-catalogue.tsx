import type { PointsOverview, RewardCard as Reward } from '@tonalli/contracts/points/api';
import { Button } from '@tonalli/ui/button/button';
import { Chip } from '@tonalli/ui/chip/chip';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { type PointsSearch, REWARD_TYPES } from '../points-search';
import { canRedeem } from '../reward-state';
import { FilterChips } from './filter-chips';
import { RewardCard } from './reward-card';

const GRID = 'grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 xl:grid-cols-4';

interface RewardCatalogueProps {
  search: PointsSearch;
  overview: PointsOverview | undefined;
  onChange: (
    change: Pick<PointsSearch, 'reward'> | { type: Reward['type'] | undefined; affordable: true | undefined },
  ) => void;
}

/** The catalogue, by type and by what the points allow (PTS-01). */
export function RewardCatalogue({ search, overview, onChange }: RewardCatalogueProps) {
  const { t } = useTranslation('points');
  const language = useLanguage();
  const { data, error, isFetching, refetch } = trpc.points.rewards.useQuery({ language });
  const { type, affordable } = search;
  const shown = data?.filter(
    (reward) => (!type || reward.type === type) && (!affordable || (overview && canRedeem(reward, overview))),
  );
  if (!data && error) {
    return <LoadFailure title={t('rewards.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (data?.length === 0) return <EmptyState title={t('rewards.empty')} description={t('rewards.emptyText')} />;
  return (
    <div className="flex flex-col gap-5">
      <FilterChips
        label={t('rewards.filters')}
        all={t('rewards.all')}
        options={REWARD_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
        value={type}
        onValueChange={(next) => onChange({ type: next, affordable })}
      >
        <Chip
          pressed={affordable === true}
          icon={<Wallet aria-hidden="true" />}
          onClick={() => onChange({ type, affordable: affordable ? undefined : true })}
        >
          {t('rewards.affordable')}
        </Chip>
        <span aria-hidden="true" className="my-2 w-px shrink-0 bg-line" />
      </FilterChips>
      {shown ? null : <RewardsSkeleton />}
      {shown?.length === 0 ? (
        <EmptyState
          illustration="search"
          title={t('rewards.none')}
          description={t('rewards.noneText')}
          action={
            <Button variant="secondary" onClick={() => onChange({ type: undefined, affordable: undefined })}>
              {t('rewards.reset')}
            </Button>
          }
        />
      ) : null}
      {shown && shown.length > 0 ? (
        <ul aria-label={t('rewards.list')} className={GRID}>
          {shown.map((reward) => (
            <li key={reward.id} className="flex">
              <RewardCard reward={reward} overview={overview} onOpen={() => onChange({ reward: reward.id })} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function RewardsSkeleton() {
  return (
    <div className={GRID}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((place) => (
        <Skeleton key={place} className="h-64 rounded-xl sm:h-80" />
      ))}
    </div>
  );
}
