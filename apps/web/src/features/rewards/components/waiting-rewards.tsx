import { Link } from '@tanstack/react-router';
import type { WaitingReward } from '@tonalli/contracts/rewards/api';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Gift } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { pendingProps } from '../../../components/reveal-in-order';
import { useLanguage } from '../../../hooks/use-language';
import { useRewardText } from '../../../hooks/use-reward-text';
import { PATHS } from '../../../paths';
import { trpc } from '../../../trpc/trpc';
import { type Receipt, useClaimRewards } from '../hooks/use-claim-rewards';
import { HeldNote } from './held-note';
import { RewardDeadline } from './reward-deadline';
import { RewardIcon } from './reward-icon';
import { RewardReceipt } from './reward-receipt';

interface Received {
  receipt: Receipt;
  /** The names of goods and games, which the claim's answer does not repeat. */
  subjects: ReadonlyMap<string, string | null>;
}

/** What can be claimed now, those first that lapse first. */
export function WaitingRewards() {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const textOf = useRewardText();
  const query = trpc.rewards.waiting.useQuery({ language });
  const { data, error, isFetching, refetch } = query;
  const heldUntil = trpc.rewards.count.useQuery().data?.heldUntil ?? null;
  const [received, setReceived] = useState<Received | null>(null);
  const { claim, claimAll, claiming, isClaimingAll } = useClaimRewards((receipt) => {
    const subjects = new Map(data?.map(({ rewardId, subject }) => [rewardId, subject]));
    setReceived({ receipt, subjects });
  });
  const id = useId();
  if (!data && error)
    return <LoadFailure title={t('error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton {...pendingProps(query)} className="min-h-60 rounded-xl" />;
  return (
    <div {...pendingProps(query)} className="flex flex-col gap-4">
      {heldUntil === null ? null : <HeldNote until={heldUntil} />}
      {received ? (
        <RewardReceipt
          receipt={received.receipt}
          textOf={({ rewardId, reward }) => textOf(reward, received.subjects.get(rewardId) ?? null)}
          onDismiss={() => setReceived(null)}
        />
      ) : null}
      <Card>
        <section aria-labelledby={id}>
          <SectionHeader
            id={id}
            level={2}
            title={t('waiting.title')}
            icon={<Gift />}
            {...(data.length > 0 ? { count: data.length } : {})}
          />
          {data.length === 0 ? (
            <NothingWaits />
          ) : (
            <>
              <ul className="flex flex-col divide-y divide-line">
                {data.map((reward) => (
                  <WaitingRow
                    key={reward.rewardId}
                    reward={reward}
                    loading={claiming === reward.rewardId}
                    disabled={claiming !== null || heldUntil !== null}
                    onClaim={() => claim(reward.rewardId)}
                  />
                ))}
              </ul>
              {data.length > 1 ? (
                <Button
                  className="mt-4 w-full sm:w-auto"
                  loading={isClaimingAll}
                  disabled={claiming !== null || heldUntil !== null}
                  onClick={claimAll}
                >
                  {t('claim.all', { count: data.length })}
                </Button>
              ) : null}
            </>
          )}
        </section>
      </Card>
    </div>
  );
}

interface WaitingRowProps {
  reward: WaitingReward;
  loading: boolean;
  disabled: boolean;
  onClaim: () => void;
}

function WaitingRow({
  reward: { title, source, reward, subject, expiresAt },
  loading,
  disabled,
  onClaim,
}: WaitingRowProps) {
  const { t } = useTranslation('rewards');
  const what = useRewardText()(reward, subject);
  return (
    <li className="flex items-center gap-3 py-3.5 first:pt-0 last:pb-0 sm:gap-4">
      <RewardIcon kind={reward.kind} />
      <div className="min-w-0 grow">
        <p className="money font-bold font-display text-lg leading-tight">{what}</p>
        <p className="text-muted text-sm">
          {title} · {t(`source.${source}`)}
        </p>
        <p className="mt-0.5 text-faint text-xs">
          {reward.kind === 'multiplier' ? `${t('startsAtClaim')} · ` : null}
          <RewardDeadline expiresAt={expiresAt} />
        </p>
      </div>
      <Button
        variant="jade"
        size="sm"
        className="shrink-0"
        loading={loading}
        disabled={disabled}
        aria-label={t('claim.of', { what, title })}
        onClick={onClaim}
      >
        {t('claim.one')}
      </Button>
    </li>
  );
}

/** How rewards are earned. */
function NothingWaits() {
  const { t } = useTranslation('rewards');
  return (
    <EmptyState
      illustration="inbox"
      title={t('waiting.empty')}
      description={t('waiting.emptyHint')}
      action={
        <Link to={PATHS.promotions} className="font-semibold text-marigold underline">
          {t('waiting.promotions')}
        </Link>
      }
    />
  );
}
