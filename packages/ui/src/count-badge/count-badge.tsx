import { clsx } from 'clsx';

export interface CountBadgeProps {
  count: number;
  /** Above this the badge says "99+". */
  max?: number | undefined;
  tone?: 'loud' | 'quiet' | undefined;
  /** Read aloud in place of the figure: "3 mensajes sin leer". */
  label?: string | undefined;
  className?: string | undefined;
}

/** Nothing for zero. */
export function CountBadge({ count, max = 99, tone = 'loud', label, className }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={clsx(
        'money inline-flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 font-bold text-2xs',
        tone === 'loud' ? 'bg-danger-strong text-on-danger' : 'bg-overlay text-text',
        className,
      )}
    >
      <span aria-hidden={label ? true : undefined}>{count > max ? `${max}+` : count}</span>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
