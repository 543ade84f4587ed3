import type { BoardRow, Play, Selection } from '@tonalli/lottery/play';
import { STATIONS_ROW } from '@tonalli/lottery/selection';
import { LiveRegion } from '@tonalli/ui/live-region/live-region';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStationName } from '../../../components/lottery/station-name';
import { stationAt, stationCount, useBetting } from './betting-context';
import { optionOdds } from './figures';
import { OptionGrid } from './option-grid';
import { picked, type QuickPick, quickPicksOf, toggled } from './quick-picks';
import { useOddsText } from './use-odds-text';

interface RowBoardProps {
  play: Play;
  rows: readonly BoardRow[];
  selection: Selection;
  onChange: (selection: Selection) => void;
}

/** Rows of options to choose from, in the numbers that the play asks for. */
export function RowBoard({ play, rows, selection, onChange }: RowBoardProps) {
  const betting = useBetting();
  const count = stationCount(betting);
  const perOption = useMemo(() => optionOdds(play, betting.odds), [play, betting.odds]);
  return (
    <div className="flex flex-col gap-4">
      {rows.map((row, index) => {
        const drawn = row.id === STATIONS_ROW ? row.options.filter((option) => Number(option) <= count) : row.options;
        return (
          <BoardRowPart
            key={row.id}
            row={{ ...row, options: drawn, most: Math.min(row.most, drawn.length) }}
            chosen={selection[index] ?? []}
            onChange={(chosen) => onChange(rows.map((_, at) => (at === index ? chosen : (selection[at] ?? []))))}
            odds={perOption}
          />
        );
      })}
    </div>
  );
}

interface BoardRowPartProps {
  row: BoardRow;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  odds: ReadonlyMap<string, number> | null;
}

function BoardRowPart({ row, chosen, onChange, odds }: BoardRowPartProps) {
  const { t } = useTranslation('lottery');
  const betting = useBetting();
  const stationName = useStationName();
  const oddsText = useOddsText();
  const id = useId();
  const [isFull, setFull] = useState(false);
  const { texts } = betting;
  const name = texts.row(row.id);
  const nameOf = (option: string) => {
    const station = stationAt(betting, row.id, option);
    return station === null ? texts.option(option) : stationName(station);
  };
  const noteOf = (option: string) => {
    const found = odds?.get(option);
    return found === undefined ? null : oddsText(found);
  };
  const press = (option: string) => {
    const next = toggled(row, chosen, option);
    setFull(next === null);
    if (next) onChange(next);
  };
  const pick = (quick: QuickPick | null) => {
    setFull(false);
    onChange(quick ? picked(row, quick) : []);
  };
  return (
    <div className="grid gap-x-4 gap-y-2 border-line border-b pb-4 last:border-0 last:pb-0 xl:grid-cols-[8rem_minmax(0,1fr)]">
      <div className="flex items-baseline justify-between gap-3 xl:flex-col xl:justify-start xl:gap-0.5">
        <p id={id} className="font-semibold">
          {name}
        </p>
        <p className="money text-faint text-sm">
          {row.most > 1 || row.least > 0 ? <RowLimits row={row} chosen={chosen.length} /> : null}
        </p>
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <OptionGrid
          row={row}
          labelledBy={id}
          chosen={chosen}
          onPress={press}
          nameOf={nameOf}
          {...(odds && { noteOf })}
        />
        {isFull ? <p className="text-coral text-sm">{t('betting.board.full', { count: row.most })}</p> : null}
        <LiveRegion>{isFull ? t('betting.board.full', { count: row.most }) : ''}</LiveRegion>
        <QuickPicks row={row} name={name} isEmpty={chosen.length === 0} onPick={pick} />
      </div>
    </div>
  );
}

function RowLimits({ row: { least, most, options }, chosen }: { row: BoardRow; chosen: number }) {
  const { t } = useTranslation('lottery');
  if (least === most) return t('betting.board.exactly', { chosen, limit: most });
  if (chosen < least) return t('betting.board.least', { chosen, limit: least });
  return most < options.length
    ? t('betting.board.most', { chosen, limit: most })
    : t('betting.board.chosen', { count: chosen });
}

interface QuickPicksProps {
  row: BoardRow;
  name: string;
  isEmpty: boolean;
  onPick: (quick: QuickPick | null) => void;
}

const QUICK =
  'min-h-11 min-w-11 shrink-0 grow rounded-full px-1.5 font-semibold text-muted text-xs ring-1 ring-line ring-inset hover:bg-overlay hover:text-text disabled:opacity-40 sm:min-h-9 sm:grow-0 sm:px-3 sm:text-sm';

function QuickPicks({ row, name, isEmpty, onPick }: QuickPicksProps) {
  const { t } = useTranslation('lottery');
  const quick = quickPicksOf(row);
  if (quick.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that act at once are no fields
    <div
      role="group"
      aria-label={t('betting.quick.label', { row: name })}
      className="no-scrollbar flex gap-1 overflow-x-auto p-px sm:flex-wrap sm:gap-1.5"
    >
      {quick.map((one) => (
        <button key={one} type="button" onClick={() => onPick(one)} className={QUICK}>
          {t(`betting.quick.${one}`)}
        </button>
      ))}
      <button type="button" disabled={isEmpty} onClick={() => onPick(null)} className={QUICK}>
        {t('betting.quick.clear')}
      </button>
    </div>
  );
}
