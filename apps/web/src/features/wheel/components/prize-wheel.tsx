import type { WheelSector } from '@tonalli/contracts/wheel/api';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { usePrizeText } from '../hooks/use-prize-text';
import { pointAt, type Slice, slicePath, slicesOf } from '../wheel-geometry';
import { toneOf } from './sector-tones';

const RADIUS = 96;
const LABEL_AT = 88;
/** Narrower sectors have no room for a word. */
const LABEL_FROM = 7;
const STUDS = 24;

interface PrizeWheelProps {
  title: string;
  sectors: readonly WheelSector[];
  /** Degrees, clockwise. */
  turn: number;
  onStopped: () => void;
}

/** The wheel under its pointer. What it gives stands in the table of odds; here it is a picture. */
export function PrizeWheel({ title, sectors, turn, onStopped }: PrizeWheelProps) {
  const { t } = useTranslation('wheel');
  const slices = slicesOf(sectors);
  return (
    <svg
      viewBox="-108 -112 216 220"
      role="img"
      aria-label={t('board', { title, sectors: sectors.length })}
      className="mx-auto w-full max-w-105"
    >
      <circle r="104" className="fill-raised stroke-marigold-deep" strokeWidth="3" />
      <g
        style={{ transform: `rotate(${turn}deg)` }}
        onTransitionEnd={onStopped}
        className="transition-transform duration-4000 ease-[cubic-bezier(.12,.75,.16,1)] motion-reduce:transition-none"
      >
        {slices.map((slice, index) => {
          const sector = sectors[index];
          return sector ? <Sector key={slice.sectorId} slice={slice} sector={sector} /> : null;
        })}
      </g>
      {Array.from({ length: STUDS }, (_, index) => {
        const { x, y } = pointAt((index * 360) / STUDS, 100);
        return <circle key={`${x},${y}`} cx={x} cy={y} r="1.4" className="fill-marigold-bright" />;
      })}
      <circle r="15" className="fill-ink stroke-marigold-deep" strokeWidth="3" />
      <path d="M0-8 2.2-2.2 8 0 2.2 2.2 0 8-2.2 2.2-8 0-2.2-2.2Z" className="fill-marigold" />
      <path d="M-8-110H8L0-90Z" className="fill-marigold-bright stroke-ink" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}

function Sector({ slice, sector }: { slice: Slice; sector: WheelSector }) {
  const { short } = usePrizeText();
  const [fill, text] = toneOf(sector);
  const middle = (slice.from + slice.to) / 2;
  const at = pointAt(middle, LABEL_AT);
  return (
    <g className={clsx(sector.isGone && 'opacity-45')}>
      <path d={slicePath(slice, RADIUS)} className={clsx(fill, 'stroke-ink')} strokeWidth="0.8" />
      {slice.to - slice.from >= LABEL_FROM ? (
        <text
          transform={`translate(${at.x} ${at.y}) rotate(${middle + 90})`}
          dominantBaseline="central"
          className={clsx(text, 'font-bold font-display text-[8px]')}
        >
          {short(sector.reward)}
        </text>
      ) : null}
    </g>
  );
}
