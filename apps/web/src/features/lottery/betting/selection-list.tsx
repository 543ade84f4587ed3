import type { Play, Selection } from '@tonalli/lottery/play';
import { STATIONS_ROW } from '@tonalli/lottery/selection';
import { useTranslation } from 'react-i18next';
import { useStationName } from '../../../components/lottery/station-name';
import { stationAt, useBetting } from './betting-context';
import { chosenRows } from './selection-text';

interface SelectionListProps {
  play: Play;
  selection: Selection;
  /** Codes of the stations that draw, where it is not those of the draw that is bet on. */
  stations?: readonly string[];
}

/** What was chosen, row by row, in a few lines. */
export function SelectionList({ play, selection, stations }: SelectionListProps) {
  const { t } = useTranslation('lottery');
  const betting = useBetting();
  const stationName = useStationName();
  const { texts } = betting;
  return (
    <ul className="money flex flex-wrap gap-x-3 gap-y-0.5 text-muted text-sm">
      {chosenRows(play, selection).map(({ row, options, more }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a selection never change their order
        <li key={index} className="min-w-0 break-words">
          {row === null ? null : <span className="text-faint">{texts.row(row)}: </span>}
          {options
            .map((option) => {
              const station =
                stations && row === STATIONS_ROW
                  ? (stations[Number(option) - 1] ?? null)
                  : stationAt(betting, row ?? undefined, option);
              return station === null ? texts.option(option) : stationName(station);
            })
            .join(' ')}
          {more > 0 ? ` ${t('betting.slip.more', { more })}` : ''}
        </li>
      ))}
    </ul>
  );
}
