import type { ShownNumber, ShownRow } from '@tonalli/lottery/play';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useFamilyTexts } from './family-texts';
import { type NumberSize, ShownNumberMark } from './shown-number';
import { useStationName } from './station-name';

interface ResultRowsProps {
  /** In the order in which they are drawn. */
  rows: readonly ShownRow[];
  /** Whose texts name rows that have an id (`prizes.<id>`); without it they are named by their ids. */
  family?: string;
  size?: NumberSize;
  className?: string;
}

interface Named {
  row: ShownRow;
  name: string | null;
}

/** A result as everybody sees it: a single row of balls, or rows with the names of their prizes, by station. */
export function ResultRows({ rows, family = '', size = 'md', className }: ResultRowsProps) {
  const { prize } = useFamilyTexts(family);
  const stationName = useStationName();
  const stations = [...new Set(rows.map(({ station }) => station ?? ''))];
  const prizes = new Set(rows.map(({ id }) => id));
  if (rows.length === stations.length && prizes.size === 1 && rows.every(({ station }) => station)) {
    const [id] = prizes;
    return <StationLines rows={rows} prizeName={id ? prize(id) : null} size={size} className={className} />;
  }
  return (
    <div className={clsx('grid gap-4', stations.length > 1 && 'sm:grid-cols-2 xl:grid-cols-3', className)}>
      {stations.map((station) => (
        <fieldset key={station} aria-label={station ? stationName(station) : undefined} className="min-w-0">
          {station ? <p className="mb-2 font-semibold text-muted text-sm">{stationName(station)}</p> : null}
          <div className="flex flex-col gap-1.5">
            {rows
              .filter((row) => (row.station ?? '') === station)
              .map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a result never change their order
                <ResultRow key={index} named={{ row, name: row.id && prize(row.id) }} size={size} />
              ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

interface StationLinesProps {
  rows: readonly ShownRow[];
  prizeName: string | null;
  size: NumberSize;
  className: string | undefined;
}

/** The same prize of each station: its name once, and a line a station. */
function StationLines({ rows, prizeName, size, className }: StationLinesProps) {
  const stationName = useStationName();
  return (
    <div className={clsx('flex flex-col gap-2.5', className)}>
      {prizeName ? <p className="text-faint text-xs">{prizeName}</p> : null}
      {rows.map((row) => (
        <ResultRow key={row.station} named={{ row, name: stationName(row.station ?? '') }} size={size} />
      ))}
    </div>
  );
}

function ResultRow({ named: { row, name }, size }: { named: Named; size: NumberSize }) {
  const { t } = useTranslation('lottery');
  return (
    <div className={clsx(name && 'grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-2')}>
      {name ? <span className="text-faint text-sm">{name}</span> : null}
      <ul aria-label={name ?? t('balls.numbers')} className="flex min-w-0 flex-wrap items-center gap-1.5">
        {placed(row.numbers).map(({ key, number }) => (
          <li key={key} className="inline-flex items-center gap-1.5">
            {number.isApart && key > 0 ? (
              <>
                <span aria-hidden="true" className="font-bold text-faint">
                  +
                </span>
                <span className="sr-only">{t('balls.special')}</span>
              </>
            ) : null}
            <ShownNumberMark shape={row.shape} number={number} size={size} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Numbers repeat within a row, and never change their places. */
const placed = (numbers: readonly ShownNumber[]) => numbers.map((number, place) => ({ key: place, number }));
