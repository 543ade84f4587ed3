import { useTranslation } from 'react-i18next';
import { headlineOf } from '../../components/lottery/headline';
import { shownRows } from '../../components/lottery/shown-rows';
import { useFamily } from '../../components/lottery/use-family';
import { PageHeading } from '../../components/page-heading';
import { PlatformImage } from '../../components/platform-image';
import type { ToldDetail, ToldGame } from './betting/told';
import { Countdown } from './clock/countdown';
import type { ServerClock } from './clock/server-clock';
import { PlayLine } from './play-time/play-line';
import { Reveal } from './results/reveal';

interface LotteryHeaderProps {
  detail: ToldDetail;
  clock: ServerClock;
  /** The page below shows and says the latest result, too. */
  isResultSaid: boolean;
  onEnd: () => void;
}

/** Which lottery it is, until when its draw takes orders, and what was drawn last. */
export function LotteryHeader({ detail: { game }, clock, isResultSaid, onEnd }: LotteryHeaderProps) {
  const { t } = useTranslation('lottery');
  const { current } = game;
  return (
    <header className="flex flex-col gap-4 rounded-xl bg-surface p-4 shadow-card ring-1 ring-line ring-inset sm:p-5">
      <div className="grid items-center gap-x-8 gap-y-4 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
        <div className="flex min-w-0 items-center gap-3.5">
          <PlatformImage path={game.icon} alt="" className="size-14 shrink-0 rounded-lg sm:size-16" />
          <div className="min-w-0">
            <PageHeading title={game.name} className="text-balance" />
            {current ? (
              <p className="money truncate text-muted text-sm">{t('betting.issue', { issue: current.issue })}</p>
            ) : null}
          </div>
        </div>
        <LastResult game={game} isSaid={!isResultSaid} />
        <NextClose game={game} clock={clock} onEnd={onEnd} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <p className="text-faint text-xs sm:text-sm">{t('betting.simulated')}</p>
        <PlayLine />
      </div>
    </header>
  );
}

/** More do not fit beside each other on a phone. */
const MOST_LARGE = 7;

function LastResult({ game: { last, family }, isSaid }: { game: ToldGame; isSaid: boolean }) {
  const { t } = useTranslation('lottery');
  const { data } = useFamily(family);
  const drawn = last && shownRows(data, last);
  const rows = drawn && headlineOf(family, drawn);
  const isLong = rows?.some(({ numbers }) => numbers.length > MOST_LARGE) ?? false;
  return (
    <div className="min-w-0 lg:justify-self-center">
      <p className="mb-1.5 text-faint text-sm">
        {last ? t('betting.last', { issue: last.issue }) : t('betting.noLast')}
      </p>
      {last && rows ? (
        <Reveal issue={last.issue} family={family} rows={rows} size={isLong ? 'sm' : 'md'} isSaid={isSaid} />
      ) : null}
      {last?.state === 'CANCELLED' ? <p className="text-coral text-sm">{t('betting.cancelled')}</p> : null}
    </div>
  );
}

interface NextCloseProps {
  game: ToldGame;
  clock: ServerClock;
  onEnd: () => void;
}

function NextClose({ game: { current, isOpen }, clock, onEnd }: NextCloseProps) {
  const { t } = useTranslation('lottery');
  if (!current || !isOpen) return <p className="font-semibold text-coral">{t('betting.notOpen')}</p>;
  if (current.state === 'SUSPENDED') return <p className="font-semibold text-coral">{t('betting.suspended')}</p>;
  return (
    <div className="flex items-baseline justify-between gap-4 rounded-lg bg-ink-deep px-4 py-2.5 ring-1 ring-line ring-inset lg:flex-col lg:items-end lg:gap-0">
      <span className="text-faint text-sm">{t('betting.closesIn')}</span>
      <Countdown
        until={current.closesAt}
        clock={clock}
        label={t('betting.closesIn')}
        onEnd={onEnd}
        isSpoken
        className="font-bold font-display text-2xl"
      />
    </div>
  );
}
