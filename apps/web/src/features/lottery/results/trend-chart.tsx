import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { TrendLine } from './trend-line';
import type { TrendColumn, TrendRow, TrendTable } from './trend-table';

interface TrendChartProps {
  caption: string;
  table: TrendTable;
  optionText: (option: string) => string;
}

/** Sizes in rem, by which the line over the table finds its places. */
const HEAD_REM = 7;
const ROW_REM = 2.5;
const NARROWEST_REM = 2.5;
const LETTER_REM = 0.62;
const SUMMARIES = ['times', 'now', 'longest'] as const;

const SUMMARY_OF: Record<(typeof SUMMARIES)[number], (column: TrendColumn) => number> = {
  times: ({ drawn }) => drawn,
  now: ({ missing }) => missing,
  longest: ({ longest }) => longest,
};

const STICKY = 'sticky left-0 z-20 border-line border-e bg-surface px-3 text-left font-semibold';

/** Draws by options: what was drawn, and for how many draws what was not. It scrolls sideways within its own box. */
export const TrendChart = memo(({ caption, table, optionText }: TrendChartProps) => {
  const { columns, rows, isSingle } = table;
  const longest = Math.max(...columns.map(({ option }) => optionText(option).length));
  const columnRem = Math.max(NARROWEST_REM, longest * LETTER_REM + 1);
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
      className="max-h-[80dvh] w-fit max-w-full overflow-auto rounded-xl bg-surface ring-1 ring-line ring-inset"
    >
      <div className="relative w-fit">
        <table
          className="money table-fixed border-separate border-spacing-0 text-center text-sm"
          style={{ width: `${HEAD_REM + columns.length * columnRem}rem` }}
        >
          <caption className="sr-only">{caption}</caption>
          <colgroup>
            <col style={{ width: `${HEAD_REM}rem` }} />
            {columns.map(({ option }) => (
              <col key={option} style={{ width: `${columnRem}rem` }} />
            ))}
          </colgroup>
          <Head columns={columns} optionText={optionText} />
          <Summary columns={columns} />
          <Draws rows={rows} columns={columns} optionText={optionText} />
        </table>
        {isSingle ? (
          <TrendLine
            rows={rows}
            columns={columns.length}
            box={{ left: HEAD_REM, top: ROW_REM * (SUMMARIES.length + 1), columnRem, rowRem: ROW_REM }}
          />
        ) : null}
      </div>
    </section>
  );
});

function Head({ columns, optionText }: Pick<TrendTable, 'columns'> & Pick<TrendChartProps, 'optionText'>) {
  const { t } = useTranslation('lottery');
  return (
    <thead>
      <tr style={{ height: `${ROW_REM}rem` }}>
        <th scope="col" className="sticky top-0 left-0 z-30 border-line border-e border-b bg-raised px-3 text-left">
          {t('trend.issue')}
        </th>
        {columns.map(({ option }) => (
          <th key={option} scope="col" className="sticky top-0 z-20 border-line border-b bg-raised font-bold">
            {optionText(option)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Summary({ columns }: Pick<TrendTable, 'columns'>) {
  const { t } = useTranslation('lottery');
  return (
    <tbody className="text-muted">
      {SUMMARIES.map((summary) => (
        <tr key={summary} style={{ height: `${ROW_REM}rem` }}>
          <th scope="row" className={`${STICKY} border-b`}>
            {t(`trend.${summary}`)}
          </th>
          {columns.map((column) => (
            <td key={column.option} className="border-line border-b bg-ink-deep">
              {SUMMARY_OF[summary](column)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface DrawsProps {
  rows: readonly TrendRow[];
  columns: readonly TrendColumn[];
  optionText: (option: string) => string;
}

function Draws({ rows, columns, optionText }: DrawsProps) {
  const { t } = useTranslation('lottery');
  const drawn = t('trend.drawn');
  return (
    <tbody>
      {rows.map(({ issue, since }) => (
        <tr key={issue} style={{ height: `${ROW_REM}rem` }}>
          <th scope="row" className={STICKY}>
            <IssueName issue={issue} />
          </th>
          {columns.map(({ option }, place) =>
            since[place] === 0 ? (
              <td key={option}>
                <span className="relative z-10 inline-grid h-8 min-w-8 place-items-center rounded-full bg-marigold px-1.5 font-bold text-on-marigold">
                  <span>
                    {optionText(option)}
                    <span className="sr-only"> {drawn}</span>
                  </span>
                </span>
              </td>
            ) : (
              <td key={option} className="text-faint">
                {since[place]}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  );
}

/** Of a draw that is one of many of its day, the number within it; all of the name is read aloud. */
function IssueName({ issue }: { issue: string }) {
  const [day, number] = /^(\d{8}-)(\d+)$/.exec(issue)?.slice(1) ?? [];
  if (day === undefined) return issue;
  return (
    <>
      <span className="sr-only">{day}</span>
      {number}
    </>
  );
}
