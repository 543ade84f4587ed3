import type { LotteryFamily } from '@tonalli/lottery/play';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session';
import LoadFailure from '../../../components/load-failure';
import { useFamilyTexts } from '../../../components/lottery/family-texts';
import { useFamily } from '../../../components/lottery/use-family';
import type { ServerClock } from '../clock/server-clock';
import { type Betting, BettingContext, playOf } from './betting-context';
import { BettingDesk } from './betting-desk';
import { oddsInGroup } from './figures';
import type { ToldDetail } from './told';
import { useDesk } from './use-desk';
import { useTargetDraw } from './use-target-draw';

interface BettingViewProps {
  detail: ToldDetail;
  clock: ServerClock;
}

/** Where a lottery is bet on (LOTT-01, LOTT-03). */
export function BettingView({ detail, clock }: BettingViewProps) {
  const { t } = useTranslation('lottery');
  const { session } = useSession();
  const { data: family, error, isFetching, refetch } = useFamily(detail.game.family);
  if (error) {
    return <LoadFailure title={t('betting.failed')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (family === undefined) return <BettingSkeleton />;
  if (family === null || family.plays.length === 0) {
    return <EmptyState title={t('betting.unknown')} description={t('betting.unknownText')} illustration="dusk" />;
  }
  // What one member chose is no other's.
  return <FamilyBetting key={session?.username ?? ''} detail={detail} clock={clock} family={family} />;
}

function FamilyBetting({ detail, clock, family }: BettingViewProps & { family: LotteryFamily }) {
  const texts = useFamilyTexts(family.id);
  const { desk, dispatch } = useDesk(detail.game.gameCode, family);
  const isBusy =
    desk.slip.lines.length > 0 || Object.values(desk.chosen).some((rows) => rows.some((row) => row.length > 0));
  const target = useTargetDraw({ current: detail.game.current, clock, isBusy });
  const { prizeGroup } = detail;
  const group = prizeGroup
    ? Math.min(prizeGroup.most, Math.max(prizeGroup.least, desk.prizeGroup ?? prizeGroup.most))
    : null;
  const odds = useMemo(() => oddsInGroup(detail.odds.table, group), [detail.odds.table, group]);
  const betting: Betting = { detail, family, texts, clock, odds, group, target, desk, dispatch };
  const play = playOf(betting, desk.play ?? '') ?? family.plays[0];
  return play ? (
    <BettingContext value={betting}>
      <BettingDesk play={play} />
    </BettingContext>
  ) : null;
}

function BettingSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Skeleton className="h-[34rem] rounded-xl" />
      <Skeleton className="h-64 rounded-xl max-lg:hidden" />
    </div>
  );
}
