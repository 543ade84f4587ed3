import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Solid stands out on a surface that is tinted itself. */
export type BadgeTone = 'neutral' | 'marigold' | 'solid' | 'jade' | 'danger' | 'info';

export interface BadgeProps {
  tone?: BadgeTone | undefined;
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-overlay text-muted',
  marigold: 'bg-marigold-soft text-marigold-bright',
  solid: 'bg-marigold text-on-marigold',
  jade: 'bg-jade-soft text-jade',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
};

/** A state in a word: settled, pending, new. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-xs [&_svg]:size-3.5',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
