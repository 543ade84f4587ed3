import { baseOf, type ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chartScale } from '../../../components/chart-scale';
import { useLanguage } from '../../../hooks/use-language';
import { useWidth } from '../../../hooks/use-width';
import { baseColumn, type CurvePoint, curveOf, curveSpan, payAt } from '../rules/tier-curve';

const HEIGHT = 230;
const TOP = 14;
const BOTTOM = 30;
const DIGIT_WIDTH = 7;
/** Of the slider below the drawing. */
const STEPS = 200;

interface TierCurveProps {
  terms: ContractTerms;
  /** What the base came to in the period shown, where it is known; minor units. */
  reachedMinor?: number | undefined;
}

/** What terms pay for a base: the scale that holds as a full line, the other one dashed, and any figure by the slider below. */
export function TierCurve({ terms, reachedMinor }: TierCurveProps) {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  const id = useId();
  const span = Math.max(curveSpan(terms), Math.ceil((reachedMinor ?? 0) * 1.1));
  const [place, setPlace] = useState<number | null>(null);
  const shown = place === null ? (reachedMinor ?? Math.round(span / 2)) : Math.round((span * place) / STEPS);
  const words = (minor: number) =>
    t('curve.readout', {
      base: formatAmount(minor, { language }),
      pay: formatAmount(payAt(terms, minor), { language }),
    });
  return (
    <figure className="flex flex-col gap-3">
      <Legend terms={terms} />
      <Drawing terms={terms} span={span} shown={shown} />
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="font-medium text-sm">
          {t(baseOf(terms.kind) === 'turnover' ? 'curve.tryTurnover' : 'curve.tryNetLoss')}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={STEPS}
          value={place ?? Math.round((shown / span) * STEPS)}
          aria-valuetext={words(shown)}
          onChange={(event) => setPlace(event.currentTarget.valueAsNumber)}
          className="h-8 w-full cursor-pointer accent-marigold"
        />
        <p aria-hidden="true" className="text-sm">
          {words(shown)}
        </p>
        <p className="text-faint text-xs">{t('curve.note')}</p>
      </div>
    </figure>
  );
}

const otherScale = ({ scale }: ContractTerms) => (scale === 'slab' ? 'slice' : 'slab');
/** With one level both scales pay the same. */
const scalesDiffer = ({ tiers }: ContractTerms) => tiers.length > 1;

function Legend({ terms }: { terms: ContractTerms }) {
  const { t } = useTranslation('agent-contracts');
  return (
    <figcaption className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      <span className="inline-flex items-center gap-2">
        <Sample /> {t('curve.holds', { scale: t(`scale.${terms.scale}.name`) })}
      </span>
      {scalesDiffer(terms) ? (
        <span className="inline-flex items-center gap-2 text-muted">
          <Sample dashed /> {t('curve.other', { scale: t(`scale.${otherScale(terms)}.name`) })}
        </span>
      ) : null}
    </figcaption>
  );
}

interface DrawingProps {
  terms: ContractTerms;
  /** The base up to which it is drawn, and the one that is marked; minor units. */
  span: number;
  shown: number;
}

function Drawing({ terms, span, shown }: DrawingProps) {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  const [ref, width] = useWidth<HTMLDivElement>(560);
  const { scale } = terms;
  const [held, dashed] = [curveOf(terms, scale, span), curveOf(terms, otherScale(terms), span)];
  const y = chartScale([...held, ...dashed].map(({ payMinor }) => payMinor));
  const names = y.ticks.map((minor) => formatAmount(minor, { language, trimZeros: true }));
  const left = Math.max(...names.map((name) => name.length)) * DIGIT_WIDTH + 8;
  const plot = Math.max(width - left - 8, 1);
  const atX = (minor: number) => left + (plot * minor) / span;
  const atY = (minor: number) => TOP + ((y.high - minor) / (y.high - y.low)) * (HEIGHT - TOP - BOTTOM);
  const path = (points: readonly CurvePoint[]) =>
    points
      .filter(({ baseMinor }) => baseMinor <= span)
      .map(({ baseMinor, payMinor }, index) => `${index ? 'L' : 'M'}${atX(baseMinor)} ${atY(payMinor)}`)
      .join('');
  return (
    <div ref={ref} className="contain-inline-size">
      <svg
        role="img"
        aria-label={t(baseOf(terms.kind) === 'turnover' ? 'curve.labelTurnover' : 'curve.labelNetLoss', {
          scale: t(`scale.${scale}.name`),
        })}
        width={width}
        height={HEIGHT}
        className="block"
      >
        {y.ticks.map((tick, index) => (
          <Tick key={tick} left={left} plot={plot} at={atY(tick)} name={names[index]} isZero={tick === 0} />
        ))}
        {terms.tiers.map((tier, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: levels stand in their order
          <Level key={index} left={left} plot={plot} at={atX(tier[baseColumn(terms)])} number={index + 1} />
        ))}
        {scalesDiffer(terms) ? (
          <path d={path(dashed)} strokeDasharray="3 5" className="fill-none stroke-[1.5] stroke-muted" />
        ) : null}
        <path d={path(held)} className="fill-none stroke-[2.5] stroke-marigold" strokeLinejoin="round" />
        <line
          x1={atX(shown)}
          x2={atX(shown)}
          y1={TOP}
          y2={HEIGHT - BOTTOM}
          strokeDasharray="2 3"
          className="stroke-jade"
        />
        <circle cx={atX(shown)} cy={atY(payAt(terms, shown))} r={5} className="fill-jade stroke-2 stroke-surface" />
      </svg>
    </div>
  );
}

/** Where the plot lies, and where a line crosses its axis; pixels. */
interface LineProps {
  left: number;
  plot: number;
  at: number;
}

function Tick({ left, plot, at, name, isZero }: LineProps & { name: string | undefined; isZero: boolean }) {
  const y = Math.round(at) + 0.5;
  return (
    <g>
      <line x1={left} x2={left + plot} y1={y} y2={y} className={isZero ? 'stroke-line-strong' : 'stroke-line'} />
      <text x={left - 8} y={at + 4} textAnchor="end" className="money fill-faint text-2xs">
        {name}
      </text>
    </g>
  );
}

function Level({ left, plot, at, number }: LineProps & { number: number }) {
  return (
    <g>
      <line x1={at} x2={at} y1={TOP} y2={HEIGHT - BOTTOM} className="stroke-line" />
      <text
        x={Math.min(Math.max(at, left + 8), left + plot - 12)}
        y={HEIGHT - 10}
        textAnchor="middle"
        className="money fill-muted text-2xs"
      >
        {number}
      </text>
    </g>
  );
}

/** The look of a line, beside its name. */
function Sample({ dashed = false }: { dashed?: boolean }) {
  return (
    <svg aria-hidden="true" width={28} height={8} className="shrink-0">
      <line
        x1={1}
        x2={27}
        y1={4}
        y2={4}
        strokeDasharray={dashed ? '3 5' : undefined}
        className={clsx(dashed ? 'stroke-[1.5] stroke-muted' : 'stroke-[2.5] stroke-marigold')}
      />
    </svg>
  );
}
