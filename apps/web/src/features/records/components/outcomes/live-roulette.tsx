import { LiveRouletteView } from '@tonalli/contracts/games/live-roulette';
import { useTranslation } from 'react-i18next';
import { RouletteSpots } from '../roulette-spots';
import { Undecided } from '../undecided';
import RouletteOutcome from './roulette';

/** A spin of a table, as one of the game for one; while the ball has not come to lie, what is bet on it. */
export default function LiveRouletteOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = LiveRouletteView.safeParse(view);
  if (!read.success || read.data.pocket !== null) return <RouletteOutcome view={view} />;
  return (
    <section className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <Undecided text={t('roulette.open')} />
      <RouletteSpots spots={read.data.spots} />
    </section>
  );
}
