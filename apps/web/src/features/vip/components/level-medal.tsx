import { clsx } from 'clsx';

interface LevelMedalProps {
  level: number;
  /** How many levels there are above the first: one ray each. */
  last: number;
  label?: string;
  className?: string;
}

const RAY = 'M50 3 C54 9 56 14 56 19 A32 32 0 0 0 44 19 C44 14 46 9 50 3 Z';

/** A sun with a ray for each level; those that were reached shine. */
export function LevelMedal({ level, last, label, className }: LevelMedalProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={clsx('shrink-0', className)}
    >
      {Array.from({ length: last }, (_, index) => (index * 360) / last).map((degrees, index) => (
        <path
          key={degrees}
          d={RAY}
          transform={`rotate(${degrees} 50 50)`}
          className={index < level ? 'fill-marigold' : 'fill-overlay'}
        />
      ))}
      <circle cx="50" cy="50" r="27" className={level > 0 ? 'fill-marigold-soft' : 'fill-raised'} />
      <circle
        cx="50"
        cy="50"
        r="26"
        strokeWidth="2.5"
        className={clsx('fill-none', level > 0 ? 'stroke-marigold' : 'stroke-line')}
      />
      <text
        x="50"
        y="51"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="28"
        className={clsx('font-bold font-display', level > 0 ? 'fill-marigold-bright' : 'fill-muted')}
      >
        {level}
      </text>
    </svg>
  );
}
