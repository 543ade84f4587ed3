import { clsx } from 'clsx';

export interface SpinnerProps {
  /** Spoken name; without it the spinner is decoration. */
  label?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
}

const SIZES = { sm: 'size-4', md: 'size-6', lg: 'size-10' };
const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];

export function Spinner({ label, size = 'md', className }: SpinnerProps) {
  const drawing = (
    <svg viewBox="0 0 24 24" className={clsx('animate-turn', SIZES[size], className)} aria-hidden="true">
      {RAYS.map((angle, index) => (
        <rect
          key={angle}
          x="10.75"
          y="1.5"
          width="2.5"
          height="6"
          rx="1.25"
          fill="currentColor"
          opacity={0.2 + index * 0.11}
          transform={`rotate(${angle} 12 12)`}
        />
      ))}
    </svg>
  );
  if (!label) return drawing;
  return (
    <span role="status" className="inline-flex">
      {drawing}
      <span className="sr-only">{label}</span>
    </span>
  );
}
