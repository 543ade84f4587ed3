import { TOWER_LEVELS, TOWER_ROWS, TowerView } from '@tonalli/contracts/games/tower';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

type What = 'trap' | 'safe' | 'closed';

/** The tile that differs from the others of its row is the one safe one, or the one trap. */
function whatIs({ level, climbed, odd }: TowerView, row: number, tile: number): What {
  if (!odd) return climbed[row] === tile ? 'safe' : 'closed';
  const isOdd = odd[row] === tile;
  return isOdd === (TOWER_LEVELS[level].safe === 1) ? 'safe' : 'trap';
}

function Tile({ view, row, tile }: { view: TowerView; row: number; tile: number }) {
  const { t } = useTranslation('records');
  const what = whatIs(view, row, tile);
  const isChosen = view.climbed[row] === tile;
  return (
    <li
      className={clsx(
        'grid h-8 place-items-center rounded-md font-bold',
        what === 'trap' ? 'bg-danger-soft text-danger' : 'bg-raised text-jade',
        isChosen ? 'ring-2 ring-current ring-inset' : 'opacity-60',
      )}
    >
      <span aria-hidden="true">{what === 'closed' ? '' : what === 'safe' ? '★' : '✕'}</span>
      <span className="sr-only">
        {[t(`tower.tile.${what}`), ...(isChosen ? [t('tower.isChosen')] : [])].join(', ')}
      </span>
    </li>
  );
}

/** The rows from the top with all that they hid, and the way that was climbed. */
export default function TowerOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = TowerView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { level, climbed, multiplierX10000 } = read.data;
  const rows = Array.from({ length: TOWER_ROWS }, (_, index) => TOWER_ROWS - 1 - index);
  const tiles = Array.from({ length: TOWER_LEVELS[level].tiles }, (_, tile) => tile);
  const facts = [
    [t('tower.bet'), t(`tower.level.${level}`)],
    [t('tower.rows'), multiplierX10000 === 0 ? climbed.length - 1 : climbed.length],
    [t('tower.multiplier'), `× ${(multiplierX10000 / 10_000).toFixed(4)}`],
  ] as const;
  return (
    <section className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <div className="mx-auto grid max-w-64 gap-1.5">
        {rows.map((row) => (
          <ol key={row} className="grid auto-cols-fr grid-flow-col gap-1.5">
            {tiles.map((tile) => (
              <Tile key={tile} view={read.data} row={row} tile={tile} />
            ))}
          </ol>
        ))}
      </div>
      <dl className="mt-4 grid grid-cols-3 gap-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-faint text-sm">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
