import type { Play, Selection } from '@tonalli/lottery/play';
import { useTranslation } from 'react-i18next';
import { useStationName } from '../../../components/lottery/station-name';
import { stationAt, useBetting } from './betting-context';
import { chosenRows } from './selection-text';

/** What was chosen, row by row, in a few lines. */
export function SelectionList({ play, selection }: { play: Play; selection: Selection }) {
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
              const station = stationAt(betting, row ?? undefined, option);
              return station === null ? texts.option(option) : stationName(station);
            })
            .join(' ')}
          {more > 0 ? ` ${t('betting.slip.more', { more })}` : ''}
        </li>
      ))}
    </ul>
  );
}
