import { formatDay } from '@tonalli/i18n/format';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { clsx } from 'clsx';
import { useLanguage } from '../hooks/use-language';
import { useWidth } from '../hooks/use-width';
import { type ChartScale, chartScale, labelEvery } from './chart-scale';

export interface DaySeries {
  id: string;
  name: string;
  /** The bars' colour; "sign" is one for gains and one for losses. */
  tone: 'sign' | 'jade' | 'marigold';
  valuesMinor: readonly number[];
}

/** A line across all days that a value is held against. */
export interface ChartLine {
  name: string;
  valueMinor: number;
}

interface DayChartProps {
  /** Says in words what the bars show. */
  label: string;
  days: readonly string[];
  series: readonly DaySeries[];
  line?: ChartLine | undefined;
  /** Of the scale; amounts unless something else is drawn. */
  writeTick?: ((value: number) => string) | undefined;
  /** Place of the day that is looked at. */
  active?: number | null;
  onActiveChange?: (index: number | null) => void;
}

interface Frame {
  left: number;
  width: number;
  slot: number;
  y: (minor: number) => number;
}

const HEIGHT = 240;
const TOP = 10;
const BOTTOM = 26;
const DAY_NAME_WIDTH = 64;
const DIGIT_WIDTH = 7;
const WIDEST_BAR = 26;

/** Bars for every day, drawn to the pixel at whatever width there is. */
export function DayChart({ label, days, series, line, writeTick, active = null, onActiveChange }: DayChartProps) {
  const language = useLanguage();
  const [ref, width] = useWidth<HTMLDivElement>(640);
  const scale = chartScale([...series.flatMap(({ valuesMinor }) => valuesMinor), line?.valueMinor ?? 0]);
  const write = writeTick ?? ((tick: number) => formatAmount(tick, { language, trimZeros: true }));
  const names = scale.ticks.map(write);
  const left = Math.max(...names.map((name) => name.length)) * DIGIT_WIDTH + 8;
  const plot = Math.max(width - left, 1);
  const rise = (HEIGHT - TOP - BOTTOM) / (scale.high - scale.low);
  const frame: Frame = {
    left,
    width: plot,
    slot: plot / Math.max(days.length, 1),
    y: (minor) => TOP + (scale.high - minor) * rise,
  };
  return (
    // Its width is its place's, never that of what was drawn before.
    <div ref={ref} className="contain-inline-size">
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={HEIGHT}
        className="block"
        onPointerLeave={() => onActiveChange?.(null)}
      >
        <Grid scale={scale} names={names} frame={frame} />
        {active === null ? null : (
          <rect
            x={frame.left + active * frame.slot}
            y={TOP}
            width={frame.slot}
            height={HEIGHT - TOP - BOTTOM}
            className="fill-overlay"
          />
        )}
        <Bars series={series} frame={frame} />
        {line ? <Line line={line} frame={frame} /> : null}
        <DayNames days={days} frame={frame} />
        {days.map((day, index) => (
          <rect
            key={day}
            x={frame.left + index * frame.slot}
            y={0}
            width={frame.slot}
            height={HEIGHT}
            className="fill-transparent"
            onPointerEnter={() => onActiveChange?.(index)}
            onPointerDown={() => onActiveChange?.(index)}
          />
        ))}
      </svg>
    </div>
  );
}

function Grid({ scale, names, frame }: { scale: ChartScale; names: readonly string[]; frame: Frame }) {
  return scale.ticks.map((tick, index) => (
    <g key={tick}>
      <line
        x1={frame.left}
        x2={frame.left + frame.width}
        y1={Math.round(frame.y(tick)) + 0.5}
        y2={Math.round(frame.y(tick)) + 0.5}
        className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
      />
      <text x={frame.left - 8} y={frame.y(tick) + 4} textAnchor="end" className="money fill-faint text-2xs">
        {names[index]}
      </text>
    </g>
  ));
}

function Line({ line: { name, valueMinor }, frame }: { line: ChartLine; frame: Frame }) {
  const y = Math.round(frame.y(valueMinor)) + 0.5;
  return (
    <g>
      <line
        x1={frame.left}
        x2={frame.left + frame.width}
        y1={y}
        y2={y}
        strokeDasharray="6 4"
        className="stroke-2 stroke-danger"
      />
      <text
        x={frame.left + 4}
        y={valueMinor < 0 ? y - 6 : y + 14}
        className="fill-text stroke-4 stroke-surface font-semibold text-2xs [paint-order:stroke]"
      >
        {name}
      </text>
    </g>
  );
}

const FILLS = { jade: 'fill-jade', marigold: 'fill-marigold' };

function Bars({ series, frame }: { series: readonly DaySeries[]; frame: Frame }) {
  const bar = Math.min((frame.slot * 0.72) / series.length, WIDEST_BAR);
  const zero = frame.y(0);
  return series.map(({ id, tone, valuesMinor }, place) =>
    valuesMinor.map((minor, index) => {
      if (minor === 0) return null;
      const middle = frame.left + (index + 0.5) * frame.slot;
      const height = Math.max(Math.abs(frame.y(minor) - zero), 1.5);
      const fill = tone === 'sign' ? (minor > 0 ? 'fill-jade' : 'fill-danger') : FILLS[tone];
      return (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: days stand in their order
          key={`${id}-${index}`}
          x={middle - (bar * series.length) / 2 + place * bar}
          y={minor > 0 ? zero - height : zero}
          width={Math.max(bar - (series.length > 1 ? 1 : 0), 1)}
          height={height}
          rx={Math.min(2, bar / 4)}
          className={clsx(fill)}
        />
      );
    }),
  );
}

function DayNames({ days, frame }: { days: readonly string[]; frame: Frame }) {
  const language = useLanguage();
  const every = labelEvery(days.length, frame.width, DAY_NAME_WIDTH);
  return days.map((day, index) =>
    // Counted from the end, so that the last day always has its name.
    (days.length - 1 - index) % every === 0 ? (
      <text
        key={day}
        x={Math.min(frame.left + (index + 0.5) * frame.slot, frame.left + frame.width - DAY_NAME_WIDTH / 3)}
        y={HEIGHT - 6}
        textAnchor="middle"
        className="fill-faint text-2xs"
      >
        {formatDay(day, language)}
      </text>
    ) : null,
  );
}
