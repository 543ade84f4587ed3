import type { TrendRow } from './trend-table';

interface TrendLineProps {
  rows: readonly TrendRow[];
  columns: number;
  /** Where the draws of the table begin, and how wide and high a place of it is; rem. */
  box: { left: number; top: number; columnRem: number; rowRem: number };
}

/** The way from draw to draw where each drew one option: the table says the same in numbers. */
export function TrendLine({ rows, columns, box: { left, top, columnRem, rowRem } }: TrendLineProps) {
  const points = rows.map(({ since }, row) => `${since.indexOf(0) + 0.5},${row + 0.5}`).join(' ');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${columns} ${rows.length}`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute"
      style={{
        left: `${left}rem`,
        top: `${top}rem`,
        width: `${columns * columnRem}rem`,
        height: `${rows.length * rowRem}rem`,
      }}
    >
      <polyline
        points={points}
        fill="none"
        className="stroke-marigold-deep"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
