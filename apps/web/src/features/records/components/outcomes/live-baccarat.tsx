import { LiveBaccaratView } from '@tonalli/contracts/games/live-baccarat';
import { useTranslation } from 'react-i18next';
import { LaidTable } from '../laid-table';
import { Undecided } from '../undecided';
import BaccaratOutcome from './baccarat';

/** A coup of a table, as one of the game for one; while its cards do not lie, what is bet on it. */
export default function LiveBaccaratOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = LiveBaccaratView.safeParse(view);
  if (!read.success || read.data.winner !== null) return <BaccaratOutcome view={view} />;
  const rows = read.data.spots.map(({ spot, ...paid }) => ({ key: spot, name: t(`baccarat.spot.${spot}`), ...paid }));
  return (
    <section className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <Undecided text={t('baccarat.open')} />
      <LaidTable rows={rows} />
    </section>
  );
}
