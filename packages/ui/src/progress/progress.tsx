import { clsx } from 'clsx';

export interface ProgressProps {
  /** Names what advances. */
  label: string;
  value: number;
  max?: number | undefined;
  /** Spoken in place of the percentage: "$300 de $500". */
  valueText?: string | undefined;
  tone?: 'marigold' | 'jade' | 'danger' | undefined;
  className?: string | undefined;
}

const TONES = { marigold: 'fill-marigold', jade: 'fill-jade', danger: 'fill-danger' };

/** The bar is a drawing, so that its length needs no inline style. */
export function Progress({ label, value, max = 100, valueText, tone = 'marigold', className }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={valueText}
      className={clsx('h-2 w-full overflow-hidden rounded-full bg-overlay', className)}
    >
      <svg aria-hidden="true" className="size-full" preserveAspectRatio="none">
        <rect width={`${(share * 100).toFixed(2)}%`} height="100%" rx="4" className={TONES[tone]} />
      </svg>
    </div>
  );
}
