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
  const [ref, width] = useWidth<HTMLDivElement>(560);
  const span = Math.max(curveSpan(terms), Math.ceil((reachedMinor ?? 0) * 1.1));
  const [place, setPlace] = useState<number | null>(null);
  const shown = place === null ? (reachedMinor ?? Math.round(span / 2)) : Math.round((span * place) / STEPS);
  const { scale } = terms;
  const other = scale === 'slab' ? 'slice' : 'slab';
  const [held, dashed] = [curveOf(terms, scale), curveOf(terms, other)];
  const y = chartScale([...held, ...dashed].map(({ payMinor }) => payMinor));
  const write = (minor: number) => formatAmount(minor, { language, trimZeros: true });
  const names = y.ticks.map(write);
  const left = Math.max(...names.map((name) => name.length)) * DIGIT_WIDTH + 8;
  const plot = Math.max(width - left - 8, 1);
  const atX = (minor: number) => left + (plot * minor) / span;
  const atY = (minor: number) => TOP + ((y.high - minor) / (y.high - y.low)) * (HEIGHT - TOP - BOTTOM);
  const path = (points: readonly CurvePoint[]) =>
    points
      .filter(({ baseMinor }) => baseMinor <= span)
      .map(({ baseMinor, payMinor }, index) => `${index ? 'L' : 'M'}${atX(baseMinor)} ${atY(payMinor)}`)
      .join('');
  const both = terms.tiers.length > 1;
  const words = (minor: number) =>
    t('curve.readout', {
      base: formatAmount(minor, { language }),
      pay: formatAmount(payAt(terms, minor), { language }),
    });
  const levels = terms.tiers.map((tier) => tier[baseColumn(terms)]);
  return (
    <figure className="flex flex-col gap-3">
      <figcaption className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <span className="inline-flex items-center gap-2">
          <Sample /> {t('curve.holds', { scale: t(`scale.${scale}.name`) })}
        </span>
        {both ? (
          <span className="inline-flex items-center gap-2 text-muted">
            <Sample dashed /> {t('curve.other', { scale: t(`scale.${other}.name`) })}
          </span>
        ) : null}
      </figcaption>
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
            <g key={tick}>
              <line
                x1={left}
                x2={left + plot}
                y1={Math.round(atY(tick)) + 0.5}
                y2={Math.round(atY(tick)) + 0.5}
                className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
              />
              <text x={left - 8} y={atY(tick) + 4} textAnchor="end" className="money fill-faint text-2xs">
                {names[index]}
              </text>
            </g>
          ))}
          {levels.map((level, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: levels stand in their order
            <g key={index}>
              <line x1={atX(level)} x2={atX(level)} y1={TOP} y2={HEIGHT - BOTTOM} className="stroke-line" />
              <text
                x={Math.min(Math.max(atX(level), left + 8), left + plot - 12)}
                y={HEIGHT - 10}
                textAnchor="middle"
                className="money fill-muted text-2xs"
              >
                {index + 1}
              </text>
            </g>
          ))}
          {both ? (
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
