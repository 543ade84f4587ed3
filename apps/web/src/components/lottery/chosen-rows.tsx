import type { Play, Selection } from '@tonalli/lottery/play';
import { rowsOf, STATIONS_ROW } from '@tonalli/lottery/selection';
import { Button } from '@tonalli/ui/button/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FamilyTexts } from './family-texts';
import { useStationName } from './station-name';

/** As many as a few lines of a phone hold. */
const MOST_SHOWN = 40;

interface ChosenRowsProps {
  /** Left out: this page does not know its rules, and the rows have no names. */
  play: Play | undefined;
  selection: Selection;
  texts: FamilyTexts;
  /** Of the draw, by which places of stations are named. */
  stations: readonly string[];
  /** Whose selection it is. */
  label: string;
}

/** What was chosen row by row; thousands of numbers are shown once they are asked for. */
export function ChosenRows({ play, selection, texts, stations, label }: ChosenRowsProps) {
  const { t } = useTranslation('lottery');
  const stationName = useStationName();
  const [isWhole, setWhole] = useState(false);
  const rows = play ? rowsOf(play.board) : [];
  const isLong = selection.some((options) => options.length > MOST_SHOWN);
  const wordOf = (row: string | undefined, option: string) => {
    const station = row === STATIONS_ROW ? stations[Number(option) - 1] : undefined;
    return station === undefined ? texts.option(option) : stationName(station);
  };
  return (
    <div className="mt-1">
      <ul className="money flex flex-col gap-0.5 text-muted text-sm">
        {selection.map((options, index) => {
          const row = rows[index]?.id;
          if (options.length === 0) return null;
          const shown = isWhole ? options : options.slice(0, MOST_SHOWN);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a selection never change their places
            <li key={index} className="wrap-anywhere">
              {row !== undefined && selection.length > 1 ? (
                <span className="text-faint">{row === STATIONS_ROW ? t('order.stations') : texts.row(row)}: </span>
              ) : null}
              {shown.map((option) => wordOf(row, option)).join(' ')}
              {shown.length < options.length ? ' …' : ''}
            </li>
          );
        })}
      </ul>
      {isLong ? (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isWhole}
          className="-ms-3 min-h-11"
          onClick={() => setWhole((whole) => !whole)}
        >
          {isWhole ? t('order.showLess') : t('order.showAll')}
          <span className="sr-only">: {label}</span>
        </Button>
      ) : null}
    </div>
  );
}
