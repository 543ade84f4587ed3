import { Link } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { LiveRegion } from '@tonalli/ui/live-region/live-region';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { PageHeading } from '../../../components/page-heading';
import { readFailure } from '../../../trpc/platform-failure';
import { GameSkeleton } from '../game-skeleton';
import { useLaunchLottery } from './use-launch-lottery';

/** A lottery that was chosen somewhere, until the platform has said where it is played. */
export function LotteryLaunch(wanted: Parameters<typeof useLaunchLottery>[0]) {
  const { t } = useTranslation('lottery');
  const { error, launch } = useLaunchLottery(wanted);
  if (!error) {
    return (
      <>
        <LiveRegion>{t('launch.waiting')}</LiveRegion>
        <GameSkeleton />
      </>
    );
  }
  return (
    <>
      <PageHeading title={t('betting.failed')} hidden />
      <LoadFailure title={t('betting.failed')} error={error} busy={false} onRetry={launch} />
      <div className="flex flex-wrap justify-center gap-3">
        {readFailure(error).code === 'GAME_UNAVAILABLE' ? (
          <Button asChild variant="secondary">
            <Link from="/$category" to="." search={{ gameCode: wanted.gameCode, view: 'results' }}>
              {t('nav.results')}
            </Link>
          </Button>
        ) : null}
        <Button asChild variant="secondary">
          <Link from="/$category" to="." search={{}}>
            {t('nav.lobby')}
          </Link>
        </Button>
      </div>
    </>
  );
}
