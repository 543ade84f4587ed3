import type { ShownNumber, ShownRow } from '@tonalli/lottery/play';
import { clsx } from 'clsx';
import { TONE_CLASSES } from './tones';

export type NumberSize = 'sm' | 'md' | 'lg';

interface ShownProps {
  shape: ShownRow['shape'];
  number: ShownNumber;
  size: NumberSize;
}

const BOXES: Record<NumberSize, string> = {
  sm: 'min-w-7 h-7 text-xs',
  md: 'min-w-9 h-9 text-sm',
  lg: 'min-w-11 h-11 text-lg',
};

const SHAPES: Record<ShownRow['shape'], string> = {
  ball: 'rounded-full shadow-[inset_-3px_-4px_8px_rgb(0_0_0/0.22),inset_2px_3px_5px_rgb(255_255_255/0.28)]',
  die: 'rounded-sm shadow-[inset_0_-3px_0_rgb(0_0_0/0.18)]',
  rank: 'rounded-xs',
  digits: 'rounded-xs px-1.5 tracking-wide',
};

/** Where the pips of each face lie, on a field of three by three. */
const PIPS: Record<string, readonly number[]> = {
  '1': [4],
  '2': [2, 6],
  '3': [2, 4, 6],
  '4': [0, 2, 6, 8],
  '5': [0, 2, 4, 6, 8],
  '6': [0, 2, 3, 5, 6, 8],
};

/** One drawn ball, die, place in a race, or number of several digits. */
export function ShownNumberMark({ shape, number: { text, tone, isApart }, size }: ShownProps) {
  const pips = shape === 'die' ? PIPS[text] : undefined;
  return (
    <span
      className={clsx(
        'money inline-flex items-center justify-center px-1 font-bold leading-none',
        BOXES[size],
        SHAPES[shape],
        TONE_CLASSES[tone],
        isApart && shape === 'ball' && 'outline-2 outline-marigold-bright outline-offset-2',
      )}
    >
      {pips ? (
        <>
          <Pips places={pips} />
          <span className="sr-only">{text}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}

function Pips({ places }: { places: readonly number[] }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-[86%] fill-current">
      {places.map((place) => (
        <circle key={place} cx={5 + 7 * (place % 3)} cy={5 + 7 * Math.floor(place / 3)} r="2.4" />
      ))}
    </svg>
  );
}
